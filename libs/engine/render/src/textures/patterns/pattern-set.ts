import type { Pattern } from '@diorama/world-model';

import { buildMips } from '../mip-texture.js';
import type { MipTexture } from '../mip-texture.js';
import { generatePeriodicFbm } from '../tileable-noise.js';
import { asphalt, books, brick, checks, fabric, marble, metal, planks, plaster, thatch, tiles } from './built.js';
import { leaves } from './leaf-litter.js';
import { bark, grass, noise, plain, rockPattern, sand, snow, strata } from './natural.js';
import { bakeTile } from './pattern-tile.js';
import type { PatternRecipe, PatternTile } from './pattern-tile.js';

const PAINTINGS: Readonly<Record<Pattern, PatternRecipe>> = {
  plain,
  noise,
  rock: rockPattern,
  strata,
  grass,
  sand,
  snow,
  bark,
  leaves,
  planks,
  brick,
  tiles,
  checks,
  plaster,
  marble,
  fabric,
  books,
  thatch,
  metal,
  asphalt,
};

const tilesByPattern = new Map<Pattern, PatternTile>();

/** The pattern's tile, painted at the first call: it depends on nothing else, so all worlds of a thread share it. */
export function getPatternTile(pattern: Pattern): PatternTile {
  let tile = tilesByPattern.get(pattern);
  if (tile === undefined) {
    tile = bakeTile(PAINTINGS[pattern]);
    tilesByPattern.set(pattern, tile);
  }
  return tile;
}

const GRAIN_SIZE = 256;
let grain: MipTexture | undefined;

/** Fine noise of three channels, value and slopes along u and v, for what a pattern's own texels are too coarse to show. */
export function getGrainTexture(): MipTexture {
  grain ??= bakeGrain();
  return grain;
}

function bakeGrain(): MipTexture {
  const values = generatePeriodicFbm(GRAIN_SIZE, { seed: 191, period: 24, octaves: 4, gain: 0.75 });
  const texels = new Float32Array(3 * GRAIN_SIZE * GRAIN_SIZE);
  const mask = GRAIN_SIZE - 1;
  for (let j = 0; j < GRAIN_SIZE; j++)
    for (let i = 0; i < GRAIN_SIZE; i++) {
      const at = j * GRAIN_SIZE + i;
      texels[3 * at] = values[at] as number;
      texels[3 * at + 1] = (values[j * GRAIN_SIZE + ((i + 1) & mask)] as number) - (values[j * GRAIN_SIZE + ((i - 1) & mask)] as number);
      texels[3 * at + 2] = (values[((j + 1) & mask) * GRAIN_SIZE + i] as number) - (values[((j - 1) & mask) * GRAIN_SIZE + i] as number);
    }
  return buildMips(texels, GRAIN_SIZE, 3);
}
