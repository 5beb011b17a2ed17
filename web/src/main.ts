import { mount } from 'svelte';

import App from './App.svelte';
import { lookForServer } from './app/connections.svelte';
import { installOffline } from './app/install-offline';
import { follow } from './app/router.svelte';
import { applySettings } from './app/settings.svelte';
import './styles/tokens.css';
import './styles/sizes.css';
import './styles/base.css';
import './styles/controls.css';

const target = document.getElementById('app');
if (target === null) throw new Error('The page has no element #app.');

await applySettings();
follow();
void lookForServer();
mount(App, { target });
if (import.meta.env.PROD) installOffline();
