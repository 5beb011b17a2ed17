// The cards as the notation names them (docs/notation.md), and what a drawing has to know of each.
export const colours = ['R', 'U', 'G', 'B'] as const;
export const symbols = ['S', 'M', 'K'] as const;
export type Colour = (typeof colours)[number];
export type Symbol = (typeof symbols)[number];
export type TowerNumber = 3 | 4 | 5;

export type Picture =
  | { kind: 'chamber'; colour: Colour; symbol: Symbol }
  | { kind: 'door'; colour: Colour }
  | { kind: 'tower'; colour: Colour; number: TowerNumber }
  | { kind: 'nightmare' | 'happy-dream' | 'back' };

// The edge symbols of the towers, left and right (ONI-8.1).
const edges: Record<Colour, Record<TowerNumber, [left: string, right: string]>> = {
  R: { 3: ['SM', 'M'], 4: ['S', 'M'], 5: ['', 'M'] },
  U: { 3: ['M', 'SM'], 4: ['M', 'M'], 5: ['M', ''] },
  G: { 3: ['S', 'SM'], 4: ['S', 'S'], 5: ['S', ''] },
  B: { 3: ['SM', 'S'], 4: ['M', 'S'], 5: ['', 'S'] },
};

export function towerEdges(colour: Colour, number: TowerNumber): [left: Symbol[], right: Symbol[]] {
  const [left, right] = edges[colour][number];
  return [[...left] as Symbol[], [...right] as Symbol[]];
}

// In card order.
export const cardCodes: readonly string[] = [
  ...colours.flatMap((colour) => symbols.map((symbol) => colour + symbol)),
  ...colours.map((colour) => `${colour}D`),
  'nightmare',
  'happy-dream',
  ...colours.flatMap((colour) => [3, 4, 5].map((number) => `${colour}${number}`)),
];

const isOneOf = <T extends string>(values: readonly T[], text: string): text is T => (values as readonly string[]).includes(text);

// What is on a card. Anything that is no card's code is a card's back, as '?' is.
export function pictureOf(code: string): Picture {
  if (code === 'nightmare' || code === 'happy-dream') return { kind: code };
  const [colour = '', sign = ''] = code;
  if (code.length === 2 && isOneOf(colours, colour)) {
    if (isOneOf(symbols, sign)) return { kind: 'chamber', colour, symbol: sign };
    if (sign === 'D') return { kind: 'door', colour };
    if (sign === '3' || sign === '4' || sign === '5') return { kind: 'tower', colour, number: Number(sign) as TowerNumber };
  }
  return { kind: 'back' };
}
