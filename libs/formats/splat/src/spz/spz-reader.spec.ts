import { gunzipSync, gzipSync } from 'node:zlib';

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { SplatFormatError, createSplatCloud } from '../cloud.js';
import type { SplatCloud } from '../cloud.js';
import { decodeSpz, encodeSpz } from './spz.js';

function cloudOf(count: number, shDegree = 0): SplatCloud {
  const cloud = createSplatCloud(count, shDegree);
  for (let i = 0; i < 3 * count; i++) cloud.positions[i] = i * 0.25;
  for (let i = 0; i < count; i++) cloud.rotations[4 * i + 3] = 1;
  return cloud;
}

const GOOD = { 3: encodeSpz(cloudOf(40, 1)), 4: encodeSpz(cloudOf(40, 1), { version: 4 }) };
const header = (version: number, count: number, rest: readonly number[] = [0, 12, 0, 0]): Uint8Array => {
  const bytes = new Uint8Array(16);
  new DataView(bytes.buffer).setUint32(0, 0x5053474e, true);
  bytes[4] = version;
  new DataView(bytes.buffer).setUint32(8, count, true);
  bytes.set(rest, 12);
  return bytes;
};
const join = (...parts: (Uint8Array | number[])[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));

describe('the reader of older versions', () => {
  it('reads version 2: rotations as three bytes', () => {
    const body = join([0, 16, 0, 0, 0xf0, 0xff, 1, 0, 0], [200], [128, 128, 0], [160, 160, 160], [255, 128, 128]);
    const cloud = decodeSpz(gzipSync(join(header(2, 1), body)));
    expect([...cloud.positions]).toEqual([1, -1, 1 / 4096]);
    expect(cloud.scales[0]).toBe(0);
    expect(cloud.rotations[0]).toBeCloseTo(1, 2);
    expect(cloud.opacities[0]).toBeCloseTo(Math.log(200 / 55), 5);
    expect(cloud.colors[2]).toBeCloseTo(-0.5 / 0.15, 5);
  });

  it('reads version 1: positions as half floats', () => {
    const body = join([0, 0x3c, 0, 0xc0, 1, 0], [128], [0, 0, 0], [0, 0, 0], [128, 128, 128]);
    expect([...decodeSpz(gzipSync(join(header(1, 1), body))).positions]).toEqual([1, -2, 2 ** -24]);
  });

  it('passes over extensions at the end of version 3', () => {
    const raw = gunzipSync(GOOD[3]);
    raw[14] = 2;
    expect(decodeSpz(gzipSync(join(raw, new Uint8Array(30)))).count).toBe(40);
  });

  it('keeps a cloud finite when alpha is 0 or 255', () => {
    const raw = gunzipSync(encodeSpz(cloudOf(2)));
    raw[16 + 18] = 0;
    raw[16 + 19] = 255;
    const { opacities } = decodeSpz(gzipSync(raw));
    expect([...opacities].every(Number.isFinite)).toBe(true);
    expect(opacities[1]).toBeGreaterThan(6);
  });
});

describe('the reader', () => {
  const zeros = new Uint8Array(60_000_000);
  it.each([
    ['nothing', new Uint8Array(0)],
    ['text', new Uint8Array(Buffer.from('not a splat file at all'))],
    ['a gzip of nothing', gzipSync(new Uint8Array(0))],
    ['a header alone', gzipSync(header(3, 4))],
    ['no splats', gzipSync(header(3, 0))],
    ['more splats than allowed', gzipSync(join(header(3, 0xffffffff), new Uint8Array(100)))],
    ['more splats than the bytes could hold', gzipSync(join(header(3, 10_000_000), new Uint8Array(100)))],
    ['degree 5', gzipSync(join(header(3, 1, [5, 12, 0, 0]), new Uint8Array(500)))],
    ['40 fractional bits', gzipSync(join(header(3, 1, [0, 40, 0, 0]), new Uint8Array(20)))],
    ['version 9', gzipSync(join(header(9, 1), new Uint8Array(20)))],
    ['version 4 inside gzip', gzipSync(join(header(4, 1), new Uint8Array(20)))],
    ['version 3 without gzip', join(header(3, 1), new Uint8Array(20))],
    ['version 4 cut after its header', join(header(4, 1, [0, 12, 0, 5]), new Uint8Array(4))],
    ['a bomb', gzipSync(join(header(3, 2), zeros.subarray(0, 1_000_000)))],
    ['bytes after the last stream', join(GOOD[4], [0])],
  ])('refuses %s', (_name, bytes) => {
    expect(() => decodeSpz(bytes)).toThrow(SplatFormatError);
  });

  it('keeps to the number of splats that the caller allows', () => {
    expect(() => decodeSpz(GOOD[3], { maxSplats: 39 })).toThrow(SplatFormatError);
    expect(decodeSpz(GOOD[3], { maxSplats: 40 }).count).toBe(40);
  });

  it.each([3, 4] as const)('refuses version %i cut anywhere', (version) => {
    for (let length = 0; length < GOOD[version].length; length++)
      expect(() => decodeSpz(GOOD[version].subarray(0, length))).toThrow(SplatFormatError);
  });

  it.each([3, 4] as const)('answers a cloud or a typed error to version %i with damage anywhere', (version) => {
    const damage = fc.array(fc.tuple(fc.nat(GOOD[version].length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(damage, (changes) => {
        expect(survives(GOOD[version], changes)).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });

  it('answers a cloud or a typed error to damage inside the gzip stream', () => {
    const raw = gunzipSync(GOOD[3]);
    const damage = fc.array(fc.tuple(fc.nat(40), fc.nat(255)), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(damage, (changes) => {
        expect(survives(raw, changes, (bytes) => gzipSync(bytes))).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });
});

/** Whether the reader's answer to damaged bytes is a finite cloud or its own error. */
function survives(good: Uint8Array, changes: [number, number][], wrap = (bytes: Uint8Array): Uint8Array => bytes): boolean {
  const bytes = good.slice();
  for (const [at, value] of changes) bytes[at] = value;
  try {
    const cloud = decodeSpz(wrap(bytes));
    return cloud.positions.length === 3 * cloud.count && cloud.positions.every(Number.isFinite) && cloud.opacities.every(Number.isFinite);
  } catch (error) {
    if (error instanceof SplatFormatError) return true;
    throw error;
  }
}
