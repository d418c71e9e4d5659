import { describe, expect, it } from 'vitest';

import { SplatFormatError, createSplatCloud } from './cloud.js';
import type { SplatCloud } from './cloud.js';
import { findCodebook } from './codebook.js';
import { computeMortonOrder } from './morton-order.js';
import { packSog } from './sog.js';
import type { SogScene } from './sog.js';

function sample(count: number): SplatCloud {
  const cloud = createSplatCloud(count);
  for (let i = 0; i < count; i++) {
    const distance = 0.5 + (i % 97) ** 1.1;
    cloud.positions.set([distance * Math.sin(i), distance * Math.cos(1.7 * i) * 0.3, distance * Math.cos(i)], 3 * i);
    cloud.scales.set([-4 + Math.sin(i), -4 + Math.cos(i), -9], 3 * i);
    const quaternion = [Math.sin(i), Math.cos(2 * i), Math.sin(3 * i + 1), Math.cos(i + 2)];
    const norm = Math.hypot(...quaternion);
    cloud.rotations.set(
      quaternion.map((part) => part / norm),
      4 * i,
    );
    cloud.colors.set([1.5 * Math.sin(5 * i), Math.cos(7 * i), -0.4], 3 * i);
    cloud.opacities[i] = 6 * Math.sin(11 * i);
  }
  return cloud;
}

interface Meta {
  readonly count: number;
  readonly means: { readonly mins: number[]; readonly maxs: number[]; readonly files: string[] };
  readonly scales: { readonly codebook: number[]; readonly files: string[] };
  readonly quats: { readonly files: string[] };
  readonly sh0: { readonly codebook: number[]; readonly files: string[] };
}

/** Reads a scene as the format's page tells to, into the frame of clouds. */
function decode({ meta, pictures }: SogScene): SplatCloud {
  const { count, means, scales, quats, sh0 } = meta as Meta;
  const cloud = createSplatCloud(count);
  const texel = (file: string | undefined, splat: number): number[] => [
    ...(pictures.find(({ name }) => name === file)?.data.subarray(4 * splat, 4 * splat + 4) ?? []),
  ];
  for (let i = 0; i < count; i++) {
    const [low, high] = [texel(means.files[0], i), texel(means.files[1], i)];
    const place = [0, 1, 2].map((axis) => {
      const min = means.mins[axis] ?? 0;
      const max = means.maxs[axis] ?? 0;
      const n = min + ((max - min) * ((low[axis] ?? 0) + 256 * (high[axis] ?? 0))) / 65_535;
      return Math.sign(n) * (Math.exp(Math.abs(n)) - 1);
    });
    cloud.positions.set([place[0] ?? 0, -(place[1] ?? 0), -(place[2] ?? 0)], 3 * i);
    cloud.scales.set(
      texel(scales.files[0], i)
        .slice(0, 3)
        .map((index) => scales.codebook[index] ?? Number.NaN),
      3 * i,
    );
    const [r, g, b, tag = 0] = texel(quats.files[0], i);
    const small = [r, g, b].map((byte) => ((2 * (byte ?? 0)) / 255 - 1) / Math.SQRT2);
    small.splice(tag - 252, 0, Math.sqrt(1 - small.reduce((sum, part) => sum + part * part, 0)));
    const [w = 0, x = 0, y = 0, z = 0] = small;
    cloud.rotations.set([x, -y, -z, w], 4 * i);
    const [red = 0, green = 0, blue = 0, alpha = 0] = texel(sh0.files[0], i);
    cloud.colors.set(
      [red, green, blue].map((index) => sh0.codebook[index] ?? Number.NaN),
      3 * i,
    );
    cloud.opacities[i] = alpha / 255;
  }
  return cloud;
}

const furthest = (ours: ArrayLike<number>, theirs: ArrayLike<number>): number =>
  Array.from(ours).reduce((most, value, i) => Math.max(most, Math.abs(value - (theirs[i] ?? Number.NaN))), 0);

describe('splats as SOG', () => {
  const cloud = sample(2_000);
  const scene = packSog(cloud);
  const order = computeMortonOrder(cloud.positions);
  const read = decode(scene);
  const sorted = (values: Float32Array, width: number): number[] =>
    [...order].flatMap((splat) => [...values.subarray(width * splat, width * (splat + 1))]);

  it('has pictures that hold all splats, named by its meta.json', () => {
    expect(scene.pictures.map(({ name }) => name)).toEqual(['means_l.webp', 'means_u.webp', 'quats.webp', 'scales.webp', 'sh0.webp']);
    for (const { width, height, data } of scene.pictures) {
      expect(width * height).toBeGreaterThanOrEqual(2_000);
      expect(data.length).toBe(4 * width * height);
    }
    expect(scene.meta).toMatchObject({ version: 2, count: 2_000 });
  });

  it('gives positions back within a step of its logarithm', () => {
    const { means } = scene.meta as Meta;
    const step = Math.max(...means.mins.map((min, axis) => ((means.maxs[axis] ?? 0) - min) / 65_535));
    for (const [i, metres] of sorted(cloud.positions, 3).entries())
      expect(Math.abs((read.positions[i] ?? 0) - metres)).toBeLessThan(0.51 * step * (1 + Math.abs(metres)) + 1e-5);
  });

  it('gives scales, colours and opacities back within what 256 values can hold', () => {
    expect(furthest(read.scales, sorted(cloud.scales, 3))).toBeLessThan(6 / 255);
    expect(furthest(read.colors, sorted(cloud.colors, 3))).toBeLessThan(3 / 255);
    const opacities = sorted(cloud.opacities, 1).map((logit) => 1 / (1 + Math.exp(-logit)));
    expect(furthest(read.opacities, opacities)).toBeLessThanOrEqual(1 / 255);
  });

  it('gives rotations back within a degree', () => {
    const rotations = sorted(cloud.rotations, 4);
    for (let i = 0; i < 2_000; i++) {
      const cosine = [0, 1, 2, 3].reduce((sum, part) => sum + (rotations[4 * i + part] ?? 0) * (read.rotations[4 * i + part] ?? 0), 0);
      expect(Math.abs(cosine)).toBeGreaterThan(Math.cos(Math.PI / 360));
    }
  });

  it('is the same each time, holds a single splat, and refuses what it cannot hold', () => {
    expect(packSog(cloud)).toEqual(scene);
    const one = sample(1);
    expect(furthest(decode(packSog(one)).positions, one.positions)).toBeLessThan(1e-5);
    expect(() => packSog(createSplatCloud(4, 1))).toThrow(SplatFormatError);
  });
});

describe('a codebook', () => {
  it('rises, and is finer where numbers are many', () => {
    const numbers = Float32Array.from({ length: 20_000 }, (_, i) => (i % 10 === 0 ? 20 * Math.sin(i) : Math.sin(i)));
    const book = findCodebook(numbers);
    const { values } = book;
    expect(values).toEqual(values.toSorted());
    const meanSquare = numbers.reduce((sum, x) => sum + (x - (values[book.indexOf(x)] ?? 0)) ** 2, 0) / numbers.length;
    const even = 40 / 256;
    expect(meanSquare).toBeLessThan(even ** 2 / 12 / 3);
  });

  it('holds a single number', () => {
    const book = findCodebook(new Float32Array([3, 3]));
    expect(book.values[book.indexOf(3)]).toBeCloseTo(3, 3);
  });
});

describe('the order of splats', () => {
  it('is a permutation that keeps neighbours together', () => {
    const { positions } = sample(3_000);
    const order = computeMortonOrder(positions);
    expect(order.toSorted()).toEqual(Uint32Array.from({ length: 3_000 }, (_, i) => i));
    const jump = (a: number, b: number): number =>
      Math.hypot(...[0, 1, 2].map((k) => (positions[3 * a + k] ?? 0) - (positions[3 * b + k] ?? 0)));
    const pathOf = (places: ArrayLike<number>): number =>
      Array.from(places).reduce((sum, p, i, all) => sum + (i === 0 ? 0 : jump(p, all[i - 1] ?? 0)), 0);
    expect(pathOf(order)).toBeLessThan(0.3 * pathOf(Array.from({ length: 3_000 }, (_, i) => i)));
  });
});
