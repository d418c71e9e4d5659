import { EYE_HEIGHT } from '@diorama/world-model';

import { directionsOf } from './depth-grid.js';
import type { DepthPlane } from './depth-grid.js';

/** The plane of the ground, or of a room's floor. */
export const GROUND: DepthPlane = { x: 0, y: -1, z: 0, offset: EYE_HEIGHT };

/** Sines of the angles below the horizon between which the ground decides the scale, about 8 and 64 degrees. */
const FROM = 0.14;
const TO = 0.9;
/** Logarithms of the scales that are looked for, and of one step. */
const RANGE = 0.9;
const STEP = 0.02;
/** Steps over which neighbours are counted in. */
const SPREAD = 4;
/** Deviation of the logarithm of scales: a network knows distances at about their scale, and a large change is unlikely. */
const USUAL = 0.25;
/** Share of the lower sphere that must agree. */
const LEAST = 0.01;

/**
 * The logarithm of the factor by which distances are multiplied so that most of what lies below the viewer lies on the ground: the highest
 * peak of a histogram, since furniture and bushes hide parts of it. 0 if unknown.
 */
export function fitGroundScale(log: Float32Array, width: number, weights: Float32Array): number {
  const { sinLatitude, cosLatitude } = directionsOf(width);
  const bins = new Float64Array(Math.round((2 * RANGE) / STEP) + 1);
  let all = 0;
  for (let row = width / 4; row < width / 2; row++) {
    const down = -(sinLatitude[row] as number);
    if (down < FROM || down > TO) continue;
    const ground = Math.log(EYE_HEIGHT / down);
    for (let column = 0; column < width; column++) {
      const weight = (cosLatitude[row] as number) * (weights[row * width + column] as number);
      all += weight;
      const bin = Math.round((ground - (log[row * width + column] as number) + RANGE) / STEP);
      if (bin >= 0 && bin < bins.length) bins[bin] = (bins[bin] as number) + weight;
    }
  }
  return findPeak(bins, all);
}

function findPeak(bins: Float64Array, all: number): number {
  let [most, best] = [LEAST * all, -1];
  for (let bin = 0; bin < bins.length; bin++) {
    let sum = 0;
    for (let d = -SPREAD; d <= SPREAD; d++) sum += (bins[bin + d] ?? 0) * (1 - Math.abs(d) / (SPREAD + 1));
    sum *= Math.exp(-(((bin * STEP - RANGE) / USUAL) ** 2) / 2);
    if (sum > most) [most, best] = [sum, bin];
  }
  return best < 0 ? 0 : best * STEP - RANGE;
}
