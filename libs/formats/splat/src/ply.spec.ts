import createReference from '@adobe/spz';
import { describe, expect, it } from 'vitest';

import { SplatFormatError, createSplatCloud } from './cloud.js';
import type { SplatCloud } from './cloud.js';
import { decodePly, encodePly, computePlyByteLength } from './ply.js';
import { decodeSpz, encodeSpz } from './spz/spz.js';

const reference = await createReference({ print: () => undefined, printErr: () => undefined });

function sampleCloud(count: number, shDegree: number): SplatCloud {
  const cloud = createSplatCloud(count, shDegree);
  for (const name of ['positions', 'scales', 'colors', 'opacities', 'sh'] as const)
    for (let i = 0; i < cloud[name].length; i++) cloud[name][i] = Math.sin(i * 1.7 + name.length) * 0.8;
  for (let i = 0; i < count; i++) {
    const q = [Math.sin(i), Math.cos(2 * i), Math.sin(3 * i + 1), 1.2];
    cloud.rotations.set(
      q.map((value) => value / Math.hypot(...q)),
      4 * i,
    );
  }
  return cloud;
}

const fileOf = (cloud: SplatCloud): Uint8Array => Buffer.concat([...encodePly(cloud)]);
const asText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

describe('a PLY file', () => {
  it.each([0, 1, 3, 4])('comes back as it was, degree %i', (degree) => {
    const cloud = sampleCloud(70, degree);
    const back = decodePly(fileOf(cloud));
    expect({ ...back }).toEqual({ ...cloud });
  });

  it('has the size announced, over several chunks', () => {
    const cloud = sampleCloud(40_000, 0);
    expect([...encodePly(cloud)].length).toBe(3);
    expect(fileOf(cloud).length).toBe(computePlyByteLength(cloud));
    expect(decodePly(fileOf(cloud)).positions).toEqual(cloud.positions);
  });

  it('declares what viewers look for', () => {
    const head = asText(fileOf(sampleCloud(2, 0))).split('end_header')[0];
    expect(head).toMatch(/^ply\nformat binary_little_endian 1\.0\nelement vertex 2\nproperty float x\n/);
    expect(
      head
        .match(/property float \w+/g)
        ?.map((line) => line.slice(15))
        .join(' '),
    ).toBe('x y z nx ny nz f_dc_0 f_dc_1 f_dc_2 opacity scale_0 scale_1 scale_2 rot_0 rot_1 rot_2 rot_3');
  });

  it('is in the frame y down, z forward, as the reference turns a cloud, harmonics too', () => {
    const spz = encodeSpz(sampleCloud(30, 3));
    const turned = reference.loadSpzFromBuffer(spz, { to: reference.CoordinateSystem.RDF });
    const file = fileOf(decodeSpz(spz));
    const body = file.subarray(asText(file).indexOf('end_header\n') + 11);
    const rows = new Float32Array(new Uint8Array(body).buffer);
    const columns = rows.length / 30;
    for (let i = 0; i < 30; i++) {
      const row = rows.subarray(i * columns, (i + 1) * columns);
      for (let k = 0; k < 3; k++) expect(row[k]).toBeCloseTo(turned.positions[3 * i + k], 5);
      const [w, x, y, z] = row.subarray(columns - 4);
      const q = turned.rotations.subarray(4 * i, 4 * i + 4);
      expect(Math.abs(x * q[0] + y * q[1] + z * q[2] + w * q[3])).toBeCloseTo(1, 4);
      for (let k = 0; k < 15; k++) for (let c = 0; c < 3; c++) expect(row[9 + 15 * c + k]).toBeCloseTo(turned.sh[(i * 15 + k) * 3 + c], 5);
    }
  });

  it('may have other properties in any order', () => {
    const names = [
      'rot_3',
      'rot_2',
      'rot_1',
      'rot_0',
      'opacity',
      'scale_0',
      'scale_1',
      'scale_2',
      'f_dc_0',
      'f_dc_1',
      'f_dc_2',
      'z',
      'y',
      'x',
    ];
    const properties = ['property uchar label', ...names.map((name) => `property float ${name}`)].join('\n');
    const head = Buffer.from(`ply\nformat binary_little_endian 1.0\ncomment made by hand\nelement vertex 1\n${properties}\nend_header\n`);
    const row = Buffer.from(Float32Array.of(0, 0, 0, 1, 2, -4, -5, -6, 0.1, 0.2, 0.3, 7, 8, 9).buffer);
    const cloud = decodePly(Buffer.concat([head, Buffer.of(200), row]));
    expect([...cloud.positions]).toEqual([9, -8, -7]);
    expect([...cloud.rotations].map(Math.abs)).toEqual([0, 0, 0, 1]);
  });

  it.each([
    ['text', Buffer.from('hello')],
    ['an ASCII file', Buffer.from('ply\nformat ascii 1.0\nelement vertex 1\nend_header\n')],
    ['faces', Buffer.from(asText(fileOf(sampleCloud(1, 0))).replace('end_header', 'element face 2\nend_header'), 'latin1')],
    ['a missing property', Buffer.from(asText(fileOf(sampleCloud(1, 0))).replace('float opacity', 'float other'), 'latin1')],
    ['a cut', fileOf(sampleCloud(3, 0)).subarray(0, -1)],
    ['a count beyond the file', Buffer.from(asText(fileOf(sampleCloud(1, 0))).replace('vertex 1', 'vertex 999999999'), 'latin1')],
  ])('is refused for %s', (_name, bytes) => {
    expect(() => decodePly(bytes)).toThrow(SplatFormatError);
  });
});
