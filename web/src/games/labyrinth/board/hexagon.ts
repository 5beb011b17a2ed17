// Where the cells of the board lie in a plane, in units of a cell's radius: x to the east, y to the south, the centre tile at the origin.
// The numbers are those of drawing/ (drawing/labyrinth/hexagon.hpp). Corner i lies clockwise before edge i.
export interface Point {
  x: number;
  y: number;
}

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const times = (a: Point, factor: number): Point => ({ x: a.x * factor, y: a.y * factor });
export const dot = (a: Point, b: Point) => a.x * b.x + a.y * b.y;
export const length = (a: Point) => Math.hypot(a.x, a.y);
export const between = (a: Point, b: Point, share: number): Point => plus(a, times(minus(b, a), share));

export const halfHeight = 0.8660254037844386; // of a cell: from its middle to an edge
export const edges = [0, 1, 2, 3, 4, 5];
const radius = 3;
const columns = 'ABCDEFG';
const steps: [number, number][] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];

const topOf = (q: number) => (q < 0 ? -radius - q : -radius);
const heightOf = (q: number) => 2 * radius + 1 - Math.abs(q);

function axialOf(cell: string): [number, number] {
  const q = columns.indexOf(cell.charAt(0)) - radius;
  return [q, Number(cell.charAt(1)) - 1 + topOf(q)];
}
function cellAt(q: number, r: number): string | undefined {
  if (Math.abs(q) > radius || r < topOf(q) || r >= topOf(q) + heightOf(q)) return undefined;
  return `${columns.charAt(q + radius)}${r - topOf(q) + 1}`;
}

// Column by column from the west, each from the top.
export const allCells: string[] = [...columns].flatMap((column, at) => Array.from({ length: heightOf(at - radius) }, (_, row) => `${column}${row + 1}`));
export const starts = edges.map((d) => `S${d}`);
export const centre = 'D4';
export const keyCells = steps.map(([q, r]) => cellAt(radius * q, radius * r) ?? '');

export function neighbour(cell: string, edge: number): string | undefined {
  const [q, r] = axialOf(cell);
  const [dq, dr] = steps[edge] ?? [0, 0];
  return cellAt(q + dq, r + dr);
}

const corners: Point[] = [{ x: -0.5, y: -halfHeight }, { x: 0.5, y: -halfHeight }, { x: 1, y: 0 }, { x: 0.5, y: halfHeight }, { x: -0.5, y: halfHeight }, { x: -1, y: 0 }];
export const corner = (i: number): Point => corners[i % 6] as Point;
export const edgeMiddle = (d: number): Point => between(corner(d), corner(d + 1), 0.5);

// Start fields are small: they touch the outer edge of their key tile.
export const startRadius = 0.42;

export function middleOf(cell: string): Point {
  if (cell.startsWith('S')) {
    const d = Number(cell.charAt(1));
    return plus(middleOf(keyCells[d] ?? centre), times(edgeMiddle(d), 1 + startRadius / halfHeight));
  }
  const [q, r] = axialOf(cell);
  return { x: 1.5 * q, y: halfHeight * (2 * r + q) };
}

// What holds the whole board, with its start fields.
export const extent = { x: 6.15, y: 7.05 };

// Which cell or start field lies under a point.
export function cellUnder(point: Point): string | undefined {
  const start = starts.find((each) => length(minus(point, middleOf(each))) <= startRadius);
  if (start) return start;
  return allCells.find((cell) => edges.every((d) => dot(minus(point, middleOf(cell)), edgeMiddle(d)) <= halfHeight * halfHeight));
}

// The nearest of some cells in the direction of a key: the more aside it lies, the farther it counts.
export function towards(from: string, direction: Point, among: string[]): string | undefined {
  const here = middleOf(from);
  let best: string | undefined;
  let least = Infinity;
  for (const cell of among) {
    const way = minus(middleOf(cell), here);
    const ahead = dot(way, direction);
    const aside = Math.abs(way.x * direction.y - way.y * direction.x);
    if (cell === from || ahead <= 0.1 || aside > 2 * ahead) continue;
    const far = ahead + 1.5 * aside;
    if (far < least - 1e-6) [best, least] = [cell, far];
  }
  return best;
}
