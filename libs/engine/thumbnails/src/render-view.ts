import type { Raster } from '@diorama/raster';
import type { TriangleMesh } from '@diorama/shapes';
import { decodeSrgbByte } from '@diorama/world-model';
import type { Material } from '@diorama/world-model';

import type { DrawnObject } from './draw-object.js';

/** A direction to look from: degrees around the object from its front, and above the horizon. */
export interface ObjectView {
  readonly azimuth: number;
  readonly elevation: number;
}

/** The view of the picture that represents an object. */
export const THUMBNAIL_VIEW: ObjectView = { azimuth: 38, elevation: 24 };

/** The three views of a sheet: from the front, at an angle, from the side. */
export const OBJECT_VIEWS: readonly ObjectView[] = [{ azimuth: 0, elevation: 6 }, THUMBNAIL_VIEW, { azimuth: 90, elevation: 6 }];

/** A square picture of an object. */
export interface RenderedView {
  /** sRGB. */
  readonly raster: Raster;
  /** 1 where the object is. */
  readonly covered: Uint8Array;
  /** Pixels of one metre. */
  readonly metre: number;
}

const SUN = normalized([0.45, 0.8, 0.55]);
const SUN_LIGHT: Triple = [2.1, 2.0, 1.8];
const SKY_LIGHT: Triple = [0.62, 0.7, 0.82];
const GROUND_LIGHT: Triple = [0.34, 0.32, 0.3];
const BACKDROP: Triple = [0.62, 0.64, 0.66];
/** Samples along each side of a pixel. */
const SAMPLES = 2;
/** Share of the picture that stays free on each side. */
const MARGIN = 0.06;

/** Renders an object by parallel projection with a depth buffer, sun, sky light and a shadow on the ground. */
export function renderView({ mesh, materials }: Pick<DrawnObject, 'mesh' | 'materials'>, view: ObjectView, pixels: number): RenderedView {
  const size = pixels * SAMPLES;
  const camera = cameraOf(view);
  const corners = projected(mesh.positions, camera);
  const span = Math.max(...OBJECT_VIEWS.map((each) => spanOf(extentOf(projected(mesh.positions, cameraOf(each))))));
  const frame = frameOf(extentOf(corners), span, size);
  const depth = new Float32Array(size * size).fill(-Infinity);
  const color = new Float32Array(3 * size * size);
  const covered = new Uint8Array(size * size);
  paintGround(mesh, { camera, frame, size, color });
  for (let t = 0; t < mesh.indices.length / 3; t++) {
    const material = materials[mesh.material[t] ?? 0];
    if (material === undefined) continue;
    const tone = (corner: 0 | 1 | 2): Triple => shadeOf(mesh, mesh.indices[3 * t + corner] ?? 0, { material, toward: camera.toward });
    const [a, b, c] = [tone(0), tone(1), tone(2)];
    const texelOf = texelReader(mesh, t, material);
    fill(triangleOf(mesh.indices, t, corners, frame), size, (at, z, u, v, w) => {
      if (z <= (depth[at] ?? Infinity)) return;
      depth[at] = z;
      covered[at] = 1;
      const texel = texelOf === null ? WHITE : texelOf(u, v, w);
      for (const channel of CHANNELS) color[3 * at + channel] = texel[channel] * (u * a[channel] + v * b[channel] + w * c[channel]);
    });
  }
  const raster = { width: pixels, height: pixels, data: reduced(color, pixels) };
  return { raster, covered: reducedCover(covered, pixels), metre: frame.scale / SAMPLES };
}

type Triple = readonly [number, number, number];
const CHANNELS = [0, 1, 2] as const;

/** The three numbers of a vertex. */
const vertexOf = (values: Float32Array, vertex: number): Triple => [
  values[3 * vertex] ?? 0,
  values[3 * vertex + 1] ?? 0,
  values[3 * vertex + 2] ?? 0,
];

interface Camera {
  readonly right: Triple;
  readonly up: Triple;
  /** From the object to the camera. */
  readonly toward: Triple;
}

function cameraOf({ azimuth, elevation }: ObjectView): Camera {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  return {
    right: [Math.cos(a), 0, -Math.sin(a)],
    up: [-Math.sin(e) * Math.sin(a), Math.cos(e), -Math.sin(e) * Math.cos(a)],
    toward: [Math.cos(e) * Math.sin(a), Math.sin(e), Math.cos(e) * Math.cos(a)],
  };
}

/** Right, up and depth of each vertex, metres. */
function projected(positions: Float32Array, { right, up, toward }: Camera): Float32Array {
  const out = new Float32Array(positions.length);
  for (let v = 0; v < positions.length / 3; v++) {
    const point = vertexOf(positions, v);
    out.set([dot(point, right), dot(point, up), dot(point, toward)], 3 * v);
  }
  return out;
}

interface Frame {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

interface Extent {
  readonly low: readonly [number, number];
  readonly high: readonly [number, number];
}

function extentOf(corners: Float32Array): Extent {
  const low: [number, number] = [Infinity, Infinity];
  const high: [number, number] = [-Infinity, -Infinity];
  for (let v = 0; v < corners.length / 3; v++) {
    const corner = vertexOf(corners, v);
    for (const axis of [0, 1] as const) {
      low[axis] = Math.min(low[axis], corner[axis]);
      high[axis] = Math.max(high[axis], corner[axis]);
    }
  }
  return { low, high };
}

const spanOf = ({ low, high }: Extent): number => Math.max(high[0] - low[0], high[1] - low[1], 1e-6) * (1 + 2 * MARGIN);

/** The frame that shows an extent in the middle; `span` metres are as wide as the picture. */
const frameOf = ({ low, high }: Extent, span: number, size: number): Frame => ({
  scale: size / span,
  left: (low[0] + high[0]) / 2 - span / 2,
  top: (low[1] + high[1]) / 2 + span / 2,
});

/** Pixels to the right and down, and depth in metres. */
type Corner = readonly [x: number, y: number, z: number];

function triangleOf(indices: Uint32Array, t: number, corners: Float32Array, { scale, left, top }: Frame): [Corner, Corner, Corner] {
  const corner = (k: 0 | 1 | 2): Corner => {
    const [x, y, z] = vertexOf(corners, indices[3 * t + k] ?? 0);
    return [(x - left) * scale, (top - y) * scale, z];
  };
  return [corner(0), corner(1), corner(2)];
}

/** Takes a sample of a triangle: its index, its depth in metres and the weights of the corners. */
type Visit = (at: number, z: number, u: number, v: number, w: number) => void;

/** Visits the samples whose centres lie in a triangle, with the depth there. */
function fill([a, b, c]: readonly [Corner, Corner, Corner], size: number, visit: Visit): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(area) < 1e-9) return;
  const [x0, x1] = [Math.max(0, Math.floor(Math.min(a[0], b[0], c[0]))), Math.min(size - 1, Math.ceil(Math.max(a[0], b[0], c[0])))];
  const [y0, y1] = [Math.max(0, Math.floor(Math.min(a[1], b[1], c[1]))), Math.min(size - 1, Math.ceil(Math.max(a[1], b[1], c[1])))];
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const [px, py] = [x + 0.5, y + 0.5];
      const u = ((b[0] - px) * (c[1] - py) - (c[0] - px) * (b[1] - py)) / area;
      const v = ((c[0] - px) * (a[1] - py) - (a[0] - px) * (c[1] - py)) / area;
      const w = 1 - u - v;
      if (u >= 0 && v >= 0 && w >= 0) visit(y * size + x, u * a[2] + v * b[2] + w * c[2], u, v, w);
    }
}

/** Fills the backdrop and darkens where the object's shadow falls on the plane y = 0. */
function paintGround(
  mesh: TriangleMesh,
  { camera, frame, size, color }: { camera: Camera; frame: Frame; size: number; color: Float32Array },
): void {
  for (let p = 0; p < size * size; p++) color.set(BACKDROP, 3 * p);
  if (camera.toward[1] < 0.2) return;
  const flat = new Float32Array(mesh.positions.length);
  for (let v = 0; v < flat.length / 3; v++) {
    const [x, y, z] = vertexOf(mesh.positions, v);
    flat.set([x - (SUN[0] / SUN[1]) * y, 0, z - (SUN[2] / SUN[1]) * y], 3 * v);
  }
  const shadow = projected(flat, camera);
  const dark = BACKDROP.map((value) => 0.6 * value);
  for (let t = 0; t < mesh.indices.length / 3; t++) fill(triangleOf(mesh.indices, t, shadow, frame), size, (at) => color.set(dark, 3 * at));
}

const WHITE: Triple = [1, 1, 1];

/** Reads the texture of a triangle at the weights of its corners: the nearest texel, linear RGB; null without a texture. */
function texelReader(
  { uvs, indices }: TriangleMesh,
  t: number,
  { texture }: Material,
): ((u: number, v: number, w: number) => Triple) | null {
  if (texture === undefined || uvs === undefined) return null;
  const { size, pixels } = texture;
  const uvAt = (corner: 0 | 1 | 2, axis: 0 | 1): number => uvs[2 * (indices[3 * t + corner] ?? 0) + axis] ?? 0;
  const wrap = (value: number): number => Math.min(size - 1, Math.floor((value - Math.floor(value)) * size));
  return (u, v, w) => {
    const place = (axis: 0 | 1): number => wrap(u * uvAt(0, axis) + v * uvAt(1, axis) + w * uvAt(2, axis));
    const at = 3 * (place(1) * size + place(0));
    return [decodeSrgbByte(pixels[at] ?? 0), decodeSrgbByte(pixels[at + 1] ?? 0), decodeSrgbByte(pixels[at + 2] ?? 0)];
  };
}

/** The light that a vertex sends to the camera, linear RGB. */
function shadeOf(mesh: TriangleMesh, vertex: number, { material, toward }: { material: Material; toward: Triple }): Triple {
  const { albedo, emission } = material;
  const own = vertexOf(mesh.normals, vertex);
  const normal: Triple = dot(own, toward) < -0.2 ? [-own[0], -own[1], -own[2]] : own;
  const sun = Math.max(0, dot(normal, SUN));
  const sky = 0.5 + 0.5 * normal[1];
  const sent = (channel: 0 | 1 | 2): number => {
    const light = sun * SUN_LIGHT[channel] + sky * SKY_LIGHT[channel] + (1 - sky) * GROUND_LIGHT[channel];
    return 0.5 * albedo[channel] * light + 0.5 * emission[channel];
  };
  return [sent(0), sent(1), sent(2)];
}

function reduced(color: Float32Array, pixels: number): Uint8Array {
  const out = new Uint8Array(3 * pixels * pixels);
  for (let y = 0; y < pixels; y++)
    for (let x = 0; x < pixels; x++)
      for (const channel of CHANNELS) {
        let sum = 0;
        for (let k = 0; k < SAMPLES * SAMPLES; k++) {
          const at = (y * SAMPLES + Math.floor(k / SAMPLES)) * pixels * SAMPLES + x * SAMPLES + (k % SAMPLES);
          sum += Math.min(1, color[3 * at + channel] ?? 0);
        }
        out[3 * (y * pixels + x) + channel] = Math.round(255 * (sum / (SAMPLES * SAMPLES)) ** (1 / 2.2));
      }
  return out;
}

function reducedCover(covered: Uint8Array, pixels: number): Uint8Array {
  const out = new Uint8Array(pixels * pixels);
  for (let y = 0; y < pixels; y++)
    for (let x = 0; x < pixels; x++) out[y * pixels + x] = covered[y * SAMPLES * pixels * SAMPLES + x * SAMPLES] ?? 0;
  return out;
}

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function normalized(a: Triple): Triple {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}
