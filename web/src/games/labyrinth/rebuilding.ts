// Two tiles that change places: they are tapped in any order, and each is turned until they lie as wanted. The table is told them in its own order.
import { tr } from '../../i18n/tr.svelte';
import type { LabyrinthAction } from './view';

type Pairs = Map<string, Set<string>>;

function pairsOf(actions: LabyrinthAction[]): Pairs {
  const pairs: Pairs = new Map();
  const pair = (one: string, other: string) => pairs.set(one, (pairs.get(one) ?? new Set()).add(other));
  for (const { cell = '', others = [] } of actions) {
    for (const other of others) {
      pair(cell, other);
      pair(other, cell);
    }
  }
  return pairs;
}

export const namesTwo = (actions: LabyrinthAction[]) => actions.some(({ others }) => others !== undefined);

// What may be tapped: every tile that may change places, then those with which the first one may.
export function tilesToName(actions: LabyrinthAction[], first: string | undefined): LabyrinthAction[] {
  const pairs = pairsOf(actions);
  const cells = first === undefined ? [...pairs.keys()] : [...(pairs.get(first) ?? [])];
  return cells.map((cell) => ({
    action: `swap ${cell}`, do: 'swap', cell,
    words: first === undefined ? tr('The tile on {cell}', { cell }) : tr('Let the tiles on {cell} and {other} change places', { cell: first, other: cell }),
  }));
}

// The answers that name both; the second one is left out where the table takes it by itself.
export function namingBoth(actions: LabyrinthAction[], one: string, other: string): string[] {
  const named = actions.find(({ cell, others }) => (cell === one && others?.includes(other)) || (cell === other && others?.includes(one)));
  if (!named?.others) return [];
  const alone = named.others.length === 1;
  return [named.action, ...(alone ? [] : [`swap ${named.cell === one ? other : one}`])];
}

export type Turned = 'steps' | 'other_steps';

// The way to lay them in which one tile is turned further and, where that is possible, the other lies as it did.
export function turnedFurther(actions: LabyrinthAction[], at: number, which: Turned, by: 1 | -1): number {
  const still: Turned = which === 'steps' ? 'other_steps' : 'steps';
  const now = actions[at];
  const far = ({ [which]: steps = 0 }: LabyrinthAction) => (((steps - (now?.[which] ?? 0)) * by + 6) % 6) || 6;
  const nearest = (ways: LabyrinthAction[]) => ways.reduce<LabyrinthAction | undefined>((best, way) => (best && far(best) <= far(way) ? best : way), undefined);
  const others = actions.filter((way) => way[which] !== now?.[which]);
  const next = nearest(others.filter((way) => way[still] === now?.[still])) ?? nearest(others);
  return next ? actions.indexOf(next) : at;
}
