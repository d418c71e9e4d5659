import { decodeSrgbByte, memoizeByObject } from '@diorama/world-model';
import type { Texture } from '@diorama/world-model';

import { buildMips } from './mip-texture.js';
import type { MipTexture } from './mip-texture.js';

/** A texture with its reductions, linear RGB; made at the first use. */
export const getMipsOfTexture = memoizeByObject((texture: Texture): MipTexture => {
  const texels = new Float32Array(texture.pixels.length);
  for (let i = 0; i < texels.length; i++) texels[i] = decodeSrgbByte(texture.pixels[i] as number);
  return buildMips(texels, texture.size, 3);
});
