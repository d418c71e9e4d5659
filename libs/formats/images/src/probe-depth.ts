import { open, readFile } from 'node:fs/promises';

import { ExrError, openChannel } from '@diorama/exr';
import { panoramaCrop } from '@diorama/pano';

import { readGreyPng } from './grey-picture.js';
import { PictureError, tooLarge } from './picture-error.js';
import { PICTURE_HEAD_BYTES, pictureFormat } from './picture-format.js';
import { probePicture } from './probe-picture.js';
import type { PictureFacts } from './probe-picture.js';

export interface DepthBounds {
  readonly pixelsMax: number;
  /** Least width of the largest part of 2:1. */
  readonly widthMin: number;
}

/**
 * Looks whether a file can be a depth panorama: a PNG of grey, read from end to end, or an EXR with a channel of depths, whose
 * header and blocks are looked up. The size is that of the whole picture.
 *
 * @throws PictureError that says why it cannot
 */
export async function probeDepth(path: string, { pixelsMax, widthMin }: DepthBounds): Promise<PictureFacts> {
  const format = pictureFormat(await readHead(path));
  if (format !== 'exr' && format !== 'png') throw new PictureError('it is neither PNG nor EXR');
  const { width, height } = format === 'exr' ? await probeExr(path) : await probePng(path, pixelsMax);
  if (width * height > pixelsMax) throw tooLarge(width, height, pixelsMax);
  if (panoramaCrop(width, height).width < widthMin)
    throw new PictureError(`it has ${width} x ${height} pixels; a depth panorama has at least ${widthMin} x ${widthMin / 2}`);
  return { format, width, height };
}

type Size = Pick<PictureFacts, 'width' | 'height'>;

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(PICTURE_HEAD_BYTES), 0, PICTURE_HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function probePng(path: string, pixelsMax: number): Promise<Size> {
  await probePicture(path, { pixelsMax });
  return readGreyPng(path, { pixelsMax });
}

/** The size of what is shown: pixels may be missing there, and others lie outside. */
async function probeExr(path: string): Promise<Size> {
  try {
    const { dataWindow: data, displayWindow: shown } = openChannel(await readFile(path));
    if (data.xMin > shown.xMax || data.xMax < shown.xMin || data.yMin > shown.yMax || data.yMax < shown.yMin)
      throw new PictureError('the pixels of the EXR file lie outside of what it shows');
    return { width: shown.xMax - shown.xMin + 1, height: shown.yMax - shown.yMin + 1 };
  } catch (error) {
    if (error instanceof ExrError) throw new PictureError(error.message, { cause: error });
    throw error;
  }
}
