import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createSplatCloud } from '../cloud.js';
import type { SplatCloud } from '../cloud.js';
import { addRotatedCovariance, axesToQuaternion, computePrincipalAxes } from './covariance.js';
import { decimateCloud, decimateLevel, findAmong, mergeLevel, nestLevels } from './decimate.js';
import type { DecimatedCloud } from './decimate.js';
import { mergeSplats } from './merge-splats.js';

const SPACING = 0.1;
const RATIO = 0.72;
const ALPHA = 0.99;
const logit = (alpha: number): number => Math.log(alpha / (1 - alpha));

/** A level square of discs facing up, side by side; colours run from 0 to 1 along x. */
function floor(side: number, height = 0): SplatCloud {
  const cloud = createSplatCloud(side * side);
  const sigma = Math.log(RATIO * SPACING);
  for (let i = 0; i < side * side; i++) {
    cloud.positions.set([(i % side) * SPACING, height, Math.floor(i / side) * SPACING], 3 * i);
    cloud.scales.set([sigma, sigma - 2.3, sigma], 3 * i);
    cloud.rotations.set([0, 0, 0, 1], 4 * i);
    cloud.colors.set([(i % side) / (side - 1), 0.5, -1], 3 * i);
    cloud.opacities[i] = logit(ALPHA);
  }
  return cloud;
}

const alphaAt = (cloud: SplatCloud, i: number): number => 1 / (1 + Math.exp(-cloud.opacities[i]));

function massAt(cloud: SplatCloud, i: number): number {
  const [a, b] = [...cloud.scales.subarray(3 * i, 3 * i + 3)].sort((x, y) => y - x);
  return alphaAt(cloud, i) * Math.exp(a + b);
}

const massOf = (cloud: SplatCloud): number =>
  Array.from({ length: cloud.count }, (_, i) => massAt(cloud, i)).reduce((sum, mass) => sum + mass, 0);

/** How much of the light from straight below is stopped at a point of a floor. */
function coverage(cloud: SplatCloud, x: number, z: number): number {
  let light = 1;
  for (let i = 0; i < cloud.count; i++) {
    const covariance = new Float64Array(6);
    const variances = cloud.scales.slice(3 * i, 3 * i + 3).map((scale) => Math.exp(2 * scale));
    addRotatedCovariance(covariance, 1, cloud.rotations.subarray(4 * i, 4 * i + 4), variances);
    const [xx, , xz, , , zz] = covariance;
    const [dx, dz] = [x - cloud.positions[3 * i], z - cloud.positions[3 * i + 2]];
    const power = (zz * dx * dx - 2 * xz * dx * dz + xx * dz * dz) / (xx * zz - xz * xz);
    if (power < 8) light *= 1 - alphaAt(cloud, i) * Math.exp(-power / 2);
  }
  return 1 - light;
}

/** A floor of one surface whose splats differ in brightness, and weights: those of the far half weigh `times` as much as those of the near half. */
function weighedFloor(side: number, times: number): DecimatedCloud {
  const cloud = floor(side);
  for (let i = 0; i < cloud.count; i++) cloud.colors.fill(((i * 7919) % 13) / 13, 3 * i, 3 * i + 3);
  const weights = Float32Array.from({ length: cloud.count }, (_, i) => (2 * i < cloud.count ? 1e-6 : times * 1e-6));
  return { cloud, surface: new Uint32Array(cloud.count), weights };
}

const countBeyond = ({ positions }: SplatCloud, z: number): number => positions.filter((at, i) => i % 3 === 2 && at > z).length;

describe('decimation by weight', () => {
  it('leaves as much of all parts where all weigh alike, as without weights', () => {
    const level = weighedFloor(40, 1);
    const { cloud } = decimateLevel(level, 400);
    expect(cloud).toEqual(decimateCloud(level.cloud, 400).cloud);
  });

  it('leaves more of what weighs more', () => {
    const { cloud } = decimateLevel(weighedFloor(40, 30), 400);
    expect(countBeyond(cloud, 19.5 * SPACING)).toBeGreaterThan(300);
  });

  it('gives a merged splat the weights of its parts', () => {
    const level = weighedFloor(20, 30);
    const { weights } = decimateLevel(level, 50);
    const sum = (values: Float32Array | undefined): number => (values ?? new Float32Array()).reduce((all, weight) => all + weight, 0);
    expect(weights).toHaveLength(50);
    expect(sum(weights) / sum(level.weights)).toBeCloseTo(1, 4);
  });

  it('refuses weights that do not belong to the splats', () => {
    expect(() => decimateLevel({ ...weighedFloor(10, 2), weights: new Float32Array(99) }, 50)).toThrow('99 weights for 100 splats');
  });
});

describe('decimation of a surface that turns', () => {
  it('merges flat parts before those around an edge', () => {
    // A floor, and above its far half a strip of upright discs between level ones, all of one colour.
    const cloud = floor(32);
    cloud.colors.fill(0.3);
    for (let i = cloud.count / 2; i < cloud.count; i += 2) {
      cloud.rotations.set([0, 0, Math.SQRT1_2, Math.SQRT1_2], 4 * i);
    }
    const { cloud: small } = decimateCloud(cloud, 512);
    expect(countBeyond(small, 15.5 * SPACING)).toBeGreaterThan(0.65 * 512);
  });
});

describe('decimation', () => {
  it('leaves exactly as many splats as asked for', () => {
    const cloud = floor(30);
    for (const target of [1, 7, 225, 500, 899]) expect(decimateCloud(cloud, target).cloud.count).toBe(target);
    expect(decimateCloud(cloud, 900).cloud).toBe(cloud);
    expect(() => decimateCloud(cloud, 0)).toThrow(RangeError);
  });

  it('keeps a floor closed, flat and facing up, twice over', () => {
    const once = decimateCloud(floor(48), 576).cloud;
    const twice = decimateCloud(once, 144).cloud;
    for (const cloud of [once, twice]) {
      let least = 1;
      for (let x = 1.5; x < 3; x += 0.07) for (let z = 1.5; z < 3; z += 0.07) least = Math.min(least, coverage(cloud, x, z));
      expect(least).toBeGreaterThan(0.93);
      expect(Math.max(...cloud.positions.filter((_, i) => i % 3 === 1).map(Math.abs))).toBeLessThan(1e-6);
      const thinnest = cloud.scales.map((_, i) => Math.exp(cloud.scales[3 * Math.floor(i / 3) + 2]));
      expect(Math.max(...thinnest)).toBeLessThan(0.1 * RATIO * SPACING * 1.01);
    }
  });

  it('keeps mass and mean colour', () => {
    const cloud = floor(40);
    const small = decimateCloud(cloud, 400).cloud;
    expect(massOf(small) / massOf(cloud)).toBeCloseTo(1, 1);
    let [red, mass] = [0, 0];
    for (let i = 0; i < small.count; i++) {
      red += small.colors[3 * i] * massAt(small, i);
      mass += massAt(small, i);
    }
    expect(red / mass).toBeCloseTo(0.5, 2);
  });

  it('never merges two surfaces, and keeps their labels', () => {
    const [lower, upper] = [floor(20), floor(20, 0.05)];
    const both = createSplatCloud(800);
    for (const name of ['positions', 'scales', 'rotations', 'colors', 'opacities'] as const) {
      both[name].set(lower[name]);
      both[name].set(upper[name], lower[name].length);
    }
    const labels = Uint32Array.from({ length: 800 }, (_, i) => (i < 400 ? 9 : 4));
    const { cloud, surface } = decimateCloud(both, 200, labels);
    expect(cloud.count).toBe(200);
    for (let i = 0; i < 200; i++) expect(cloud.positions[3 * i + 1]).toBeCloseTo(surface[i] === 9 ? 0 : 0.05, 6);
    expect(Math.abs(surface.filter((label) => label === 9).length - 100)).toBeLessThanOrEqual(5);
  });

  it('leaves one splat for each surface when there are more surfaces than splats asked for', () => {
    const labels = Uint32Array.from({ length: 100 }, (_, i) => i % 10);
    expect([...decimateCloud(floor(10), 3, labels).surface].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('keeps splats where colours differ', () => {
    const cloud = floor(32);
    // The left half is of one colour, the right half a chequerboard.
    const isDetailed = (x: number): boolean => x >= 16 * SPACING;
    for (let i = 0; i < cloud.count; i++) {
      const [x, z] = [i % 32, Math.floor(i / 32)];
      cloud.colors.fill(x >= 16 && (x + z) % 2 === 0 ? 1 : -1, 3 * i, 3 * i + 3);
    }
    const { count, positions } = decimateCloud(cloud, 600).cloud;
    const detailed = Array.from({ length: count }, (_, i) => positions[3 * i]).filter(isDetailed).length;
    expect(count).toBe(600);
    expect(detailed).toBe(512);
  });

  it('nests coarser levels in finer ones, of one tree', () => {
    const cloud = floor(30);
    const surface = Uint32Array.from({ length: 900 }, (_, i) => i % 3);
    const weights = Float32Array.from({ length: 900 }, (_, i) => 1 + (i % 5));
    const { level, coarser } = nestLevels({ cloud, surface, weights }, 500, [200, 40]);
    expect(level).toEqual(decimateLevel({ cloud, surface, weights }, 500));
    expect(coarser.map((starts) => starts.length - 1)).toEqual([200, 40]);
    for (const starts of coarser) {
      expect([starts[0], starts.at(-1)]).toEqual([0, 500]);
      const merged = mergeLevel(level, starts);
      expect(merged.cloud.count).toBe(starts.length - 1);
      const groups = Array.from(merged.surface, (label, i) =>
        [...level.surface.subarray(starts[i], starts[i + 1])].every((own) => own === label),
      );
      expect(groups).not.toContain(false);
      const sum = (values: Float32Array | undefined): number => (values ?? new Float32Array()).reduce((all, weight) => all + weight, 0);
      expect(sum(merged.weights)).toBeCloseTo(sum(weights), 1);
      expect(massOf(merged.cloud) / massOf(cloud)).toBeCloseTo(1, 1);
    }
    const [middle, small] = coarser as [Uint32Array, Uint32Array];
    const among = findAmong(middle, small);
    expect([...small].map((start) => [...middle].indexOf(start))).toEqual([...among]);
  });

  it('leaves splats of which there are few enough as they are, in all levels', () => {
    const level = { cloud: floor(10), surface: new Uint32Array(100) };
    const { level: same, coarser } = nestLevels(level, 200, [100]);
    expect(same).toBe(level);
    expect(mergeLevel(level, coarser[0])).toBe(level);
    const { level: whole, coarser: groups } = nestLevels(level, 200, [100, 30]);
    expect(whole.cloud.count).toBe(100);
    expect(mergeLevel(whole, groups[0])).toBe(whole);
    expect(mergeLevel(whole, groups[1]).cloud.count).toBe(30);
  });

  it('has no more splats in a coarser level than in the finest one', () => {
    const level = { cloud: floor(30), surface: new Uint32Array(900) };
    const { level: finest, coarser } = nestLevels(level, 200, [500, 100]);
    expect(finest.cloud.count).toBeLessThanOrEqual(200);
    expect(mergeLevel(finest, coarser[0])).toBe(finest);
    expect(mergeLevel(finest, coarser[1]).cloud.count).toBeLessThanOrEqual(100);
  });

  it('is the same every time', () => {
    expect(decimateCloud(floor(30), 200)).toEqual(decimateCloud(floor(30), 200));
  });
});

describe('merged splats', () => {
  const group = (count: number) => ({ order: Uint32Array.from({ length: count }, (_, i) => i), starts: Uint32Array.of(0, count) });

  it('of a half clear surface stay half clear', () => {
    const cloud = floor(4);
    cloud.opacities.fill(0);
    expect(alphaAt(mergeSplats(cloud, group(16)), 0)).toBeCloseTo(0.5, 2);
  });

  it('on one spot do not grow', () => {
    const cloud = floor(2);
    cloud.positions.fill(1);
    const merged = mergeSplats(cloud, group(4));
    expect(Math.exp(merged.scales[0])).toBeCloseTo(RATIO * SPACING, 6);
    expect(alphaAt(merged, 0)).toBeCloseTo(254 / 255, 4);
  });

  it('far apart become faint', () => {
    const cloud = floor(2);
    for (let i = 0; i < 12; i++) cloud.positions[i] *= 30;
    // Four parts spread over an area 36 times theirs, the most that a merged splat may cover.
    expect(alphaAt(mergeSplats(cloud, group(4)), 0)).toBeLessThanOrEqual(4 / 36);
  });

  it('carry harmonics', () => {
    const cloud = { ...floor(2), shDegree: 1, sh: Float32Array.from({ length: 36 }, (_, i) => i % 9) };
    for (const [i, value] of mergeSplats(cloud, group(4)).sh.entries()) expect(value).toBeCloseTo(i, 5);
  });

  it('of vanishing parts are finite', () => {
    const cloud = floor(2);
    cloud.positions.fill(1);
    cloud.scales.fill(-500);
    cloud.opacities.fill(-2000);
    const merged = mergeSplats(cloud, group(4));
    expect([...merged.positions, ...merged.scales, ...merged.rotations, ...merged.opacities].every(Number.isFinite)).toBe(true);
    expect(merged.positions[0]).toBeCloseTo(1, 6);
  });

  it('of one are a copy', () => {
    const cloud = floor(3);
    expect(mergeSplats(cloud, group(1)).positions).toEqual(cloud.positions.slice(0, 3));
    expect(mergeSplats(cloud, group(1)).scales).toEqual(cloud.scales.slice(0, 3));
  });
});

describe('principal axes', () => {
  const number = fc.double({ min: -1, max: 1, noNaN: true });
  const size = fc.double({ min: 1e-4, max: 3, noNaN: true });

  it('give the covariance back, through a quaternion too', () => {
    fc.assert(
      fc.property(fc.tuple(number, number, number, number), fc.tuple(size, size, size), (quaternion, variances) => {
        fc.pre(Math.hypot(...quaternion) > 0.05);
        const covariance = new Float64Array(6);
        addRotatedCovariance(covariance, 1, quaternion, variances);
        const principal = { axes: new Float64Array(9), variances: new Float64Array(3) };
        computePrincipalAxes(covariance, principal);
        const sorted = [...variances].sort((a, b) => b - a);
        for (let i = 0; i < 3; i++) expect(principal.variances[i]).toBeCloseTo(sorted[i], 9);
        const turned = new Float32Array(4);
        axesToQuaternion(principal.axes, turned, 0);
        const again = new Float64Array(6);
        addRotatedCovariance(again, 1, turned, principal.variances);
        for (let i = 0; i < 6; i++) expect(again[i]).toBeCloseTo(covariance[i], 5);
      }),
    );
  });
});

describe('parts with nothing between them', () => {
  it('do not merge into a needle through the void', () => {
    const cloud = createSplatCloud(8, 0);
    for (let i = 0; i < 8; i++) {
      cloud.positions[3 * i] = 100 * i;
      cloud.scales.fill(Math.log(0.5), 3 * i, 3 * i + 3);
      cloud.rotations[4 * i + 3] = 1;
    }
    const { cloud: merged } = decimateCloud(cloud, 2);
    expect(merged.count).toBe(2);
    expect(Math.exp(Math.max(...merged.scales))).toBeLessThanOrEqual(3.001);
  });
});
