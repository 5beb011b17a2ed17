// A browser without a window for the scripts here: the system's Chromium, or the one that CHROMIUM names. It asks nobody on the network.
import { chromium } from 'playwright-core';

export const launchBrowser = () => chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
