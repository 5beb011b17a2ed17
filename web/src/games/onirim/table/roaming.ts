// Arrow keys go from one thing on the table to the nearest one in their direction; Tab goes from zone to zone.
import type { Attachment } from 'svelte/attachments';

const steps: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const stops = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-zone] button:not(:disabled)')].filter((each) => each.offsetParent !== null);

function distance(from: DOMRect, to: DOMRect, [x, y]: [number, number]): number {
  const across = (to.left + to.right - from.left - from.right) / 2;
  const down = (to.top + to.bottom - from.top - from.bottom) / 2;
  const along = across * x + down * y;
  // What lies beside the way counts more than what lies on it.
  return along < 4 ? Infinity : along + 2.5 * Math.abs(x === 0 ? across : down);
}

export const roaming: Attachment<HTMLElement> = (root) => {
  // One tab stop a zone: the thing that had the focus last.
  const settle = () => {
    for (const zone of root.querySelectorAll('[data-zone]')) {
      const things = [...zone.querySelectorAll<HTMLElement>('button')];
      if (!things.some((each) => each.tabIndex === 0)) things[0]?.setAttribute('tabindex', '0');
      const kept = things.find((each) => each === document.activeElement) ?? things.find((each) => each.getAttribute('tabindex') === '0') ?? things[0];
      for (const each of things) each.tabIndex = each === kept ? 0 : -1;
    }
  };
  const keydown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const from = event.target as HTMLElement;
    if (!step || event.altKey || event.ctrlKey || event.metaKey || from.matches('input, select, textarea')) return;
    const here = from.getBoundingClientRect();
    const others = from === root || !from.matches('button') ? stops(root).slice(0, 1) : stops(root).filter((each) => each !== from);
    const [nearest] = others.map((each) => ({ each, far: distance(here, each.getBoundingClientRect(), step) })).sort((one, other) => one.far - other.far);
    if (!nearest || (nearest.far === Infinity && from.matches('button'))) return;
    event.preventDefault();
    nearest.each.focus();
  };
  // Whoever plays with keys goes on where the next answer is given, when what had the focus is gone.
  let withKeys = false;
  const noteKeys = () => (withKeys = true);
  const notePointer = () => (withKeys = false);
  const observer = new MutationObserver(() => {
    settle();
    if (withKeys && document.activeElement === document.body) stops(root.querySelector('.dock') ?? root)[0]?.focus();
  });
  addEventListener('keydown', noteKeys, { capture: true });
  addEventListener('pointerdown', notePointer, { capture: true });
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', settle);
  root.addEventListener('keydown', keydown);
  settle();
  return () => {
    observer.disconnect();
    removeEventListener('keydown', noteKeys, { capture: true });
    removeEventListener('pointerdown', notePointer, { capture: true });
    root.removeEventListener('focusin', settle);
    root.removeEventListener('keydown', keydown);
  };
};
