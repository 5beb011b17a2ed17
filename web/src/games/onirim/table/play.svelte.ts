// What a player is about to do at the table: the card or thing chosen, and where it may go. Every part of the board reads it from the context.
import { createContext } from 'svelte';
import type { Action, Why } from '../../../protocol/table';
import { SeatPlay } from '../../../table/play.svelte';
import { problemOf } from '../../../table/seat.svelte';
import { attempt, direct, fromSource, offersOf, type Offer } from '../offers';
import { trayOf } from '../trays';
import { players, type OnirimView } from '../view';

export interface Reason extends Pick<Why, 'rule' | 'text' | 'clause'> {
  x: number;
  y: number;
}

export interface Tops {
  discard?: string;
  limbo?: string;
}

export class Play extends SeatPlay {
  chosen: string | null = $state(null);
  lifted = $state(''); // which of the cards that are alike was taken
  dragging = $state(false);
  goal: number | null = $state(null); // the first of two goals that are to change places
  reason: Reason | undefined = $state.raw();
  // What came to the piles last, where no log tells it.
  tops: Tops = $state.raw({});

  view = $derived.by(() => this.seat.update?.view as OnirimView);
  offers: Offer[] = $derived.by(() => (this.seat.prompt && !this.seat.busy ? offersOf(this.seat.prompt) : []));
  fromChosen: Offer[] = $derived.by(() => fromSource(this.offers, this.chosen));
  direct: Offer[] = $derived.by(() => direct(this.offers));
  tray = $derived.by(() => (this.seat.prompt && this.offers.length > 0 ? trayOf(this.seat.prompt, this.view) : undefined));

  // Whether something may be done with it.
  has = (source: string) => this.offers.some((offer) => offer.source === source);

  offerFor(place: string, source = this.chosen): Offer | undefined {
    return fromSource(this.offers, source).find((offer) => offer.place === place);
  }
  // Whether a try to put the chosen card there would be answered with a reason.
  askable = (place: string) => this.chosen !== null && this.offers.length > 0 && attempt(this.chosen, place, players(this.view)) !== undefined;

  choose(source: string) {
    this.reason = undefined;
    this.refused = '';
    this.goal = null;
    const before = this.chosen === source;
    const offers = fromSource(this.offers, source);
    const [only] = offers;
    // A second tap does the one thing that can be done with it.
    if (before && only && offers.length === 1) return void this.act(only.action);
    this.chosen = before ? null : source;
  }

  // The chosen card is put somewhere: done, or the reason why not is shown there.
  async put(place: string, at: DOMRect, source = this.chosen) {
    if (source === null) return;
    const offer = this.offerFor(place, source);
    if (offer) return void (await this.act(offer.action));
    await this.ask(attempt(source, place, players(this.view)), at);
  }

  // The reason why something is not possible, beside what was tapped; where no action says what was tried, what is possible instead.
  async ask(action: string | undefined, at: DOMRect) {
    const why = await this.seat.why(action);
    if (why.type === 'why') this.say(why, at);
    else this.refused = problemOf(why);
  }
  say(reason: Pick<Why, 'rule' | 'text' | 'clause'>, at: DOMRect) {
    this.reason = { ...reason, x: at.left + at.width / 2, y: at.bottom };
  }

  act = (action: Action) => this.send([action.action]);

  async send(actions: string[]) {
    this.chosen = this.goal = null;
    this.reason = undefined;
    this.refused = '';
    this.refused = problemOf(await this.seat.answer(actions));
  }

  // Two goals, one after the other, for Parallel Planning.
  chooseGoal(number: number) {
    if (this.goal === null) return void (this.goal = number);
    const pair = [this.goal, number].sort((one, other) => one - other);
    this.goal = null;
    const offer = this.offers.find(({ action }) => action.goals?.[0] === pair[0] && action.goals?.[1] === pair[1]);
    if (offer) void this.act(offer.action);
    else if (pair[0] !== pair[1]) void this.seat.why(`cast swap ${pair.join(' ')}`).then((why) => (this.refused = why.type === 'why' ? why.text : problemOf(why)));
  }

  clear() {
    this.chosen = this.goal = null;
    this.reason = undefined;
  }
}

export const [getPlay, setPlay] = createContext<Play>();
