import { addFirstHarmonics } from '@diorama/splat';
import type { DirectionalColors } from '@diorama/splat';
import { Footprint, fromHarmonic, RowSpan, sortByDistance } from '@diorama/splatting';
import type { SplatShapes } from '@diorama/splatting';
import type { CaptureView } from '@diorama/world-model';

import { isSampled } from './row-bands.js';
import type { RowSampling } from './row-bands.js';

/** The part of a splat cloud that a picture needs; clouds of `@diorama/splat` fit. */
export interface SplatView extends SplatShapes, DirectionalColors {
  readonly colors: Float32Array;
}

/** A panorama of splats, width x width / 2. */
export interface SplatPicture {
  /** sRGB-encoded, three a pixel, over black. */
  readonly color: Float32Array;
  /** Share of the light that passes between the splats, 0 to 1. */
  readonly passing: Float32Array;
  /** Where half of the light is stopped, metres: what little leaks to a far sky moves a mean, and no eye sees it. Infinity where more passes. */
  readonly distance: Float32Array;
}

const MAX_ALPHA = 0.99;
/** Where less light than this passes, nothing further is seen. */
const DARK = 1e-4;
const HALF = 0.5;

/**
 * Renders splats as a panorama the way viewers do: sorted by distance, each projected to a Gaussian in the picture, which
 * ends at sqrt(8) sigma, sampled at the pixels' centres and blended front to back. Rows next to the poles are not to be
 * trusted.
 *
 * @param sampling the rows to render; the others stay as where there is no splat
 */
export function renderSplats(cloud: SplatView, view: CaptureView, sampling: RowSampling = { oneBandIn: 1 }): SplatPicture {
  const pixels = (view.width * view.width) / 2;
  const picture = {
    color: new Float32Array(3 * pixels),
    passing: new Float32Array(pixels).fill(1),
    distance: new Float32Array(pixels).fill(Infinity),
  };
  const rows = Uint8Array.from({ length: view.width / 2 }, (_, row) => Number(isSampled(row, sampling)));
  const footprint = new Footprint(cloud, view);
  const ink = new Float32Array(3);
  const span = new RowSpan();
  const order = sortByDistance(distancesFrom(cloud, view));
  for (let i = 0; i < order.length; i++) {
    const splat = order[i] as number;
    if (!footprint.project(splat)) continue;
    mixInk(cloud, splat, view, ink);
    blend(picture, footprint, { ink, width: view.width, rows, span });
  }
  return picture;
}

function distancesFrom(cloud: SplatView, { origin: [ox, oy, oz] }: CaptureView): Float32Array {
  const { positions } = cloud;
  const distances = new Float32Array(cloud.count);
  for (let i = 0; i < cloud.count; i++) {
    const x = (positions[3 * i] as number) - ox;
    const y = (positions[3 * i + 1] as number) - oy;
    const z = (positions[3 * i + 2] as number) - oz;
    distances[i] = Math.sqrt(x * x + y * y + z * z);
  }
  return distances;
}

/** The colour of a splat as it is seen from the place of a view. */
function mixInk(cloud: SplatView, splat: number, { origin }: CaptureView, ink: Float32Array): void {
  for (let c = 0; c < 3; c++) ink[c] = fromHarmonic(cloud.colors[3 * splat + c] as number);
  addFirstHarmonics(cloud, splat, origin, ink);
}

interface Paint {
  /** sRGB-encoded. */
  readonly ink: Float32Array;
  readonly width: number;
  /** 1 for each row to render. */
  readonly rows: Uint8Array;
  readonly span: RowSpan;
}

function blend(picture: SplatPicture, f: Footprint, { ink, width, rows, span }: Paint): void {
  const { color, passing, distance } = picture;
  const red = ink[0] as number;
  const green = ink[1] as number;
  const blue = ink[2] as number;
  const top = Math.max(0, Math.ceil(f.row - f.reachY));
  const bottom = Math.min(width / 2 - 1, Math.floor(f.row + f.reachY));
  for (let row = top; row <= bottom; row++) {
    if (rows[row] === 0) continue;
    const dy = row - f.row;
    span.turnTo(f, row, width / 2 - 1);
    for (let column = span.first; column <= span.last; column++) {
      const p = row * width + (column < 0 ? column + width : column >= width ? column - width : column);
      const light = passing[p] as number;
      if (light < DARK) continue;
      const dx = column - f.column;
      const power = f.a * dx * dx + 2 * f.b * dx * dy + f.c * dy * dy;
      const alpha = Math.min(MAX_ALPHA, f.opacity * Math.exp(-power / 2));
      const weight = light * alpha;
      color[3 * p] = (color[3 * p] as number) + weight * red;
      color[3 * p + 1] = (color[3 * p + 1] as number) + weight * green;
      color[3 * p + 2] = (color[3 * p + 2] as number) + weight * blue;
      const rest = light * (1 - alpha);
      if (light > HALF && rest <= HALF) distance[p] = f.distance;
      passing[p] = rest;
    }
  }
}
