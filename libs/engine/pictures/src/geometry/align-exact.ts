import { pullPush } from './pull-push.js';

/** Log distances further apart than this at the border belong to different surfaces. */
const SAME_SURFACE = 0.6;
/** Share of the width over which the correction at the border fades. */
const FADE = 0.06;

/**
 * Brings estimated log distances in line with exact ones at the border between the two: the differences there spread into the estimate and
 * fade with the distance from the border. Pixels with exact distances are left to the caller.
 */
export function alignToExact(log: Float32Array, width: number, exact: Float32Array): Float32Array {
  const height = log.length / width;
  const values = new Float32Array(log.length);
  const weights = new Float32Array(log.length);
  const isExact = (at: number): boolean => (exact[at] as number) > 0 && (exact[at] as number) < Infinity;
  let borders = 0;
  for (let at = 0; at < log.length; at++) {
    if (isExact(at)) continue;
    const [column, row] = [at % width, Math.floor(at / width)];
    const start = row * width;
    const around = [start + ((column + 1) % width), start + ((column + width - 1) % width)];
    if (row > 0) around.push(at - width);
    if (row < height - 1) around.push(at + width);
    const beside = around.find(isExact);
    if (beside === undefined) continue;
    const difference = Math.log(exact[beside] as number) - (log[at] as number);
    if (Math.abs(difference) > SAME_SURFACE) continue;
    values[at] = difference;
    weights[at] = 1;
    borders++;
  }
  if (borders === 0) return log;
  const field = pullPush({ width, height, values, weights });
  const steps = distanceToBorder(weights, width, height);
  const reach = FADE * width;
  return log.map((own, at) => (isExact(at) ? own : own + (field[at] as number) * Math.exp(-(steps[at] as number) / reach)));
}

/** Pixels from each pixel to the next of the border, in steps to the four neighbours; two sweeps each way. */
function distanceToBorder(border: Float32Array, width: number, height: number): Float32Array {
  const steps = Float32Array.from(border, (weight) => (weight > 0 ? 0 : 1e6));
  for (let sweep = 0; sweep < 2; sweep++) {
    for (let at = 0; at < steps.length; at++) {
      const left = at - (at % width) + (((at % width) + width - 1) % width);
      const above = at < width ? at : at - width;
      steps[at] = Math.min(steps[at] as number, (steps[left] as number) + 1, (steps[above] as number) + 1);
    }
    for (let at = steps.length - 1; at >= 0; at--) {
      const right = at - (at % width) + (((at % width) + 1) % width);
      const below = at + width >= width * height ? at : at + width;
      steps[at] = Math.min(steps[at] as number, (steps[right] as number) + 1, (steps[below] as number) + 1);
    }
  }
  return steps;
}
