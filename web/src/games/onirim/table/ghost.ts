// What follows the pointer while a card is dragged: a copy above everything, so that nothing clips or covers it.
export const slack = 8; // pixels; a shorter way is a click

export interface Ghost {
  move(x: number, y: number): void;
  end(): void;
}

export function ghostOf(card: HTMLElement): Ghost {
  const { left, top, width } = card.getBoundingClientRect();
  const copy = card.cloneNode(true) as HTMLElement;
  copy.className = 'dragged-card';
  copy.removeAttribute('data-source');
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
  document.body.append(copy);
  card.setAttribute('data-dragged', '');
  return {
    move: (x, y) => (copy.style.translate = `${x}px ${y}px`),
    end() {
      copy.remove();
      card.removeAttribute('data-dragged');
    },
  };
}

// The click that follows a drag is none. Where none follows, nothing else is swallowed.
export function swallowClick() {
  const swallow = (click: Event) => click.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
