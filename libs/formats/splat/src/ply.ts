import { SplatFormatError, validateSplatCloud, createSplatCloud, countShCoefficients } from './cloud.js';
import type { SplatCloud } from './cloud.js';

/**
 * PLY as the trainers of 3D Gaussian splatting write it (B. Kerbl et al., 2023): binary little-endian floats in the frame
 * x right, y down, z forward, which is a cloud's frame turned by 180 degrees about x.
 */

const CHUNK_SPLATS = 32_768;
const MAX_HEADER_BYTES = 65_536;
const END_OF_HEADER = 'end_header\n';
const TYPE_BYTES: ReadonlyMap<string, number> = new Map([
  ['char', 1],
  ['uchar', 1],
  ['int8', 1],
  ['uint8', 1],
  ['short', 2],
  ['ushort', 2],
  ['int16', 2],
  ['uint16', 2],
  ['int', 4],
  ['uint', 4],
  ['int32', 4],
  ['uint32', 4],
  ['float', 4],
  ['float32', 4],
  ['double', 8],
  ['float64', 8],
]);

/** The file in chunks of some megabytes, header first. Throws a SplatFormatError for a cloud that is not sound. */
export function* encodePly(cloud: SplatCloud): Generator<Uint8Array<ArrayBuffer>, void, undefined> {
  validateSplatCloud(cloud);
  const properties = propertiesOf(cloud.shDegree);
  yield asciiBytes(headerText(cloud.count, properties));
  for (let start = 0; start < cloud.count; start += CHUNK_SPLATS)
    yield encodeRows(cloud, start, Math.min(cloud.count, start + CHUNK_SPLATS), properties.length);
}

/** How many bytes `encodePly` gives in all. */
export function computePlyByteLength(cloud: SplatCloud): number {
  const properties = propertiesOf(cloud.shDegree);
  return headerText(cloud.count, properties).length + cloud.count * properties.length * 4;
}

/** The cloud in a PLY file; unknown properties are skipped. Throws a SplatFormatError, and nothing else, for bad bytes. */
export function decodePly(bytes: Uint8Array): SplatCloud {
  const { count, stride, offsets, bodyStart } = parsePlyHeader(bytes);
  if (bodyStart + count * stride > bytes.length) throw new SplatFormatError('the PLY file is cut off');
  const rest = [...offsets.keys()].filter((name) => name.startsWith('f_rest_')).length;
  const shDegree = [0, 1, 2, 3, 4].find((degree) => countShCoefficients(degree) === rest);
  if (shDegree === undefined) throw new SplatFormatError(`${rest} coefficients do not match a degree of spherical harmonics`);
  const view = new DataView(bytes.buffer, bytes.byteOffset + bodyStart, count * stride);
  const columns = propertiesOf(shDegree).map((name) => offsets.get(name) ?? (NORMALS.includes(name) ? -1 : missing(name)));
  const cloud = createSplatCloud(count, shDegree);
  const row = new Float32Array(columns.length);
  for (let splat = 0; splat < count; splat++) {
    for (const [i, offset] of columns.entries()) row[i] = offset < 0 ? 0 : view.getFloat32(splat * stride + offset, true);
    readRow(cloud, splat, row);
  }
  validateSplatCloud(cloud);
  return cloud;
}

const NORMALS = ['nx', 'ny', 'nz'];

/** Normals are zeros that readers expect. Harmonics come colour by colour here, unlike in a cloud. */
function propertiesOf(shDegree: number): string[] {
  const rest = Array.from({ length: countShCoefficients(shDegree) }, (_, i) => `f_rest_${i}`);
  const ends = ['opacity', 'scale_0', 'scale_1', 'scale_2', 'rot_0', 'rot_1', 'rot_2', 'rot_3'];
  return ['x', 'y', 'z', ...NORMALS, 'f_dc_0', 'f_dc_1', 'f_dc_2', ...rest, ...ends];
}

function headerText(count: number, properties: readonly string[]): string {
  const lines = properties.map((name) => `property float ${name}\n`).join('');
  return `ply\nformat binary_little_endian 1.0\nelement vertex ${count}\n${lines}${END_OF_HEADER}`;
}

function asciiBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function encodeRows(cloud: SplatCloud, start: number, end: number, columns: number): Uint8Array<ArrayBuffer> {
  const rows = new Float32Array((end - start) * columns);
  const signs = shSigns(cloud.shDegree);
  for (let splat = start, at = 0; splat < end; splat++, at += columns) writeRow(cloud, splat, rows, at, signs);
  return new Uint8Array(rows.buffer); // the platforms that Node is built for here are little-endian
}

// eslint-disable-next-line max-params -- called once per splat: an object would allocate
function writeRow(cloud: SplatCloud, splat: number, rows: Float32Array, at: number, signs: Int8Array): void {
  const { positions, colors, sh, scales, rotations } = cloud;
  rows[at] = positions[3 * splat] as number;
  rows[at + 1] = -(positions[3 * splat + 1] as number);
  rows[at + 2] = -(positions[3 * splat + 2] as number);
  for (let channel = 0; channel < 3; channel++) rows[at + 6 + channel] = colors[3 * splat + channel] as number;
  const harmonics = signs.length;
  for (let i = 0; i < harmonics; i++)
    for (let channel = 0; channel < 3; channel++)
      rows[at + 9 + channel * harmonics + i] = (signs[i] as number) * (sh[(splat * harmonics + i) * 3 + channel] as number);
  const tail = at + 9 + 3 * harmonics;
  rows[tail] = cloud.opacities[splat] as number;
  for (let axis = 0; axis < 3; axis++) rows[tail + 1 + axis] = scales[3 * splat + axis] as number;
  rows[tail + 4] = rotations[4 * splat + 3] as number;
  rows[tail + 5] = rotations[4 * splat] as number;
  rows[tail + 6] = -(rotations[4 * splat + 1] as number);
  rows[tail + 7] = -(rotations[4 * splat + 2] as number);
}

function readRow(cloud: SplatCloud, splat: number, row: Float32Array): void {
  const signs = shSigns(cloud.shDegree);
  const harmonics = signs.length;
  const tail = 9 + 3 * harmonics;
  const cell = (i: number): number => row[i] ?? 0;
  cloud.positions.set([cell(0), -cell(1), -cell(2)], 3 * splat);
  cloud.colors.set(row.subarray(6, 9), 3 * splat);
  for (let i = 0; i < harmonics; i++)
    for (let channel = 0; channel < 3; channel++)
      cloud.sh[(splat * harmonics + i) * 3 + channel] = (signs[i] as number) * cell(9 + channel * harmonics + i);
  cloud.opacities[splat] = cell(tail);
  cloud.scales.set(row.subarray(tail + 1, tail + 4), 3 * splat);
  cloud.rotations.set([cell(tail + 5), -cell(tail + 6), -cell(tail + 7), cell(tail + 4)], 4 * splat);
}

/**
 * What turning by 180 degrees about x does to the real harmonic of degree l and order m: flipping y changes the sign of
 * the sines (m < 0), flipping z that of the functions odd in z (l + m odd).
 */
function shSigns(degree: number): Int8Array {
  const signs: number[] = [];
  for (let l = 1; l <= degree; l++) for (let m = -l; m <= l; m++) signs.push((m < 0 ? -1 : 1) * ((l + m) % 2 === 0 ? 1 : -1));
  return Int8Array.from(signs);
}

interface PlyHeader {
  readonly count: number;
  readonly stride: number;
  /** Byte offset in a row of each float property. */
  readonly offsets: ReadonlyMap<string, number>;
  readonly bodyStart: number;
}

function parsePlyHeader(bytes: Uint8Array): PlyHeader {
  const head = Array.from(bytes.subarray(0, MAX_HEADER_BYTES), (byte) => String.fromCharCode(byte)).join('');
  const end = head.indexOf(END_OF_HEADER);
  const lines = head.slice(0, Math.max(0, end)).split('\n');
  if (lines[0] !== 'ply' || lines[1] !== 'format binary_little_endian 1.0') throw new SplatFormatError('not a binary PLY file');
  const elements = lines.filter((line) => line.startsWith('element '));
  const count = Number(/^element vertex (\d{1,9})$/.exec(elements[0] ?? '')?.[1] ?? 0);
  if (elements.length !== 1 || count < 1) throw new SplatFormatError('a PLY file of splats has one element, its vertices');
  const offsets = new Map<string, number>();
  let stride = 0;
  for (const line of lines.filter((each) => each.startsWith('property '))) {
    const [, type = '', name = ''] = line.split(' ');
    const size = TYPE_BYTES.get(type);
    if (size === undefined) throw new SplatFormatError(`a PLY property of type ${type}`);
    if (type === 'float' || type === 'float32') offsets.set(name, stride);
    stride += size;
  }
  return { count, stride, offsets, bodyStart: end + END_OF_HEADER.length };
}

function missing(name: string): never {
  throw new SplatFormatError(`the PLY file has no float property ${name}`);
}
