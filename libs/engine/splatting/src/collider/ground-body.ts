import { sampleHeight } from '@diorama/world-model';
import type { Heightfield } from '@diorama/world-model';

import { addTriangleBand, addClosingFan, addOpeningFan } from './body.js';
import type { BodyList } from './body.js';
import { COLUMNS, ROWS, TerrainNet, getVertexColumn, toVertexIndex, getVertexRow } from './terrain-net.js';

/** Metres from the origin where the net begins; what lies within is one fan. */
const INNER = 0.3;
/** Metres that the net may be off where walkers get soon, at most and at least. */
const COARSEST = 4;
const FINEST = 1e-4;
const HALVINGS = 14;
/** Metres by which the wall around the world rises above the highest ground at its foot, and how thick it is. */
const WALL_HEIGHT = 10;
const WALL_THICKNESS = 1;
/** Metres of solid ground below the lowest point. */
const DEPTH = 2;

/**
 * The ground as one closed body shaped like a bowl: terrain, a wall around it that nobody can climb, and a flat base. The
 * terrain is a net of at most `triangles` triangles, as close to it as they allow, and closest where walkers get soon.
 */
export function addGround(bodies: BodyList, field: Heightfield, worldRadius: number, triangles: number): void {
  const radius = Math.min(worldRadius, ((field.size - 1) / 2 - 2) * field.cell);
  const net = new TerrainNet(field, INNER, radius);
  const share = closestShare(net, triangles);
  const { inner, outer } = edgesOf(net, share);
  const numbers = new NetNumbers(bodies, net);
  const centre = bodies.vertex(0, sampleHeight(field, 0, 0), 0);
  // Rings are bands of vertices in a row, so both edges are numbered first.
  const [first, rim] = [inner, outer].map(
    (columns, i) => columns.map((column) => numbers.of(toVertexIndex(i * ROWS, column)))[0] as number,
  ) as [number, number];
  addOpeningFan(bodies, centre, first, inner.length);
  net.forEachTriangle(share, (a, b, c) => bodies.triangle(numbers.of(a), numbers.of(b), numbers.of(c)));
  addBowl(bodies, { net, columns: outer, rim, radius, top: numbers.highestAtRim + WALL_HEIGHT, base: numbers.lowest - DEPTH });
}

/** The least share that keeps to the triangles. */
function closestShare(net: TerrainNet, triangles: number): number {
  let [low, high] = [FINEST, COARSEST];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = Math.sqrt(low * high);
    let count = 0;
    net.forEachTriangle(middle, () => count++);
    if (count > triangles) low = middle;
    else high = middle;
  }
  return high;
}

/** Columns of the vertices on both edges of a net, in their order. */
function edgesOf(net: TerrainNet, share: number): { readonly inner: number[]; readonly outer: number[] } {
  const [inner, outer] = [new Set<number>(), new Set<number>()];
  const note = (place: number): void => {
    if (getVertexRow(place) === 0) inner.add(getVertexColumn(place));
    if (getVertexRow(place) === ROWS) outer.add(getVertexColumn(place));
  };
  net.forEachTriangle(share, (a, b, c) => [a, b, c].forEach(note));
  const sorted = (columns: Set<number>): number[] => [...columns].toSorted((a, b) => a - b);
  return { inner: sorted(inner), outer: sorted(outer) };
}

/** The vertices of a net, each added to the body when it is first used. */
class NetNumbers {
  lowest = Infinity;
  highestAtRim = -Infinity;
  private readonly numbers = new Int32Array((ROWS + 1) * COLUMNS).fill(-1);

  constructor(
    private readonly bodies: BodyList,
    private readonly net: TerrainNet,
  ) {}

  of(place: number): number {
    const [row, column] = [getVertexRow(place), getVertexColumn(place)];
    const at = row * COLUMNS + column;
    const known = this.numbers[at] as number;
    if (known >= 0) return known;
    const y = this.net.height(row, column);
    this.lowest = Math.min(this.lowest, y);
    if (row === ROWS) this.highestAtRim = Math.max(this.highestAtRim, y);
    const made = this.bodies.vertex(this.net.x(row, column), y, this.net.z(row, column));
    this.numbers[at] = made;
    return made;
  }
}

interface Bowl {
  readonly net: TerrainNet;
  /** Of the vertices at the rim, which are in a row from `rim` on. */
  readonly columns: readonly number[];
  readonly rim: number;
  readonly radius: number;
  /** Heights of the wall and of the base. */
  readonly top: number;
  readonly base: number;
}

/** The wall, its outside and the base, which close the ground. */
function addBowl(bodies: BodyList, { net, columns, rim, radius, top, base }: Bowl): void {
  const outside = 1 + WALL_THICKNESS / radius;
  const ring = (scale: number, y: number): number =>
    columns.map((column) => bodies.vertex(scale * net.x(ROWS, column), y, scale * net.z(ROWS, column)))[0] as number;
  const rings = [rim, ring(1, top), ring(outside, top), ring(outside, base)];
  for (let i = 1; i < rings.length; i++) addTriangleBand(bodies, rings[i - 1] as number, rings[i] as number, columns.length);
  addClosingFan(bodies, rings.at(-1) as number, bodies.vertex(0, base, 0), columns.length);
}
