// Fingers, mouse and wheel on the board: a tap, a drag that moves what is seen, two fingers that make it larger, a wheel that does, too.
import type { Point } from './hexagon';

export interface Gestures {
  tap(at: Point): void;
  move(by: Point): void;
  zoom(factor: number, at: Point): void;
  wheel(delta: number, at: Point): void;
}

const still = 8; // pixels that a tap may slip

export function gestures(handlers: () => Gestures) {
  return (board: HTMLElement) => {
    const held = new Map<number, Point>();
    let slipped = 0;
    let several = false;
    const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { left, top } = board.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const spread = () => {
      const [one, other] = [...held.values()];
      if (!one || !other) return undefined;
      return { far: Math.hypot(one.x - other.x, one.y - other.y), middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 } };
    };

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      if (held.size === 0) [slipped, several] = [0, false];
      held.set(event.pointerId, at(event));
      several ||= held.size > 1;
    };
    const move = (event: PointerEvent) => {
      const before = held.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const by = { x: now.x - before.x, y: now.y - before.y };
      slipped += Math.hypot(by.x, by.y);
      if (slipped <= still && !several) return;
      if (!board.hasPointerCapture(event.pointerId)) board.setPointerCapture(event.pointerId);
      const was = spread();
      held.set(event.pointerId, now);
      const is = spread();
      if (was && is) {
        handlers().move({ x: is.middle.x - was.middle.x, y: is.middle.y - was.middle.y });
        handlers().zoom(is.far / Math.max(1, was.far), is.middle);
      } else handlers().move(by);
    };
    const up = (event: PointerEvent) => {
      const known = held.delete(event.pointerId);
      if (known && event.type === 'pointerup' && slipped <= still && !several) handlers().tap(at(event));
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      handlers().wheel(event.deltaY, at(event));
    };

    board.addEventListener('pointerdown', down);
    board.addEventListener('pointermove', move);
    board.addEventListener('pointerup', up);
    board.addEventListener('pointercancel', up);
    board.addEventListener('wheel', wheel, { passive: false });
    return () => {
      board.removeEventListener('pointerdown', down);
      board.removeEventListener('pointermove', move);
      board.removeEventListener('pointerup', up);
      board.removeEventListener('pointercancel', up);
      board.removeEventListener('wheel', wheel);
    };
  };
}
