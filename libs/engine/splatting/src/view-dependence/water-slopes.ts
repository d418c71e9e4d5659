import type { SurfacePainter } from '@diorama/render';
import { SH_C1 } from '@diorama/splat';
import type { DecimatedCloud } from '@diorama/splat';

import { WATER } from '../capture/surface-numbers.js';
import { fromHarmonic, toHarmonic } from '../splats/splat-batch.js';
import type { SplatPart } from '../splats/splat-batch.js';

/** Splats of water whose colour depends on the direction. */
export interface WaterSplats {
  /** Metres: x and z of each, and its extent. */
  readonly places: Float32Array;
  /** Colours from the origin as constant spherical harmonics, three a splat. */
  readonly colors: Float32Array;
}

/** What the colour of water does as an eye above it moves. */
interface WaterView {
  /** Metres of the surface below the origin, above zero. */
  readonly depth: number;
  readonly painter: Pick<SurfacePainter, 'paintWaterFrom'>;
}

/** Coefficients are multiples of this, the step of five bits in SPZ, up to the largest one there. */
const COEFFICIENT_STEP = 1 / 16;
const COEFFICIENT_MAX = 15 / 16;
/** Sines of the angles below the horizon of two more views: one looks down on the water, one along it. */
const VIEW_SINES = [0.7, 0.2] as const;

/** The numbers of the splats of water within `reach` metres of the origin. */
export function listNearWater({ count, positions, surface }: SplatPart, reach: number): Uint32Array {
  const found = new Uint32Array(count);
  let length = 0;
  for (let i = 0; i < count; i++) {
    if (surface[i] !== WATER) continue;
    const x = positions[3 * i] as number;
    const z = positions[3 * i + 2] as number;
    if (x * x + z * z <= reach * reach) found[length++] = i;
  }
  return found.slice(0, length);
}

/** The places and colours of the splats `numbers` of a part. */
export function pickWater({ positions, scales, colors }: SplatPart, numbers: Uint32Array): WaterSplats {
  const picked = { places: new Float32Array(3 * numbers.length), colors: new Float32Array(3 * numbers.length) };
  for (let k = 0; k < numbers.length; k++) {
    const i = 3 * (numbers[k] as number);
    picked.places[3 * k] = positions[i] as number;
    picked.places[3 * k + 1] = positions[i + 2] as number;
    picked.places[3 * k + 2] = Math.exp(scales[i] as number);
    picked.colors.set(colors.subarray(i, i + 3), 3 * k);
  }
  return picked;
}

/**
 * How the colours of water change with the direction in which it is seen: the change of each channel (sRGB, 0 to 1) for a change by one of the
 * sine of the angle above the horizon in which light leaves for the eye. Water mirrors at a grazing angle and is clear from above (A. Fresnel).
 * Of all lines through the colour that the origin sees, it is the one with the least squares of the differences from two other views.
 */
export function measureWaterSlopes({ places, colors }: WaterSplats, { depth, painter }: WaterView): Float32Array {
  const slopes = new Float32Array(colors.length);
  const other = new Float32Array(3);
  for (let k = 0; 3 * k < colors.length; k++) {
    const [x, z, extent] = [places[3 * k] as number, places[3 * k + 1] as number, places[3 * k + 2] as number];
    const level = Math.hypot(x, z);
    if (level === 0) continue;
    const sine = sineFrom(level, depth);
    let squares = 0;
    for (const viewSine of VIEW_SINES) {
      const back = 1 - levelAt(viewSine, depth) / level;
      painter.paintWaterFrom([back * x, 0, back * z], { x, z, footprint: extent }, other, 0);
      const apart = viewSine - sine;
      squares += apart * apart;
      for (let c = 3 * k; c < 3 * k + 3; c++)
        slopes[c] = (slopes[c] as number) + apart * ((other[c - 3 * k] as number) - fromHarmonic(colors[c] as number));
    }
    for (let c = 3 * k; c < 3 * k + 3; c++) slopes[c] = (slopes[c] as number) / squares;
  }
  return slopes;
}

/** Sine of the angle below the horizon in which an eye `depth` metres above sees what is so many metres away on the level. */
const sineFrom = (level: number, depth: number): number => depth / Math.hypot(level, depth);

/** Metres on the level to what such an eye sees at a sine. */
const levelAt = (sine: number, depth: number): number => depth * Math.sqrt(1 / (sine * sine) - 1);

/**
 * A level whose splats `numbers` change their colours with the direction; from the origin they keep them. `cloud.colors` is changed. The vertical harmonic of degree 1
 * carries the change (B. Kerbl and others, "3D Gaussian Splatting", 2023: minus its factor times the vertical part of the direction from the
 * eye to the splat).
 */
export function tiltColors(level: DecimatedCloud, numbers: Uint32Array, slopes: Float32Array): DecimatedCloud {
  const { cloud } = level;
  if (numbers.length === 0) return level;
  const sh = new Float32Array(9 * cloud.count);
  const { positions, colors } = cloud;
  for (let k = 0; k < numbers.length; k++) {
    const i = numbers[k] as number;
    const [x, y, z] = [positions[3 * i] as number, positions[3 * i + 1] as number, positions[3 * i + 2] as number];
    const vertical = y / Math.hypot(x, y, z);
    for (let c = 0; c < 3; c++) {
      // The slope is over the sine of the angle below the horizon, which is minus the vertical part.
      const steps = Math.round((slopes[3 * k + c] as number) / SH_C1 / COEFFICIENT_STEP);
      const coefficient = Math.min(COEFFICIENT_MAX, Math.max(-COEFFICIENT_MAX, COEFFICIENT_STEP * steps));
      sh[9 * i + c] = coefficient;
      colors[3 * i + c] = toHarmonic(fromHarmonic(colors[3 * i + c] as number) + SH_C1 * vertical * coefficient);
    }
  }
  return { ...level, cloud: { ...cloud, shDegree: 1, sh } };
}
