// The words of the game. The same messages as the terminal's, so that they are translated once.
import { marked, tr } from '../../i18n/tr.svelte';

const cards: Record<string, string> = {
  RS: marked('red sun'), RM: marked('red moon'), RK: marked('red key'), US: marked('blue sun'), UM: marked('blue moon'), UK: marked('blue key'),
  GS: marked('green sun'), GM: marked('green moon'), GK: marked('green key'), BS: marked('brown sun'), BM: marked('brown moon'), BK: marked('brown key'),
  RD: marked('red door'), UD: marked('blue door'), GD: marked('green door'), BD: marked('brown door'),
  nightmare: marked('Nightmare'), 'happy-dream': marked('Happy Dream'),
  R3: marked('red tower 3'), R4: marked('red tower 4'), R5: marked('red tower 5'), U3: marked('blue tower 3'), U4: marked('blue tower 4'),
  U5: marked('blue tower 5'), G3: marked('green tower 3'), G4: marked('green tower 4'), G5: marked('green tower 5'), B3: marked('brown tower 3'),
  B4: marked('brown tower 4'), B5: marked('brown tower 5'),
};
const colours: Record<string, string> = { R: marked('red'), U: marked('blue'), G: marked('green'), B: marked('brown') };
const spells: Record<string, string> = {
  prophecy: marked('Paradoxical Prophecy'), swap: marked('Parallel Planning'), punishment: marked('Powerful Punishment'),
};
const premonitions: Record<string, string> = {
  red: marked('Both red doors'), green: marked('Both green doors'), blue: marked('Both blue doors'), brown: marked('Both brown doors'),
  pairs: marked('A pair of doors'), five: marked('Five doors'), rainbow: marked('A door of each colour'), three: marked('Three doors'),
};
const symbols: Record<string, string> = { sun: marked('sun'), moon: marked('moon'), key: marked('key') };

export const cardName = (code: string) => tr(cards[code] ?? marked('an unknown card'));
export const colourName = (colour: string) => tr(colours[colour] ?? colour);
export const spellName = (spell: string) => tr(spells[spell] ?? spell);
export const premonitionName = (id: string) => tr(premonitions[id] ?? id);
export const symbolName = (symbol: string) => tr(symbols[symbol] ?? symbol);
