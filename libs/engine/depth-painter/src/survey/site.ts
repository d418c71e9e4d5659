import { EYE_HEIGHT } from '@diorama/world-model';

import { createSharedFloats } from '../field/depth-field.js';
import type { DepthField } from '../field/depth-field.js';
import type { SphereDirections } from '../field/sphere.js';

/** What the words say of the place that the depth may leave open. */
export interface SurveyHints {
  readonly setting: 'indoors' | 'outdoors' | null;
  /** Whether level ground below the rest may be water. */
  readonly hasWater: boolean;
}

/** What sorting surfaces goes by. */
export interface SurveyInput {
  readonly coarse: DepthField;
  /** Three a pixel, in the sphere's frame. */
  readonly normals: Float32Array;
  readonly joins: Uint8Array;
  readonly roughness: Uint8Array;
  readonly sphere: SphereDirections;
}

/** The place as a whole. */
export interface SiteMeasurements {
  readonly indoors: boolean;
  /** Metres from the ground under the viewer up to him. */
  readonly eyeHeight: number;
  /** Metres from the viewer up to the ceiling; 0 out of doors. */
  readonly ceiling: number;
  /** y of level water in metres, or null. */
  readonly waterLevel: number | null;
  /** Metres along the level to the walls, one a column; Infinity out of doors. */
  readonly walls: Float32Array;
}

/** Sines of latitudes: the ground under the viewer, and what may be a ceiling. */
const UNDERFOOT = -0.7;
const OVERHEAD = 0.62;
/** Roughness, 0 to 255, below which something overhead may be a ceiling. */
const SMOOTH = 70;

/** Measures the place. */
export function measureSite(ground: SurveyInput, hints: SurveyHints): SiteMeasurements {
  const { coarse, normals, roughness, sphere } = ground;
  const { width, inverse } = coarse;
  const feet = new Sample();
  const roof = new Sample();
  let upper = 0;
  let sky = 0;
  let cap = 0;
  let covered = 0;
  for (let row = 0; row < width / 2; row++) {
    const up = sphere.up[row] as number;
    const weight = sphere.level[row] as number;
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const value = inverse[at] as number;
      if (up > 0) upper += weight;
      if (up > 0 && value === 0) sky += weight;
      if (up > OVERHEAD) cap += weight;
      if (value === 0) continue;
      if (up < UNDERFOOT && (normals[3 * at + 1] as number) > 0.5) feet.add(-up / value, weight);
      if (up <= OVERHEAD || (roughness[at] as number) > SMOOTH) continue;
      covered += weight;
      roof.add(up / value, weight);
    }
  }
  const skyShare = sky / upper;
  const cover = covered / cap;
  const indoors = skyShare < 0.18 && cover > 0.5 ? true : hints.setting === 'indoors' && skyShare < 0.4 && cover > 0.3;
  const eyeHeight = feet.isEmpty ? EYE_HEIGHT : feet.quantile(0.5);
  return {
    indoors,
    eyeHeight,
    ceiling: indoors && !roof.isEmpty ? roof.quantile(0.6) : 0,
    waterLevel: !indoors && hints.hasWater ? findWater(ground, eyeHeight) : null,
    walls: shared(indoors ? findWalls(ground) : new Float32Array(width).fill(Infinity)),
  };
}

/** Weighted values on a logarithmic histogram: the same whatever order they come in, but for rounding. */
class Sample {
  private static readonly BINS = 1024;
  private static readonly PER_OCTAVE = 40;
  private readonly bins = new Float64Array(Sample.BINS);
  private total = 0;

  get isEmpty(): boolean {
    return this.total === 0;
  }

  add(value: number, weight: number): void {
    const bin = Math.floor((Math.log2(value) + 10) * Sample.PER_OCTAVE);
    const at = bin < 0 ? 0 : bin >= Sample.BINS ? Sample.BINS - 1 : bin;
    this.bins[at] = (this.bins[at] as number) + weight;
    this.total += weight;
  }

  quantile(share: number): number {
    let sum = 0;
    let at = 0;
    while (at < Sample.BINS && (sum += this.bins[at] as number) < share * this.total) at += 1;
    return 2 ** ((at + 0.5) / Sample.PER_OCTAVE - 10);
  }
}

/** All jobs read it: what is not shared moves to the thread of the first one. */
function shared(values: Float32Array): Float32Array {
  const copy = createSharedFloats(values.length);
  copy.set(values);
  return copy;
}

/** Metres along the level to the walls in each column: what most of the column does not reach beyond. */
function findWalls({ coarse: { width, inverse }, sphere }: SurveyInput): Float32Array {
  const first = Math.round(width * 0.11);
  const last = Math.round(width * 0.37);
  const reaches = Array.from({ length: width }, (_, column) => {
    const found: number[] = [];
    for (let row = first; row < last; row++) {
      const value = inverse[row * width + column] as number;
      if (value > 0) found.push((sphere.level[row] as number) / value);
    }
    return found.length === 0 ? Infinity : (found.sort((a, b) => a - b)[Math.floor(0.85 * found.length)] as number);
  });
  const reach = Math.max(1, Math.round(width / 256));
  return Float32Array.from(reaches, (_, column) => {
    const near = Array.from({ length: 2 * reach + 1 }, (__, i) => reaches[(column + i - reach + width) % width] as number);
    return near.sort((a, b) => a - b)[reach] as number;
  });
}

/** Steps of the heights compared, metres, and how level water is. */
const STEP = 0.04;
const LEVEL = 0.9985;

/** y of a level plane lower than where the viewer stands, if there is a wide one. */
function findWater({ coarse: { width, inverse }, normals, sphere }: SurveyInput, eyeHeight: number): number | null {
  const heights = new Map<number, number>();
  let whole = 0;
  for (let row = width / 4; row < width / 2; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const value = inverse[at] as number;
      if (value === 0) continue;
      whole += sphere.level[row] as number;
      if ((normals[3 * at + 1] as number) < LEVEL) continue;
      const step = Math.round((sphere.up[row] as number) / value / STEP);
      heights.set(step, (heights.get(step) ?? 0) + (sphere.level[row] as number));
    }
  let best: number | null = null;
  let most = 0.006 * whole;
  for (const [step, weight] of heights)
    if (step * STEP < -0.1 - eyeHeight && weight > most) {
      best = step * STEP;
      most = weight;
    }
  return best;
}
