import type { FloatImage } from '../images/float-image.js';

/** Where things stand on the ground, for each column of a small panorama. */
interface FootLine {
  /** Angle below the horizon, radians, at which the column's thing stands; 0 where the ground goes on to the horizon. */
  readonly foot: Float32Array;
  /** Height of the column's skyline over the horizon, radians. */
  readonly top: Float32Array;
}

/** Degrees: how far above the horizon something must reach to count as standing, and the lowest foot looked for. */
const STANDING = 1.2;
const LOWEST = 32;
/** Degrees over which the colours of what stands (above the horizon) and of the ground (below) are taken. */
const THING = 7;
const GROUND_FROM = 13;
const GROUND_TO = 30;
/** Share of the width over which they are averaged to either side. */
const THING_SPAN = 0.008;
const GROUND_SPAN = 0.03;
/** Cost of a foot one row lower than its neighbour's, and of calling a row a thing where colours do not tell; a row that clearly is one gains 1. */
const STEP = 0.35;
const DOUBT = 0.12;
/** Colours this near cannot be told apart, squared distance. */
const ALIKE = 0.006;

/**
 * Finds for every column how far down what reaches over the horizon comes: rows go to the thing or to the ground by the
 * colour they are nearer to, with one change from thing to ground a column, and neighbouring columns alike (solved exactly
 * by dynamic programming around the circle).
 */
export function findGroundContactLine(image: FloatImage, sky: (pixel: number) => boolean): FootLine {
  const { width, height } = image;
  const perRow = 180 / height;
  const horizon = height / 2;
  const count = Math.floor(LOWEST / perRow);
  const top = skylines(image, sky);
  const thing = bandColors(image, horizon - Math.round(THING / perRow), horizon, sky);
  const ground = bandColors(image, horizon + Math.round(GROUND_FROM / perRow), horizon + Math.round(GROUND_TO / perRow), () => false);
  const things = spread(thing, width, Math.max(1, Math.round(THING_SPAN * width)));
  const grounds = spread(ground, width, Math.max(1, Math.round(GROUND_SPAN * width)));
  const costs = new Float32Array(width * (count + 1));
  for (let column = 0; column < width; column++) {
    const start = column * (count + 1);
    // Nothing stands here: any foot but the horizon is ruled out.
    if ((top[column] as number) < (STANDING * Math.PI) / 180) {
      costs.fill(1e3, start + 1, start + count + 1);
      continue;
    }
    for (let k = 0; k < count; k++) {
      const at = 3 * ((horizon + k) * width + column);
      const toThing = squaredDistance(image.data, at, things, 3 * column);
      const toGround = squaredDistance(image.data, at, grounds, 3 * column);
      const gain = (toGround - toThing) / (toGround + toThing + ALIKE);
      costs[start + k + 1] = (costs[start + k] as number) - gain + DOUBT;
    }
  }
  const rows = smoothest(costs, width, count + 1);
  return { foot: Float32Array.from(rows, (row) => (row * perRow * Math.PI) / 180), top };
}

function skylines({ width, height }: FloatImage, sky: (pixel: number) => boolean): Float32Array {
  const top = new Float32Array(width);
  for (let column = 0; column < width; column++) {
    let row = Math.floor(height / 2) - 1;
    while (row >= 0 && !sky(row * width + column)) row--;
    top[column] = (Math.PI * (height / 2 - 1 - row)) / height;
  }
  return top;
}

/** Sums of colours and counts, four a column, over rows `[from, to)` without the sky. */
function bandColors({ width, data }: FloatImage, from: number, to: number, skip: (pixel: number) => boolean): Float32Array {
  const sums = new Float32Array(4 * width);
  for (let row = from; row < to; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      if (skip(at)) continue;
      for (let channel = 0; channel < 3; channel++)
        sums[4 * column + channel] = (sums[4 * column + channel] as number) + (data[3 * at + channel] as number);
      sums[4 * column + 3] = (sums[4 * column + 3] as number) + 1;
    }
  return sums;
}

/** Mean colours of the columns around each one. */
function spread(sums: Float32Array, width: number, reach: number): Float32Array {
  const out = new Float32Array(3 * width);
  for (let column = 0; column < width; column++) {
    const sum = [0, 0, 0, 0];
    for (let k = -reach; k <= reach; k++)
      for (let channel = 0; channel < 4; channel++)
        sum[channel] = (sum[channel] as number) + (sums[4 * ((column + k + width) % width) + channel] as number);
    for (let channel = 0; channel < 3; channel++) out[3 * column + channel] = (sum[channel] as number) / Math.max(1, sum[3] as number);
  }
  return out;
}

function squaredDistance(a: Float32Array, i: number, b: Float32Array, j: number): number {
  let sum = 0;
  for (let channel = 0; channel < 3; channel++) sum += ((a[i + channel] as number) - (b[j + channel] as number)) ** 2;
  return sum;
}

/** The choice of one state a column with the least costs and steps; it goes half around twice so that the ends meet. */
function smoothest(costs: Float32Array, width: number, states: number): Uint16Array {
  const lead = width >> 1;
  const length = width + 2 * lead;
  const from = new Uint16Array(length * states);
  let sums = new Float64Array(states);
  for (let i = 0; i < length; i++) {
    const column = (i + lead) % width;
    const [best, origin] = nearestBest(sums);
    const next = new Float64Array(states);
    for (let state = 0; state < states; state++) {
      next[state] = (best[state] as number) + (costs[column * states + state] as number);
      from[i * states + state] = origin[state] as number;
    }
    sums = next;
  }
  const rows = new Uint16Array(width);
  let state = sums.indexOf(Math.min(...sums));
  for (let i = length - 1; i >= 0; i--) {
    if (i >= lead && i < lead + width) rows[(i + lead) % width] = state;
    state = from[i * states + state] as number;
  }
  return rows;
}

/** Least of sum + steps over all states before, for each state, in two sweeps. */
function nearestBest(sums: Float64Array): [Float64Array, Uint16Array] {
  const best = Float64Array.from(sums);
  const origin = Uint16Array.from(sums.keys());
  for (let state = 1; state < best.length; state++) relax(best, origin, state, state - 1);
  for (let state = best.length - 2; state >= 0; state--) relax(best, origin, state, state + 1);
  return [best, origin];
}

function relax(best: Float64Array, origin: Uint16Array, state: number, beside: number): void {
  if ((best[beside] as number) + STEP >= (best[state] as number)) return;
  best[state] = (best[beside] as number) + STEP;
  origin[state] = origin[beside] as number;
}
