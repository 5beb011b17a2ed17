// What the page asks at a table, as far as it can be told from the page: each kind is a screen of its own.
import type { Page } from 'playwright-core';

export const stateOf = (page: Page) =>
  page.evaluate(() => {
    const drawn = document.querySelector('.drawn [data-card]')?.getAttribute('data-card') ?? '';
    if (document.querySelector('.ending')) return 'over';
    if (document.querySelector('.cover')) return 'cover';
    if (document.querySelector('.pass')) return 'pass';
    if (document.querySelector('.ends')) return 'order';
    if (document.querySelector('.tray')) return 'choice';
    if (drawn === 'nightmare') return 'nightmare';
    if (drawn === 'happy-dream') return 'happy-dream';
    if (drawn.endsWith('D')) return 'door';
    if (document.querySelector('.hands button.offered')) return 'turn';
    return 'question';
  });
