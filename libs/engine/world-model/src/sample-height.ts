import type { Heightfield } from './world-model.js';

/** Height of the terrain in metres at a place, bilinear between its samples; beyond its edge it stays as at the edge. */
export function sampleHeight({ size, cell, heights }: Heightfield, x: number, z: number): number {
  const half = (size - 1) / 2;
  const u = Math.min(size - 1, Math.max(0, x / cell + half));
  const v = Math.min(size - 1, Math.max(0, z / cell + half));
  const i = Math.min(size - 2, Math.floor(u));
  const j = Math.min(size - 2, Math.floor(v));
  const at = j * size + i;
  const north = (heights[at] as number) * (1 - u + i) + (heights[at + 1] as number) * (u - i);
  const south = (heights[at + size] as number) * (1 - u + i) + (heights[at + size + 1] as number) * (u - i);
  return north * (1 - v + j) + south * (v - j);
}
