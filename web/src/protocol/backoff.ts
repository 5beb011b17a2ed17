// How long to wait before the next try: twice as long each time, with some chance so that not everybody comes back at once.
export class Backoff {
  #tries = 0;
  constructor(readonly first = 500, readonly longest = 20_000, readonly chance: () => number = Math.random) {}

  next(): number {
    const wait = Math.min(this.longest, this.first * 2 ** this.#tries++);
    return wait * (0.5 + this.chance() / 2);
  }
  reset() {
    this.#tries = 0;
  }
}
