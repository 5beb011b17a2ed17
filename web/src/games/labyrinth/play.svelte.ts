// What a player is about to do: the kind of action and the place chosen, and how a drawn tile is turned. Every part of the table reads it from the context.
import { createContext } from 'svelte';
import type { Why } from '../../protocol/table';
import { SeatPlay } from '../../table/play.svelte';
import { problemOf } from '../../table/seat.svelte';
import { Showing } from './showing.svelte';
import { litOffers, nextRotation, offersAt, offersOf, sameLook, type Offer } from './spots';
import { cellOf, turned, type CellView, type Corridor, type LabyrinthPrompt, type LabyrinthView, type Pieces } from './view';

export interface Ghost {
  cell: string;
  rotation: number;
  corridors: Corridor[]; // as they lie
  down: boolean;
  offer: Offer | undefined; // nothing where it may not lie so
}

const noPieces: Pieces = { set: { name: '', version: 0 }, life: 4, tiles: [], traps: [], cards: [], characters: [] };

export class Play extends SeatPlay {
  kind: string | undefined = $state();
  chosen: string | undefined = $state(); // a cell, or a place on it
  reason: Pick<Why, 'rule' | 'text' | 'clause'> | undefined = $state.raw();
  pieces: Pieces = $state.raw(noPieces);
  #rotation = $state(0);

  readonly showing = new Showing(() => ({ view: this.seat.update?.view as LabyrinthView, pieces: this.pieces, viewer: this.seat.seat }));
  view = $derived.by(() => this.showing.step?.view ?? (this.seat.update?.view as LabyrinthView));
  prompt = $derived.by(() => (this.seat.busy || this.showing.step ? null : (this.seat.prompt as LabyrinthPrompt | null)));
  offers: Offer[] = $derived.by(() => (this.prompt ? offersOf(this.prompt.actions, this.view) : []));
  lit: Offer[] = $derived.by(() => litOffers(this.offers, this.kind));
  lays = $derived.by(() => this.prompt?.tile !== undefined && this.offers.some(({ action }) => action.do === 'place'));
  here: Offer[] = $derived.by(() => {
    if (this.chosen === undefined || this.lays) return [];
    const offers = offersAt(this.offers, this.chosen);
    return this.kind === undefined ? offers : offers.filter(({ kind }) => kind === this.kind);
  });

  // The drawn tile where it is about to be laid.
  ghost: Ghost | undefined = $derived.by(() => {
    const tile = this.prompt?.tile;
    if (!tile || !this.lays || this.chosen === undefined) return undefined;
    const there = offersAt(this.offers, this.chosen);
    const down = there.some(({ action }) => action.down);
    const rotation = sameLook(tile.corridors, this.#rotation);
    return { cell: this.chosen, rotation, corridors: turned(tile.corridors, rotation), down, offer: there.find(({ action }) => action.down ?? action.rotation === rotation) };
  });

  cell = (name: string): CellView | undefined => this.view.cells[name];

  begin(kind: string) {
    this.clear();
    this.kind = kind;
  }

  // A cell was tapped; where one can tell which, with the place on it.
  async tap(cell: string, place?: string) {
    this.reason = undefined;
    this.refused = '';
    if (this.lays) return void (await this.#tapToLay(cell));
    const among = this.kind === undefined ? this.offers : this.lit;
    const at = place !== undefined && offersAt(among, place).length > 0 ? place : cell;
    const before = this.chosen;
    const [only, ...more] = this.here;
    // A second tap does the one thing that can be done there.
    if (before === at && only && more.length === 0) return void (await this.act(only));
    this.chosen = before === at ? undefined : at;
    if (this.chosen !== undefined) await this.#askWhyNot(at, offersAt(among, at));
  }

  async #tapToLay(cell: string) {
    const tile = this.prompt?.tile;
    if (this.chosen === cell && tile) return void this.rotate(1);
    const there = offersAt(this.offers, cell);
    if (there.length === 0) {
      this.chosen = undefined;
      // On a tile or far from all others: the reason is the same however it is turned.
      return void (await this.ask(`place ${cell} 0`));
    }
    this.chosen = cell;
    const fits = (rotation: number) => there.some(({ action }) => action.rotation === rotation);
    if (tile && !fits(sameLook(tile.corridors, this.#rotation))) this.#rotation = there[0]?.action.rotation ?? 0;
  }

  rotate(by: 1 | -1) {
    const tile = this.prompt?.tile;
    if (!tile || this.ghost === undefined || this.ghost.down) return;
    this.reason = undefined;
    this.#rotation = nextRotation(tile.corridors, sameLook(tile.corridors, this.#rotation), by);
    const { ghost } = this;
    if (ghost && !ghost.offer) void this.ask(`place ${ghost.cell} ${ghost.rotation}`);
  }

  // Of a walk there is always a reason why not, whatever else can be done there; of another kind what it would be called.
  async #askWhyNot(at: string, there: Offer[]) {
    const place = this.cell(cellOf(at))?.corridors.length === 1 || at.length > 2 ? at : undefined;
    const walks = (offers: Offer[]) => offers.some(({ action }) => action.do === 'move');
    if (this.prompt === null || place === undefined || place === this.view.seats[this.seat.seat - 1]?.at) return;
    if (this.kind === 'trap' && there.length === 0) await this.ask(`trap ${place}`);
    else if (this.kind === undefined && walks(this.offers) && !walks(there)) await this.ask(`move ${place}`);
  }

  async ask(action: string) {
    const asked = this.chosen;
    const why = await this.seat.why(action);
    if (this.chosen !== asked) return;
    if (why.type === 'why') this.reason = why;
    else this.refused = problemOf(why);
  }

  async act({ action }: Offer) {
    this.clear();
    this.refused = problemOf(await this.seat.answer([action.action]));
  }

  clear() {
    this.kind = this.chosen = this.reason = undefined;
    this.refused = '';
  }
}

export const [getPlay, setPlay] = createContext<Play>();
