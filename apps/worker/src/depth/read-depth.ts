import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { LIMITS } from '@diorama/domain';
import { createDepthBandCollector, createDepthLookupTable } from '@diorama/engine';
import type { DepthBandCollector, DepthPanorama, DepthScale } from '@diorama/engine';
import { openChannel } from '@diorama/exr';
import { PictureError, detectPictureFormat, readGreyPng } from '@diorama/images';

/** Detail beyond that of the panorama to paint would be lost; reading less of a large file is quicker, too. */
const WIDTH_MAX = 2_048;
const ROWS = 64;

/**
 * Reads a file as a depth panorama: the metres of an EXR's depth channel, or the samples of a grey PNG. Memory is given time to be
 * looked at between bands of rows.
 *
 * @param scale of a PNG
 * @throws PictureError, ExrError and UnusableDepthError for another file
 */
export async function readDepthPanorama(path: string, scale: DepthScale | null): Promise<DepthPanorama> {
  const bytes = await readFile(path);
  const format = detectPictureFormat(bytes);
  if (format === 'exr') return readExr(bytes);
  if (format !== 'png') throw new PictureError('it is neither PNG nor EXR');
  if (scale === null) throw new PictureError('a PNG needs z_min and z_max');
  return readPng(bytes, scale);
}

function gathererFor(width: number, height: number): DepthBandCollector {
  if (width * height > LIMITS.depthPixels)
    throw new PictureError(`it has ${width} x ${height} pixels, more than ${LIMITS.depthPixels} in all`);
  return createDepthBandCollector({ width, height, widthMin: LIMITS.depthWidthMin, widthMax: WIDTH_MAX });
}

/** Pixels lie in the data window; pixels of the display window outside it have no depth. */
async function readExr(bytes: Uint8Array): Promise<DepthPanorama> {
  const channel = openChannel(bytes);
  const { width, dataWindow, displayWindow } = channel;
  const gatherer = gathererFor(displayWindow.xMax - displayWindow.xMin + 1, displayWindow.yMax - displayWindow.yMin + 1);
  const [x, y] = [dataWindow.xMin - displayWindow.xMin, dataWindow.yMin - displayWindow.yMin];
  for (const { top, rows, data } of channel.bands()) {
    gatherer.add({ x, y: y + top, width, height: rows, data });
    await nextTurn();
  }
  return gatherer.finish();
}

async function readPng(bytes: Uint8Array, scale: DepthScale): Promise<DepthPanorama> {
  const { width, height, samples, alpha } = await readGreyPng(bytes, { pixelsMax: LIMITS.depthPixels });
  const metres = createDepthLookupTable(samples instanceof Uint16Array ? 65_535 : 255, scale);
  const gatherer = gathererFor(width, height);
  for (let top = 0; top < height; top += ROWS) {
    const [from, end] = [top * width, Math.min(height, top + ROWS) * width];
    const data = new Float32Array(end - from);
    for (let i = from; i < end; i++) data[i - from] = alpha?.[i] === 0 ? Infinity : (metres[samples[i] as number] as number);
    gatherer.add({ x: 0, y: top, width, height: data.length / width, data });
    await nextTurn();
  }
  return gatherer.finish();
}
