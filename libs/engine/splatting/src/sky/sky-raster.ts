import { pixelToDirection, sampleBilinear } from '@diorama/pano';
import type { PanoRaster } from '@diorama/pano';
import type { Capture, RowRange, Vec3 } from '@diorama/world-model';

/** Channels of a sky raster: the sums of red, green and blue, and of how many pixels. */
export const SKY_CHANNELS = 4;

/** Sums the sky pixels of even-numbered rows `[start, end)` into a raster half as wide and high, four channels. */
export function captureSkyBand(capture: Capture, rows: RowRange): Float32Array {
  const { width } = capture.view;
  // Pixels on the edge of a tree mix its colour into the sky's, which would leave its outline on the dome.
  const color = capture.ownColor ?? capture.color;
  const half = width / 2;
  const band = new Float32Array(((rows.end - rows.start) / 2) * half * SKY_CHANNELS);
  for (let row = rows.start; row < rows.end; row++) {
    for (let column = 0; column < width; column++) {
      const pixel = (row - capture.rows.start) * width + column;
      if (capture.surface[pixel] !== 0) continue;
      const at = (((row - rows.start) >> 1) * half + (column >> 1)) * SKY_CHANNELS;
      band[at] = (band[at] as number) + (color[3 * pixel] as number);
      band[at + 1] = (band[at + 1] as number) + (color[3 * pixel + 1] as number);
      band[at + 2] = (band[at + 2] as number) + (color[3 * pixel + 2] as number);
      band[at + 3] = (band[at + 3] as number) + 1;
    }
  }
  return band;
}

/** Writes the display colour of the sky in a unit direction, as a pixel that spans `angle` radians shows it. */
export type ColorSky = (direction: Vec3, angle: number, out: Float32Array) => void;

/**
 * Gives the cells of a band above the horizon whose sky was hidden its colour, so that walkers see it beside what hid it.
 *
 * @param band as `captureSkyBand` makes it of `rows` of a view that is `viewWidth` pixels wide
 */
export function fillHiddenSky(band: Float32Array, viewWidth: number, rows: RowRange, colorSky: ColorSky): void {
  const width = viewWidth / 2;
  const direction: [number, number, number] = [0, 0, 0];
  const color = new Float32Array(3);
  for (let at = 0; at < band.length; at += SKY_CHANNELS) {
    if (band[at + 3] !== 0) continue;
    const cell = at / SKY_CHANNELS;
    pixelToDirection(width, cell % width, rows.start / 2 + Math.floor(cell / width), direction);
    if (direction[1] <= 0) return;
    colorSky(direction, (2 * Math.PI) / width, color);
    band.set(color, at);
    band[at + 3] = 1;
  }
}

/** Means from sums; the fourth channel becomes 1 where the sky was seen, else 0. Answers how many cells it was seen in. */
export function computeMeanSkyColor(raster: PanoRaster): number {
  const { data } = raster;
  let seen = 0;
  for (let at = 0; at < data.length; at += SKY_CHANNELS) {
    const weight = data[at + 3] as number;
    if (weight === 0) continue;
    seen++;
    for (let channel = 0; channel < 3; channel++) data[at + channel] = (data[at + channel] as number) / weight;
    data[at + 3] = 1;
  }
  return seen;
}

/**
 * Gives every unseen cell the colour that the seen ones around it suggest, by pull and push over a pyramid of halved
 * rasters (Gortler and others, "The lumigraph", 1996).
 */
export function fillSky(raster: PanoRaster): void {
  if (raster.height % 2 !== 0) return fillWithMean(raster);
  const half: PanoRaster = {
    data: new Float32Array(raster.data.length / 4),
    width: raster.width / 2,
    height: raster.height / 2,
    channels: SKY_CHANNELS,
  };
  pull(raster, half);
  fillSky(half);
  push(half, raster);
}

function fillWithMean({ data }: PanoRaster): void {
  const sum = [0, 0, 0, 0];
  for (let at = 0; at < data.length; at += SKY_CHANNELS)
    if (data[at + 3] === 1)
      for (let channel = 0; channel < SKY_CHANNELS; channel++) sum[channel] = (sum[channel] as number) + (data[at + channel] as number);
  const count = sum[3] as number;
  if (count === 0) return;
  for (let at = 0; at < data.length; at += SKY_CHANNELS)
    if (data[at + 3] === 0) for (let channel = 0; channel < SKY_CHANNELS; channel++) data[at + channel] = (sum[channel] as number) / count;
}

function pull(fine: PanoRaster, coarse: PanoRaster): void {
  for (let row = 0; row < fine.height; row++)
    for (let column = 0; column < fine.width; column++) {
      const from = (row * fine.width + column) * SKY_CHANNELS;
      const weight = fine.data[from + 3] as number;
      if (weight === 0) continue;
      const to = ((row >> 1) * coarse.width + (column >> 1)) * SKY_CHANNELS;
      for (let channel = 0; channel < 3; channel++)
        coarse.data[to + channel] = (coarse.data[to + channel] as number) + weight * (fine.data[from + channel] as number);
      coarse.data[to + 3] = (coarse.data[to + 3] as number) + weight;
    }
  computeMeanSkyColor(coarse);
}

function push(coarse: PanoRaster, fine: PanoRaster): void {
  const color = [0, 0, 0, 0];
  for (let row = 0; row < fine.height; row++)
    for (let column = 0; column < fine.width; column++) {
      const to = (row * fine.width + column) * SKY_CHANNELS;
      if (fine.data[to + 3] !== 0) continue;
      sampleBilinear(coarse, (column - 0.5) / 2, (row - 0.5) / 2, color);
      for (let channel = 0; channel < 3; channel++) fine.data[to + channel] = color[channel] as number;
    }
}
