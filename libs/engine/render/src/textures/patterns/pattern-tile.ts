import { computeLuminance } from '@diorama/world-model';

import { buildMips } from '../mip-texture.js';
import type { MipTexture } from '../mip-texture.js';

export const TILE = 256;
/** Channels of a pattern's texture: factors on albedo r, g, b, then the height's slope along u and along v. */
export const CHANNELS = 5;

/** One repeating piece of a pattern. */
export interface PatternTile {
  readonly texture: MipTexture;
  /** How many of the pattern's repeats (a material's `scale`) the tile is wide and high. */
  readonly extent: readonly [number, number];
  /** How much fine grain lies over it, 0 to 1. */
  readonly grain: number;
}

/** What a painter fills in, texel by texel. */
export interface Canvas {
  /** Three a texel, factors on the albedo. */
  readonly color: Float32Array;
  /** In repeats of the pattern. */
  readonly height: Float32Array;
}

export interface PatternRecipe {
  readonly extent: readonly [number, number];
  readonly grain: number;
  readonly paint: (canvas: Canvas) => void;
}

/** Paints, takes the slopes, scales the colours so that their mean is one, and reduces. */
export function bakeTile({ extent, grain, paint }: PatternRecipe): PatternTile {
  const canvas: Canvas = { color: new Float32Array(3 * TILE * TILE).fill(1), height: new Float32Array(TILE * TILE) };
  paint(canvas);
  const texels = new Float32Array(CHANNELS * TILE * TILE);
  const factor = 1 / meanLuminance(canvas.color);
  for (let j = 0; j < TILE; j++)
    for (let i = 0; i < TILE; i++) {
      const at = j * TILE + i;
      for (let c = 0; c < 3; c++) texels[CHANNELS * at + c] = (canvas.color[3 * at + c] as number) * factor;
      texels[CHANNELS * at + 3] = (difference(canvas.height, i + 1, j, i - 1, j) * TILE) / (2 * extent[0]);
      texels[CHANNELS * at + 4] = (difference(canvas.height, i, j + 1, i, j - 1) * TILE) / (2 * extent[1]);
    }
  return { texture: buildMips(texels, TILE, CHANNELS), extent, grain };
}

/** Calls the painter's function for every texel with its place in repeats of the pattern. */
export function forEachTexel(extent: readonly [number, number], visit: (u: number, v: number, texel: number) => void): void {
  for (let j = 0; j < TILE; j++)
    for (let i = 0; i < TILE; i++) visit(((i + 0.5) / TILE) * extent[0], ((j + 0.5) / TILE) * extent[1], j * TILE + i);
}

/** Sets a texel's colour factors. */
export function tint(canvas: Canvas, texel: number, r: number, g: number, b: number): void {
  canvas.color[3 * texel] = r;
  canvas.color[3 * texel + 1] = g;
  canvas.color[3 * texel + 2] = b;
}

/** A grey factor that leans to warm for positive `warmth` and to cold for negative. */
export function shade(canvas: Canvas, texel: number, factor: number, warmth: number): void {
  tint(canvas, texel, factor * (1 + warmth), factor, factor * (1 - warmth));
}

function meanLuminance(color: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < color.length; i += 3) sum += computeLuminance(color[i] as number, color[i + 1] as number, color[i + 2] as number);
  return (3 * sum) / color.length;
}

// eslint-disable-next-line max-params -- two texels of a raster
function difference(height: Float32Array, i1: number, j1: number, i0: number, j0: number): number {
  const mask = TILE - 1;
  return (height[(j1 & mask) * TILE + (i1 & mask)] as number) - (height[(j0 & mask) * TILE + (i0 & mask)] as number);
}
