import { LIMITS } from '@diorama/domain';
import { computePanoramaCrop } from '@diorama/pano';
import type { PanoramaCrop } from '@diorama/pano';

import { UnusableDepthError } from './depth-panorama.js';
import type { DepthPanorama } from './depth-panorama.js';

/** Some rows of a picture of depths, or a part of them: where they lie in it, and one number a pixel in metres. */
export interface DepthBand extends PanoramaCrop {
  readonly data: Float32Array;
}

interface GathererOptions {
  /** Of the whole picture; pixels. */
  readonly width: number;
  readonly height: number;
  /** Narrower pictures cannot be used; even. */
  readonly widthMin: number;
  /** Wider ones are made as wide as this; even. */
  readonly widthMax: number;
}

/** Makes a panorama of a picture that comes in bands, so that it is never whole in memory. */
export interface DepthBandCollector {
  /** Takes a band; pixels that no band has are no depth. Each pixel comes once. */
  add(band: DepthBand): void;
  /** @throws UnusableDepthError where no pixel has a depth */
  finish(): DepthPanorama;
}

/** What is farther is sky. */
const FARTHEST = LIMITS.depthMetresMax;

/**
 * Gathers the centre of a picture as a panorama of 2:1. What is not positive, not a number or beyond a thousand kilometres is
 * sky. A picture that is too wide is reduced by the mean of its inverse depths, weighted by area, over the pixels that have one:
 * depths themselves would grow phantoms between a near thing and what is far behind it. A pixel is sky when more than half of it is.
 *
 * @throws UnusableDepthError for a picture that is too small
 */
export function createDepthBandCollector({ width, height, widthMin, widthMax }: GathererOptions): DepthBandCollector {
  const crop = computePanoramaCrop(width, height);
  if (crop.width < widthMin)
    throw new UnusableDepthError(`it has ${width} x ${height} pixels; a depth panorama has at least ${widthMin} x ${widthMin / 2}`);
  const gatherer = crop.width <= widthMax ? copying(crop) : reducing(crop, widthMax);
  return {
    ...gatherer,
    finish() {
      const panorama = gatherer.finish();
      if (panorama.metres.every((metres) => metres === Infinity)) throw new UnusableDepthError('no pixel has a depth');
      return panorama;
    },
  };
}

/** The metres of a pixel, Infinity for what is no depth. */
const cleaned = (metres: number): number => (metres > 0 && metres <= FARTHEST ? metres : Infinity);

/** What of a band lies inside the crop: columns and rows of the band. */
function overlap(band: DepthBand, crop: PanoramaCrop) {
  const inside = (from: number, size: number, at: number, extent: number): readonly [number, number] => [
    Math.max(0, at - from),
    Math.min(size, at + extent - from),
  ];
  const [left, right] = inside(band.x, band.width, crop.x, crop.width);
  const [top, bottom] = inside(band.y, band.height, crop.y, crop.height);
  return { left, right, top, bottom };
}

function copying(crop: PanoramaCrop): DepthBandCollector {
  const metres = new Float32Array(crop.width * crop.height).fill(Infinity);
  return {
    add(band) {
      const { left, right, top, bottom } = overlap(band, crop);
      for (let row = top; row < bottom; row++) {
        const from = row * band.width;
        const to = (band.y + row - crop.y) * crop.width + band.x - crop.x;
        for (let column = left; column < right; column++) metres[to + column] = cleaned(band.data[from + column] as number);
      }
    },
    finish: () => ({ width: crop.width, height: crop.height, metres }),
  };
}

/** For each pixel along one side: the first of the new ones that it lies in, and which share of it; the rest lies in the next one. */
interface Shares {
  readonly first: Int32Array;
  readonly share: Float64Array;
}

function sharesOf(from: number, to: number): Shares {
  const first = new Int32Array(from);
  const share = new Float64Array(from);
  for (let i = 0; i < from; i++) {
    const [begin, end] = [(i * to) / from, ((i + 1) * to) / from];
    const target = Math.floor(begin);
    first[i] = target;
    share[i] = Math.min(1, (target + 1 - begin) / (end - begin));
  }
  return { first, share };
}

function reducing(crop: PanoramaCrop, width: number): DepthBandCollector {
  const height = width / 2;
  const [columns, rows] = [sharesOf(crop.width, width), sharesOf(crop.height, height)];
  // One place more on either side, for the rest of the last pixel, which is nothing.
  const stride = width + 1;
  const sums = { inverse: new Float64Array(stride * (height + 1)), weight: new Float64Array(stride * (height + 1)) };
  const line = { inverse: new Float64Array(stride), weight: new Float64Array(stride) };
  return {
    add(band) {
      const { left, right, top, bottom } = overlap(band, crop);
      for (let row = top; row < bottom; row++) {
        line.inverse.fill(0);
        line.weight.fill(0);
        gatherLine(band.data.subarray(row * band.width + left, row * band.width + right), band.x + left - crop.x, columns, line);
        const y = band.y + row - crop.y;
        const [first, share] = [rows.first[y] as number, rows.share[y] as number];
        addLine(line, share, sums, first * stride);
        if (share < 1) addLine(line, 1 - share, sums, (first + 1) * stride);
      }
    },
    finish: () => ({ width, height, metres: means(sums, width, (width / crop.width) * (height / crop.height)) }),
  };
}

interface Sums {
  readonly inverse: Float64Array;
  /** Pixels that have a depth, as far as they lie there. */
  readonly weight: Float64Array;
}

// eslint-disable-next-line max-params -- one call a row
function gatherLine(samples: Float32Array, from: number, { first, share }: Shares, { inverse, weight }: Sums): void {
  for (let i = 0; i < samples.length; i++) {
    const metres = cleaned(samples[i] as number);
    if (metres === Infinity) continue;
    const target = first[from + i] as number;
    const part = share[from + i] as number;
    inverse[target] = (inverse[target] as number) + part / metres;
    weight[target] = (weight[target] as number) + part;
    if (part === 1) continue;
    inverse[target + 1] = (inverse[target + 1] as number) + (1 - part) / metres;
    weight[target + 1] = (weight[target + 1] as number) + 1 - part;
  }
}

// eslint-disable-next-line max-params -- two calls a row
function addLine(line: Sums, share: number, sums: Sums, at: number): void {
  const { inverse, weight } = line;
  for (let i = 0; i < inverse.length; i++) {
    sums.inverse[at + i] = (sums.inverse[at + i] as number) + share * (inverse[i] as number);
    sums.weight[at + i] = (sums.weight[at + i] as number) + share * (weight[i] as number);
  }
}

/** @param area share of a new pixel that an old one covers */
function means({ inverse, weight }: Sums, width: number, area: number): Float32Array {
  const metres = new Float32Array((width * width) / 2);
  for (let i = 0; i < metres.length; i++) {
    const at = Math.floor(i / width) * (width + 1) + (i % width);
    const whole = weight[at] as number;
    metres[i] = whole * area < HALF ? Infinity : whole / (inverse[at] as number);
  }
  return metres;
}

/** A pixel that is sky and depth in equal shares is depth, however its sum was rounded. */
const HALF = 0.5 - 1e-9;
