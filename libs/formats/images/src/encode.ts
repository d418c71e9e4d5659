import type { Raster } from '@diorama/raster';
import type { Sharp } from 'sharp';

import { PIXELS_MAX, assertRaster } from './raster.js';
import { renderPerspectiveView } from './perspective-view.js';
import { sharp } from './vips.js';

const THUMBNAIL = { width: 512, height: 288 };
/** Rows and columns drawn for each one kept, so that fine detail does not flicker into steps. */
const OVERSAMPLING = 2;
const TEXTURE_QUALITY = 88;
const FRAME_QUALITY = 92;
const HORIZONTAL_FIELD_OF_VIEW = Math.PI / 2;

/**
 * A lossless PNG; the same raster gives the same bytes.
 *
 * @throws RangeError for a raster that is none
 */
export async function encodePng(raster: Raster): Promise<Uint8Array> {
  return read(raster).png({ compressionLevel: 6, adaptiveFiltering: true, palette: false }).toBuffer();
}

/**
 * A lossless PNG of numbers, one byte of grey or three of RGB a pixel; fast rather than small. The same numbers give the same
 * bytes.
 *
 * @throws RangeError for a raster that is none
 */
export async function encodePngMap({ width, height, data }: Raster): Promise<Uint8Array> {
  const isGrey = data.length === width * height;
  if (!isGrey) assertRaster({ width, height, data });
  const map = sharp(data, { raw: { width, height, channels: isGrey ? 1 : 3 }, limitInputPixels: PIXELS_MAX });
  return map
    .toColourspace(isGrey ? 'b-w' : 'srgb')
    .png({ compressionLevel: 3, adaptiveFiltering: true, palette: false })
    .toBuffer();
}

/**
 * A lossless WebP of numbers, four bytes of RGBA a pixel with no alpha of 0; six times as fast as the smallest, and a quarter larger.
 * The same numbers give the same bytes.
 *
 * @throws RangeError for data of another length
 */
export async function encodeTexels({ width, height, data }: Raster): Promise<Uint8Array> {
  if (data.length !== 4 * width * height) throw new RangeError(`${data.length} bytes do not fit an RGBA picture of ${width} by ${height}`);
  const texels = sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: PIXELS_MAX });
  return texels.webp({ lossless: true, effort: 0 }).toBuffer();
}

/**
 * A JPEG for a mesh, with full colour resolution: texels lie side by side there that belong to different places. The same raster
 * gives the same bytes.
 *
 * @throws RangeError for a raster that is none
 */
export async function encodeTexture(raster: Raster): Promise<{ readonly mimeType: 'image/jpeg'; readonly bytes: Uint8Array }> {
  const bytes = await read(raster).jpeg({ quality: TEXTURE_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
  return { mimeType: 'image/jpeg', bytes };
}

/**
 * A JPEG of a frame of a film, with halved colours. The same raster gives the same bytes.
 *
 * @throws RangeError for an invalid raster
 */
export async function encodeFrame(raster: Raster): Promise<Uint8Array> {
  return read(raster).jpeg({ quality: FRAME_QUALITY }).toBuffer();
}

/**
 * A lossless PNG of grey with 16 bits a pixel. The same numbers give the same bytes.
 *
 * @throws RangeError for data of another length
 */
export async function encodeGreyPng({ width, height, data }: { width: number; height: number; data: Uint16Array }): Promise<Uint8Array> {
  if (data.length !== width * height) throw new RangeError(`${data.length} numbers do not fit a grey picture of ${width} by ${height}`);
  const grey = sharp(data, { raw: { width, height, channels: 1 }, limitInputPixels: PIXELS_MAX });
  return grey.toColourspace('grey16').png({ compressionLevel: 3, adaptiveFiltering: true, palette: false }).toBuffer();
}

/**
 * A lossy WebP of the size of the raster. The same raster gives the same bytes.
 *
 * @throws RangeError for an invalid raster
 */
export async function encodeWebp(raster: Raster): Promise<Uint8Array> {
  return read(raster).webp({ quality: 82, effort: 4, smartSubsample: true }).toBuffer();
}

/**
 * A WebP of 512 x 288: what a camera at the capture point of a panorama sees. The same panorama and heading give the
 * same bytes.
 *
 * @param heading degrees clockwise from the centre of the panorama
 * @throws RangeError for a raster that is no panorama of 2:1
 */
export async function encodeThumbnail(panorama: Raster, heading = 0): Promise<Uint8Array> {
  assertRaster(panorama);
  if (panorama.width !== 2 * panorama.height) throw new RangeError('a panorama is twice as wide as high');
  const { width, height } = THUMBNAIL;
  const drawn = { width: width * OVERSAMPLING, height: height * OVERSAMPLING };
  const view = renderPerspectiveView(panorama, { ...drawn, horizontalFieldOfView: HORIZONTAL_FIELD_OF_VIEW, heading });
  return read(view).resize(width, height, { kernel: 'lanczos3' }).webp({ quality: 82, effort: 4, smartSubsample: true }).toBuffer();
}

function read(raster: Raster): Sharp {
  assertRaster(raster);
  const { width, height, data } = raster;
  return sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: PIXELS_MAX });
}
