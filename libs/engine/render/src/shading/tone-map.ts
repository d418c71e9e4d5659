import { clamp, computeLuminance } from '@diorama/world-model';
import type { Rgb } from '@diorama/world-model';

/**
 * From linear radiance to display colour in the manner of AgX (T. Sobotka, 2022): mix the primaries a little, so that
 * bright saturated light goes to white; compress 16.5 stops with a sigmoid; separate again.
 */
const IN = [0.842479, 0.0784336, 0.0792238, 0.0423282, 0.878469, 0.0791661, 0.0423757, 0.0784336, 0.879143] as const;
const OUT = [1.19688, -0.0980209, -0.0990297, -0.0528969, 1.1519, -0.0989612, -0.0529716, -0.0980435, 1.15107] as const;
const MIN_STOP = -12.47393;
const MAX_STOP = 4.026069;
const MIDDLE_GREY = 0.18;
/** Slope and shoulders of the sigmoid round middle grey, and its display value for middle grey. */
const SLOPE = 3;
const TOE = 1.7;
const SHOULDER = 1.9;
const MIDDLE_OUT = 0.48;
const SATURATION = 1.26;
const ENTRIES = 4096;

/** The sigmoid over [MIN_STOP, MAX_STOP]; its values are display-encoded, 0 to 1. */
const CURVE = Float32Array.from({ length: ENTRIES + 1 }, (_, i) => sigmoid(MIN_STOP + ((MAX_STOP - MIN_STOP) * i) / ENTRIES));

/** Light brighter than this is held back as a whole, so that fire and lamps keep their colour. */
const DAZZLE = 1.2;

/** How a picture is developed. */
export interface ExposureSettings {
  /** The factor on radiance. */
  readonly exposure: number;
  /** How far dim light loses its colour and turns blue, as eyes see it by night; 0 to 1. */
  readonly nightVision: number;
  /** Factors on red, green and blue that take a part of the colour of the light; 1 each where left out. */
  readonly balance?: Rgb;
}

const NEUTRAL: Rgb = [1, 1, 1];

/** What the rods of the eye make of grey, and the exposed luminance at which colour is seen by half. */
const ROD_COLOR = [0.5, 0.84, 1.7] as const;
const ROD_END = 0.09;

/** Writes the sRGB-encoded colour, 0 to 1, of a linear radiance into out[at..at+2]. */
export function toneMap(
  radiance: Float64Array,
  { exposure, nightVision, balance = NEUTRAL }: ExposureSettings,
  out: Float32Array,
  at: number,
): void {
  let r = (radiance[0] as number) * exposure * balance[0];
  let g = (radiance[1] as number) * exposure * balance[1];
  let b = (radiance[2] as number) * exposure * balance[2];
  if (nightVision > 0) {
    // Rods answer to green and blue.
    const dim = 0.1 * r + 0.6 * g + 0.3 * b;
    const share = (nightVision * ROD_END) / (ROD_END + dim);
    r += (dim * ROD_COLOR[0] - r) * share;
    g += (dim * ROD_COLOR[1] - g) * share;
    b += (dim * ROD_COLOR[2] - b) * share;
  }
  const peak = Math.max(r, g, b);
  if (peak > DAZZLE) {
    const held = (DAZZLE + Math.log2(1 + peak - DAZZLE)) / peak;
    r *= held;
    g *= held;
    b *= held;
  }
  const x = curve(IN[0] * r + IN[1] * g + IN[2] * b);
  const y = curve(IN[3] * r + IN[4] * g + IN[5] * b);
  const z = curve(IN[6] * r + IN[7] * g + IN[8] * b);
  const grey = computeLuminance(x, y, z);
  const sx = grey + (x - grey) * SATURATION;
  const sy = grey + (y - grey) * SATURATION;
  const sz = grey + (z - grey) * SATURATION;
  out[at] = clamp(OUT[0] * sx + OUT[1] * sy + OUT[2] * sz, 0, 1);
  out[at + 1] = clamp(OUT[3] * sx + OUT[4] * sy + OUT[5] * sz, 0, 1);
  out[at + 2] = clamp(OUT[6] * sx + OUT[7] * sy + OUT[8] * sz, 0, 1);
}

function curve(linear: number): number {
  const stop = Math.log2(linear > 1e-10 ? linear : 1e-10);
  const place = ((stop - MIN_STOP) / (MAX_STOP - MIN_STOP)) * ENTRIES;
  if (place <= 0) return CURVE[0] as number;
  if (place >= ENTRIES) return CURVE[ENTRIES] as number;
  const index = Math.floor(place);
  const share = place - index;
  return (CURVE[index] as number) * (1 - share) + (CURVE[index + 1] as number) * share;
}

/** Two half sigmoids that meet at middle grey with one slope and reach 0 and 1 at the ends of the range. */
function sigmoid(stop: number): number {
  const middle = Math.log2(MIDDLE_GREY);
  const range = MAX_STOP - MIN_STOP;
  const x = (stop - middle) / range;
  const above = stop > middle;
  const room = above ? 1 - MIDDLE_OUT : MIDDLE_OUT;
  const width = Math.abs((above ? MAX_STOP : MIN_STOP) - middle) / range;
  const power = above ? SHOULDER : TOE;
  // Height of y = slope·x / (1 + (slope·x / limit)^power)^(1/power), with the limit chosen to reach `room` at `width`.
  const limit = (room ** -power - (SLOPE * width) ** -power) ** (-1 / power);
  const rise = SLOPE * Math.abs(x);
  const y = rise / (1 + (rise / limit) ** power) ** (1 / power);
  return above ? MIDDLE_OUT + y : MIDDLE_OUT - y;
}
