import type { Prototype } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { clusterFoliage } from './foliage-clusters.js';

const MOST = 48;

/** Leaves of a crown: right triangles of `length` by `breadth`, spread over a ball by a spiral. */
function crownOf(count: number, length: number, breadth: number): Prototype {
  const positions = new Float32Array(9 * count);
  for (let leaf = 0; leaf < count; leaf++) {
    const y = 1 - (2 * leaf + 1) / count;
    const [level, azimuth] = [Math.sqrt(1 - y * y), 2.4 * leaf];
    const [x, z] = [2 * Math.cos(azimuth) * level, 2 * Math.sin(azimuth) * level];
    positions.set([x, 2 * y, z, x + length, 2 * y, z, x, 2 * y + breadth, z], 9 * leaf);
  }
  return {
    positions,
    normals: new Float32Array(positions.length),
    indices: Uint32Array.from({ length: 3 * count }, (_, i) => i),
    material: new Uint16Array(count),
    doubleSided: true,
    solid: null,
    semantic: 1,
  };
}

describe('clusters of leaves', () => {
  const clusters = clusterFoliage(crownOf(1000, 0.2, 0.1));

  it('have the area of all leaves together', () => {
    expect(clusters.reduce((sum, { area }) => sum + area, 0)).toBeCloseTo(1000 * 0.01, 4);
    for (const { area, triangles } of clusters) expect(area).toBeCloseTo(0.01 * triangles.length, 5);
  });

  it('hold each leaf once, and few enough of them', () => {
    const all = clusters.flatMap(({ triangles }) => [...triangles]);
    expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 1000 }, (_, leaf) => leaf));
    for (const { triangles } of clusters) expect(triangles.length).toBeLessThanOrEqual(MOST);
    expect(clusters.length).toBeLessThan((3 * 1000) / MOST);
  });

  it('count areas up to their own', () => {
    for (const { area, ends, triangles } of clusters) {
      expect(ends).toHaveLength(triangles.length);
      expect(ends.every((end, i) => end > (ends[i - 1] ?? 0))).toBe(true);
      expect(ends.at(-1)).toBe(area);
    }
  });

  it('lie together: each fills a small part of the crown', () => {
    const { positions } = crownOf(1000, 0.2, 0.1);
    for (const { centre, triangles } of clusters)
      for (const t of triangles) {
        const apart = Math.hypot(...[0, 1, 2].map((axis) => positions[9 * t + axis] - centre[axis]));
        expect(apart).toBeLessThan(2);
      }
  });

  it('measure their leaves', () => {
    const longest = Math.hypot(0.2, 0.1);
    for (const { length, breadth } of clusters) {
      expect(length).toBeCloseTo(longest, 5);
      // The height over the longest side.
      expect(breadth).toBeCloseTo(0.02 / longest, 5);
    }
  });

  it('are one for a few leaves and none for none', () => {
    const [only, ...others] = clusterFoliage(crownOf(MOST, 0.2, 0.1));
    expect(others).toEqual([]);
    expect(only?.triangles).toHaveLength(MOST);
    expect(clusterFoliage(crownOf(0, 0.2, 0.1))).toEqual([]);
  });

  it('give leaves without area no weight', () => {
    const crown = crownOf(2, 0.2, 0.1);
    crown.positions.set([5, 5, 5, 5, 5, 5, 5, 5, 5], 0);
    const [cluster] = clusterFoliage(crown);
    expect(cluster?.area).toBeCloseTo(0.01, 6);
    expect(cluster?.centre[0]).toBeLessThan(3);
    expect([...(cluster?.ends ?? [])][0]).toBe(0);
  });
});
