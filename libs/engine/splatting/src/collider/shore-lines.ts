import { sampleHeight } from '@diorama/world-model';
import type { Heightfield, WaterSurface, WorldModel } from '@diorama/world-model';

import { SolidColumns } from '../reach/solid-columns.js';
import { WALKER } from '../reach/walker.js';

/** Where water becomes too deep to wade: places in metres, x and z in turn, with the deep water to the left, seen from above. */
export type ShoreLine = readonly number[];

/** Metres between the samples in which the water's depth is measured. */
const CELL = 0.33;
/** A deck carries walkers over deep water if its top is at most this high above it, and its foot too low to walk under; metres. */
const HIGHEST_DECK = 2;
const HIGHEST_FOOT = 0.8;
/** Pools whose shore is shorter are stepped over, metres. */
const SHORTEST = 2;
/** Metres that a line may be off at the origin, and so much more for each metre of distance. */
const TOLERANCE = 0.06;
const TOLERANCE_GROWTH = 0.005;

/**
 * The lines along which walkers stop: the contour of water that is deeper than they wade, around decks that carry them.
 *
 * @param most segments of all lines together; more tolerance makes them fewer
 */
export function traceShoreLines(model: WorldModel, most: number): ShoreLine[] {
  const { terrain, water } = model;
  if (terrain === null || water === null) return [];
  const lines = new Contour(new WaterDepth(model, terrain, water)).trace().filter((line) => lengthOf(line) >= SHORTEST);
  for (let coarseness = 1; ; coarseness *= 2) {
    const simple = lines.map((line) => simplify(line, coarseness));
    if (simple.reduce((sum, line) => sum + line.length / 2 - 1, 0) <= most) return simple;
  }
}

/** How much deeper than a walker wades the water is, in samples of a square grid. */
class WaterDepth {
  /** Samples to each side of the origin. */
  readonly half: number;
  private readonly solids: SolidColumns;

  constructor(
    private readonly model: WorldModel,
    private readonly terrain: Heightfield,
    private readonly water: WaterSurface,
  ) {
    this.half = Math.floor(Math.min(model.radius, ((terrain.size - 1) / 2) * terrain.cell) / CELL);
    this.solids = new SolidColumns(model, model.radius);
  }

  /** Metres; negative where walkers wade or stand dry, NaN outside the world. */
  at(i: number, j: number): number {
    const { half, model, terrain, water } = this;
    const [x, z] = [(i - half) * CELL, (j - half) * CELL];
    if (x * x + z * z > model.radius * model.radius) return NaN;
    const limit = water.level - WALKER.wade;
    const depth = limit - sampleHeight(terrain, x, z);
    if (depth <= 0) return depth;
    let least = depth;
    this.solids.forEachNear(x, z, 0, (bottom, top) => {
      if (top <= water.level + HIGHEST_DECK && bottom <= water.level + HIGHEST_FOOT) least = Math.min(least, limit - top);
    });
    return least;
  }
}

/** Corners of a cell, clockwise seen from above, and which of its four sides follows each: a number of the grid's lines. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** Marching squares (Lorensen and Cline, "Marching cubes", 1987, in two dimensions): the line where a field is zero. */
class Contour {
  private readonly side: number;
  private readonly field: Float64Array;
  /** From the grid line where a segment begins to the one where it ends. */
  private readonly next = new Map<number, number>();

  constructor(depth: WaterDepth) {
    this.side = 2 * depth.half + 1;
    this.field = Float64Array.from({ length: this.side ** 2 }, (_, at) => depth.at(at % this.side, Math.floor(at / this.side)));
  }

  trace(): number[][] {
    for (let j = 0; j + 1 < this.side; j++) for (let i = 0; i + 1 < this.side; i++) this.addCell(i, j);
    const ends = new Set(this.next.values());
    const open = [...this.next.keys()].filter((line) => !ends.has(line));
    return [...open, ...this.next.keys()].map((line) => this.follow(line)).filter((line) => line.length > 2);
  }

  /** Joins the places where the border of a cell, walked clockwise, enters the water and leaves it. */
  private addCell(i: number, j: number): void {
    const wet = CORNERS.map(([di, dj]) => this.field[(j + dj) * this.side + i + di] as number);
    if (wet.some(Number.isNaN)) return;
    for (let entry = 0; entry < 4; entry++) {
      if (!((wet[entry] as number) <= 0 && (wet[(entry + 1) % 4] as number) > 0)) continue;
      let exit = (entry + 1) % 4;
      while ((wet[(exit + 1) % 4] as number) > 0) exit = (exit + 1) % 4;
      this.next.set(this.gridLine(i, j, entry), this.gridLine(i, j, exit));
    }
  }

  /** The number of a cell's side: twice its upper or left end, and one more where it runs down. */
  private gridLine(i: number, j: number, side: number): number {
    if (side === 0) return 2 * (j * this.side + i);
    if (side === 1) return 2 * (j * this.side + i + 1) + 1;
    if (side === 2) return 2 * ((j + 1) * this.side + i);
    return 2 * (j * this.side + i) + 1;
  }

  /** Takes the segments that follow one another out of the map. */
  private follow(first: number): number[] {
    const places = this.crossing(first);
    for (let line = this.next.get(first), from = first; line !== undefined; from = line, line = this.next.get(line)) {
      this.next.delete(from);
      places.push(...this.crossing(line));
    }
    return places;
  }

  private crossing(line: number): number[] {
    const from = line >> 1;
    const to = from + (line % 2 === 0 ? 1 : this.side);
    const [a, b] = [this.field[from] as number, this.field[to] as number];
    const share = a / (a - b);
    const half = (this.side - 1) / 2;
    const metres = (at: number): [number, number] => [((at % this.side) - half) * CELL, (Math.floor(at / this.side) - half) * CELL];
    const [[ax, az], [bx, bz]] = [metres(from), metres(to)];
    return [ax + share * (bx - ax), az + share * (bz - az)];
  }
}

function lengthOf(line: ShoreLine): number {
  let sum = 0;
  for (let i = 2; i < line.length; i += 2)
    sum += Math.hypot((line[i] as number) - (line[i - 2] as number), (line[i + 1] as number) - (line[i - 1] as number));
  return sum;
}

/** Leaves out places that lie nearly on the line between those that stay (Ramer 1972; Douglas and Peucker 1973). */
function simplify(line: ShoreLine, coarseness: number): number[] {
  const kept = new Uint8Array(line.length / 2);
  kept[0] = 1;
  kept[kept.length - 1] = 1;
  const spans: [number, number][] = [[0, kept.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    let [worst, split] = [1, -1];
    for (let at = from + 1; at < to; at++) {
      const [x, z] = [line[2 * at] as number, line[2 * at + 1] as number];
      const allowed = coarseness * (TOLERANCE + TOLERANCE_GROWTH * Math.hypot(x, z));
      const off = distanceToSegment(line, from, to, at) / allowed;
      if (off > worst) [worst, split] = [off, at];
    }
    if (split < 0) continue;
    kept[split] = 1;
    spans.push([from, split], [split, to]);
  }
  return [...line].filter((_, i) => kept[i >> 1] === 1);
}

function distanceToSegment(line: ShoreLine, from: number, to: number, at: number): number {
  const [ax, az] = [line[2 * from] as number, line[2 * from + 1] as number];
  const [dx, dz] = [(line[2 * to] as number) - ax, (line[2 * to + 1] as number) - az];
  const [px, pz] = [(line[2 * at] as number) - ax, (line[2 * at + 1] as number) - az];
  const square = dx * dx + dz * dz;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + pz * dz) / square));
  return Math.hypot(px - along * dx, pz - along * dz);
}
