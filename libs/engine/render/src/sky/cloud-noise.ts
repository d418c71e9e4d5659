import { buildMips } from '../textures/mip-texture.js';
import type { MipTexture } from '../textures/mip-texture.js';
import { generatePeriodicFbm } from '../textures/tileable-noise.js';

/** Texels a side of the tile. */
const CLOUD_TILE = 512;
/** Sets the hashes of the clouds apart from others of the same seed. */
export const CLOUD_STREAM = 0x636c6f75;

let tile: MipTexture | undefined;

/** The tile of noise that clouds and the milky way share: one channel, about -1 to 1. */
export function getCloudNoise(): MipTexture {
  tile ??= buildMips(generatePeriodicFbm(CLOUD_TILE, { seed: CLOUD_STREAM, period: 4, octaves: 7, gain: 0.52 }), CLOUD_TILE, 1);
  return tile;
}

/**
 * Level of detail of the tile for a layer above the viewer in a direction that meets it at `reach` times its height: `angle` is what a pixel
 * spans, in radians, and `scale` the tile widths per unit of the height.
 */
export const findCloudLevel = (angle: number, reach: number, scale: number): number =>
  Math.log2(angle * reach * Math.max(1, reach * 0.5) * scale * CLOUD_TILE + 1e-6);
