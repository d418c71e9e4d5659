import { hashInteger } from '@diorama/random';
import { smoothstep } from '@diorama/world-model';

import { generatePeriodicFbm } from '../tileable-noise.js';
import { forEachTexel, shade, TILE, tint } from './pattern-tile.js';
import type { PatternRecipe } from './pattern-tile.js';

/** Painters of made surfaces. Numbers are factors on the albedo and heights in repeats. */

const fbm = (seed: number, period: number, octaves = 6, gain = 0.55): Float32Array =>
  generatePeriodicFbm(TILE, { seed, period, octaves, gain });
const get = (field: Float32Array, texel: number): number => field[texel] as number;
const random = (seed: number, a: number, b: number): number => hashInteger(seed, a, b) / 2 ** 32;

/** Distance from the nearest border of a unit cell that x lies in. */
const toBorder = (x: number): number => {
  const part = x - Math.floor(x);
  return part < 0.5 ? part : 1 - part;
};

/** Boards along v, one repeat wide, butted at staggered ends. */
export const planks: PatternRecipe = {
  extent: [8, 24],
  grain: 0.7,
  paint: (canvas) => {
    const grain = generatePeriodicFbm(TILE, { seed: 101, period: 64, octaves: 3, gain: 0.7 }, 14);
    const waves = generatePeriodicFbm(TILE, { seed: 102, period: 16, octaves: 3, gain: 0.5 }, 6);
    forEachTexel([8, 24], (u, v, i) => {
      const board = Math.floor(u);
      const along = (v + 12 * random(103, board, 0)) / 12;
      const piece = Math.floor(along) % 2;
      const own = random(104, board, piece);
      const gap = Math.min(1, smoothstep(0.005, 0.045, toBorder(u)) * smoothstep(0.001, 0.005, toBorder(along)));
      const figure = 0.16 * get(grain, i) + 0.12 * Math.sin(40 * (get(waves, i) + own));
      const light = (1 + 0.38 * (own - 0.5) + figure) * (0.28 + 0.72 * gap);
      shade(canvas, i, light, 0.1 * (random(105, board, piece) - 0.5));
      canvas.height[i] = 0.05 * gap + 0.012 * get(grain, i) + 0.012 * (own - 0.5);
    });
  },
};

/** Running bond: a brick is one repeat long and three eighths high. */
export const brick: PatternRecipe = {
  extent: [4, 3],
  grain: 0.9,
  paint: (canvas) => {
    const rough = fbm(111, 8, 6, 0.65);
    const wear = fbm(112, 2, 4);
    forEachTexel([4, 3], (u, v, i) => {
      const course = Math.floor((v * 8) / 3);
      const along = u + (course % 2) * 0.5 + 4;
      const column = Math.floor(along) % 4;
      const own = random(113, course, column);
      const edge = Math.min(toBorder(along), toBorder((v * 8) / 3) * 0.375) + 0.006 * get(rough, i);
      const face = smoothstep(0.018, 0.038, edge);
      const light = 1 + 0.46 * (own - 0.5) + 0.2 * get(rough, i) + 0.1 * get(wear, i);
      const warmth = 0.16 * (random(114, course, column) - 0.5);
      const mortar = 1.12 + 0.14 * get(rough, i);
      tint(
        canvas,
        i,
        mortar * 0.82 + (light * (1 + warmth) - mortar * 0.82) * face,
        mortar * 1.1 + (light - mortar * 1.1) * face,
        mortar * 1.25 + (light * (1 - warmth) - mortar * 1.25) * face,
      );
      canvas.height[i] = 0.045 * smoothstep(0.01, 0.05, edge) + 0.015 * get(rough, i) * face;
    });
  },
};

/** Square tiles with bevelled edges and grout. */
export const tiles: PatternRecipe = {
  extent: [4, 4],
  grain: 0.3,
  paint: (canvas) => {
    const clouds = fbm(121, 6, 5);
    forEachTexel([4, 4], (u, v, i) => {
      const own = random(122, Math.floor(u), Math.floor(v));
      const face = smoothstep(0.012, 0.028, Math.min(toBorder(u), toBorder(v)));
      shade(canvas, i, (1 + 0.2 * (own - 0.5) + 0.12 * get(clouds, i)) * (0.55 + 0.45 * face), 0.06 * (own - 0.5));
      canvas.height[i] = 0.03 * smoothstep(0.006, 0.045, Math.min(toBorder(u), toBorder(v)));
    });
  },
};

/** Light of the dark squares of a checkerboard, as a share of the mean of both. */
const DARK_CHECK = 0.1;

/** Square tiles of a checkerboard, light and dark in turn, with fine grout. */
export const checks: PatternRecipe = {
  extent: [4, 4],
  grain: 0.2,
  paint: (canvas) => {
    const clouds = fbm(125, 6, 5);
    forEachTexel([4, 4], (u, v, i) => {
      const isDark = (Math.floor(u) + Math.floor(v)) % 2 === 1;
      const own = random(126, Math.floor(u), Math.floor(v));
      const face = smoothstep(0.006, 0.016, Math.min(toBorder(u), toBorder(v)));
      const light = (isDark ? DARK_CHECK : 2 - DARK_CHECK) * (1 + 0.1 * (own - 0.5) + 0.06 * get(clouds, i));
      shade(canvas, i, 0.5 + (light - 0.5) * face, 0);
      canvas.height[i] = 0.02 * smoothstep(0.004, 0.03, Math.min(toBorder(u), toBorder(v)));
    });
  },
};

export const plaster: PatternRecipe = {
  extent: [3, 3],
  grain: 0.6,
  paint: (canvas) => {
    const strokes = fbm(131, 5, 6, 0.6);
    const stains = fbm(132, 2, 4);
    forEachTexel([3, 3], (_u, _v, i) => {
      shade(canvas, i, 1 + 0.08 * get(strokes, i) + 0.12 * get(stains, i), 0.05 * get(stains, i));
      canvas.height[i] = 0.02 * get(strokes, i);
    });
  },
};

/** Veins where warped noise crosses zero. */
export const marble: PatternRecipe = {
  extent: [2, 2],
  grain: 0.1,
  paint: (canvas) => {
    const veins = fbm(141, 2, 7, 0.6);
    const fine = fbm(142, 4, 6, 0.65);
    const clouds = fbm(143, 2, 4);
    forEachTexel([2, 2], (_u, _v, i) => {
      const vein = Math.exp(-Math.abs(get(veins, i)) * 22) * 0.55 + Math.exp(-Math.abs(get(fine, i)) * 30) * 0.22;
      shade(canvas, i, (1.05 + 0.1 * get(clouds, i)) * (1 - vein), -0.05 * vein + 0.03 * get(clouds, i));
    });
  },
};

/** Plain weave: threads over and under, one repeat a group of eight. */
export const fabric: PatternRecipe = {
  extent: [3, 3],
  grain: 0.5,
  paint: (canvas) => {
    const folds = fbm(151, 3, 4);
    forEachTexel([3, 3], (u, v, i) => {
      const warp = Math.abs(Math.sin(Math.PI * u * 8));
      const weft = Math.abs(Math.sin(Math.PI * v * 8));
      const over = (Math.floor(u * 8) + Math.floor(v * 8)) % 2 === 0 ? warp : weft;
      shade(canvas, i, 0.72 + 0.4 * over + 0.12 * get(folds, i), 0.04 * get(folds, i));
      canvas.height[i] = 0.02 * over + 0.02 * get(folds, i);
    });
  },
};

const SPINES = [
  [1.9, 0.55, 0.4],
  [0.5, 0.8, 1.5],
  [0.55, 1.15, 0.6],
  [1.6, 1.25, 0.7],
  [0.7, 0.45, 0.35],
  [1.25, 0.9, 0.55],
  [0.45, 0.45, 0.55],
  [1.5, 0.4, 0.7],
  [1.9, 1.8, 1.5],
] as const;

/** A row of spines, each one repeat wide and seven high, with raised bands and gilt titles. */
export const books: PatternRecipe = {
  extent: [16, 14],
  grain: 0.4,
  paint: (canvas) => {
    const rough = fbm(161, 8, 5);
    forEachTexel([16, 14], (u, v, i) => {
      const book = Math.floor(u);
      const shelf = Math.floor(v / 7);
      const up = v / 7 - shelf;
      const spine = SPINES[hashInteger(162, book, shelf) % SPINES.length] as (typeof SPINES)[number];
      const across = u - book - 0.5;
      const round = 1 - 1.5 * across * across;
      const gap = smoothstep(0.46, 0.5, Math.abs(across));
      const reach = 0.8 + 0.17 * random(163, book, shelf);
      const top = smoothstep(reach, reach + 0.02, up);
      const gilt = Math.abs(up - 0.68 * reach) < 0.03 + 0.05 * random(164, book, shelf) && Math.abs(across) < 0.34;
      const band = smoothstep(0.35, 0.5, Math.abs(Math.sin(up * 14))) * 0.1;
      const light = (0.8 + 0.2 * random(165, book, shelf) + 0.12 * get(rough, i) - band) * round * (1 - 0.85 * Math.max(gap, top));
      if (gilt && top < 0.5) tint(canvas, i, 2.1 * light, 1.6 * light, 0.8 * light);
      else tint(canvas, i, spine[0] * light, spine[1] * light, spine[2] * light);
      canvas.height[i] = 0.12 * round * (1 - gap) * (1 - top) - 0.02 * band;
    });
  },
};

/** Layers of straw that hang along v. */
export const thatch: PatternRecipe = {
  extent: [3, 3],
  grain: 1,
  paint: (canvas) => {
    const straws = generatePeriodicFbm(TILE, { seed: 171, period: 64, octaves: 2, gain: 0.8 }, 10);
    const hue = fbm(172, 4, 5);
    forEachTexel([3, 3], (_u, v, i) => {
      const layer = v * 3 + 0.35 * get(hue, i);
      const part = layer - Math.floor(layer);
      shade(canvas, i, (1 + 0.34 * get(straws, i) + 0.14 * get(hue, i)) * (0.62 + 0.45 * part), 0.1 * get(hue, i));
      canvas.height[i] = 0.06 * part + 0.02 * get(straws, i);
    });
  },
};

/** Brushed sheet with stains of rust. */
export const metal: PatternRecipe = {
  extent: [3, 3],
  grain: 0.3,
  paint: (canvas) => {
    const brushed = generatePeriodicFbm(TILE, { seed: 181, period: 64, octaves: 2, gain: 0.8 }, 24);
    const stains = fbm(182, 3, 6, 0.6);
    forEachTexel([3, 3], (_u, _v, i) => {
      const rust = smoothstep(0.3, 0.75, get(stains, i));
      const light = 1 + 0.1 * get(brushed, i) + 0.1 * get(stains, i);
      tint(canvas, i, light * (1 + 0.35 * rust), light * (1 - 0.15 * rust), light * (1 - 0.4 * rust));
      canvas.height[i] = 0.004 * get(brushed, i) + 0.01 * rust;
    });
  },
};

/** A worn surface of a road: stones in tar, faint stains, and cracks that wander and end. */
export const asphalt: PatternRecipe = {
  extent: [1, 1],
  grain: 1,
  paint: (canvas) => {
    const stones = fbm(181, 56, 3, 0.8);
    const stains = fbm(182, 2, 5, 0.5);
    const lines = fbm(183, 2, 6, 0.5);
    const broken = fbm(184, 3, 3);
    forEachTexel([1, 1], (_u, _v, i) => {
      const crack = (1 - smoothstep(0.006, 0.022, Math.abs(get(lines, i)))) * smoothstep(0, 0.3, get(broken, i));
      const stain = smoothstep(0.15, 0.6, get(stains, i));
      shade(canvas, i, (1 + 0.34 * get(stones, i) + 0.1 * get(stains, i) - 0.16 * stain) * (1 - 0.6 * crack), 0.03 * get(broken, i));
      canvas.height[i] = 0.004 * get(stones, i) - 0.012 * crack;
    });
  },
};
