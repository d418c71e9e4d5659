import { resizePanorama, sampleBilinear } from '@diorama/pano';
import type { PanoRaster } from '@diorama/pano';
import type { Raster } from '@diorama/raster';

/** Bounds of the factor by which details of the rendering are made stronger or weaker with the painting's brightness. */
const DETAIL_GAIN = { least: 0.4, most: 2 } as const;
const OFFSET = 16;

/**
 * A painting in the size of the rendering that it was painted over. Details that are finer than the painting's pixels come from the rendering, so
 * that edges stay sharp: averaged over the painting's pixels, the result is the painting.
 *
 * @throws RangeError unless both are twice as wide as high
 */
export function fitPainting(painting: Raster, rendered: Raster): Raster {
  for (const { width, height } of [painting, rendered])
    if (width !== 2 * height) throw new RangeError(`a panorama is twice as wide as high, not ${width} x ${height}`);
  const scale = findScale(rendered.width, painting.width);
  const own = resizePanorama({ ...painting, channels: 3, data: Float32Array.from(painting.data) }, rendered.width / scale);
  if (scale === 1) return toRaster(own);
  const coarse = reduce(rendered, scale);
  const { width, height } = rendered;
  const data = new Uint8Array(3 * width * height);
  const [base, smooth] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [u, v] = [(column + 0.5) / scale - 0.5, (row + 0.5) / scale - 0.5];
      sampleBilinear(own, u, v, base);
      sampleBilinear(coarse, u, v, smooth);
      for (let channel = 0; channel < 3; channel++) {
        const at = 3 * (row * width + column) + channel;
        const [painted, blurred] = [base[channel] as number, smooth[channel] as number];
        const gain = Math.min(DETAIL_GAIN.most, Math.max(DETAIL_GAIN.least, (painted + OFFSET) / (blurred + OFFSET)));
        data[at] = toByte(painted + gain * ((rendered.data[at] as number) - blurred));
      }
    }
  return { width, height, data };
}

/** How many pixels of a rendering one of the painting is wide: the least divisor of its width that makes nothing finer than the painting. */
function findScale(rendered: number, painted: number): number {
  let scale = Math.max(1, Math.ceil(rendered / painted));
  while (rendered % (2 * scale) !== 0) scale++;
  return scale;
}

/** Means over squares of `side` pixels. */
function reduce({ width, height, data }: Raster, side: number): PanoRaster {
  const small = { width: width / side, height: height / side, channels: 3, data: new Float32Array((3 * width * height) / side ** 2) };
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const to = 3 * (Math.floor(row / side) * small.width + Math.floor(column / side));
      for (let channel = 0; channel < 3; channel++)
        small.data[to + channel] =
          (small.data[to + channel] as number) + (data[3 * (row * width + column) + channel] as number) / side ** 2;
    }
  return small;
}

const toByte = (value: number): number => Math.round(Math.min(255, Math.max(0, value)));

const toRaster = ({ width, height, data }: PanoRaster): Raster => ({ width, height, data: Uint8Array.from(data, toByte) });
