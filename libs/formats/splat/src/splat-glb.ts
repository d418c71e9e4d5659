import { SH_C0, SplatFormatError, validateSplatCloud } from './cloud.js';
import type { SplatCloud } from './cloud.js';

/**
 * Splats in glTF 2.0 with `KHR_gaussian_splatting` (Khronos, ratified): points with rotation, scale, opacity and the constant
 * harmonic as attributes, uncompressed, in a cloud's own frame. `COLOR_0` lets readers without the extension show the points.
 */

const CHUNK_SPLATS = 32_768;
const EXTENSION = 'KHR_gaussian_splatting';
const GLB_MAGIC = 0x46546c67;
const CHUNK_JSON = 0x4e4f534a;
const CHUNK_BIN = 0x004e4942;
const FLOAT = 5126;
const UNSIGNED_BYTE = 5121;
const ARRAY_BUFFER = 34962;
const POINTS = 0;

/** The file in chunks of some megabytes, header first. Throws a SplatFormatError for a cloud that is not sound or has harmonics of degree 1 and up. */
export function* encodeSplatGlb(cloud: SplatCloud): Generator<Uint8Array<ArrayBuffer>, void, undefined> {
  validateSplatCloud(cloud);
  if (cloud.shDegree > 0) throw new SplatFormatError(`harmonics of degree ${cloud.shDegree} cannot be written as glTF yet`);
  yield headOf(cloud);
  for (const { width, write } of COLUMNS) {
    for (let start = 0; start < cloud.count; start += CHUNK_SPLATS) {
      const values = new Float32Array((Math.min(cloud.count, start + CHUNK_SPLATS) - start) * width);
      write(cloud, start, values);
      yield new Uint8Array(values.buffer);
    }
  }
  for (let start = 0; start < cloud.count; start += CHUNK_SPLATS)
    yield pointColors(cloud, start, Math.min(cloud.count, start + CHUNK_SPLATS));
}

/** A float attribute: its name, how many numbers a splat has of it, and how those of some splats are written. */
interface Column {
  readonly name: string;
  readonly width: 1 | 3 | 4;
  readonly write: (cloud: SplatCloud, start: number, into: Float32Array) => void;
}

const COLUMNS: readonly Column[] = [
  { name: 'POSITION', width: 3, write: ({ positions }, start, into) => copy(positions, 3 * start, into) },
  { name: `${EXTENSION}:ROTATION`, width: 4, write: ({ rotations }, start, into) => copy(rotations, 4 * start, into) },
  { name: `${EXTENSION}:SCALE`, width: 3, write: ({ scales }, start, into) => map(scales, 3 * start, into, Math.exp) },
  { name: `${EXTENSION}:OPACITY`, width: 1, write: ({ opacities }, start, into) => map(opacities, start, into, sigmoid) },
  { name: `${EXTENSION}:SH_DEGREE_0_COEF_0`, width: 3, write: ({ colors }, start, into) => copy(colors, 3 * start, into) },
];
const TYPES = { 1: 'SCALAR', 3: 'VEC3', 4: 'VEC4' } as const;

function copy(from: Float32Array, at: number, into: Float32Array): void {
  into.set(from.subarray(at, at + into.length));
}

// eslint-disable-next-line max-params -- the inner loop of an export: an object would be made for each chunk
function map(from: Float32Array, at: number, into: Float32Array, change: (value: number) => number): void {
  for (let i = 0; i < into.length; i++) into[i] = change(from[at + i] as number);
}

const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** Linear colour and opacity, a byte each: what a point cloud shows. */
function pointColors({ colors, opacities }: SplatCloud, start: number, end: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4 * (end - start));
  for (let splat = start; splat < end; splat++) {
    const at = 4 * (splat - start);
    for (let channel = 0; channel < 3; channel++) {
      const display = Math.min(1, Math.max(0, 0.5 + SH_C0 * (colors[3 * splat + channel] as number)));
      bytes[at + channel] = Math.round(255 * linear(display));
    }
    bytes[at + 3] = Math.round(255 * sigmoid(opacities[splat] as number));
  }
  return bytes;
}

/** sRGB to linear, IEC 61966-2-1. */
const linear = (display: number): number => (display <= 0.04045 ? display / 12.92 : ((display + 0.055) / 1.055) ** 2.4);

/** Both headers and the JSON between them. */
function headOf(cloud: SplatCloud): Uint8Array<ArrayBuffer> {
  const floats = COLUMNS.reduce((sum, { width }) => sum + width, 0);
  const binary = cloud.count * (4 * floats + 4);
  const text = JSON.stringify(documentOf(cloud, binary));
  const padded = text.padEnd(4 * Math.ceil(text.length / 4));
  const bytes = new Uint8Array(20 + padded.length + 8);
  const view = new DataView(bytes.buffer);
  const words = [GLB_MAGIC, 2, bytes.length + binary, padded.length, CHUNK_JSON];
  for (const [i, word] of words.entries()) view.setUint32(4 * i, word, true);
  for (let i = 0; i < padded.length; i++) bytes[20 + i] = padded.charCodeAt(i);
  view.setUint32(20 + padded.length, binary, true);
  view.setUint32(24 + padded.length, CHUNK_BIN, true);
  return bytes;
}

function documentOf({ count, positions }: SplatCloud, byteLength: number): object {
  const bufferViews: object[] = [];
  let byteOffset = 0;
  for (const size of [...COLUMNS.map(({ width }) => 4 * width), 4]) {
    bufferViews.push({ buffer: 0, byteOffset, byteLength: count * size, target: ARRAY_BUFFER });
    byteOffset += count * size;
  }
  const accessors = COLUMNS.map(({ width }, bufferView) => ({
    bufferView,
    componentType: FLOAT,
    count,
    type: TYPES[width],
    ...(bufferView === 0 ? boundsOf(positions) : {}),
  }));
  const color = { bufferView: COLUMNS.length, componentType: UNSIGNED_BYTE, normalized: true, count, type: 'VEC4' };
  const attributes = Object.fromEntries([...COLUMNS.map(({ name }, index) => [name, index]), ['COLOR_0', COLUMNS.length]]) as object;
  const extensions = { [EXTENSION]: { kernel: 'ellipse', colorSpace: 'srgb_rec709_display' } };
  return {
    asset: { version: '2.0', generator: 'Diorama' },
    extensionsUsed: [EXTENSION],
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes, mode: POINTS, extensions }] }],
    accessors: [...accessors, color],
    bufferViews,
    buffers: [{ byteLength }],
  };
}

function boundsOf(positions: Float32Array): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    const value = positions[i] as number;
    min[i % 3] = Math.min(min[i % 3] as number, value);
    max[i % 3] = Math.max(max[i % 3] as number, value);
  }
  return { min, max };
}
