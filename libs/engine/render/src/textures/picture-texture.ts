import { decodeSrgbByte } from '@diorama/world-model';
import type { Texture } from '@diorama/world-model';

import { buildMips } from './mip-texture.js';
import type { MipTexture } from './mip-texture.js';

/** Reductions of textures that models use; dropped with the texture. */
const made = new WeakMap<Texture, MipTexture>();

/** A texture with its reductions, linear RGB; made at the first use. */
export function getMipsOfTexture(texture: Texture): MipTexture {
  const known = made.get(texture);
  if (known !== undefined) return known;
  const texels = new Float32Array(texture.pixels.length);
  for (let i = 0; i < texels.length; i++) texels[i] = decodeSrgbByte(texture.pixels[i] as number);
  const mips = buildMips(texels, texture.size, 3);
  made.set(texture, mips);
  return mips;
}
