import { directionPixel } from '@diorama/pano';

import type { CaptureView } from '../render/capture.js';
import { fromHarmonic } from '../surface/splat-batch.js';

/** The part of a splat cloud that a picture needs; clouds of `@diorama/splat` fit. */
export interface SplatView {
  readonly count: number;
  readonly positions: Float32Array;
  readonly scales: Float32Array;
  readonly rotations: Float32Array;
  readonly colors: Float32Array;
  /** Logits. */
  readonly opacities: Float32Array;
}

/** A panorama of splats, width x width / 2. */
export interface SplatPicture {
  /** sRGB-encoded, three a pixel, over black. */
  readonly color: Float32Array;
  /** Share of the light that passes between the splats, 0 to 1. */
  readonly passing: Float32Array;
  /** Mean distance of what is seen, metres. */
  readonly distance: Float32Array;
}

/** Gaussians end at sqrt(8) sigma, as in common viewers. */
const CUT = 8;
const MAX_ALPHA = 0.99;

/**
 * Renders splats as a panorama the way viewers do: sorted by distance, each projected to a Gaussian in the picture (Zwicker
 * and others, "EWA volume splatting", 2001), blended front to back. Slow and simple; for tests. Rows next to the poles,
 * where a panorama is far from conformal, are not to be trusted.
 */
export function renderSplats(cloud: SplatView, view: CaptureView): SplatPicture {
  const pixels = (view.width * view.width) / 2;
  const picture = { color: new Float32Array(3 * pixels), passing: new Float32Array(pixels).fill(1), distance: new Float32Array(pixels) };
  const footprint = new Footprint(cloud, view);
  for (const splat of nearestFirst(cloud, view)) {
    if (footprint.project(splat)) blend(picture, footprint, view.width);
  }
  for (let p = 0; p < pixels; p++) {
    const seen = 1 - (picture.passing[p] as number);
    picture.distance[p] = seen > 0 ? (picture.distance[p] as number) / seen : Infinity;
  }
  return picture;
}

function nearestFirst(cloud: SplatView, { origin: [ox, oy, oz] }: CaptureView): Uint32Array {
  const { positions } = cloud;
  const distance = new Float32Array(cloud.count);
  for (let i = 0; i < cloud.count; i++)
    distance[i] = Math.hypot(
      (positions[3 * i] as number) - ox,
      (positions[3 * i + 1] as number) - oy,
      (positions[3 * i + 2] as number) - oz,
    );
  return Uint32Array.from(distance.keys()).sort((a, b) => (distance[a] as number) - (distance[b] as number) || a - b);
}

/** One splat as an ellipse in the picture: centre, inverse covariance in pixels, colour. */
class Footprint {
  column = 0;
  row = 0;
  distance = 0;
  opacity = 0;
  red = 0;
  green = 0;
  blue = 0;
  /** Inverse covariance [[a, b], [b, c]], in 1 / pixel². */
  a = 0;
  b = 0;
  c = 0;
  /** Half width and half height of its box in pixels. */
  reachX = 0;
  reachY = 0;
  private readonly pixel = new Float64Array(2);

  constructor(
    private readonly cloud: SplatView,
    private readonly view: CaptureView,
  ) {}

  project(i: number): boolean {
    const { cloud, view, pixel } = this;
    const x = (cloud.positions[3 * i] as number) - view.origin[0];
    const y = (cloud.positions[3 * i + 1] as number) - view.origin[1];
    const z = (cloud.positions[3 * i + 2] as number) - view.origin[2];
    const flat = Math.hypot(x, z);
    this.distance = Math.hypot(flat, y);
    if (this.distance < 0.05 || flat < 1e-6 * this.distance) return false;
    directionPixel(view.width, x, y, z, pixel);
    this.column = pixel[0] as number;
    this.row = pixel[1] as number;
    // Gradients of column and row: to the right over the circle's radius, and down over the distance.
    const scale = view.width / (2 * Math.PI);
    const right: Row = [(-z / flat) * (scale / flat), 0, (x / flat) * (scale / flat)];
    const rise = y / this.distance;
    const level = flat / this.distance;
    const down: Row = [
      ((x / flat) * rise * scale) / this.distance,
      (-level * scale) / this.distance,
      ((z / flat) * rise * scale) / this.distance,
    ];
    this.invert(i, right, down);
    this.opacity = 1 / (1 + Math.exp(-(cloud.opacities[i] as number)));
    this.red = fromHarmonic(cloud.colors[3 * i] as number);
    this.green = fromHarmonic(cloud.colors[3 * i + 1] as number);
    this.blue = fromHarmonic(cloud.colors[3 * i + 2] as number);
    return true;
  }

  private invert(i: number, right: Row, down: Row): void {
    const { rotations, scales } = this.cloud;
    const q = rotations.subarray(4 * i, 4 * i + 4) as unknown as Quaternion;
    let [xx, xy, yy] = [0, 0, 0];
    for (const [axis, direction] of axesOf(q).entries()) {
      const sigma = Math.exp(scales[3 * i + axis] as number);
      const u = sigma * dot(direction, right);
      const v = sigma * dot(direction, down);
      xx += u * u;
      xy += u * v;
      yy += v * v;
    }
    // A disc seen edge-on has no area; give it a hair's breadth.
    xx += 1e-4;
    yy += 1e-4;
    const determinant = xx * yy - xy * xy;
    this.a = yy / determinant;
    this.b = -xy / determinant;
    this.c = xx / determinant;
    this.reachX = Math.sqrt(CUT * xx);
    this.reachY = Math.sqrt(CUT * yy);
  }
}

type Row = readonly [number, number, number];
type Quaternion = readonly [number, number, number, number];

const dot = (a: Row, b: Row): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The columns of the rotation matrix of a unit quaternion x, y, z, w. */
function axesOf([x, y, z, w]: Quaternion): readonly [Row, Row, Row] {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
    [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
    [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)],
  ];
}

function blend(picture: SplatPicture, f: Footprint, width: number): void {
  const { color, passing, distance } = picture;
  const reachX = Math.min(f.reachX, width / 2 - 1);
  const top = Math.max(0, Math.ceil(f.row - f.reachY));
  const bottom = Math.min(width / 2 - 1, Math.floor(f.row + f.reachY));
  const left = Math.ceil(f.column - reachX);
  const right = Math.floor(f.column + reachX);
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const dx = column - f.column;
      const dy = row - f.row;
      const power = f.a * dx * dx + 2 * f.b * dx * dy + f.c * dy * dy;
      if (power > CUT) continue;
      const p = row * width + ((column + width) % width);
      const light = passing[p] as number;
      if (light < 1e-4) continue;
      const alpha = Math.min(MAX_ALPHA, f.opacity * Math.exp(-power / 2));
      const weight = light * alpha;
      color[3 * p] = (color[3 * p] as number) + weight * f.red;
      color[3 * p + 1] = (color[3 * p + 1] as number) + weight * f.green;
      color[3 * p + 2] = (color[3 * p + 2] as number) + weight * f.blue;
      distance[p] = (distance[p] as number) + weight * f.distance;
      passing[p] = light * (1 - alpha);
    }
}
