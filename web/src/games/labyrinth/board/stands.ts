// Where on the corridors of a tile things stand, so that none covers another or the cell's name, and it is seen which corridor each is on:
// the same places as those of drawing/ (drawing/src/stands.cpp).
import type { Corridor } from '../view';
import type { Point } from './hexagon';
import { along, distanceTo, placeForName, roadOf, roadWidth, samplesOf, withinReach } from './roads';

export interface Stands {
  points: Point[]; // from the middle of the cell
  scale: number; // what the things must be shrunk to
}

const thingHeight = 0.5;
const mesh = 0.08; // of the places that are tried
const reach = 0.66; // how far from the middle something may stand, towards an edge
const tie = 1e-6;
const rounds = 4;
const leastScale = 0.7; // below that nothing can be read
const farEnough = 0.45; // from another corridor

interface Spot extends Point {
  worth: number; // the nearer to its own road, the farther from others and the nearer to the middle, the better
}

const found = new Map<string, Spot[]>(); // the same tiles lie on the board move after move

function spotsOn(corridors: Corridor[], at: number): Spot[] {
  const key = `${at} ${JSON.stringify(corridors.map(({ level, edges }) => [level, edges]))}`;
  let spots = found.get(key);
  if (!spots) found.set(key, (spots = spotsFor(corridors, at)));
  return spots;
}

function spotsFor(corridors: Corridor[], at: number): Spot[] {
  const own = samplesOf(roadOf(corridors, at));
  const others = corridors.flatMap((_, i) => (i === at ? [] : samplesOf(roadOf(corridors, i))));
  const rim = Math.floor(1 / mesh);
  const spots: Spot[] = [];
  for (let row = -rim; row <= rim; row++) {
    for (let column = -rim; column <= rim; column++) {
      const point = { x: column * mesh, y: row * mesh };
      if (!withinReach(point, reach)) continue;
      const offRoad = distanceTo(point, own);
      const apart = distanceTo(point, others, farEnough);
      if (offRoad > roadWidth || offRoad >= apart) continue;
      spots.push({ ...point, worth: 2 * apart - 2 * offRoad - 0.4 * Math.hypot(point.x, point.y) });
    }
  }
  return spots;
}

// How far things are apart, up to what they need.
const leastGap = (point: Point, points: Point[]) =>
  points.reduce((least, each) => Math.min(least, Math.max(0.75 * Math.abs(point.x - each.x), Math.abs(point.y - each.y))), thingHeight);

function bestOf(spots: Spot[], others: Point[], name: Point, otherwise: Point): Point {
  let best = otherwise;
  let most = -10;
  for (const spot of spots) {
    const value = spot.worth + 10 * leastGap(spot, others) + 2 * leastGap(spot, [name]);
    if (value > most + tie) [best, most] = [spot, value];
  }
  return best;
}

// By the corridor of each thing.
export function standsOn(shape: Corridor[], corridors: number[]): Stands {
  const spots = new Map(corridors.map((at) => [at, spotsOn(shape, at)]));
  const name = placeForName(shape);
  const points: Point[] = [];
  // Each is put where it is best beside those before it, and then moved to where it is best beside all others.
  for (let round = 0; round < rounds; round++) {
    corridors.forEach((at, i) => {
      const others = points.filter((_, index) => index !== i);
      points[i] = bestOf(spots.get(at) ?? [], others, name, along(roadOf(shape, at)[0]!, 0.5));
    });
  }
  const room = points.reduce((least, point, i) => Math.min(least, leastGap(point, points.slice(0, i))), thingHeight);
  return { points, scale: Math.max(room / thingHeight, leastScale) };
}
