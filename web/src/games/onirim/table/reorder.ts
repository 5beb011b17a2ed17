// Dragging the items of a list to another place in it.
import type { Attachment } from 'svelte/attachments';
import { ghostOf, slack, swallowClick, type Ghost } from './ghost';

export function reorder(enabled: boolean, move: (from: number, to: number) => void): Attachment<HTMLElement> {
  return (list) => {
    if (!enabled) return undefined;
    const items = () => [...list.querySelectorAll<HTMLElement>(':scope > li:not([data-fixed])')];
    const nearest = ({ clientX, clientY }: PointerEvent) => {
      const away = ({ left, width, top, height }: DOMRect) => Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
      const distances = items().map((each) => away(each.getBoundingClientRect()));
      return distances.indexOf(Math.min(...distances));
    };
    const down = (start: PointerEvent) => {
      const item = items().find((each) => each.contains(start.target as Node));
      const card = item?.querySelector('button');
      if (!item || !card || start.button !== 0) return;
      let ghost: Ghost | undefined;
      const point = (over?: HTMLElement) => items().forEach((each) => each.toggleAttribute('data-over', each === over));
      const drag = (event: PointerEvent) => {
        const x = event.clientX - start.clientX;
        const y = event.clientY - start.clientY;
        if (!ghost && Math.hypot(x, y) <= slack) return;
        ghost ??= ghostOf(card);
        ghost.move(x, y);
        point(items()[nearest(event)]);
      };
      const stop = () => {
        removeEventListener('pointermove', drag);
        removeEventListener('pointerup', drop);
        removeEventListener('pointercancel', stop);
        point();
        ghost?.end();
      };
      const drop = (event: PointerEvent) => {
        stop();
        if (!ghost) return;
        swallowClick();
        move(items().indexOf(item), nearest(event));
      };
      addEventListener('pointermove', drag);
      addEventListener('pointerup', drop);
      addEventListener('pointercancel', stop);
    };
    list.classList.add('reorderable');
    list.addEventListener('pointerdown', down);
    return () => list.removeEventListener('pointerdown', down);
  };
}
