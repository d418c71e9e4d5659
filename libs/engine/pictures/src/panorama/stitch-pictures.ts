import { decodeLight, encodeLight } from '../images/float-image.js';
import type { PartialPanorama } from '../images/partial-panorama.js';
import { LayerBlender } from './blend-layers.js';
import type { WarpedPicture } from './warp-picture.js';

/** Pictures put together. */
export interface StitchedPanorama extends PartialPanorama {
  /** Which picture each pixel is from, or -1. */
  readonly owner: Int8Array;
}

/** Pixels nearer to a picture's edge than this share of half its size count as unknown: lenses and scans fail there. */
const EDGE = 0.012;
/** How far a picture may be brightened or darkened to meet its neighbours, as a natural logarithm of light. */
const MOST_GAIN = 0.7;
/** Weight of leaving pictures as they are against that of overlapping pixels, as a share of all pixels. */
const LOYALTY = 0.002;

/** Puts pictures together: exposure and white balance agreed on in overlaps, each pixel from the picture it lies deepest in, seams blended. */
export function stitchPictures(pictures: readonly WarpedPicture[], panoWidth: number, levels: number): StitchedPanorama {
  const height = panoWidth / 2;
  const owner = new Int8Array(panoWidth * height).fill(-1);
  const depth = new Float32Array(panoWidth * height);
  for (const [i, picture] of pictures.entries())
    forPixels(picture, panoWidth, (from, to) => {
      const inside = picture.inside[from] as number;
      if (inside <= EDGE || inside <= (depth[to] as number)) return;
      depth[to] = inside;
      owner[to] = i;
    });
  balance(pictures, panoWidth);
  const blender = new LayerBlender(panoWidth, levels);
  const sky = new Uint8Array(owner.length);
  for (const [i, picture] of pictures.entries()) {
    const mask = new Float32Array(picture.inside.length);
    forPixels(picture, panoWidth, (from, to) => {
      if (owner[to] !== i) return;
      mask[from] = 1;
      sky[to] = picture.sky[from] as number;
    });
    fillMissingColors(picture.color, picture.width, (at) => (picture.inside[at] as number) > 0);
    blender.add({ first: picture.first, width: picture.width, color: picture.color, mask });
  }
  const known = Uint8Array.from(owner, (index) => (index < 0 ? 0 : 1));
  const color = blender.finish().data;
  fillMissingColors(color, panoWidth, (at) => known[at] === 1);
  return { width: panoWidth, height, color, known, sky, owner };
}

/** Calls back with the index of each pixel that a picture shows, in its own window and in the panorama. */
function forPixels({ first, width, inside }: WarpedPicture, panoWidth: number, visit: (from: number, to: number) => void): void {
  for (let from = 0; from < inside.length; from++) {
    if (inside[from] === 0) continue;
    const column = from % width;
    const row = (from - column) / width;
    visit(from, row * panoWidth + ((((first + column) % panoWidth) + panoWidth) % panoWidth));
  }
}

/** Gives pixels that have no colour that of the nearest one in their row, and rows without any that of the nearest row. */
export function fillMissingColors(color: Float32Array, width: number, has: (at: number) => boolean): void {
  const height = color.length / 3 / width;
  const filled: number[] = [];
  for (let row = 0; row < height; row++) if (extendRow(color, row * width, width, has)) filled.push(row);
  if (filled.length === 0) return;
  let next = 0;
  for (let row = 0; row < height; row++) {
    while (next < filled.length - 1 && Math.abs((filled[next + 1] as number) - row) <= Math.abs((filled[next] as number) - row)) next++;
    const source = filled[next] as number;
    if (source !== row) color.copyWithin(3 * row * width, 3 * source * width, 3 * (source + 1) * width);
  }
}

function extendRow(color: Float32Array, start: number, width: number, has: (at: number) => boolean): boolean {
  const nearest = new Int32Array(width).fill(-1);
  let last = -1;
  for (let column = 0; column < width; column++) {
    if (has(start + column)) last = column;
    nearest[column] = last;
  }
  if (last < 0) return false;
  let next = -1;
  for (let column = width - 1; column >= 0; column--) {
    if (has(start + column)) next = column;
    const before = nearest[column] as number;
    const source = before < 0 || (next >= 0 && next - column < column - before) ? next : before;
    if (source === column) continue;
    for (let channel = 0; channel < 3; channel++) color[3 * (start + column) + channel] = color[3 * (start + source) + channel] as number;
  }
  return true;
}

/**
 * Multiplies the light of each picture by factors that make overlaps agree, after M. Brown and D. Lowe, "Automatic panoramic
 * image stitching using invariant features", 2007, section 6, with one factor a channel.
 */
function balance(pictures: readonly WarpedPicture[], panoWidth: number): void {
  if (pictures.length < 2) return;
  const pairs = overlaps(pictures, panoWidth);
  for (let channel = 0; channel < 3; channel++) {
    const gains = new Float64Array(pictures.length);
    const loyalty = LOYALTY * panoWidth * (panoWidth / 2);
    // Gauss and Seidel: the system is small and diagonally dominant.
    for (let round = 0; round < 60; round++)
      for (let i = 0; i < gains.length; i++) {
        let [sum, weight] = [0, loyalty];
        for (const { a, b, count, ratio } of pairs) {
          if (a !== i && b !== i) continue;
          const other = gains[a === i ? b : a] as number;
          sum += count * (other + (a === i ? -1 : 1) * (ratio[channel] as number));
          weight += count;
        }
        gains[i] = Math.min(MOST_GAIN, Math.max(-MOST_GAIN, sum / weight));
      }
    for (const [i, picture] of pictures.entries()) brighten(picture, channel, Math.exp(gains[i] as number));
  }
}

interface Overlap {
  readonly a: number;
  readonly b: number;
  readonly count: number;
  /** Mean logarithm of the light of `a` over that of `b`, one a channel. */
  readonly ratio: readonly number[];
}

function overlaps(pictures: readonly WarpedPicture[], panoWidth: number): Overlap[] {
  const found: Overlap[] = [];
  const index = new Int32Array((panoWidth * panoWidth) / 2);
  for (const [a, picture] of pictures.entries()) {
    index.fill(-1);
    forPixels(picture, panoWidth, (from, to) => void (index[to] = from));
    for (let b = a + 1; b < pictures.length; b++) {
      const other = pictures[b] as WarpedPicture;
      let count = 0;
      const ratio = [0, 0, 0];
      forPixels(other, panoWidth, (from, to) => {
        const mine = index[to] as number;
        if (mine < 0) return;
        count++;
        for (let channel = 0; channel < 3; channel++)
          ratio[channel] =
            (ratio[channel] as number) + logLight(picture.color[3 * mine + channel]) - logLight(other.color[3 * from + channel]);
      });
      if (count > 0) found.push({ a, b, count, ratio: ratio.map((sum) => sum / count) });
    }
  }
  return found;
}

const logLight = (encoded: number | undefined): number => Math.log(decodeLight(encoded ?? 0) + 0.01);

function brighten({ color }: WarpedPicture, channel: number, gain: number): void {
  for (let at = channel; at < color.length; at += 3) color[at] = encodeLight(gain * decodeLight(color[at] as number));
}
