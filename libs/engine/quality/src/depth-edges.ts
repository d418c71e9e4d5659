import type { ReferenceView } from './judge-splats.js';
import type { SplatPicture } from './render-splats.js';
import { isSampled } from './row-bands.js';

/** A leap between neighbours by more than this factor is an edge. */
const LEAP = 1.2;
/** Further than this, metres, nothing leaps: a dome of splats stands for the sky. */
const DISTANCE_MAX = 60;

/** F1 of edges in the rows compared: how well those of the world and those of its splats lie within a pixel of each other. */
export function measureDepthEdgeAgreement(truth: ReferenceView, picture: SplatPicture): number {
  const wanted = edgesOf(truth.distance, truth);
  const found = edgesOf(picture.distance, truth);
  const recall = shareNear(wanted, found, truth);
  const precision = shareNear(found, wanted, truth);
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

/** Marks the pixels of compared rows from which a distance leaps to the next pixel of the row, or to that below if its row is compared too. */
function edgesOf(distance: Float32Array, truth: ReferenceView): Uint8Array {
  const { width } = truth.view;
  const edges = new Uint8Array(distance.length);
  const at = (pixel: number): number => Math.min(DISTANCE_MAX, distance[pixel] ?? DISTANCE_MAX);
  for (let row = 0; row < width / 2; row++) {
    if (!isSampled(row, truth)) continue;
    const hasBelow = row + 1 < width / 2 && isSampled(row + 1, truth);
    for (let column = 0; column < width; column++) {
      const pixel = row * width + column;
      const leaps = (other: number): boolean => Math.max(at(pixel), at(other)) > LEAP * Math.min(at(pixel), at(other));
      if (leaps(row * width + ((column + 1) % width)) || (hasBelow && leaps(pixel + width))) edges[pixel] = 1;
    }
  }
  return edges;
}

/** Share of the edges in `edges` that have one of `others` within a pixel. */
function shareNear(edges: Uint8Array, others: Uint8Array, truth: ReferenceView): number {
  const { width } = truth.view;
  let [near, all] = [0, 0];
  for (let pixel = 0; pixel < edges.length; pixel++) {
    const row = Math.floor(pixel / width);
    // The next row must be there as well.
    if (edges[pixel] === 0 || !isSampled(row + 1, truth)) continue;
    all++;
    if (hasNear(others, pixel % width, row, width)) near++;
  }
  return all === 0 ? 1 : near / all;
}

function hasNear(edges: Uint8Array, column: number, row: number, width: number): boolean {
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) if (edges[(row + dy) * width + ((column + dx + width) % width)] === 1) return true;
  return false;
}
