import type { Prototype } from '@diorama/world-model';

/** A part of a vertical line that no body fills: from the surface below it to the surface above it; metres, infinite at the ends of the line. */
export interface FreeGap {
  readonly from: number;
  readonly to: number;
}

/** The free gaps of a prototype on vertical lines in a grid over its outline; in the frame of the prototype. */
export interface FreeColumns {
  readonly x0: number;
  readonly z0: number;
  /** Metres between two lines. */
  readonly cell: number;
  readonly width: number;
  readonly depth: number;
  /** Gaps from below upwards, line by line. */
  readonly gaps: readonly (readonly FreeGap[])[];
}

const CELLS_MAX = 36;
const CELL_MIN = 0.015;
/** Gaps lower than this are joints between parts. */
const JOINT = 0.004;
/** Where no body is. */
export const EMPTY_COLUMN: readonly FreeGap[] = [{ from: -Infinity, to: Infinity }];

interface Crossing {
  readonly y: number;
  readonly isTop: boolean;
}

interface Extent {
  readonly x: readonly [number, number];
  readonly z: readonly [number, number];
}

/** Finds the free gaps of a prototype within an extent of x and z. */
export function findFreeColumns(prototype: Prototype, { x, z }: Extent): FreeColumns {
  const cell = Math.max(CELL_MIN, Math.max(x[1] - x[0], z[1] - z[0]) / CELLS_MAX);
  const [width, depth] = [x, z].map(([low, high]) => Math.max(1, Math.ceil((high - low) / cell - 1e-6))) as [number, number];
  // The grid is centred on the outline.
  const x0 = (x[0] + x[1] - (width - 1) * cell) / 2;
  const z0 = (z[0] + z[1] - (depth - 1) * cell) / 2;
  const crossings: Crossing[][] = Array.from({ length: width * depth }, () => []);
  const grid = { x0, z0, cell, width, depth };
  for (let at = 0; at < prototype.indices.length; at += 3) crossTriangle(prototype, at, grid, crossings);
  return { ...grid, gaps: crossings.map((column) => (column.length === 0 ? EMPTY_COLUMN : gapsOf(column, prototype.doubleSided))) };
}

type Grid = Omit<FreeColumns, 'gaps'>;

/** Adds where the lines of a grid cross a triangle. */
function crossTriangle({ positions, indices }: Prototype, at: number, grid: Grid, crossings: Crossing[][]): void {
  const corner = (k: number): readonly [number, number, number] => {
    const first = 3 * (indices[at + k] as number);
    return [positions[first] as number, positions[first + 1] as number, positions[first + 2] as number];
  };
  const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = [corner(0), corner(1), corner(2)];
  // Twice the area seen from above; positive where the front faces up.
  const area = (bz - az) * (cx - ax) - (bx - ax) * (cz - az);
  if (Math.abs(area) < 1e-12) return;
  const index = (value: number, start: number): number => (value - start) / grid.cell;
  const i0 = Math.max(0, Math.ceil(index(Math.min(ax, bx, cx), grid.x0)));
  const i1 = Math.min(grid.width - 1, Math.floor(index(Math.max(ax, bx, cx), grid.x0)));
  const j0 = Math.max(0, Math.ceil(index(Math.min(az, bz, cz), grid.z0)));
  const j1 = Math.min(grid.depth - 1, Math.floor(index(Math.max(az, bz, cz), grid.z0)));
  for (let j = j0; j <= j1; j++)
    for (let i = i0; i <= i1; i++) {
      const [x, z] = [grid.x0 + i * grid.cell, grid.z0 + j * grid.cell];
      const b = ((z - az) * (cx - ax) - (x - ax) * (cz - az)) / area;
      const c = ((bz - az) * (x - ax) - (bx - ax) * (z - az)) / area;
      if (b < 0 || c < 0 || b + c > 1) continue;
      crossings[j * grid.width + i]?.push({ y: ay + b * (by - ay) + c * (cy - ay), isTop: area > 0 });
    }
}

/** The gaps between crossings. Bodies are closed, so a line is free where it has entered as many as it has left; leaves are single surfaces. */
function gapsOf(column: Crossing[], isSheet: boolean): FreeGap[] {
  const sorted = column.sort((a, b) => a.y - b.y || Number(a.isTop) - Number(b.isTop));
  const gaps: FreeGap[] = [];
  let inside = 0;
  let from = -Infinity;
  const close = (to: number): void => void (to - from > JOINT && gaps.push({ from, to }));
  for (const { y, isTop } of sorted) {
    if (isSheet) {
      close(y);
      from = y;
    } else if (isTop) {
      inside = Math.max(0, inside - 1);
      if (inside === 0) from = y;
    } else {
      if (inside === 0) close(y);
      inside++;
    }
  }
  if (inside === 0) close(Infinity);
  return gaps.length > 0 ? gaps : [{ from: Math.max(...sorted.map(({ y }) => y)), to: Infinity }];
}

/** The gaps at a place in the frame of the prototype; a free line beyond its outline. */
export function gapsAt({ x0, z0, cell, width, depth, gaps }: FreeColumns, x: number, z: number): readonly FreeGap[] {
  const [i, j] = [Math.round((x - x0) / cell), Math.round((z - z0) / cell)];
  return i < 0 || j < 0 || i >= width || j >= depth ? EMPTY_COLUMN : (gaps[j * width + i] ?? EMPTY_COLUMN);
}
