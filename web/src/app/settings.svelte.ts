// How the reader likes the page, kept from visit to visit.
import { nearest } from '../i18n/catalogues';
import { speak } from '../i18n/tr.svelte';
import { keepLanguage } from './install-offline';
import { keep, kept } from './kept';

export interface Settings {
  theme: 'system' | 'light' | 'dark';
  language: string; // '' for the browser's
  motion: 'system' | 'full' | 'none';
  cards: 'small' | 'medium' | 'large';
  name: string;
}

export const settings = $state<Settings>({ theme: 'system', language: '', motion: 'system', cards: 'medium', name: '', ...kept('settings', {}) });

export const chosenLanguage = () => settings.language || nearest(navigator.languages ?? []);

export const motionWanted = () =>
  settings.motion === 'full' || (settings.motion === 'system' && !matchMedia('(prefers-reduced-motion: reduce)').matches);

// Has every change kept and shown; called once, when the page starts.
export async function applySettings() {
  await speak(chosenLanguage());
  $effect.root(() => {
    $effect(() => keep('settings', $state.snapshot(settings)));
    $effect(() => {
      void speak(chosenLanguage());
      keepLanguage(nearest([chosenLanguage()]));
    });
    $effect(() => {
      const { dataset } = document.documentElement;
      dataset['theme'] = settings.theme;
      dataset['cards'] = settings.cards;
      dataset['motion'] = motionWanted() ? 'full' : 'none';
    });
  });
}
