// Dragging a card with mouse, pen or finger to where it may go. A short press stays a click.
import type { Attachment } from 'svelte/attachments';
import { ghostOf, slack, swallowClick, type Ghost } from './ghost';
import type { Play } from './play.svelte';

// A place where cards may go, or any other part of the board, which is none.
const partAt = (x: number, y: number) => {
  const part = document.elementFromPoint(x, y);
  return part?.closest<HTMLElement>('[data-place]') ?? part?.closest<HTMLElement>('.board .zone') ?? null;
};

export function drag(play: Play, source: string): Attachment<HTMLElement> {
  return (card) => {
    const down = (start: PointerEvent) => {
      if (start.button !== 0) return;
      let ghost: Ghost | undefined;
      let over: HTMLElement | null = null;

      const begin = () => {
        play.clear();
        play.chosen = source;
        play.dragging = true;
        ghost = ghostOf(card);
      };
      const point = (place: HTMLElement | null) => {
        over?.removeAttribute('data-over');
        over = place?.dataset['place'] ? place : null;
        over?.setAttribute('data-over', '');
      };
      const move = (event: PointerEvent) => {
        const x = event.clientX - start.clientX;
        const y = event.clientY - start.clientY;
        if (!ghost && Math.hypot(x, y) < slack) return;
        if (!ghost) begin();
        ghost?.move(x, y);
        point(partAt(event.clientX, event.clientY));
      };
      const up = (event: PointerEvent) => {
        stop();
        if (!ghost) return;
        swallowClick();
        const part = partAt(event.clientX, event.clientY);
        end();
        if (part && !part.contains(card)) void play.put(part.dataset['place'] ?? '', part.getBoundingClientRect(), source).then(() => play.reason || (play.chosen = null));
        else play.chosen = null;
      };
      const end = () => {
        play.dragging = false;
        point(null);
        ghost?.end();
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
