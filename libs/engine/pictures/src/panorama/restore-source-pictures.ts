import { blurColumns, blurRows } from '../images/float-image.js';
import type { FloatImage } from '../images/float-image.js';

/** Radii, as shares of the width, over which what blending took from the pictures is given to their surroundings, widest first. */
const SPREADS = [0.03, 0.01, 0.003] as const;

interface KeepRequest {
  /** The panorama as blended; changed in place. */
  readonly painted: FloatImage;
  /** The pictures' own colours, three a pixel, and 1 where they are to be kept, one a pixel. */
  readonly color: Float32Array;
  readonly kept: Uint8Array;
}

/**
 * Gives the pictures back the colours that blending with their surroundings took from them, and shifts the surroundings by
 * what the pictures gain beside them, less with the distance, so that no edge appears (a membrane as in P. Perez, M. Gangnet
 * and A. Blake, "Poisson image editing", 2003, by normalised blurs from wide to narrow).
 */
export function restoreSourcePictures({ painted, color, kept }: KeepRequest): void {
  const { width, data } = painted;
  if (!kept.includes(1)) return;
  const weight = new Float32Array(kept);
  for (const spread of SPREADS) {
    const radius = Math.max(1, Math.round(spread * width));
    const near = smooth(weight, width, radius);
    for (let channel = 0; channel < 3; channel++) {
      const lost = new Float32Array(kept.length);
      for (let at = 0; at < lost.length; at++)
        if (kept[at] === 1) lost[at] = (color[3 * at + channel] as number) - (data[3 * at + channel] as number);
      const shift = smooth(lost, width, radius);
      for (let at = 0; at < kept.length; at++) {
        const share = near[at] as number;
        if (share < 1e-4) continue;
        // At the edge half of the pixels around are kept: there the whole loss is made up for.
        const change = ((shift[at] as number) / share) * Math.min(1, 2 * share);
        data[3 * at + channel] = Math.min(1, Math.max(0, (data[3 * at + channel] as number) + change));
      }
    }
  }
  keepExactly(data, color, kept);
}

function keepExactly(data: Float32Array, color: Float32Array, kept: Uint8Array): void {
  for (let at = 0; at < kept.length; at++)
    if (kept[at] === 1) for (let channel = 3 * at; channel < 3 * at + 3; channel++) data[channel] = color[channel] as number;
}

/** A tent, nearly. */
function smooth(values: Float32Array, width: number, radius: number): Float32Array {
  const once = blurColumns(blurRows(values, width, radius, true), width, radius);
  return blurColumns(blurRows(once, width, radius, true), width, radius);
}
