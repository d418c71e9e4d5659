import type { PanoramaGapPlan } from './panorama-gap-plan.js';
import type { PartialPanorama } from './stitch-pictures.js';

/** How high a crown may rise above the ring, as a share of the panorama's width. */
const HIGHEST = 0.03;
/** A crown rises by this share of its own width. */
const ROUNDNESS = 0.45;

/**
 * Ends what the ring's upper edge cuts off, such as trees: it goes on mirrored, under a round outline, and what is mirrored
 * of the sky stays open. Changes the ring. A ring without sky stays as it is.
 */
export function closeTreeCrowns(ring: PartialPanorama, { top }: PanoramaGapPlan): void {
  const { width, color, known, sky } = ring;
  const isCut = (column: number): boolean => sky[top * width + (((column % width) + width) % width)] === 0;
  let first = 0;
  while (first < width && isCut(first)) first++;
  if (first === width) return;
  for (let column = first; column < first + width; column++) {
    if (!isCut(column)) continue;
    let end = column;
    while (isCut(end)) end++;
    closeCrown({ color, known, sky, width, top }, column, end);
    column = end;
  }
}

interface Edge {
  readonly color: Float32Array;
  readonly known: Uint8Array;
  readonly sky: Uint8Array;
  readonly width: number;
  readonly top: number;
}

function closeCrown({ color, known, sky, width, top }: Edge, start: number, end: number): void {
  const half = (end - start) / 2;
  const rise = Math.min(2 * ROUNDNESS * half, HIGHEST * width, top);
  for (let column = start; column < end; column++) {
    const off = (column + 0.5 - start - half) / half;
    const height = rise * Math.sqrt(Math.max(0, 1 - off * off));
    for (let k = 1; k <= height; k++) {
      const from = (top + k - 1) * width + (column % width);
      const to = (top - k) * width + (column % width);
      if (known[to] === 1 || sky[from] === 1) continue;
      known[to] = 1;
      for (let channel = 0; channel < 3; channel++) color[3 * to + channel] = color[3 * from + channel] as number;
    }
  }
}
