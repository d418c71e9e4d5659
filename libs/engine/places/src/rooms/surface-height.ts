import { memoizeByObject } from '@diorama/world-model';
import type { Instance, Prototype } from '@diorama/world-model';

/** Objects stand on triangles whose normal rises at least this much. */
const LEVEL = 0.9;

/** Triangles whose area seen from above is less than this, square metres, are on edge. */
const THINNEST = 1e-9;

/** Where an object rests: points of its disc at this share of its radius, whose heights differ by less than this, metres. */
const REST_POINTS = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const REST_SHARE = 0.6;
const REST_EVENNESS = 0.02;

/** y in metres at which a disc rests on an upright instance; null where it does not rest level. */
export function measureRestingHeight(
  prototype: Prototype,
  instance: Instance,
  { x, z, radius }: { readonly x: number; readonly z: number; readonly radius: number },
): number | null {
  const reach = REST_SHARE * radius;
  const heights = REST_POINTS.map(([dx, dz]) => measureSurfaceHeight(prototype, instance, x + dx * reach, z + dz * reach));
  if (heights.some((height) => height === null)) return null;
  const [low, high] = [Math.min(...(heights as number[])), Math.max(...(heights as number[]))];
  return high - low < REST_EVENNESS ? high : null;
}

/** Height of the upper surface of an upright instance at a place, y in metres; null where the place lies outside it or the surface slants. */
function measureSurfaceHeight(prototype: Prototype, { transform: m }: Instance, x: number, z: number): number | null {
  const { positions, indices } = prototype;
  const scale = Math.hypot(m[0] as number, m[4] as number, m[8] as number);
  const [dx, dz] = [x - (m[3] as number), z - (m[11] as number)];
  const [u, w] = [
    (dx * (m[0] as number) + dz * (m[8] as number)) / (scale * scale),
    (dx * (m[2] as number) + dz * (m[10] as number)) / (scale * scale),
  ];
  let [highest, isLevel] = [-Infinity, false];
  for (const t of TriangleColumns.of(prototype).at(u, w)) {
    const [a, b, c] = [3 * (indices[t] as number), 3 * (indices[t + 1] as number), 3 * (indices[t + 2] as number)];
    const [ax, ay, az] = [positions[a] as number, positions[a + 1] as number, positions[a + 2] as number];
    const [bx, by, bz] = [(positions[b] as number) - ax, (positions[b + 1] as number) - ay, (positions[b + 2] as number) - az];
    const [cx, cy, cz] = [(positions[c] as number) - ax, (positions[c + 1] as number) - ay, (positions[c + 2] as number) - az];
    const up = bz * cx - bx * cz;
    if (Math.abs(up) < THINNEST) continue;
    const [px, pz] = [u - ax, w - az];
    const [first, second] = [(pz * cx - px * cz) / up, (bz * px - bx * pz) / up];
    if (first < 0 || second < 0 || first + second > 1) continue;
    const y = ay + first * by + second * cy;
    if (y > highest) [highest, isLevel] = [y, up > LEVEL * Math.hypot(by * cz - bz * cy, up, bx * cy - by * cx)];
  }
  return isLevel ? (m[7] as number) + scale * highest : null;
}

/** Columns along a side of the grid over a mesh. */
const COLUMNS = 24;
/** Metres by which the box of a triangle is widened, so that rounding loses none. */
const MARGIN = 1e-6;
const NO_TRIANGLES = new Uint32Array(0);

/** The triangles of a mesh by where they lie seen from above. */
class TriangleColumns {
  /** The columns of a prototype. They are found once. */
  static readonly of = memoizeByObject((prototype: Prototype) => new TriangleColumns(prototype));
  private readonly low: readonly [number, number];
  private readonly size: readonly [number, number];
  private readonly cells: readonly Uint32Array[];

  private constructor({ positions, indices }: Prototype) {
    const span = (axis: number, from: number, to: number, indexOf: (k: number) => number): [low: number, high: number] => {
      let [low, high] = [Infinity, -Infinity];
      for (let k = from; k < to; k++) {
        const value = positions[3 * indexOf(k) + axis] as number;
        [low, high] = [Math.min(low, value), Math.max(high, value)];
      }
      return [low - MARGIN, high + MARGIN];
    };
    const whole = [0, 2].map((axis) => span(axis, 0, positions.length / 3, (k) => k)) as [[number, number], [number, number]];
    this.low = [whole[0][0], whole[1][0]];
    this.size = [(whole[0][1] - whole[0][0]) / COLUMNS, (whole[1][1] - whole[1][0]) / COLUMNS];
    const lists = Array.from({ length: COLUMNS * COLUMNS }, (): number[] => []);
    for (let t = 0; t < indices.length; t += 3) {
      const [x, z] = [0, 2].map((axis) => span(axis, t, t + 3, (k) => indices[k] as number)) as [[number, number], [number, number]];
      for (let j = this.columnOf(z[0], 1); j <= this.columnOf(z[1], 1); j++)
        for (let i = this.columnOf(x[0], 0); i <= this.columnOf(x[1], 0); i++) lists[j * COLUMNS + i]?.push(t);
    }
    this.cells = lists.map((list) => Uint32Array.from(list));
  }

  /** First indices of the triangles that may lie above or below a place, in the order of the mesh. */
  at(x: number, z: number): Uint32Array {
    const [i, j] = [Math.floor((x - this.low[0]) / this.size[0]), Math.floor((z - this.low[1]) / this.size[1])];
    return i < 0 || j < 0 || i >= COLUMNS || j >= COLUMNS ? NO_TRIANGLES : (this.cells[j * COLUMNS + i] as Uint32Array);
  }

  private columnOf(value: number, axis: 0 | 1): number {
    return Math.min(COLUMNS - 1, Math.max(0, Math.floor((value - this.low[axis]) / this.size[axis])));
  }
}
