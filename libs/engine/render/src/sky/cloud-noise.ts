import { buildMips } from '../textures/mip-texture.js';
import type { MipTexture } from '../textures/mip-texture.js';
import { generatePeriodicFbm } from '../textures/tileable-noise.js';

/** Texels a side of the tile. */
export const CLOUD_TILE = 512;
/** Sets the hashes of the clouds apart from others of the same seed. */
export const CLOUD_STREAM = 0x636c6f75;

let tile: MipTexture | undefined;

/** The tile of noise that clouds and the milky way share: one channel, about -1 to 1. */
export function getCloudNoise(): MipTexture {
  tile ??= buildMips(generatePeriodicFbm(CLOUD_TILE, { seed: CLOUD_STREAM, period: 4, octaves: 7, gain: 0.52 }), CLOUD_TILE, 1);
  return tile;
}
