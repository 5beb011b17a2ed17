// Arrow keys go from one thing on the table to the nearest one in their direction; Tab goes from zone to zone.
import type { Attachment } from 'svelte/attachments';
import { withKeys } from '../../../table/with-keys';

const steps: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// While a card may be put to a place, the place is meant and not what lies there.
const covered = '.place:has(> .put) button:not(.put)';
const stops = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-zone] button:not(:disabled)')].filter((each) => each.offsetParent !== null && !each.matches(covered));

// How far it is from the middle of one thing to another in a direction. What lies beside the way counts more than what lies on it.
function distance(from: DOMRect, to: DOMRect, [x, y]: [number, number]): number {
  const middle = { x: (from.left + from.right) / 2, y: (from.top + from.bottom) / 2 };
  const along = ((to.left + to.right) / 2 - middle.x) * x + ((to.top + to.bottom) / 2 - middle.y) * y;
  const beside = x === 0 ? Math.max(to.left - middle.x, middle.x - to.right, 0) : Math.max(to.top - middle.y, middle.y - to.bottom, 0);
  return along < 4 || beside > 2 * along ? Infinity : along + 2.5 * beside;
}

// The next thing of its own zone, or of another where its own ends.
function nextTo(from: HTMLElement, root: HTMLElement, step: [number, number]): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const nearest = (things: HTMLElement[]) => {
    const ways = things.filter((each) => each !== from).map((each) => ({ each, far: distance(here, each.getBoundingClientRect(), step) }));
    return ways.filter(({ far }) => far < Infinity).sort((one, other) => one.far - other.far)[0]?.each;
  };
  const all = stops(root);
  const zone = from.closest('[data-zone]');
  return nearest(all.filter((each) => zone?.contains(each))) ?? nearest(all);
}

export const roaming: Attachment<HTMLElement> = (root) => {
  // One tab stop a zone: the thing that had the focus last.
  const settle = () => {
    for (const zone of root.querySelectorAll('[data-zone]')) {
      const buttons = [...zone.querySelectorAll<HTMLElement>('button')];
      const things = buttons.filter((each) => !each.matches(covered));
      if (!things.some((each) => each.tabIndex === 0)) things[0]?.setAttribute('tabindex', '0');
      const kept = things.find((each) => each === document.activeElement) ?? things.find((each) => each.getAttribute('tabindex') === '0') ?? things[0];
      for (const each of buttons) each.tabIndex = each === kept ? 0 : -1;
    }
  };
  const keydown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const from = event.target as HTMLElement;
    if (!step || event.altKey || event.ctrlKey || event.metaKey || from.matches('input, select, textarea')) return;
    const atTable = from !== root && from.matches('button');
    const nearest = atTable ? nextTo(from, root, step) : stops(root)[0];
    if (!nearest) return;
    event.preventDefault();
    nearest.focus();
  };
  const goOn = () => {
    settle();
    if (withKeys() && document.activeElement === document.body) ['.prompt', '.dock'].flatMap((part) => stops(root.querySelector(part) ?? root))[0]?.focus();
  };
  // The whole page, because notes beside the table have the focus at times.
  const observer = new MutationObserver(goOn);
  observer.observe(document.body, { childList: true, subtree: true });
  root.addEventListener('focusin', settle);
  root.addEventListener('keydown', keydown);
  goOn();
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', settle);
    root.removeEventListener('keydown', keydown);
  };
};
