import { fbm2 } from '@diorama/random';

import type { PartialPanorama } from '../images/partial-panorama.js';

/** Pixels next to pictures that continue what the pictures show at their edges. */
export interface ExtendedPictures {
  /** Encoded RGB, three a pixel: the pictures, what continues them, and the nearest colours beyond. */
  readonly color: Float32Array;
  /** 1 where a pixel continues a picture. */
  readonly mask: Uint8Array;
  /** 1 where that shows sky. */
  readonly sky: Uint8Array;
}

/** Radians to the sides of a picture, and Mercator latitudes below and above it, up to which its edges may be continued. */
const ASIDE = 0.08;
const BELOW = 0.07;
const ABOVE = 0.2;
/** A crown rises by this share of its width. */
const ROUNDNESS = 0.5;
/** Share of the reach that is always continued; noise decides about the rest. */
const SURE = 0.12;
/** Degrees of one wave of the noise. */
const WAVE = 2.4;

/**
 * Continues pictures a little over their edges, mirrored: so that leaves, grass and clouds do not end on a straight line. The outline is
 * ragged. Below pictures the ground grows as it comes nearer, and above them only what the upper edge cuts off continues, under a round outline.
 */
export function extendPictures(pano: PartialPanorama, { isGround, isOutdoors, seed }: ExtensionOptions): ExtendedPictures {
  const { color, known } = pano;
  const extended = { color: Float32Array.from(color), mask: new Uint8Array(known.length), sky: new Uint8Array(known.length) };
  const target: Target = { ...pano, extended, isGround, raggedness: createRaggedness(pano.width, seed) };
  for (let column = 0; column < pano.width; column++) continueDown(target, column);
  if (isOutdoors) raiseCrowns(target);
  for (let row = 0; row < pano.height; row++) continueAside(target, row);
  return extended;
}

interface ExtensionOptions {
  /** Whether a pixel of a picture shows ground. */
  readonly isGround: (at: number) => boolean;
  /** Whether what the upper edge cuts off ends under the sky. */
  readonly isOutdoors: boolean;
  readonly seed: number;
}

interface Target extends PartialPanorama {
  readonly extended: ExtendedPictures;
  readonly isGround: (at: number) => boolean;
  /** Share of the reach up to which a pixel is continued. */
  readonly raggedness: (column: number, row: number) => number;
}

function createRaggedness(width: number, seed: number): (column: number, row: number) => number {
  const perPixel = 360 / width / WAVE;
  return (column, row) => {
    // Beyond the last column the noise continues, so the outline jumps there; only pictures behind the viewer notice.
    const noise = 0.5 + 0.9 * fbm2(seed + 17, column * perPixel, row * perPixel, 3);
    return SURE + (1 - SURE) * Math.min(1, Math.max(0, noise));
  };
}

/** Continues a picture at a pixel with the colour of another; the pixel itself is a part of it only where `isShown`. */
function take({ color, sky, extended }: Target, isShown: boolean, [to, from]: readonly [number, number]): void {
  if (isShown) {
    extended.mask[to] = 1;
    extended.sky[to] = sky[from] as number;
  }
  for (let c = 0; c < 3; c++) extended.color[3 * to + c] = color[3 * from + c] as number;
}

/** Mirrors a row at the edges of what is known in it. */
function continueAside(target: Target, row: number): void {
  const { width, known, extended, raggedness } = target;
  const reach = Math.max(1, Math.round((ASIDE * width) / (2 * Math.PI)));
  const at = (column: number): number => row * width + (((column % width) + width) % width);
  for (const side of [1, -1] as const)
    for (let edge = 0; edge < width; edge++) {
      if (known[at(edge)] === 0 || known[at(edge + side)] === 1) continue;
      for (let k = 1; k <= reach; k++) {
        const [to, from] = [at(edge + side * k), at(edge - side * (k - 1))];
        if (known[to] === 1 || known[from] === 0) break;
        if (extended.mask[to] === 0) take(target, k <= reach * raggedness(edge + side * k, row), [to, from]);
      }
    }
}

const mercator = (elevation: number): number => Math.log(Math.tan(Math.PI / 4 + elevation / 2));
const elevationOf = (latitude: number): number => 2 * Math.atan(Math.exp(latitude)) - Math.PI / 2;

/** Mirrors the ground below a picture's lower edge, as far away in Mercator's projection as it is beyond the edge. */
function continueDown(target: Target, column: number): void {
  const { width, height, known, isGround, raggedness } = target;
  let edge = height - 1;
  while (edge >= 0 && known[edge * width + column] === 0) edge--;
  if (edge < height / 2) return;
  const start = mercator((Math.PI * (edge + 1)) / height - Math.PI / 2);
  for (let row = edge + 1; row < height; row++) {
    const depth = mercator((Math.PI * (row + 0.5)) / height - Math.PI / 2) - start;
    if (depth > BELOW) return;
    const from = Math.floor(((elevationOf(start - depth) + Math.PI / 2) * height) / Math.PI) * width + column;
    if (known[from] === 0 || !isGround(from)) return;
    take(target, depth <= BELOW * raggedness(column, row), [row * width + column, from]);
  }
}

/** Ends what the upper edges of pictures cut off, such as trees, under round outlines. */
function raiseCrowns(target: Target): void {
  const { width, known, sky } = target;
  const tops = Int32Array.from({ length: width }, (_, column) => {
    for (let row = 0; row < target.height / 2; row++) if (known[row * width + column] === 1) return row;
    return -1;
  });
  const isCut = (column: number): boolean => {
    const top = tops[((column % width) + width) % width] as number;
    return top > 0 && sky[top * width + (((column % width) + width) % width)] === 0;
  };
  let first = 0;
  while (first < width && isCut(first)) first++;
  for (let column = first; column < first + width; column++) {
    if (!isCut(column)) continue;
    let end = column;
    while (end < column + width && isCut(end)) end++;
    raiseCrown(target, tops, { start: column, end });
    column = end;
  }
}

function raiseCrown(target: Target, tops: Int32Array, { start, end }: { readonly start: number; readonly end: number }): void {
  const { width, height, known, sky, raggedness } = target;
  const half = (end - start) / 2;
  const angle = (2 * Math.PI * half) / width;
  for (let i = start; i < end; i++) {
    const column = i % width;
    const top = tops[column] as number;
    const edge = mercator(Math.PI / 2 - (Math.PI * top) / height);
    const off = (i + 0.5 - start - half) / half;
    const rise = Math.min(ABOVE, 2 * ROUNDNESS * angle) * Math.sqrt(Math.max(0, 1 - off * off)) * (0.6 + 0.4 * raggedness(i, top));
    for (let row = top - 1; row >= 0; row--) {
      const above = mercator(Math.PI / 2 - (Math.PI * (row + 0.5)) / height) - edge;
      if (above > rise) break;
      const from = Math.floor(((Math.PI / 2 - elevationOf(edge - above)) * height) / Math.PI) * width + column;
      if (known[from] === 0 || sky[from] === 1) continue;
      take(target, true, [row * width + column, from]);
    }
  }
}
