import type { Raster } from '@diorama/raster';

import { createTooLargeError, PictureError } from './picture-error.js';
import { detectPictureFormat } from './picture-format.js';
import { sharp } from './vips.js';

/** A picture that surfaces show: its colours as they are stored, and its opacity apart from them. */
export interface DecodedTexture {
  readonly color: Raster;
  /** 0 to 255, one a pixel; null where every pixel is opaque. */
  readonly alpha: Uint8Array | null;
}

/** The limits of a texture. */
export interface TextureDecodeOptions {
  /** A picture with a longer edge is made smaller, keeping its proportions; pixels. */
  readonly maxEdge: number;
  /** A picture with more pixels is refused. */
  readonly pixelsMax: number;
}

/**
 * Decodes a JPEG, PNG, WebP or AVIF as glTF 2.0 (3.8.3) has textures: colour profiles and the orientation in EXIF are left aside, and colours do not
 * depend on opacity.
 *
 * @throws PictureError for other content, damaged pictures, and pictures that are too large
 */
export async function decodeTexture(bytes: Uint8Array, { maxEdge, pixelsMax }: TextureDecodeOptions): Promise<DecodedTexture> {
  const format = detectPictureFormat(bytes);
  if (format === null || format === 'exr') throw new PictureError('it is neither JPEG, PNG, WebP nor AVIF');
  try {
    const { width, height, hasAlpha } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > pixelsMax) throw createTooLargeError(width, height, pixelsMax);
    const open = () => sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', ignoreIcc: true }).toColourspace('srgb');
    // Without the alpha before they are made smaller: the library weighs colours with it.
    const color = await reduce(await readRaw(open().removeAlpha()), maxEdge);
    if (color.info.channels !== 3) throw new PictureError('its colours are not RGB');
    const alpha = hasAlpha ? (await reduce(await readRaw(open().extractChannel('alpha')), maxEdge)).data : null;
    return {
      color: { width: color.info.width, height: color.info.height, data: color.data },
      alpha: alpha === null || alpha.every((value) => value === 255) ? null : alpha,
    };
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError('the picture is damaged or incomplete', { cause: error });
  }
}

interface Raw {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

const readRaw = (picture: ReturnType<typeof sharp>): Promise<Raw> => picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });

function reduce(raw: Raw, maxEdge: number): Promise<Raw> {
  const { width, height, channels } = raw.info;
  if (Math.max(width, height) <= maxEdge) return Promise.resolve(raw);
  return readRaw(sharp(raw.data, { raw: { width, height, channels } }).resize(maxEdge, maxEdge, { fit: 'inside' }));
}
