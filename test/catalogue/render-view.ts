import type { DrawnRow } from './draw-row.ts';

/** A direction to look from: degrees around the object from its front, and above the horizon. */
export interface View {
  readonly azimuth: number;
  readonly elevation: number;
}

/** The three views of a sheet: from the front, at an angle, from the side. */
export const VIEWS: readonly View[] = [
  { azimuth: 0, elevation: 6 },
  { azimuth: 38, elevation: 24 },
  { azimuth: 90, elevation: 6 },
];

/** A square picture of an object. */
export interface RenderedView {
  readonly pixels: number;
  /** sRGB, three bytes a pixel. */
  readonly color: Uint8Array;
  /** 1 where the object is. */
  readonly covered: Uint8Array;
  /** Pixels of one metre. */
  readonly metre: number;
}

const SUN = normalized([0.45, 0.8, 0.55]);
const SUN_LIGHT = [2.1, 2.0, 1.8];
const SKY_LIGHT = [0.62, 0.7, 0.82];
const GROUND_LIGHT = [0.34, 0.32, 0.3];
const BACKDROP = [0.62, 0.64, 0.66];
/** Samples along each side of a pixel. */
const SAMPLES = 2;
/** Share of the picture that stays free on each side. */
const MARGIN = 0.06;

/** Renders an object by parallel projection with a depth buffer, sun, sky light and a shadow on the ground. */
export function renderView({ mesh, materials }: DrawnRow, view: View, pixels: number): RenderedView {
  const size = pixels * SAMPLES;
  const camera = cameraOf(view);
  const corners = projected(mesh.positions, camera);
  const span = Math.max(...VIEWS.map((each) => spanOf(extentOf(projected(mesh.positions, cameraOf(each))))));
  const frame = frameOf(extentOf(corners), span, size);
  const depth = new Float32Array(size * size).fill(-Infinity);
  const color = new Float32Array(3 * size * size);
  const covered = new Uint8Array(size * size);
  paintGround(mesh, { camera, frame, size, color });
  for (let t = 0; t < mesh.indices.length / 3; t++) {
    const tones = [0, 1, 2].map((k) => shadeOf(mesh, t, k, { materials, toward: camera.toward }));
    fill(triangleOf(mesh.indices, t, corners, frame), size, (at, z, weights) => {
      if (z <= depth[at]) return;
      depth[at] = z;
      covered[at] = 1;
      for (const channel of [0, 1, 2])
        color[3 * at + channel] = weights[0] * tones[0][channel] + weights[1] * tones[1][channel] + weights[2] * tones[2][channel];
    });
  }
  return { pixels, color: reduced(color, pixels), covered: reducedCover(covered, pixels), metre: frame.scale / SAMPLES };
}

type Triple = readonly [number, number, number];

interface Camera {
  readonly right: Triple;
  readonly up: Triple;
  /** From the object to the camera. */
  readonly toward: Triple;
}

function cameraOf({ azimuth, elevation }: View): Camera {
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
  for (let k = 0; k < positions.length; k += 3) {
    const point = [positions[k], positions[k + 1], positions[k + 2]] as const;
    out[k] = dot(point, right);
    out[k + 1] = dot(point, up);
    out[k + 2] = dot(point, toward);
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
  for (let k = 0; k < corners.length; k += 3)
    for (const axis of [0, 1]) {
      low[axis] = Math.min(low[axis], corners[k + axis]);
      high[axis] = Math.max(high[axis], corners[k + axis]);
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

type Corner = readonly [x: number, y: number, z: number];

function triangleOf(indices: Uint32Array, t: number, corners: Float32Array, { scale, left, top }: Frame): [Corner, Corner, Corner] {
  return [0, 1, 2].map((k): Corner => {
    const v = 3 * indices[3 * t + k];
    return [(corners[v] - left) * scale, (top - corners[v + 1]) * scale, corners[v + 2]];
  }) as [Corner, Corner, Corner];
}

/** Visits the samples whose centres lie in a triangle, with the depth there. */
function fill([a, b, c]: readonly [Corner, Corner, Corner], size: number, visit: (at: number, z: number, weights: Triple) => void): void {
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
      if (u >= 0 && v >= 0 && w >= 0) visit(y * size + x, u * a[2] + v * b[2] + w * c[2], [u, v, w]);
    }
}

/** Fills the backdrop and darkens where the object's shadow falls on the plane y = 0. */
function paintGround(
  mesh: DrawnRow['mesh'],
  { camera, frame, size, color }: { camera: Camera; frame: Frame; size: number; color: Float32Array },
): void {
  for (let p = 0; p < size * size; p++) color.set(BACKDROP, 3 * p);
  if (camera.toward[1] < 0.2) return;
  const flat = Float32Array.from(mesh.positions);
  for (let k = 0; k < flat.length; k += 3) {
    const y = flat[k + 1];
    flat[k] -= (SUN[0] / SUN[1]) * y;
    flat[k + 2] -= (SUN[2] / SUN[1]) * y;
    flat[k + 1] = 0;
  }
  const shadow = projected(flat, camera);
  const dark = BACKDROP.map((value) => 0.6 * value);
  for (let t = 0; t < mesh.indices.length / 3; t++) fill(triangleOf(mesh.indices, t, shadow, frame), size, (at) => color.set(dark, 3 * at));
}

function shadeOf(
  mesh: DrawnRow['mesh'],
  t: number,
  corner: number,
  { materials, toward }: { materials: DrawnRow['materials']; toward: Triple },
): Triple {
  const { albedo, emission } = materials[mesh.material[t]];
  const v = 3 * mesh.indices[3 * t + corner];
  const own: Triple = [mesh.normals[v], mesh.normals[v + 1], mesh.normals[v + 2]];
  const normal: Triple = dot(own, toward) < -0.2 ? [-own[0], -own[1], -own[2]] : own;
  const sun = Math.max(0, dot(normal, SUN));
  const sky = 0.5 + 0.5 * normal[1];
  return [0, 1, 2].map((channel) => {
    const light = sun * SUN_LIGHT[channel] + sky * SKY_LIGHT[channel] + (1 - sky) * GROUND_LIGHT[channel];
    return 0.5 * albedo[channel] * light + 0.5 * emission[channel];
  }) as unknown as Triple;
}

function reduced(color: Float32Array, pixels: number): Uint8Array {
  const out = new Uint8Array(3 * pixels * pixels);
  for (let y = 0; y < pixels; y++)
    for (let x = 0; x < pixels; x++)
      for (const channel of [0, 1, 2]) {
        let sum = 0;
        for (let k = 0; k < SAMPLES * SAMPLES; k++) {
          const at = (y * SAMPLES + Math.floor(k / SAMPLES)) * pixels * SAMPLES + x * SAMPLES + (k % SAMPLES);
          sum += Math.min(1, color[3 * at + channel]);
        }
        out[3 * (y * pixels + x) + channel] = Math.round(255 * (sum / (SAMPLES * SAMPLES)) ** (1 / 2.2));
      }
  return out;
}

function reducedCover(covered: Uint8Array, pixels: number): Uint8Array {
  const out = new Uint8Array(pixels * pixels);
  for (let y = 0; y < pixels; y++)
    for (let x = 0; x < pixels; x++) out[y * pixels + x] = covered[y * SAMPLES * pixels * SAMPLES + x * SAMPLES];
  return out;
}

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function normalized(a: Triple): Triple {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}
