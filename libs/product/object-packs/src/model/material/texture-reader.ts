import { createHash } from 'node:crypto';

import { LIMITS } from '@diorama/domain';
import { decodeTexture, PictureError } from '@diorama/images';
import type { Texture } from '@diorama/world-model';

import { ModelError } from '../model-error.js';
import { createSquareTexture, TEXTURE_SIDE_MAX } from './square-texture.js';

/** A texture, and how opaque it is. */
export interface ReadTexture {
  readonly texture: Texture;
  /** 0 to 1 at texture coordinates; null for a picture without transparency. */
  readonly opacityAt: ((u: number, v: number) => number) | null;
}

/** Reads the pictures of models, equal ones once. */
export class TextureReader {
  private readonly read = new Map<string, Promise<ReadTexture>>();

  /** @throws ModelError for a picture that is damaged or too large, with its name */
  decode(picture: Uint8Array, name: string): Promise<ReadTexture> {
    const key = createHash('sha256').update(picture).digest('hex');
    const known = this.read.get(key);
    if (known !== undefined) return known;
    const reading = decode(picture).catch((error: unknown) => {
      if (error instanceof PictureError) throw new ModelError(`its texture ${name}: ${error.message}`, { cause: error });
      throw error;
    });
    this.read.set(key, reading);
    return reading;
  }
}

async function decode(picture: Uint8Array): Promise<ReadTexture> {
  const { color, alpha } = await decodeTexture(picture, { maxEdge: TEXTURE_SIDE_MAX, pixelsMax: LIMITS.objectPack.texturePixels });
  return { texture: createSquareTexture(color), opacityAt: alpha === null ? null : opacityReader(alpha, color.width, color.height) };
}

/** The nearest texel. */
function opacityReader(alpha: Uint8Array, width: number, height: number): (u: number, v: number) => number {
  const place = (value: number, side: number): number => Math.min(side - 1, Math.floor((value - Math.floor(value)) * side));
  return (u, v) => (alpha[place(v, height) * width + place(u, width)] ?? 255) / 255;
}
