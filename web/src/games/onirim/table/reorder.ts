// Dragging the items of a list to another place in it.
import type { Attachment } from 'svelte/attachments';

export function reorder(enabled: boolean, move: (from: number, to: number) => void): Attachment<HTMLElement> {
  return (list) => {
    if (!enabled) return undefined;
    const items = () => [...list.children] as HTMLElement[];
    const down = (start: PointerEvent) => {
      const item = items().find((each) => each.contains(start.target as Node));
      if (!item || start.button !== 0) return;
      let dragging = false;
      const drag = (event: PointerEvent) => {
        const x = event.clientX - start.clientX;
        const y = event.clientY - start.clientY;
        dragging ||= Math.hypot(x, y) > 8;
        if (dragging) item.style.translate = `${x}px ${y}px`;
      };
      const drop = (event: PointerEvent) => {
        removeEventListener('pointermove', drag);
        removeEventListener('pointerup', drop);
        removeEventListener('pointercancel', drop);
        item.style.translate = '';
        if (!dragging) return;
        addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
        const from = items().indexOf(item);
        const centre = ({ left, width, top, height }: DOMRect) => Math.hypot(left + width / 2 - event.clientX, top + height / 2 - event.clientY);
        const distances = items().map((each) => centre(each.getBoundingClientRect()));
        move(from, distances.indexOf(Math.min(...distances)));
      };
      addEventListener('pointermove', drag);
      addEventListener('pointerup', drop);
      addEventListener('pointercancel', drop);
    };
    list.classList.add('reorderable');
    list.addEventListener('pointerdown', down);
    return () => list.removeEventListener('pointerdown', down);
  };
}
