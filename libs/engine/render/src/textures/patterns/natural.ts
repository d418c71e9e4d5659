import { smoothstep } from '@diorama/world-model';

import { generatePeriodicCells, generatePeriodicFbm } from '../tileable-noise.js';
import { forEachTexel, shade, TILE, tint } from './pattern-tile.js';
import type { Canvas, PatternRecipe } from './pattern-tile.js';

/** Painters of grown and weathered surfaces. Numbers are factors on the albedo and heights in repeats. */

const fbm = (seed: number, period: number, octaves = 6, gain = 0.55): Float32Array =>
  generatePeriodicFbm(TILE, { seed, period, octaves, gain });
const get = (field: Float32Array, texel: number): number => field[texel] as number;

const square = (repeats: number, grain: number, paint: (canvas: Canvas, extent: readonly [number, number]) => void): PatternRecipe => {
  const extent = [repeats, repeats] as const;
  return { extent, grain, paint: (canvas) => paint(canvas, extent) };
};

export const plain: PatternRecipe = square(1, 0.15, () => {});

export const noise = square(3, 0.6, (canvas, extent) => {
  const patches = fbm(11, 3);
  const hue = fbm(12, 3, 4);
  forEachTexel(extent, (_u, _v, i) => {
    shade(canvas, i, 1 + 0.5 * get(patches, i), 0.12 * get(hue, i));
    canvas.height[i] = 0.07 * get(patches, i);
  });
});

/** Cracked blocks with lichen-like mottling. */
export const rockPattern = square(3, 1, (canvas, extent) => {
  const cells = generatePeriodicCells(TILE, 5, 21);
  const small = generatePeriodicCells(TILE, 14, 22);
  const rough = fbm(23, 4, 7, 0.62);
  const hue = fbm(24, 3, 5);
  forEachTexel(extent, (_u, _v, i) => {
    const warped = get(cells.border, i) + 0.25 * get(rough, i);
    const crack = 1 - smoothstep(0, 0.1, warped);
    const facet = get(cells.name, i) - 0.5 + 0.5 * (get(small.name, i) - 0.5) * smoothstep(0, 0.12, get(small.border, i));
    shade(canvas, i, (1 + 0.32 * get(rough, i) + 0.22 * facet) * (1 - 0.45 * crack), 0.1 * get(hue, i));
    canvas.height[i] = 0.1 * get(rough, i) + 0.06 * facet - 0.06 * crack + 0.02 * get(small.nearest, i);
  });
});

/** Sediment: beds of uneven height, colour and hardness; u runs along them, v up. */
export const strata = square(4, 0.9, (canvas, extent) => {
  const warp = fbm(31, 2, 5);
  const rough = generatePeriodicFbm(TILE, { seed: 32, period: 4, octaves: 6, gain: 0.6 }, 0.5);
  const beds = fbm(33, 8, 5, 0.8);
  const hue = fbm(34, 4, 4, 0.7);
  forEachTexel(extent, (_u, v, i) => {
    // A bed is one row of the noise, so it keeps its colour along u.
    const row = Math.floor((v / extent[1]) * TILE + 9 * get(warp, i) + TILE) & (TILE - 1);
    const bed = get(beds, row * TILE + 17);
    const warmth = get(hue, row * TILE + 91);
    shade(canvas, i, 1 + 0.42 * bed + 0.16 * get(rough, i), 0.16 * warmth);
    canvas.height[i] = 0.07 * bed + 0.05 * get(rough, i);
  });
});

/** Blades in all directions, with yellow and dark ones among them. */
export const grass = square(2, 0.8, (canvas, extent) => {
  const tufts = fbm(41, 4, 5);
  const blades = [generatePeriodicFbm(TILE, { seed: 42, period: 48, octaves: 2, gain: 0.6 }, 5), fbm(43, 32, 3, 0.7)] as const;
  const hue = fbm(44, 3, 5, 0.6);
  forEachTexel(extent, (_u, _v, i) => {
    // Blades along v lie over those along u: the same field with its axes exchanged.
    const across = (i % TILE) * TILE + Math.floor(i / TILE);
    const blade = 0.75 * Math.max(get(blades[0], i), get(blades[0], across) - 0.12) + 0.45 * get(blades[1], i);
    const gap = smoothstep(0.06, -0.3, blade);
    const light = (1 + 0.25 * get(tufts, i) + 0.7 * blade) * (1 - 0.5 * gap);
    const dry = 0.26 * get(hue, i) + 0.16 * blade;
    tint(canvas, i, light * (1 + dry), light, light * (1 - 0.8 * dry));
    canvas.height[i] = 0.05 * get(tufts, i) + 0.035 * blade;
  });
});

/** Wind ripples across u, broken by low noise, and bright and dark grains. */
export const sand = square(4, 1, (canvas, extent) => {
  const warp = fbm(51, 2, 4);
  const grains = fbm(52, 64, 2, 0.8);
  forEachTexel(extent, (u, _v, i) => {
    const phase = 2 * Math.PI * (u * 4 + 1.3 * get(warp, i));
    // Leeward sides are steeper.
    const ripple = Math.sin(phase + 0.45 * Math.sin(phase));
    const strength = smoothstep(-0.5, 0.5, get(warp, i));
    shade(canvas, i, 1 + 0.1 * ripple * strength + 0.12 * get(grains, i) + 0.1 * get(warp, i), 0.05 * get(warp, i));
    canvas.height[i] = 0.016 * ripple * strength + 0.004 * get(grains, i);
  });
});

export const snow = square(3, 0.35, (canvas, extent) => {
  const drifts = fbm(61, 2, 4, 0.4);
  const crystals = fbm(62, 64, 2, 0.9);
  forEachTexel(extent, (_u, _v, i) => {
    const light = 1 + 0.09 * get(drifts, i) + 0.05 * get(crystals, i);
    shade(canvas, i, light, 0.03 * get(drifts, i));
    canvas.height[i] = 0.07 * get(drifts, i) + 0.002 * get(crystals, i);
  });
});

/** Plates with deep furrows that run along v. */
export const bark: PatternRecipe = {
  extent: [2, 5],
  grain: 1,
  paint: (canvas) => {
    const furrows = generatePeriodicFbm(TILE, { seed: 71, period: 14, octaves: 4, gain: 0.6 }, 3.5);
    const plates = generatePeriodicCells(TILE, 10, 72);
    const hue = fbm(73, 4, 4);
    forEachTexel([2, 5], (_u, _v, i) => {
      const ridge = 1 - Math.min(1, 2.6 * Math.abs(get(furrows, i)));
      const gap = 1 - smoothstep(0.02, 0.2, get(plates.border, i));
      const depth = Math.max(ridge * ridge, 0.6 * gap);
      shade(canvas, i, (1.12 + 0.3 * get(furrows, i)) * (1 - 0.62 * depth), 0.1 * get(hue, i));
      canvas.height[i] = 0.07 * get(furrows, i) - 0.1 * depth;
    });
  },
};
