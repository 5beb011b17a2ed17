// What a player is about to do: the kind of action and the place chosen, and how a drawn tile is turned. Every part of the table reads it from the context.
import { createContext } from 'svelte';
import { tr } from '../../i18n/tr.svelte';
import type { Why } from '../../protocol/table';
import { SeatPlay } from '../../table/play.svelte';
import { problemOf } from '../../table/seat.svelte';
import { namesTwo, namingBoth, tilesToName, turnedFurther, type Turned } from './rebuilding';
import { Showing } from './showing.svelte';
import { litOffers, nextRotation, offersAt, offersOf, sameLook, type Offer } from './spots';
import { abilityOf, cellOf, turned, type CellView, type Corridor, type LabyrinthPrompt, type LabyrinthView, type Pieces } from './view';

export interface Ghost {
  cell: string;
  rotation: number;
  corridors: Corridor[]; // as they lie
  down: boolean;
  offer: Offer | undefined; // nothing where it may not lie so
  turns?: Turned; // which of two tiles that change places
}

const noPieces: Pieces = { set: { name: '', version: 0 }, life: 4, tiles: [], traps: [], cards: [], characters: [] };

export class Play extends SeatPlay {
  kind: string | undefined = $state();
  chosen: string | undefined = $state(); // a cell, or a place on it
  first: string | undefined = $state(); // the one of two tiles that change places, while the other is to be named
  reason: Pick<Why, 'rule' | 'text' | 'clause'> | undefined = $state.raw();
  pieces: Pieces = $state.raw(noPieces);
  #rotation = $state(0);
  #way = $state(0); // to lay two tiles

  readonly showing = new Showing(() => ({ view: this.seat.update?.view as LabyrinthView, pieces: this.pieces, viewer: this.seat.seat }));
  view = $derived.by(() => this.showing.step?.view ?? (this.seat.update?.view as LabyrinthView));
  prompt = $derived.by(() => (this.seat.busy || this.showing.step ? null : (this.seat.prompt as LabyrinthPrompt | null)));
  namesTwo = $derived.by(() => this.prompt !== null && namesTwo(this.prompt.actions));
  offers: Offer[] = $derived.by(() => {
    const actions = this.prompt?.actions ?? [];
    return offersOf(this.namesTwo ? tilesToName(actions, this.first) : actions, this.view);
  });
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

  // Two tiles that change places, as they are about to lie.
  relaid: Ghost[] = $derived.by(() => {
    const { first = '', second = '' } = this.view.swap ?? {};
    const offer = this.offers[this.#way];
    if (offer?.action.do !== 'lay') return [];
    const lies = (cell: string, from: string, turns: Turned): Ghost => {
      const rotation = offer.action[turns] ?? 0;
      return { cell, rotation, corridors: turned(this.cell(from)?.corridors ?? [], rotation), down: false, offer, turns };
    };
    return [lies(second, first, 'steps'), lies(first, second, 'other_steps')];
  });
  ghosts: Ghost[] = $derived.by(() => (this.ghost ? [this.ghost] : this.relaid));

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
    if (this.relaid.length > 0) return this.turn(this.relaid.find((ghost) => ghost.cell === cell), 1);
    if (this.namesTwo && this.#names(cell)) return;
    const among = this.kind === undefined ? this.offers : this.lit;
    const at = place !== undefined && offersAt(among, place).length > 0 ? place : cell;
    const before = this.chosen;
    const [only, ...more] = this.here;
    // A second tap does the one thing that can be done there.
    if (before === at && only && more.length === 0) return void (await this.act(only));
    this.chosen = before === at ? undefined : at;
    if (this.chosen !== undefined) await this.#askWhyNot(at, offersAt(among, at));
  }

  // The first of two tiles is only named; tapped again it is let go, and what cannot be its second one takes its place.
  #names(cell: string): boolean {
    const { first } = this;
    const second = first !== undefined && offersAt(this.offers, cell).length > 0;
    if (second || !tilesToName(this.prompt?.actions ?? [], undefined).some((tile) => tile.cell === cell)) return false;
    this.clear();
    if (first !== cell) this.first = cell;
    return true;
  }

  async #tapToLay(cell: string) {
    const tile = this.prompt?.tile;
    if (this.chosen === cell && tile) return void this.rotate(1);
    const there = offersAt(this.offers, cell);
    if (there.length === 0) {
      this.chosen = undefined;
      // On a tile or far from all others: the reason is the same however it is turned.
      return void (await (cell.startsWith('S') ? this.#pointToTheLit() : this.ask(`place ${cell} 0`)));
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

  turn(ghost: Ghost | undefined, by: 1 | -1) {
    if (!ghost?.turns) return ghost && this.rotate(by);
    this.#way = turnedFurther(this.offers.map(({ action }) => action), this.#way, ghost.turns, by);
  }

  // What the table would be told at a place that is not lit; where that has no name, the rule of the question stands for the reason.
  async #askWhyNot(at: string, there: Offer[]) {
    const { kind, prompt, view } = this;
    const asks = kind ?? { turn: 'move', step: 'step', swap: 'swap' }[view.phase];
    const own = view.seats[this.seat.seat - 1]?.at ?? '';
    // Of a walk there is always a reason, whatever else can be done there.
    const done = asks === 'move' ? there.some(({ action }) => action.do === 'move') || at === own || at === cellOf(own) : there.length > 0;
    if (prompt === null || done) return;
    if (['move', 'step', 'trap'].includes(asks ?? '') || (asks === 'swap' && !at.startsWith('S'))) await this.ask(`${asks} ${at}`);
    else if (this.lit.length > 0) this.#pointToTheLit();
  }

  #pointToTheLit() {
    const rule = abilityOf(this.pieces, this.kind ?? '')?.rule ?? this.prompt?.rule ?? '';
    this.reason = { text: tr('That cannot be done there: tap one of the lit places.'), rule, clause: '' };
  }

  async ask(action: string) {
    const asked = this.chosen;
    const why = await this.seat.why(action);
    if (this.chosen !== asked) return;
    if (why.type === 'why') this.reason = why;
    else this.refused = problemOf(why);
  }

  async act({ action }: Offer) {
    const { first, namesTwo: two, prompt } = this;
    this.clear();
    if (two && first === undefined) return void (this.first = action.cell);
    const answers = two ? namingBoth(prompt?.actions ?? [], first ?? '', action.cell ?? '') : [action.action];
    this.refused = problemOf(await this.seat.answer(answers));
  }

  clear() {
    this.kind = this.chosen = this.first = this.reason = undefined;
    this.refused = '';
    this.#way = 0;
  }
}

export const [getPlay, setPlay] = createContext<Play>();
