// What a player is about to do at a table of any game: for which seat, and what was said where it could not be done.
import type { Seat } from './seat.svelte';

export class SeatPlay {
  #refused = $state('');

  readonly seat: Seat;
  constructor(seat: Seat) {
    this.seat = seat;
  }

  get refused() {
    return this.seat.said(this.#refused);
  }
  set refused(text: string) {
    this.#refused = text;
  }
}
