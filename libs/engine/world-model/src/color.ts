import type { Rgb } from './world-model.js';

/** Relative luminance of linear RGB, ITU-R BT.709. */
export const luminance = (r: number, g: number, b: number): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

export const mixed = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** The colour moved towards grey of its own luminance. */
export function faded(color: Rgb, share: number): Rgb {
  const grey = luminance(color[0], color[1], color[2]);
  return mixed(color, [grey, grey, grey], share);
}
