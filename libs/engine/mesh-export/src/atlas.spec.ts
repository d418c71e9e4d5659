import { buildModel } from '@diorama/places';
import { composeScene } from '@diorama/scene';
import { describe, expect, it } from 'vitest';

import { packAtlas } from './atlas.js';
import { segmentIntoCharts } from './charts.js';
import { selectInstances, listFoliage } from './select-instances.js';
import { FOLIAGE_THINNING_MAX } from './foliage.js';

const model = buildModel(composeScene('a meadow with trees and a cabin', 7).scene);
const foliage = listFoliage(model);

describe('charts', () => {
  it('hold each triangle of a prototype once, within their rectangles', () => {
    for (const [i, prototype] of model.prototypes.entries()) {
      const mesh = foliage[i]?.level(0);
      if (mesh === undefined) throw new RangeError('a prototype without foliage');
      const charts = segmentIntoCharts(prototype, mesh);
      const triangles = charts.flatMap((chart) => chart.triangles).toSorted((a, b) => a - b);
      expect(triangles).toEqual([...mesh.triangles]);
      for (const { plane, width, height, corners, vertices } of charts) {
        const outside = plane.findIndex((value, k) => value < -1e-4 || value > (k % 2 === 0 ? width : height) + 1e-4);
        expect(outside).toBe(-1);
        expect(Math.max(...corners)).toBe(vertices.length - 1);
      }
    }
  });
});

describe('an atlas', () => {
  const things = selectInstances(model, foliage, 100_000);
  const charts = things.map((thing) => {
    const prototype = model.prototypes[thing.prototype];
    if (prototype === undefined) throw new RangeError('a thing without a prototype');
    return { thing, charts: segmentIntoCharts(prototype, thing.mesh) };
  });
  const atlas = packAtlas(model, charts, 512);

  it('gives every chart texels of its own, in the rows of its band', () => {
    const taken = new Uint8Array(512 * 512);
    const { bands } = atlas.layout;
    for (const [band, placed] of atlas.bands.entries())
      for (const { x, y, columns, rows } of placed) {
        expect(y >= (bands[band] ?? 0) && y + rows <= (bands[band + 1] ?? 512) && x + columns <= 512).toBe(true);
        for (let j = y; j < y + rows; j++)
          for (let i = x; i < x + columns; i++) {
            if (taken[512 * j + i] !== 0) throw new Error(`texel ${i}, ${j} is taken twice`);
            taken[512 * j + i] = 1;
          }
      }
    expect(atlas.bands.flat()).toHaveLength(charts.reduce((sum, { charts: own }) => sum + own.length, 0));
    expect(taken.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0.6 * taken.length);
  });

  it('shows near things more finely than far ones', () => {
    const texelsAMetre = atlas.bands
      .flat()
      .filter(({ columns }) => columns > 4)
      .map(({ thing, chart, columns }) => ({ distance: thing.distance, density: columns / (chart.width * thing.scale) }));
    const mean = (near: boolean): number => {
      const own = texelsAMetre.filter(({ distance }) => distance < 8 === near);
      return own.reduce((sum, { density }) => sum + density, 0) / own.length;
    };
    expect(mean(true)).toBeGreaterThan(2 * mean(false));
  });
});

describe('the choice of things', () => {
  it('takes all of them whole where there is room', () => {
    const total = model.instances.reduce((sum, { prototype }) => sum + (model.prototypes[prototype]?.indices.length ?? 0) / 3, 0);
    const things = selectInstances(model, foliage, 100 * total);
    expect(things).toHaveLength(model.instances.length);
  });

  it('thins far leaves before it leaves anything out, and keeps to its budget', () => {
    for (const budget of [400_000, 150_000, 60_000]) {
      const things = selectInstances(model, foliage, budget);
      expect(things.reduce((sum, { mesh }) => sum + mesh.triangles.length, 0)).toBeLessThanOrEqual(budget);
      const levelOf = (near: boolean): number => {
        const leaves = things.filter(({ prototype, distance }) => foliage[prototype]?.leaf != null && distance < 15 === near);
        return leaves.reduce((sum, { level }) => sum + level, 0) / leaves.length;
      };
      expect(levelOf(true)).toBeLessThan(levelOf(false));
    }
  });
});

describe('the choice of things of a world full of large solid things', () => {
  it('keeps to its budget and keeps the largest', () => {
    const cabins = Array.from({ length: 40 }, (_, i) => ({ x: 12 * (i % 8) - 42, z: -20 - 12 * Math.floor(i / 8) }));
    const { scene } = composeScene('a meadow', 7);
    const full = buildModel({
      ...scene,
      objects: [{ kind: 'house', count: cabins.length, size: 1, color: null, phrase: 'forty cabins', at: cabins }],
    });
    const levels = listFoliage(full);
    const things = selectInstances(full, levels, 2_000);
    const triangles = things.reduce((sum, { mesh }) => sum + mesh.triangles.length, 0);
    expect(triangles).toBeLessThanOrEqual(2_000);
    expect(things.length).toBeGreaterThan(0);
  });
});

describe('foliage', () => {
  it('keeps trunks as they are, and fewer but larger leaves', () => {
    const trees = foliage.filter(({ leaf }) => leaf !== null);
    expect(trees.length).toBeGreaterThan(0);
    for (const tree of trees) {
      const [whole, thin] = [tree.level(0), tree.level(2)];
      expect(thin.triangles.length).toBeLessThan(whole.triangles.length);
      expect(tree.level(FOLIAGE_THINNING_MAX + 3)).toBe(tree.level(FOLIAGE_THINNING_MAX));
    }
    const closed = model.prototypes.findIndex(({ doubleSided }) => !doubleSided);
    expect(foliage[closed]?.level(3)).toBe(foliage[closed]?.level(0));
  });
});
