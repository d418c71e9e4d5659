import { GROUND_CELL, GROUND_SIZE, WORLD_RADIUS } from './ground.js';

const HALF = GROUND_SIZE / 2;
const MIDDLE = (GROUND_SIZE - 1) / 2;

/**
 * A function of the place at every sample of the ground, for functions that are smooth over a metre: it is asked at
 * every second sample only and filled in between by cubics, which takes a quarter of the time.
 */
export function sampleHeightField(valueAt: (x: number, z: number) => number): Float32Array {
  return widened(coarseField(valueAt));
}

/** Samples 0, 2, 4 ... of both axes, within the world and a little beyond. */
function coarseField(valueAt: (x: number, z: number) => number): Float32Array {
  const coarse = new Float32Array(HALF * HALF);
  const reach = (WORLD_RADIUS + 4) ** 2;
  for (let j = 0; j < HALF; j++) {
    const z = (2 * j - MIDDLE) * GROUND_CELL;
    for (let i = 0; i < HALF; i++) {
      const x = (2 * i - MIDDLE) * GROUND_CELL;
      if (x * x + z * z <= reach) coarse[j * HALF + i] = valueAt(x, z);
    }
  }
  return coarse;
}

/** Twice as fine along both axes. The second pass runs along the rows too, which lie together in memory. */
function widened(coarse: Float32Array): Float32Array {
  const rows = new Float32Array(GROUND_SIZE * HALF);
  for (let at = 0; at < coarse.length; at++) {
    const start = at - (at % HALF);
    const last = start + HALF - 1;
    const here = coarse[at] as number;
    const next = coarse[Math.min(last, at + 1)] as number;
    rows[2 * at] = here;
    rows[2 * at + 1] = halfWay(coarse[Math.max(start, at - 1)] as number, here, next, coarse[Math.min(last, at + 2)] as number);
  }
  const field = new Float32Array(GROUND_SIZE * GROUND_SIZE);
  for (let j = 0; j < HALF; j++) {
    const rowAt = (k: number): number => GROUND_SIZE * Math.min(HALF - 1, Math.max(0, k));
    const [before, here, next, after] = [rowAt(j - 1), rowAt(j), rowAt(j + 1), rowAt(j + 2)];
    for (let i = 0; i < GROUND_SIZE; i++) {
      const value = rows[here + i] as number;
      field[2 * here + i] = value;
      field[2 * here + GROUND_SIZE + i] = halfWay(rows[before + i] as number, value, rows[next + i] as number, rows[after + i] as number);
    }
  }
  return field;
}

/** The cubic through four equally spaced values, half-way between the middle two. */
const halfWay = (before: number, here: number, next: number, after: number): number => (9 * (here + next) - before - after) / 16;
