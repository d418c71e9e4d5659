import { countReducedRowSamples, resizePanorama, computeRowLatitude, sampleBilinear } from '@diorama/pano';
import type { PanoRaster } from '@diorama/pano';
import type { HorizonColors } from '@diorama/world-model';

import { fitDiscToTangents } from '../capture/disc.js';
import { createBlankSplat, joinSplats, SplatBatch } from '../splats/splat-batch.js';
import type { Splat, SplatPart } from '../splats/splat-batch.js';
import { fillBelowHorizon, readHorizon } from './below-horizon.js';
import { fillSky, computeMeanSkyColor } from './sky-raster.js';

export interface SkyDomeInput {
  /** Sums of the sky's colours and how many pixels, four channels; it is changed. */
  readonly raster: PanoRaster;
  /** Metres from the origin; further than every surface. */
  readonly radius: number;
  /** Most splats that may go into details. */
  readonly maxDetails: number;
  /** Colours where the world ends; left out or null, they are those of the sky above the horizon. */
  readonly horizon?: HorizonColors | null;
}

/** Label of details, so that thinning out never merges them into the dome behind. */
export const SKY_DETAIL = 0xffffffff;
/** Label of the backing, which is never merged into the dome before it. */
export const SKY_BACKING = 0xfffffffe;

/** Width of the panorama whose reduced grid the dome follows: about 30 000 splats down to its lowest row. */
const DOME_WIDTH = 400;
/**
 * Width of the panorama whose reduced grid the backing follows over the whole sphere: about 3 000 splats. A lattice of splats lets 1 to 2 %
 * of the light pass between them, which would show as dots; the backing shows there instead of what a viewer has behind the world.
 */
const BACKING_WIDTH = 100;
/** The backing hangs this much beyond the dome, and its splats overlap more. */
const BACKING_FARTHER = 1.015;
const BACKING_EXTENT = 1.3;
/** Splats of the dome overlap so much that the rounding of their colours averages out. */
const DOME_EXTENT = 1.1;
/** Radians below the horizon that the dome reaches down to; the backing closes the rest. */
const DOME_FOOT = -0.17;
/** Details hang this much nearer than the dome. */
const DETAIL_NEARER = 0.985;
/** Details are this much smaller than their cells: nothing shows between them but the dome, and they stay sharp. */
const DETAIL_EXTENT = 0.75;
/** A detail must differ from the dome by this much in some channel, sRGB-encoded. */
const VISIBLE = 0.015;

/**
 * The sky as a dome of large splats, and in front of it small ones wherever the dome alone would lose a cloud's edge, a
 * star or the moon. Where nothing was seen of the sky the dome continues smoothly, and below the horizon it shows haze and
 * ground far away. A world without sky has none.
 */
export function createSkyDome(input: SkyDomeInput): SplatPart {
  const { raster } = input;
  if (computeMeanSkyColor(raster) === 0) return joinSplats([]);
  const seen = new Uint8Array(raster.width * raster.height);
  for (let i = 0; i < seen.length; i++) seen[i] = raster.data[4 * i + 3] === 1 ? 1 : 0;
  fillBelowHorizon(raster, seen, input.horizon ?? readHorizon(raster));
  fillSky(raster);
  const { radius } = input;
  const domeWidth = Math.min(DOME_WIDTH, raster.width);
  const coarse = resizePanorama(raster, domeWidth);
  const backing = resizePanorama(raster, Math.min(BACKING_WIDTH, raster.width));
  const layers = [
    layer({ colors: backing, radius: radius * BACKING_FARTHER, surface: SKY_BACKING, extent: BACKING_EXTENT, foot: -Math.PI / 2 }),
    layer({ colors: coarse, radius, surface: 0, extent: DOME_EXTENT, foot: DOME_FOOT }),
  ];
  if (raster.width > domeWidth) {
    const wanted = details(raster, soften(coarse), seen, input.maxDetails);
    layers.push(
      layer({ colors: raster, radius: radius * DETAIL_NEARER, surface: SKY_DETAIL, extent: DETAIL_EXTENT, foot: DOME_FOOT, wanted }),
    );
  }
  return joinSplats(layers);
}

interface Layer {
  readonly colors: PanoRaster;
  readonly radius: number;
  readonly surface: number;
  /** Extent of the splats in shares of their cells. */
  readonly extent: number;
  /** Latitude in radians above which it has splats. */
  readonly foot: number;
  /** Cells to make splats of; all of them where left out. */
  readonly wanted?: Uint8Array;
}

function layer({ colors, radius, surface, extent, foot, wanted }: Layer): SplatPart {
  const { width, height, data } = colors;
  const rows = [...Array(height).keys()].filter((row) => computeRowLatitude(width, row) > foot);
  const batch = new SplatBatch(rows.reduce((sum, row) => sum + countReducedRowSamples(width, row), 0));
  const splat = createBlankSplat();
  splat.surface = surface;
  for (const row of rows) {
    const samples = countReducedRowSamples(width, row);
    for (let i = 0; i < samples; i++) {
      const cell = row * width + Math.floor(((i + 0.5) * width) / samples);
      if (wanted && wanted[cell] === 0) continue;
      splat.red = data[4 * cell] as number;
      splat.green = data[4 * cell + 1] as number;
      splat.blue = data[4 * cell + 2] as number;
      hang(splat, {
        azimuth: (2 * Math.PI * (i + 0.5)) / samples - Math.PI,
        latitude: computeRowLatitude(width, row),
        radius,
        extent,
        samples,
        width,
      });
      batch.add(splat);
    }
  }
  return batch.finish();
}

interface Place {
  readonly azimuth: number;
  readonly latitude: number;
  readonly radius: number;
  readonly extent: number;
  readonly samples: number;
  readonly width: number;
}

/** Places a splat on the sphere, facing its centre. */
function hang(splat: Splat, { azimuth, latitude, radius, extent, samples, width }: Place): void {
  const sin = Math.sin(azimuth);
  const cos = Math.cos(azimuth);
  const level = Math.cos(latitude);
  const rise = Math.sin(latitude);
  splat.x = radius * sin * level;
  splat.y = radius * rise;
  splat.z = -radius * cos * level;
  const across = (radius * extent * 2 * Math.PI * level) / samples;
  const down = (radius * extent * 2 * Math.PI) / width;
  splat.weight = (across * down) / (radius * extent) ** 2;
  fitDiscToTangents({ ux: cos * across, uy: 0, uz: sin * across, vx: sin * rise * down, vy: -level * down, vz: -cos * rise * down }, splat);
}

/** The colours that splats show between them, which overlap: each cell mixed with its neighbours. */
function soften(coarse: PanoRaster): PanoRaster {
  const { width, height, channels } = coarse;
  const data = new Float32Array(coarse.data.length);
  const mix = [0, 0, 0, 0];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      for (const [x, y] of BETWEEN) {
        sampleBilinear(coarse, column + x, row + y, mix);
        const at = (row * width + column) * channels;
        for (let channel = 0; channel < channels; channel++)
          data[at + channel] = (data[at + channel] as number) + (mix[channel] as number) / 4;
      }
  return { ...coarse, data };
}

/** Where four neighbours meet, seen from a cell. */
const BETWEEN = [
  [-0.5, -0.5],
  [-0.5, 0.5],
  [0.5, -0.5],
  [0.5, 0.5],
] as const;

/** Marks the seen cells that differ visibly from the dome; the most different ones when there are too many. */
function details(raster: PanoRaster, coarse: PanoRaster, seen: Uint8Array, most: number): Uint8Array {
  const { width, height, data } = raster;
  const difference = new Uint8Array(seen.length);
  const counts = new Float64Array(256);
  const dome = [0, 0, 0, 0];
  const scale = coarse.width / width;
  for (let row = 0; row < height; row++) {
    // A row of the reduced grid has fewer splats than the raster has cells.
    const share = countReducedRowSamples(width, row) / width;
    for (let column = 0; column < width; column++) {
      const cell = row * width + column;
      if (seen[cell] === 0) continue;
      sampleBilinear(coarse, (column + 0.5) * scale - 0.5, (row + 0.5) * scale - 0.5, dome);
      let apart = 0;
      for (let channel = 0; channel < 3; channel++)
        apart = Math.max(apart, Math.abs((data[4 * cell + channel] as number) - (dome[channel] as number)));
      if (apart < VISIBLE) continue;
      const level = Math.min(255, 1 + Math.floor(apart * 512));
      difference[cell] = level;
      counts[level] = (counts[level] as number) + share;
    }
  }
  let least = 256;
  for (let sum = 0; least > 1 && sum + (counts[least - 1] as number) <= most; least--) sum += counts[least - 1] as number;
  return difference.map((level) => (level >= least ? 1 : 0));
}
