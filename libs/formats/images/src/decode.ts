import type { Raster } from '@diorama/raster';

import { PictureError } from './picture-error.js';
import { detectPictureFormat } from './picture-format.js';
import { PIXELS_MAX } from './raster.js';
import { sharp } from './vips.js';

/** How to decode; the limits have defaults. */
export interface DecodeOptions {
  /** A picture with a longer edge is made smaller, keeping its proportions; pixels. */
  readonly maxEdge?: number;
  /** A picture with more pixels is refused; 200 million unless told. */
  readonly pixelsMax?: number;
}

const PIXELS_MAX_DEFAULT = 200_000_000;

/**
 * The pixels of a JPEG, PNG, WebP or AVIF as a viewer shows them: turned upright as EXIF says, colours brought to sRGB from
 * the profile they have, transparency laid over white, eight bits a channel.
 *
 * @throws PictureError for other content, damaged pictures, and pictures that are too large
 */
export async function decodePicture(bytes: Uint8Array, options: DecodeOptions = {}): Promise<Raster> {
  const { maxEdge, pixelsMax = PIXELS_MAX_DEFAULT } = options;
  if (maxEdge !== undefined && (!Number.isInteger(maxEdge) || maxEdge < 1))
    throw new RangeError(`an edge of ${maxEdge} pixels is not valid`);
  const format = detectPictureFormat(bytes);
  if (format === null || format === 'exr') throw new PictureError('it is neither JPEG, PNG, WebP nor AVIF');
  const picture = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', autoOrient: true });
  if (maxEdge !== undefined) picture.resize(maxEdge, maxEdge, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new PictureError('the picture is damaged, incomplete or too large', { cause: error });
    });
  if (info.channels !== 3 || info.width * info.height > PIXELS_MAX) throw new PictureError('the picture is too large');
  return { width: info.width, height: info.height, data };
}
