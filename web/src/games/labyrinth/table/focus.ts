// Whoever plays with keys stays where the next answer is: what was pressed may be gone once it is answered.
import { tick } from 'svelte';
import { withKeys } from '../../../table/with-keys';

export async function keepFocus(table: HTMLElement | undefined) {
  await tick();
  if (!table || !withKeys() || document.activeElement !== document.body) return;
  const next = table.querySelector<HTMLElement>('.prompt ul button, .prompt .lay .main:enabled') ?? table.querySelector<HTMLElement>('.board [data-lit], .prompt .waits, .board .target[tabindex="0"]');
  next?.focus({ preventScroll: true });
}
