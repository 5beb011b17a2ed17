// Dragging a card with mouse, pen or finger to where it may go. A short press stays a click.
import type { Attachment } from 'svelte/attachments';
import type { Play } from './play.svelte';

const slack = 8; // pixels

const placeAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]') ?? null;

// The click that follows a drag is none.
function swallowClick() {
  const swallow = (click: MouseEvent) => click.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

export function drag(play: Play, source: string): Attachment<HTMLElement> {
  return (card) => {
    const down = (start: PointerEvent) => {
      if (start.button !== 0) return;
      let ghost: HTMLElement | undefined;
      let over: HTMLElement | null = null;

      const begin = () => {
        play.clear();
        play.chosen = source;
        play.dragging = true;
        const { left, top, width } = card.getBoundingClientRect();
        ghost = card.cloneNode(true) as HTMLElement;
        ghost.className = 'dragged-card';
        ghost.removeAttribute('data-source');
        Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
        document.body.append(ghost);
        card.setAttribute('data-dragged', '');
      };
      const point = (place: HTMLElement | null) => {
        over?.removeAttribute('data-over');
        over = place;
        over?.setAttribute('data-over', '');
      };
      const move = (event: PointerEvent) => {
        const x = event.clientX - start.clientX;
        const y = event.clientY - start.clientY;
        if (!ghost && Math.hypot(x, y) < slack) return;
        if (!ghost) begin();
        if (ghost) ghost.style.translate = `${x}px ${y}px`;
        point(placeAt(event.clientX, event.clientY));
      };
      const up = (event: PointerEvent) => {
        stop();
        if (!ghost) return;
        swallowClick();
        const place = placeAt(event.clientX, event.clientY);
        end();
        if (place?.dataset['place']) void play.put(place.dataset['place'], place.getBoundingClientRect(), source).then(() => play.reason || (play.chosen = null));
        else play.chosen = null;
      };
      const end = () => {
        play.dragging = false;
        point(null);
        ghost?.remove();
        card.removeAttribute('data-dragged');
      };
      const stop = () => {
        card.removeEventListener('pointermove', move);
        card.removeEventListener('pointerup', up);
        card.removeEventListener('pointercancel', cancel);
      };
      const cancel = () => {
        stop();
        end();
        if (ghost) play.chosen = null;
      };
      card.setPointerCapture(start.pointerId);
      card.addEventListener('pointermove', move);
      card.addEventListener('pointerup', up);
      card.addEventListener('pointercancel', cancel);
    };
    card.addEventListener('pointerdown', down);
    return () => card.removeEventListener('pointerdown', down);
  };
}
