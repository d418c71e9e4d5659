import { computeCameraAxes, computeFocalLength } from '@diorama/camera-paths';
import type { CameraPose } from '@diorama/camera-paths';
import { addFirstHarmonics } from '@diorama/splat';
import { FOOTPRINT_CUT, RowSpan, sortByDistance } from '@diorama/splatting';

import { FAINT, ViewFootprint } from './view-footprint.js';
import type { ViewCamera } from './view-footprint.js';
import type { SplatScene } from './splat-scene.js';

/** A camera and the size of its picture, pixels. */
export interface SplatViewOrder {
  readonly pose: CameraPose;
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of sRGB where no splat is, 0 to 255. */
  readonly background: readonly [number, number, number];
  /** Whether distances are wanted. */
  readonly depth: boolean;
}

/** A perspective picture of splats, row by row from the top. */
export interface SplatViewPicture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of sRGB, three bytes a pixel. */
  readonly color: Uint8Array;
  /**
   * Millimetres along the axis of the camera to the splat at which half of the light is stopped; 0 where less is stopped, 65,535 for what is
   * further away. Empty where it is not wanted.
   */
  readonly depth: Uint16Array;
}

/** Where less light than this passes, what lies behind changes no byte of a colour. */
const DARK = 1 / 512;
const HALF = 0.5;
const MILLIMETRES_MAX = 65_535;

/** exp(-power / 2) for powers from 0 to the cut in steps of 1 / POWER_STEPS, taken at the middle of each step. */
const POWER_STEPS = 512;
const FALLOFF = Float32Array.from({ length: FOOTPRINT_CUT * POWER_STEPS + 2 }, (_, i) => Math.exp(-(i + 0.5) / (2 * POWER_STEPS)));

/**
 * Renders splats as the viewer of worlds does: sorted by distance from the camera, each projected to a Gaussian in the picture, widened by
 * 0.3 square pixels against flicker, cut at sqrt(8) sigma and blended front to back in sRGB. A pure function: the same input gives the same bytes.
 */
export function renderSplatView(scene: SplatScene, order: SplatViewOrder): SplatViewPicture {
  const { width, height } = order;
  const camera = createCamera(order);
  const canvas = {
    width,
    height,
    color: new Float32Array(3 * width * height),
    passing: new Float32Array(width * height).fill(1),
    depth: new Uint16Array(order.depth ? width * height : 0),
    ink: new Float32Array(3),
    span: new RowSpan(),
  };
  const footprint = new ViewFootprint(scene, camera);
  const seen = findSplatsInView(scene, camera);
  const sorted = sortByDistance(seen.distances);
  for (let i = 0; i < sorted.length; i++) {
    const splat = seen.splats[sorted[i] as number] as number;
    if (!footprint.project(splat)) continue;
    mixInk(scene, splat, camera, canvas.ink);
    blend(canvas, footprint);
  }
  return { width, height, color: develop(canvas, order.background), depth: canvas.depth };
}

function createCamera({ pose, width, height }: SplatViewOrder): ViewCamera {
  return { origin: [pose.x, pose.y, pose.z], ...computeCameraAxes(pose), focal: computeFocalLength(pose.fov, height), width, height };
}

/** Nearer than this, metres along the axis, nothing is drawn. */
const NEAREST = 0.05;
/** A splat whose centre is outside of the picture by more than this share of its half width or half height is not drawn. */
const MARGIN = 1.4;

/** The splats whose centres are in or next to the picture, with their distances from the camera in metres. */
function findSplatsInView({ count, positions }: SplatScene, camera: ViewCamera): { splats: Uint32Array; distances: Float32Array } {
  const { origin, right, up, forward, focal, width, height } = camera;
  const [ox, oy, oz] = origin;
  const [rx, ry, rz] = right;
  const [ux, uy, uz] = up;
  const [fx, fy, fz] = forward;
  const [wide, high] = [(MARGIN * width) / 2 / focal, (MARGIN * height) / 2 / focal];
  const splats = new Uint32Array(count);
  const distances = new Float32Array(count);
  let found = 0;
  for (let i = 0; i < count; i++) {
    const x = (positions[3 * i] as number) - ox;
    const y = (positions[3 * i + 1] as number) - oy;
    const z = (positions[3 * i + 2] as number) - oz;
    const ahead = x * fx + y * fy + z * fz;
    if (ahead < NEAREST) continue;
    if (Math.abs(x * rx + y * ry + z * rz) > wide * ahead || Math.abs(x * ux + y * uy + z * uz) > high * ahead) continue;
    splats[found] = i;
    distances[found] = Math.sqrt(x * x + y * y + z * z);
    found++;
  }
  return { splats, distances: distances.slice(0, found) };
}

interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Sums of blended colours, 0 to 255. */
  readonly color: Float32Array;
  /** Share of the light that still passes. */
  readonly passing: Float32Array;
  readonly depth: Uint16Array;
  /** Red, green and blue of the splat to blend, 0 to 255. */
  readonly ink: Float32Array;
  readonly span: RowSpan;
}

/** The colour of a splat as the camera sees it, rounded to bytes as files of splats hold colours. */
function mixInk(scene: SplatScene, splat: number, { origin }: ViewCamera, ink: Float32Array): void {
  const { colors } = scene;
  for (let c = 0; c < 3; c++) ink[c] = colors[3 * splat + c] as number;
  addFirstHarmonics(scene, splat, origin, ink);
  for (let c = 0; c < 3; c++) ink[c] = Math.round(255 * Math.min(1, Math.max(0, ink[c] as number)));
}

function blend({ width, height, color, passing, depth, ink, span }: Canvas, f: ViewFootprint): void {
  const red = ink[0] as number;
  const green = ink[1] as number;
  const blue = ink[2] as number;
  const { column, row, a, b, c, opacity } = f;
  const top = Math.max(0, Math.ceil(row - f.reachY));
  const bottom = Math.min(height - 1, Math.floor(row + f.reachY));
  for (let y = top; y <= bottom; y++) {
    const dy = y - row;
    span.turnTo(f, y);
    const right = Math.min(width - 1, span.last);
    for (let x = Math.max(0, span.first); x <= right; x++) {
      const p = y * width + x;
      const light = passing[p] as number;
      if (light < DARK) continue;
      const dx = x - column;
      const power = a * dx * dx + 2 * b * dx * dy + c * dy * dy;
      const alpha = opacity * (FALLOFF[(power * POWER_STEPS) | 0] as number);
      if (alpha < FAINT) continue;
      const weight = light * alpha;
      color[3 * p] = (color[3 * p] as number) + weight * red;
      color[3 * p + 1] = (color[3 * p + 1] as number) + weight * green;
      color[3 * p + 2] = (color[3 * p + 2] as number) + weight * blue;
      const rest = light - weight;
      if (light > HALF && rest <= HALF && depth.length > 0) depth[p] = Math.min(MILLIMETRES_MAX, Math.round(1_000 * f.ahead));
      passing[p] = rest;
    }
  }
}

function develop({ width, height, color, passing }: Canvas, [red, green, blue]: SplatViewOrder['background']): Uint8Array {
  const bytes = new Uint8Array(3 * width * height);
  const byte = (value: number): number => Math.min(255, Math.round(value));
  for (let p = 0; p < width * height; p++) {
    const light = passing[p] as number;
    bytes[3 * p] = byte((color[3 * p] as number) + light * red);
    bytes[3 * p + 1] = byte((color[3 * p + 1] as number) + light * green);
    bytes[3 * p + 2] = byte((color[3 * p + 2] as number) + light * blue);
  }
  return bytes;
}
