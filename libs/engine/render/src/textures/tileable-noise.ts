import { hashInteger } from '@diorama/random';

/** Square rasters of noise that repeat at their borders, row-major. */

interface NoiseShape {
  readonly seed: number;
  /** Lattice cells along the raster in the first octave. */
  readonly period: number;
  readonly octaves: number;
  /** Amplitude of an octave relative to the one before. */
  readonly gain: number;
}

/** Fractional Brownian motion of gradient noise, about -1 to 1, mean near zero. `stretch` divides the cells along y. */
export function generatePeriodicFbm(size: number, shape: NoiseShape, stretch = 1): Float32Array {
  const result = new Float32Array(size * size);
  let amplitude = 1;
  let reach = 0;
  for (let octave = 0; octave < shape.octaves; octave++) {
    const columns = shape.period << octave;
    const rows = Math.max(1, Math.round(columns / stretch));
    if (columns > size) break;
    addOctave(result, { size, columns, rows, amplitude, seed: hashInteger(shape.seed, octave) });
    reach += amplitude * amplitude;
    amplitude *= shape.gain;
  }
  // One octave has a standard deviation of about 0.25 before scaling: bring the sum to about 0.4.
  const scale = 1.6 / Math.sqrt(reach);
  for (let i = 0; i < result.length; i++) result[i] = Math.max(-1, Math.min(1, (result[i] as number) * scale));
  return result;
}

interface Octave {
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
  readonly amplitude: number;
  readonly seed: number;
}

/** K. Perlin's gradient noise, "Improving Noise", 2002, on a lattice that closes on itself. */
function addOctave(raster: Float32Array, { size, columns, rows, amplitude, seed }: Octave): void {
  const slopes = new Float32Array(2 * columns * rows);
  for (let i = 0; i < columns * rows; i++) {
    const angle = hashInteger(seed, i) * ((2 * Math.PI) / 2 ** 32);
    slopes[2 * i] = Math.cos(angle) * amplitude;
    slopes[2 * i + 1] = Math.sin(angle) * amplitude;
  }
  for (let j = 0; j < size; j++) {
    const y = ((j + 0.5) * rows) / size;
    const row = Math.floor(y);
    const dy = y - row;
    const v = fade(dy);
    const north = row * columns;
    const south = ((row + 1) % rows) * columns;
    for (let i = 0; i < size; i++) {
      const x = ((i + 0.5) * columns) / size;
      const column = Math.floor(x);
      const dx = x - column;
      const east = (column + 1) % columns;
      const u = fade(dx);
      const nw = dot(slopes, north + column, dx, dy);
      const ne = dot(slopes, north + east, dx - 1, dy);
      const sw = dot(slopes, south + column, dx, dy - 1);
      const se = dot(slopes, south + east, dx - 1, dy - 1);
      const top = nw + u * (ne - nw);
      raster[j * size + i] = (raster[j * size + i] as number) + top + v * (sw + u * (se - sw) - top);
    }
  }
}

function dot(slopes: Float32Array, corner: number, dx: number, dy: number): number {
  return (slopes[2 * corner] as number) * dx + (slopes[2 * corner + 1] as number) * dy;
}

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Cellular noise: for each texel what lies around it. */
export interface Cells {
  /** Distance to the nearest point, in cells. */
  readonly nearest: Float32Array;
  /** How much further the second nearest lies; zero on the border between two cells. */
  readonly border: Float32Array;
  /** A number in [0, 1) that names the nearest point's cell. */
  readonly name: Float32Array;
  /** From the nearest point to the texel, in cells. */
  readonly dx: Float32Array;
  readonly dy: Float32Array;
}

/** S. Worley's "A Cellular Texture Basis Function", 1996, with `count` x `count` cells that repeat; `jitter` 0 is a grid. */
export function generatePeriodicCells(size: number, count: number, seed: number, jitter = 1): Cells {
  const points = new Float32Array(2 * count * count);
  for (let i = 0; i < points.length; i++) points[i] = 0.5 + jitter * (hashInteger(seed, i) / 2 ** 32 - 0.5);
  const make = (): Float32Array => new Float32Array(size * size);
  const cells: Cells = { nearest: make(), border: make(), name: make(), dx: make(), dy: make() };
  for (let j = 0; j < size; j++)
    for (let i = 0; i < size; i++)
      findCell(cells, j * size + i, { points, count, seed, x: ((i + 0.5) * count) / size, y: ((j + 0.5) * count) / size });
  return cells;
}

interface CellQuery {
  readonly points: Float32Array;
  readonly count: number;
  readonly seed: number;
  readonly x: number;
  readonly y: number;
}

function findCell(cells: Cells, texel: number, { points, count, seed, x, y }: CellQuery): void {
  const column = Math.floor(x);
  const row = Math.floor(y);
  let first = Infinity;
  let second = Infinity;
  let owner = 0;
  let ownerX = 0;
  let ownerY = 0;
  for (let r = row - 1; r <= row + 1; r++)
    for (let c = column - 1; c <= column + 1; c++) {
      const cell = ((r + count) % count) * count + ((c + count) % count);
      const dx = x - c - (points[2 * cell] as number);
      const dy = y - r - (points[2 * cell + 1] as number);
      const square = dx * dx + dy * dy;
      if (square < first) {
        second = first;
        first = square;
        owner = cell;
        ownerX = dx;
        ownerY = dy;
      } else if (square < second) second = square;
    }
  cells.nearest[texel] = Math.sqrt(first);
  cells.border[texel] = Math.sqrt(second) - Math.sqrt(first);
  cells.name[texel] = hashInteger(seed, owner, 1) / 2 ** 32;
  cells.dx[texel] = ownerX;
  cells.dy[texel] = ownerY;
}
