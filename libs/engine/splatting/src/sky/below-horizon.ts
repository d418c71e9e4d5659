import { computeRowLatitude, sampleBilinear } from '@diorama/pano';
import type { PanoRaster } from '@diorama/pano';
import type { HorizonColors } from '@diorama/world-model';
import { lerp, smoothstep } from '@diorama/world-model';

import { computeMeanSkyColor, fillSky, SKY_CHANNELS } from './sky-raster.js';

/** Radians below the horizon where haze has given way to ground: the rim of a world as seen from a hill in it. */
const GROUND_BELOW = 0.16;
/** Radians below the horizon where the ground has the mean colour of all directions, which meet at the nadir. */
const MEAN_BELOW = 1;
/** Radians above the horizon up to which a sky without known colours is read, how many directions, and how many are averaged to a side. */
const READ_UP_TO = 0.06;
const DIRECTIONS = 64;
const BLUR = 5;

/** Gives the unseen cells below the horizon the colours of haze and, further down, of far ground; they count as seen afterwards. */
export function fillBelowHorizon(raster: PanoRaster, seen: Uint8Array, { haze, ground }: HorizonColors): void {
  const { width, height, data } = raster;
  const [hazeColumns, groundColumns] = [haze, ground].map(toRow) as [PanoRaster, PanoRaster];
  const [far, near] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  const mean = [0, 1, 2].map((c) => (3 * ground.reduce((sum, value, i) => (i % 3 === c ? sum + value : sum), 0)) / ground.length);
  for (let row = 0; row < height; row++) {
    const below = -computeRowLatitude(width, row);
    if (below <= 0) continue;
    const share = smoothstep(0, GROUND_BELOW, below);
    const meanShare = smoothstep(GROUND_BELOW, MEAN_BELOW, below);
    for (let column = 0; column < width; column++) {
      const cell = row * width + column;
      if (seen[cell] === 1) continue;
      sampleBilinear(hazeColumns, ((column + 0.5) * hazeColumns.width) / width - 0.5, 0, far);
      sampleBilinear(groundColumns, ((column + 0.5) * groundColumns.width) / width - 0.5, 0, near);
      for (let c = 0; c < 3; c++) {
        const color = lerp(near[c] as number, mean[c] as number, meanShare);
        data[SKY_CHANNELS * cell + c] = lerp(far[c] as number, color, share);
      }
      data[SKY_CHANNELS * cell + 3] = 1;
    }
  }
}

/** The colours just above the horizon, as haze and as ground, of a sky that was seen in some places; the raster is not changed. */
export function readHorizon(raster: PanoRaster): HorizonColors {
  const filled = { ...raster, data: raster.data.slice() };
  fillSky(filled);
  const sums = new Float32Array(SKY_CHANNELS * DIRECTIONS);
  for (let row = 0; row < raster.height; row++) {
    const latitude = computeRowLatitude(raster.width, row);
    if (latitude < 0 || latitude > READ_UP_TO) continue;
    for (let column = 0; column < raster.width; column++)
      for (let turn = -BLUR; turn <= BLUR; turn++) {
        const direction = (Math.floor(((column + 0.5) * DIRECTIONS) / raster.width) + turn + DIRECTIONS) % DIRECTIONS;
        for (let c = 0; c < 3; c++)
          sums[SKY_CHANNELS * direction + c] =
            (sums[SKY_CHANNELS * direction + c] as number) + (filled.data[SKY_CHANNELS * (row * raster.width + column) + c] as number);
        sums[SKY_CHANNELS * direction + 3] = (sums[SKY_CHANNELS * direction + 3] as number) + 1;
      }
  }
  computeMeanSkyColor({ data: sums, width: DIRECTIONS, height: 1, channels: SKY_CHANNELS });
  const haze = Float32Array.from({ length: 3 * DIRECTIONS }, (_, i) => sums[SKY_CHANNELS * Math.floor(i / 3) + (i % 3)] as number);
  return { haze, ground: haze };
}

const toRow = (data: Float32Array): PanoRaster => ({ data, width: data.length / 3, height: 1, channels: 3 });
