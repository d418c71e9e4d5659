import type { SkyMask } from '../images/sky-mask.js';

/** The horizon in a picture. */
export interface Horizon {
  /** Row at the middle column, continuous, and how many rows it falls from one column to the next. */
  readonly row: number;
  readonly slope: number;
  /** Whether it was seen as a straight line, or only guessed. */
  readonly seen: boolean;
}

/** Share of the columns that must agree on a straight skyline before it is taken for the horizon itself. */
const STRAIGHT = 0.45;
/** How much larger that share must be for a camera held aslant: of a radian of pitch, or half a radian of roll. */
const TILT_DOUBT = 0.6;
/** Columns agree with a line when they are this near, as a share of the height. */
const TOLERANCE = 0.012;
/** No more than this share of the columns may show sky below the horizon. */
const MOST_BELOW = 0.12;
/** Steepest horizon, rows per column: about 12 degrees. */
const STEEPEST = 0.21;
/** Columns from which lines are tried. */
const SAMPLES = 40;
/** How far below trees and hills the true horizon may lie, radians. */
const MOST_HIDDEN = 0.3;

/**
 * Finds the horizon: the skyline itself where much of it is one straight line with no sky below, as at sea or on a plain.
 * Else trees or hills hide it: it is not above the lowest part of the skyline, nor far below it, and cameras are mostly
 * held level. `focal` is the focal length in pixels.
 */
export function findHorizon(mask: SkyMask, focal: number): Horizon {
  const { width, height } = mask;
  const middle = (height - 1) / 2;
  const line = straightSkyline(mask, focal);
  if (line) return { ...line, seen: true };
  const border = [...mask.border].filter((row) => row > 0).sort((a, b) => a - b);
  if (border.length < width / 4) return { row: middle, slope: 0, seen: false };
  const lowest = border[Math.floor(0.92 * (border.length - 1))] as number;
  return { row: Math.max(lowest, Math.min(middle, lowest + focal * MOST_HIDDEN)), slope: 0, seen: false };
}

function straightSkyline({ width, height, border }: SkyMask, focal: number): { row: number; slope: number } | null {
  const tolerance = Math.max(1, TOLERANCE * height);
  const columns = Array.from({ length: SAMPLES }, (_, i) => Math.floor(((i + 0.5) * width) / SAMPLES));
  let best: { row: number; slope: number; on: number } | null = null;
  for (const a of columns)
    for (const b of columns) {
      if (b - a < width / 8) continue;
      const slope = ((border[b] as number) - (border[a] as number)) / (b - a);
      if (Math.abs(slope) > STEEPEST || border[a] === 0 || border[b] === 0) continue;
      const row = (border[a] as number) + slope * ((width - 1) / 2 - a);
      const { on, below } = agreement(border, { row, slope, tolerance });
      const tilt = Math.abs(row - (height - 1) / 2) / focal + 2 * Math.abs(slope);
      if (on >= STRAIGHT + TILT_DOUBT * tilt && below <= MOST_BELOW && on > (best?.on ?? 0)) best = { row, slope, on };
    }
  // The border is the first row of land: the line runs along its upper edge.
  return best && { row: best.row - 0.5, slope: best.slope };
}

interface Line {
  readonly row: number;
  readonly slope: number;
  readonly tolerance: number;
}

/** Shares of the columns whose border is on the line, and below it. */
function agreement(border: Float32Array, { row, slope, tolerance }: Line): { on: number; below: number } {
  let [on, below] = [0, 0];
  for (let column = 0; column < border.length; column++) {
    const off = (border[column] as number) - (row + slope * (column - (border.length - 1) / 2));
    if (Math.abs(off) <= tolerance) on++;
    else if (off > 0) below++;
  }
  return { on: on / border.length, below: below / border.length };
}
