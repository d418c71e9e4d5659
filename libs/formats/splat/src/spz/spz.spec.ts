import { gunzipSync } from 'node:zlib';

import createReference from '@adobe/spz';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { SplatFormatError, createSplatCloud, countShCoefficients } from '../cloud.js';
import type { SplatCloud } from '../cloud.js';
import { deflateSpzPart, joinSpzParts } from './gzip-parts.js';
import { packSpz } from './pack-spz.js';
import { decodeSpz, encodeSpz } from './spz.js';

const reference = await createReference({ print: () => undefined, printErr: () => undefined });
const RUB = reference.CoordinateSystem.RUB;

/** The same numbers each time, without a library: a linear congruential generator. */
function randomCloud(count: number, shDegree = 0, seed = 1): SplatCloud {
  let state = seed;
  const next = (min: number, max: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return min + (state / 2 ** 32) * (max - min);
  };
  const cloud = createSplatCloud(count, shDegree);
  for (let i = 0; i < 3 * count; i++) {
    cloud.positions[i] = next(-100, 100);
    cloud.scales[i] = next(-9, 4);
    cloud.colors[i] = next(-3, 3);
  }
  for (let i = 0; i < 4 * count; i++) cloud.rotations[i] = next(-1, 1);
  for (let i = 0; i < count; i++) {
    const q = cloud.rotations.subarray(4 * i, 4 * i + 4);
    const length = Math.hypot(...q);
    for (let k = 0; k < 4; k++) q[k] /= length;
    cloud.opacities[i] = next(-5, 5);
  }
  for (let i = 0; i < cloud.sh.length; i++) cloud.sh[i] = next(-0.9, 0.9);
  return cloud;
}

function referenceEncode(cloud: SplatCloud, version: number): Uint8Array {
  const { positions, scales, rotations, colors, sh, shDegree } = cloud;
  const gaussians = {
    numPoints: cloud.count,
    shDegree,
    antialiased: false,
    extensions: [],
    positions,
    scales,
    rotations,
    colors,
    sh,
    alphas: cloud.opacities,
  };
  return reference.saveSpzToBuffer(gaussians, { version, from: RUB, sh1Bits: 5, shRestBits: 4 });
}

function referenceDecode(bytes: Uint8Array): SplatCloud {
  const { numPoints, shDegree, positions, scales, rotations, colors, sh, alphas } = reference.loadSpzFromBuffer(bytes, { to: RUB });
  return { count: numPoints, shDegree, positions, scales, rotations, colors, sh, opacities: alphas };
}

const farthest = (a: Float32Array, b: Float32Array): number => a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i])), 0);
const alphaOf = (logits: Float32Array): Float32Array => logits.map((logit) => 1 / (1 + Math.exp(-logit)));

function leastCosine(a: Float32Array, b: Float32Array): number {
  let least = 1;
  for (let i = 0; i < a.length; i += 4)
    least = Math.min(least, Math.abs(a[i] * b[i] + a[i + 1] * b[i + 1] + a[i + 2] * b[i + 2] + a[i + 3] * b[i + 3]));
  return least;
}

/** What differs by more than the format's steps allow. */
function differences(decoded: SplatCloud, cloud: SplatCloud): string[] {
  const checks = {
    size: decoded.count === cloud.count && decoded.shDegree === cloud.shDegree && decoded.sh.length === cloud.sh.length,
    positions: farthest(decoded.positions, cloud.positions) < 1 / 2048,
    scales: farthest(decoded.scales, cloud.scales) <= 1 / 32 + 1e-5,
    colors: farthest(decoded.colors, cloud.colors) <= 1 / (2 * 0.15 * 255) + 1e-5,
    opacities: farthest(alphaOf(decoded.opacities), alphaOf(cloud.opacities)) < 0.01,
    rotations: leastCosine(decoded.rotations, cloud.rotations) > 0.999,
    sh: farthest(decoded.sh, cloud.sh) < 2 ** -4 + 0.5 / 128,
  };
  return Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [name]));
}

describe.each([3, 4] as const)('SPZ version %i', (version) => {
  it.each([0, 1, 2, 3, 4])('is read by the reference and by us with harmonics of degree %i', (degree) => {
    const cloud = randomCloud(200, degree);
    const bytes = encodeSpz(cloud, { version });
    expect(differences(referenceDecode(bytes), cloud)).toEqual([]);
    expect(differences(decodeSpz(bytes), cloud)).toEqual([]);
  });

  it.each([0, 2, 4])('of the reference is read as the reference reads it, degree %i', (degree) => {
    const bytes = referenceEncode(randomCloud(300, degree, 5), version);
    const [ours, theirs] = [decodeSpz(bytes), referenceDecode(bytes)];
    for (const name of ['positions', 'scales', 'colors', 'sh', 'opacities'] as const)
      expect(farthest(ours[name], theirs[name])).toBeLessThan(1e-5);
    expect(leastCosine(ours.rotations, theirs.rotations)).toBeGreaterThan(1 - 1e-6);
  });

  it('has the same bytes every time', () => {
    expect(encodeSpz(randomCloud(500), { version })).toEqual(encodeSpz(randomCloud(500), { version }));
  });

  it('holds 50 000 splats', () => {
    const cloud = randomCloud(50_000);
    expect(differences(referenceDecode(encodeSpz(cloud, { version })), cloud)).toEqual([]);
  });
});

describe('packed splats', () => {
  it('compressed in two halves are one file to the reference', () => {
    const cloud = randomCloud(3000);
    const packed = packSpz(cloud);
    const file = joinSpzParts([deflateSpzPart(packed.subarray(0, 31_000), false), deflateSpzPart(packed.subarray(31_000), true)]);
    expect(differences(referenceDecode(file), cloud)).toEqual([]);
  });

  it('are what the reference packs, byte for byte, but for ties in rounding', () => {
    const cloud = randomCloud(5000, 3, 9);
    const theirs = gunzipSync(referenceEncode(cloud, 3));
    const ours = [...packSpz(cloud)];
    expect(ours.length).toBe(theirs.length);
    const unlike = ours.filter((byte, i) => byte !== theirs[i]);
    expect(unlike.length).toBeLessThan(ours.length / 1000);
  });

  it('stop at the edge of 24 bits instead of coming back on the other side', () => {
    const cloud = randomCloud(1);
    cloud.positions.set([2100, -1e30, 2047.9]);
    expect([...decodeSpz(encodeSpz(cloud)).positions].map((x) => Math.round(x * 10) / 10)).toEqual([2048, -2048, 2047.9]);
  });

  it('move by at most the tolerance, and by half a step where that is more', () => {
    const cloud = randomCloud(400);
    const tolerance = 1 / 32;
    const moved = decodeSpz(encodeSpz(cloud, { tolerance })).positions;
    for (let i = 0; i < cloud.count; i++) {
      const sigma = Math.exp([...cloud.scales.subarray(3 * i, 3 * i + 3)].toSorted((a, b) => a - b)[1] ?? 0);
      const most = Math.max(tolerance * sigma, 0.5 / 4096) * 1.001;
      for (let axis = 3 * i; axis < 3 * i + 3; axis++)
        expect(Math.abs((moved[axis] ?? NaN) - (cloud.positions[axis] ?? NaN))).toBeLessThanOrEqual(most);
    }
  });

  it('take less room where positions may move', () => {
    const cloud = randomCloud(4000);
    expect(encodeSpz(cloud, { tolerance: 1 / 32 }).length).toBeLessThan(0.97 * encodeSpz(cloud).length);
  });

  it('keep positions to half a step up to the edge', () => {
    const edge = 2 ** 23 / 4096 - 1 / 4096;
    fc.assert(
      fc.property(fc.array(fc.double({ min: -edge, max: edge, noNaN: true }), { minLength: 3, maxLength: 3 }), (position) => {
        const cloud = randomCloud(1);
        cloud.positions.set(position);
        expect(farthest(decodeSpz(encodeSpz(cloud)).positions, cloud.positions)).toBeLessThanOrEqual(1 / 8192 + 1e-4);
      }),
    );
  });

  it('keep any rotation, however long its quaternion', () => {
    const component = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(component, component, component, component), fc.double({ min: 0.01, max: 100, noNaN: true }), (unit, length) => {
        fc.pre(Math.hypot(...unit) > 0.01);
        const cloud = randomCloud(1);
        const norm = Math.hypot(...unit);
        cloud.rotations.set(unit.map((value) => value * length));
        const expected = Float32Array.from(unit, (value) => value / norm);
        expect(leastCosine(decodeSpz(encodeSpz(cloud)).rotations, expected)).toBeGreaterThan(0.9999);
      }),
    );
  });

  it('never are fully clear or fully opaque, so that the reference reads finite numbers', () => {
    const cloud = randomCloud(2);
    cloud.opacities.set([80, -80]);
    const { opacities } = referenceDecode(encodeSpz(cloud));
    expect([...opacities].every(Number.isFinite)).toBe(true);
    expect(opacities[0]).toBeGreaterThan(5);
    expect(opacities[1]).toBeLessThan(-5);
  });

  it('round colours where the dither says, and keep their mean', () => {
    const cloud = randomCloud(4000);
    cloud.colors.fill(0.3123);
    const plain = decodeSpz(encodeSpz(cloud)).colors;
    expect(new Set(plain).size).toBe(1);
    const dithered = decodeSpz(encodeSpz(cloud, { dither: (splat, channel) => ((splat * 3 + channel) * 0.618034) % 1 })).colors;
    expect(new Set(dithered).size).toBe(2);
    expect(dithered.reduce((sum, value) => sum + value, 0) / dithered.length).toBeCloseTo(0.3123, 3);
  });

  it.each([
    ['an empty cloud', (): SplatCloud => createSplatCloud(0)],
    ['a position that is not a number', (): SplatCloud => ({ ...randomCloud(2), positions: Float32Array.of(0, 1, NaN, 0, 0, 0) })],
    ['an infinite scale', (): SplatCloud => ({ ...randomCloud(1), scales: Float32Array.of(0, 1, Infinity) })],
    ['opposite infinities', (): SplatCloud => ({ ...randomCloud(1), colors: Float32Array.of(-Infinity, 1, Infinity) })],
    ['a rotation of length zero', (): SplatCloud => ({ ...randomCloud(1), rotations: new Float32Array(4) })],
    ['arrays of the wrong length', (): SplatCloud => ({ ...randomCloud(2), opacities: new Float32Array(1) })],
    ['missing harmonics', (): SplatCloud => ({ ...randomCloud(2), shDegree: 2 })],
    ['harmonics of degree 5', (): SplatCloud => ({ ...randomCloud(1), shDegree: 5, sh: new Float32Array(countShCoefficients(5)) })],
  ])('are refused for %s', (_name, make) => {
    expect(() => encodeSpz(make())).toThrow(SplatFormatError);
  });
});
