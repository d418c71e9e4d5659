import { createBlankImage } from '../images/float-image.js';
import type { FloatImage } from '../images/float-image.js';

/** A part of a panorama to be blended with others: some columns over its whole height. */
export interface PanoramaStrip {
  /** First column in the panorama, and how many; both multiples of 2^levels, columns wrap. */
  readonly first: number;
  readonly width: number;
  /** Encoded RGB, three a pixel; defined everywhere, also where the mask is zero. */
  readonly color: Float32Array;
  /** 1 where the layer shows, 0 elsewhere; the masks of all layers add up to 1 everywhere. */
  readonly mask: Float32Array;
}

/** Weight of a layer where its mask is zero. */
const BESIDE = 1e-5;

/** How many times a panorama of this width and its height can be halved, at most `most`. */
export function countPyramidLevels(width: number, most: number): number {
  let levels = 0;
  while (levels < most && (width / 2) % 2 ** (levels + 1) === 0 && width / 2 ** (levels + 1) >= 16) levels++;
  return levels;
}

/**
 * Blends layers band by band: fine detail changes over at the edges of the masks within a pixel or two, broad differences
 * of colour over many (P. Burt and E. Adelson, "A multiresolution spline with application to image mosaics", 1983).
 */
export class LayerBlender {
  private readonly sums: Float32Array[] = [];
  private readonly weights: Float32Array[] = [];

  constructor(
    private readonly width: number,
    private readonly levels: number,
  ) {
    for (let level = 0; level <= levels; level++) {
      const pixels = (width >> level) * (width >> (level + 1));
      this.sums.push(new Float32Array(3 * pixels));
      this.weights.push(new Float32Array(pixels));
    }
  }

  add(layer: PanoramaStrip): void {
    let band: Plane = { width: layer.width, height: this.width / 2, channels: 3, data: layer.color, wraps: layer.width === this.width };
    let mask: Plane = { ...band, channels: 1, data: layer.mask };
    for (let level = 0; level < this.levels; level++) {
      const coarse = halve(band);
      this.accumulate(level, layer.first >> level, detailOf(band, coarse), mask);
      band = coarse;
      mask = halve(mask);
    }
    this.accumulate(this.levels, layer.first >> this.levels, band, mask);
  }

  finish(): FloatImage {
    let result: Plane | null = null;
    for (let level = this.levels; level >= 0; level--) {
      const width = this.width >> level;
      const band: Plane = { width, height: width / 2, channels: 3, data: this.mean(level), wraps: true };
      if (result) addEnlarged(result, band, 1);
      result = band;
    }
    const image = createBlankImage(this.width, this.width / 2);
    if (result) image.data.set(result.data);
    return image;
  }

  private accumulate(level: number, first: number, band: Plane, mask: Plane): void {
    const sums = this.sums[level] as Float32Array;
    const weights = this.weights[level] as Float32Array;
    const full = this.width >> level;
    for (let row = 0; row < band.height; row++)
      for (let column = 0; column < band.width; column++) {
        const from = row * band.width + column;
        // Colours beside a mask are asked for by finer levels at its edge, where nothing else is.
        const share = Math.max(BESIDE, mask.data[from] as number);
        const to = row * full + ((((first + column) % full) + full) % full);
        weights[to] = (weights[to] as number) + share;
        for (let channel = 0; channel < 3; channel++)
          sums[3 * to + channel] = (sums[3 * to + channel] as number) + share * (band.data[3 * from + channel] as number);
      }
  }

  private mean(level: number): Float32Array {
    const sums = this.sums[level] as Float32Array;
    const weights = this.weights[level] as Float32Array;
    for (let i = 0; i < weights.length; i++) {
      const scale = 1 / Math.max(1e-6, weights[i] as number);
      for (let channel = 3 * i; channel < 3 * i + 3; channel++) sums[channel] = (sums[channel] as number) * scale;
    }
    return sums;
  }
}

interface Plane {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
  readonly data: Float32Array;
  /** Whether the last column is beside the first. */
  readonly wraps: boolean;
}

function halve({ width, height, channels, data, wraps }: Plane): Plane {
  const half = { width: width / 2, height: height / 2, channels, data: new Float32Array((width * height * channels) / 4), wraps };
  for (let row = 0; row < half.height; row++)
    for (let column = 0; column < half.width; column++)
      for (let channel = 0; channel < channels; channel++) {
        const at = (2 * row * width + 2 * column) * channels + channel;
        const below = at + width * channels;
        const sum = (data[at] as number) + (data[at + channels] as number) + (data[below] as number) + (data[below + channels] as number);
        half.data[(row * half.width + column) * channels + channel] = sum / 4;
      }
  return half;
}

function detailOf(fine: Plane, coarse: Plane): Plane {
  const detail = { ...fine, data: fine.data.slice() };
  addEnlarged(coarse, detail, -1);
  return detail;
}

/** Adds a plane, enlarged to twice its size bilinearly and multiplied by `sign`, to another. */
function addEnlarged(coarse: Plane, fine: Plane, sign: 1 | -1): void {
  const { width, channels, data } = fine;
  for (let row = 0; row < fine.height; row++) {
    const near = row >> 1;
    const far = Math.min(coarse.height - 1, Math.max(0, near + (row & 1 ? 1 : -1)));
    for (let column = 0; column < width; column++) {
      const beside = column >> 1;
      const beyond = neighbour(coarse, beside + (column & 1 ? 1 : -1));
      const nn = (near * coarse.width + beside) * channels;
      const nf = (near * coarse.width + beyond) * channels;
      const fn = (far * coarse.width + beside) * channels;
      const ff = (far * coarse.width + beyond) * channels;
      const at = (row * width + column) * channels;
      for (let channel = 0; channel < channels; channel++) {
        const mixed =
          9 * (coarse.data[nn + channel] as number) +
          3 * ((coarse.data[nf + channel] as number) + (coarse.data[fn + channel] as number)) +
          (coarse.data[ff + channel] as number);
        data[at + channel] = (data[at + channel] as number) + (sign * mixed) / 16;
      }
    }
  }
}

function neighbour({ width, wraps }: Plane, column: number): number {
  if (wraps) return (column + width) % width;
  return Math.min(width - 1, Math.max(0, column));
}
