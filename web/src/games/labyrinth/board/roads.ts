// The corridors of a tile as smooth roads, in units of a cell's radius, from the middle of the cell: the same curves as those of drawing/ (drawing/labyrinth/roads.hpp).
// Two edges: one curve; three and more: one curve from each to a junction; one: a dead end.
import type { Corridor } from '../view';
import { between, corner, dot, edgeMiddle, edges, halfHeight, plus, times, type Point } from './hexagon';

export interface Curve {
  from: Point;
  afterFrom: Point;
  beforeTo: Point;
  to: Point;
}
export type Road = Curve[];

export const roadWidth = 0.34;

// How far a curve heads for the middle before it bends, as a share of the way there.
const bend = 0.55;
const bendBeside = 0.35;

function through(a: number, b: number, beside: boolean): Curve {
  const from = edgeMiddle(a);
  const to = edgeMiddle(b);
  const left = 1 - (beside ? bendBeside : bend);
  // What runs straight past a bridge has to make a detour.
  const aside = beside && (a + 3) % 6 === b ? times({ x: -from.y, y: from.x }, 0.8) : { x: 0, y: 0 };
  return { from, afterFrom: plus(times(from, left), aside), beforeTo: plus(times(to, left), aside), to };
}

function spoke(edge: number, hub: Point): Curve {
  const from = edgeMiddle(edge);
  return { from, afterFrom: times(from, 1 - bend), beforeTo: between(hub, from, 0.2), to: hub };
}

export function roadOf(corridors: Corridor[], at: number): Road {
  const { level, edges: open } = corridors[at] as Corridor;
  const [first = 0, second = 0] = open;
  if (open.length === 2) return [through(first, second, level === 'beside')];
  const single = open.length === 1;
  const pull = level === 'beside' ? 1.2 : single && corridors.length === 1 ? 0 : 0.35;
  const mean = times(open.map(edgeMiddle).reduce(plus, { x: 0, y: 0 }), 1 / open.length);
  return open.map((edge) => spoke(edge, times(mean, pull)));
}

export function along({ from, afterFrom, beforeTo, to }: Curve, share: number): Point {
  const a = between(from, afterFrom, share);
  const b = between(afterFrom, beforeTo, share);
  const c = between(beforeTo, to, share);
  return between(between(a, b, share), between(b, c, share), share);
}

// What lies between two shares of a curve, as a curve of its own.
export function partOf(curve: Curve, first: number, last: number): Curve {
  const a = between(curve.from, curve.afterFrom, last);
  const b = between(curve.afterFrom, curve.beforeTo, last);
  const head = { from: curve.from, afterFrom: a, beforeTo: between(a, b, last), to: along(curve, last) };
  const rest = first / last;
  const c = between(head.beforeTo, head.to, rest);
  const bc = between(between(head.afterFrom, head.beforeTo, rest), c, rest);
  return { from: along(head, rest), afterFrom: bc, beforeTo: c, to: head.to };
}

// A bridge's planks: from where the road leaves the ground to where it comes back.
export const deckOf = (road: Road): Road => road.map((curve) => (road.length === 1 ? partOf(curve, 0.14, 0.86) : partOf(curve, 0.28, 1)));

// Bridges are drawn over the others.
export const drawingOrder = (corridors: Corridor[]): number[] =>
  [...corridors.keys()].sort((one, other) => Number(corridors[one]?.level === 'over') - Number(corridors[other]?.level === 'over'));

const text = (value: number) => String(Math.round(value * 1000) / 1000);
const pair = ({ x, y }: Point) => `${text(x)} ${text(y)}`;
export const pathOf = (road: Road) => road.map(({ from, afterFrom, beforeTo, to }) => `M${pair(from)}C${pair(afterFrom)} ${pair(beforeTo)} ${pair(to)}`).join('');

// Where several ways of a road meet, or where a single one ends.
export function hubOf(road: Road): Point | undefined {
  const end = road[0]?.to;
  return end && (road.length > 1 || dot(end, end) < 0.5) ? end : undefined;
}

// How far a point is from a road.
export const samplesOf = (road: Road): Point[] => road.flatMap((curve) => Array.from({ length: 17 }, (_, i) => along(curve, i / 16)));
export const distanceTo = (point: Point, samples: Point[], most = 2) =>
  samples.reduce((least, each) => Math.min(least, Math.hypot(point.x - each.x, point.y - each.y)), most);

// Where the name of a cell covers no road: near a corner, the western and eastern ones first, where a name fits best.
export function placeForName(corridors: Corridor[]): Point {
  const crossed = (i: number) => corridors.some(({ edges: open }) => open.includes(i) && open.includes((i + 5) % 6));
  const at = [5, 2, 4, 3, 0, 1].find((i) => !crossed(i)) ?? 5;
  return times(corner(at), at === 5 || at === 2 ? 0.69 : 0.75);
}

export const hexagon = (radius: number) => edges.map((i) => pair(times(corner(i), radius))).join(' ');

// Which corridor of a tile lies nearest to a point: a bridge before what runs under it.
export function corridorUnder(corridors: Corridor[], point: Point): number {
  const order = drawingOrder(corridors).reverse();
  const far = (at: number) => Math.max(0, distanceTo(point, samplesOf(roadOf(corridors, at))) - roadWidth / 2);
  return order.reduce((best, at) => (far(at) < far(best) - 1e-6 ? at : best), order[0] ?? 0);
}

export const withinReach = (point: Point, reach: number) => edges.every((d) => dot(point, edgeMiddle(d)) <= reach * halfHeight);
