import { directionToPixel } from '../equirect.js';
import { sampleBilinear } from '../raster.js';
import type { PanoRaster } from '../raster.js';
import { createViewProjection } from './perspective-view.js';
import type { PerspectiveView } from './perspective-view.js';

/** Interleaved float samples of a perspective view, row by row from the top. */
export interface ViewRaster {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** Samples across one pixel of a view, at most. */
const SAMPLES_MAX = 6;

/**
 * What a view of a panorama shows, at a size in pixels. Where the panorama is finer than the view, each pixel is the mean of a grid of
 * samples.
 */
export function cutView(
  panorama: PanoRaster,
  view: PerspectiveView,
  size: { readonly width: number; readonly height: number },
): ViewRaster {
  const { width, height } = size;
  const { channels } = panorama;
  const projection = createViewProjection(view, size);
  const pixelAngle = (2 * Math.tan(view.fov / 2)) / Math.min(width, height);
  const across = Math.min(SAMPLES_MAX, Math.max(1, Math.ceil((pixelAngle * panorama.width) / (2 * Math.PI) - 1e-6)));
  const data = new Float32Array(width * height * channels);
  const [direction, place, sample] = [[0, 0, 0], [0, 0], new Float64Array(channels)];
  for (let pixel = 0, at = 0; pixel < width * height; pixel++, at += channels)
    for (let part = 0; part < across * across; part++) {
      const column = (pixel % width) + ((part % across) + 0.5) / across - 0.5;
      const row = Math.floor(pixel / width) + (Math.floor(part / across) + 0.5) / across - 0.5;
      projection.toDirection(column, row, direction);
      directionToPixel(panorama.width, direction[0] as number, direction[1] as number, direction[2] as number, place);
      sampleBilinear(panorama, place[0] as number, place[1] as number, sample);
      for (let channel = 0; channel < channels; channel++)
        data[at + channel] = (data[at + channel] as number) + (sample[channel] as number) / (across * across);
    }
  return { data, width, height, channels };
}
