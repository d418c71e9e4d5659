import { gradientNoise2, gradientNoise3 } from './noise.js';

/** Sums of octaves of gradient noise, each of twice the frequency and turned against the last, so that no lattice shows. */

const NEXT_OCTAVE = 0x9e3779b9;
// A rotation whose entries are exact, times the lacunarity of two: 3-4-5 in the plane, 1-2-2 in space.
const COSINE_2 = 2 * 0.8;
const SINE_2 = 2 * 0.6;
const THIRD_2 = 2 / 3;

/** Fractional Brownian motion in [-1, 1]. `gain` is the amplitude of an octave relative to the one before, 0.5 by default. */
export function fbm2(seed: number, x: number, y: number, octaves: number, gain = 0.5): number {
  let sum = 0;
  let reach = 0;
  let amplitude = 1;
  let px = x;
  let py = y;
  for (let octave = 0; octave < octaves; octave++) {
    sum += amplitude * gradientNoise2((seed + Math.imul(octave, NEXT_OCTAVE)) | 0, px, py);
    reach += amplitude;
    amplitude *= gain;
    const turned = COSINE_2 * px - SINE_2 * py;
    py = SINE_2 * px + COSINE_2 * py;
    px = turned;
  }
  return reach > 0 ? sum / reach : 0;
}

/** As `fbm2`, in space. */
// eslint-disable-next-line max-params -- a point, and an object per sample would cost more than the noise
export function fbm3(seed: number, x: number, y: number, z: number, octaves: number, gain = 0.5): number {
  let sum = 0;
  let reach = 0;
  let amplitude = 1;
  let px = x;
  let py = y;
  let pz = z;
  for (let octave = 0; octave < octaves; octave++) {
    sum += amplitude * gradientNoise3((seed + Math.imul(octave, NEXT_OCTAVE)) | 0, px, py, pz);
    reach += amplitude;
    amplitude *= gain;
    const tx = THIRD_2 * (2 * px - py + 2 * pz);
    const ty = THIRD_2 * (2 * px + 2 * py - pz);
    pz = THIRD_2 * (2 * py - px + 2 * pz);
    px = tx;
    py = ty;
  }
  return reach > 0 ? sum / reach : 0;
}

/**
 * Ridges, in [0, 1]: sharp crests where the noise crosses zero, with detail on the crests and smooth valleys, because
 * each octave counts as much as the one below it rises. F. K. Musgrave in "Texturing and Modeling", 1994.
 */
export function ridged2(seed: number, x: number, y: number, octaves: number): number {
  let sum = 0;
  let reach = 0;
  let amplitude = 1;
  let weight = 1;
  let px = x;
  let py = y;
  for (let octave = 0; octave < octaves; octave++) {
    const crest = 1 - Math.abs(gradientNoise2((seed + Math.imul(octave, NEXT_OCTAVE)) | 0, px, py));
    const height = crest * crest * weight;
    sum += amplitude * height;
    reach += amplitude;
    amplitude *= 0.5;
    weight = Math.min(1, 2 * height);
    const turned = COSINE_2 * px - SINE_2 * py;
    py = SINE_2 * px + COSINE_2 * py;
    px = turned;
  }
  return reach > 0 ? sum / reach : 0;
}
