import { open, readFile } from 'node:fs/promises';

import { openChannel } from '@diorama/exr';
import type { OpenChannel } from '@diorama/exr';
import { computePanoramaCrop } from '@diorama/pano';
import type { PanoramaCrop } from '@diorama/pano';

import { withPictureErrors } from './exr-errors.js';
import { readGreyPng } from './grey-picture.js';
import { PictureError, createTooLargeError } from './picture-error.js';
import { PICTURE_HEAD_BYTES, detectPictureFormat } from './picture-format.js';
import { probePicture } from './probe-picture.js';
import type { PictureFacts } from './probe-picture.js';

export interface DepthBounds {
  readonly pixelsMax: number;
  /** Least width of the largest part of 2:1. */
  readonly widthMin: number;
  /** A pixel that is farther away has no depth, metres. */
  readonly metresMax: number;
}

/**
 * Looks whether a file can be a depth panorama: a PNG of grey, read from end to end, or an EXR with a channel of depths, whose
 * header and blocks are looked up. At least one pixel of the largest part of 2:1 must have a depth; an EXR is decoded from the bottom,
 * where the ground is, up to the first one. The size is that of the whole picture.
 *
 * @throws PictureError that says why it cannot
 */
export async function probeDepth(path: string, bounds: DepthBounds): Promise<PictureFacts> {
  const format = detectPictureFormat(await readHead(path));
  if (format !== 'exr' && format !== 'png') throw new PictureError('it is neither PNG nor EXR');
  const { size, hasDepth } = format === 'exr' ? await probeExr(path, bounds.metresMax) : await probePng(path, bounds.pixelsMax);
  const { width, height } = size;
  if (width * height > bounds.pixelsMax) throw createTooLargeError(width, height, bounds.pixelsMax);
  const crop = computePanoramaCrop(width, height);
  if (crop.width < bounds.widthMin)
    throw new PictureError(`it has ${width} x ${height} pixels; a depth panorama has at least ${bounds.widthMin} x ${bounds.widthMin / 2}`);
  if (!hasDepth(crop)) throw new PictureError('no pixel has a depth: all are NaN, infinite, not positive or transparent');
  return { format, width, height };
}

/** What a file says of itself; whether a part of it has any depth costs more to find out. */
interface Probed {
  readonly size: Pick<PictureFacts, 'width' | 'height'>;
  readonly hasDepth: (crop: PanoramaCrop) => boolean;
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(PICTURE_HEAD_BYTES), 0, PICTURE_HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Every sample of a PNG is a depth, unless it is transparent. */
async function probePng(path: string, pixelsMax: number): Promise<Probed> {
  await probePicture(path, { pixelsMax });
  const { width, height, alpha } = await readGreyPng(path, { pixelsMax });
  const isSolid = (crop: PanoramaCrop): boolean =>
    alpha === null || hasSample({ x: 0, y: 0, width, height, data: alpha }, crop, (value) => value > 0);
  return { size: { width, height }, hasDepth: isSolid };
}

/** The size of what is shown: pixels may be missing there, and others lie outside. */
async function probeExr(path: string, metresMax: number): Promise<Probed> {
  const file = await readFile(path);
  return withPictureErrors(() => {
    const channel = openChannel(file);
    const { dataWindow: data, displayWindow: shown } = channel;
    if (data.xMin > shown.xMax || data.xMax < shown.xMin || data.yMin > shown.yMax || data.yMax < shown.yMin)
      throw new PictureError('the data window of the EXR file is outside its display window');
    return {
      size: { width: shown.xMax - shown.xMin + 1, height: shown.yMax - shown.yMin + 1 },
      hasDepth: (crop) => withPictureErrors(() => exrHasDepth(channel, crop, metresMax)),
    };
  });
}

/** Whether a pixel of the crop, which is counted from the corner of what is shown, has a depth. */
function exrHasDepth({ dataWindow, displayWindow, width, bands }: OpenChannel, crop: PanoramaCrop, metresMax: number): boolean {
  const [x, y] = [dataWindow.xMin - displayWindow.xMin, dataWindow.yMin - displayWindow.yMin];
  for (const { top, rows, data } of bands(undefined, 'bottom'))
    if (hasSample({ x, y: y + top, width, height: rows, data }, crop, (metres) => metres > 0 && metres <= metresMax)) return true;
  return false;
}

interface Samples extends PanoramaCrop {
  readonly data: ArrayLike<number>;
}

/** Whether any sample inside the crop is a depth. */
function hasSample({ x, y, width, height, data }: Samples, crop: PanoramaCrop, isDepth: (value: number) => boolean): boolean {
  const [left, right] = [Math.max(0, crop.x - x), Math.min(width, crop.x + crop.width - x)];
  for (let row = Math.max(0, crop.y - y); row < Math.min(height, crop.y + crop.height - y); row++)
    for (let column = left; column < right; column++) if (isDepth(data[row * width + column] as number)) return true;
  return false;
}
