import type { SiteFronts } from '@diorama/catalogue';
import { PlacementContext } from '@diorama/placement';
import type { UnplacedObject } from '@diorama/placement';
import { createSampleScene } from '@diorama/scene/testing';
import { Ground, planSite } from '@diorama/terrain';
import { getFootprintSize } from '@diorama/things';
import { describe, expect, it } from 'vitest';

import { raiseFronts } from './raise-fronts.js';

const FRONTS: SiteFronts = { kinds: ['townhouse', 'bakery'], half: [20, 24], head: 'courthouse' };

/** The houses around a square on level ground. */
function raise(fronts: SiteFronts, without: readonly string[] = []): readonly UnplacedObject[] {
  const scene = { ...createSampleScene('meadow', { seed: 5 }), without };
  const context = new PlacementContext(planSite(scene, { trail: null, pools: false, riverBearing: 0 }), new Ground());
  raiseFronts(context, fronts);
  return context.placed;
}

describe('the fronts of a square', () => {
  const houses = raise(FRONTS);

  it('line all four sides and face the middle', () => {
    const facing = new Set(houses.map(({ turn }) => Math.round((turn * 180) / Math.PI)));
    expect(facing).toEqual(new Set([0, 90, -90, -180]));
    for (const { x, z, turn } of houses) expect(Math.sin(turn) * x + Math.cos(turn) * z).toBeLessThan(0);
  });

  it('keep the square free', () => {
    for (const { kind, x, z } of houses) {
      const deep = getFootprintSize(kind)[1] / 2;
      expect(Math.max(Math.abs(x) - 20, Math.abs(z) - 24)).toBeGreaterThan(deep - 1e-6);
    }
  });

  it('stand wall to wall about the building at its head', () => {
    expect(houses.find(({ kind }) => kind === 'courthouse')).toMatchObject({ x: 0, turn: -0 });
    const right = houses.filter(({ x, turn }) => x > 0 && Math.abs(turn + Math.PI / 2) < 1e-9).toSorted((a, b) => a.z - b.z);
    const gaps = right.slice(1).map(({ kind, z }, k) => {
      const before = right[k] as UnplacedObject;
      return z - before.z - (getFootprintSize(kind)[0] + getFootprintSize(before.kind)[0]) / 2;
    });
    expect(gaps.length).toBeGreaterThan(3);
    for (const gap of gaps) expect(gap).toBeCloseTo(0, 5);
  });

  it('leave out what the scene is without', () => {
    expect(raise(FRONTS, ['bakery']).some(({ kind }) => kind === 'bakery')).toBe(false);
    expect(raise({ kinds: ['bakery'], half: [20, 24] }, ['bakery'])).toEqual([]);
  });
});
