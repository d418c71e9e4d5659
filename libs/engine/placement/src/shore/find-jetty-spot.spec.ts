import { createSampleScene } from '@diorama/scene/testing';
import { createGround, planSite } from '@diorama/terrain';
import { describe, expect, it } from 'vitest';

import { PlacementContext } from '../placement-context.js';
import { findJettySpot } from './find-jetty-spot.js';

const contextOf = (water: 'lake' | 'sea' | 'river' | 'none', seed: number): PlacementContext => {
  const scene = createSampleScene('meadow', { seed, water });
  const plan = planSite(scene, { trail: null, pools: false, riverBearing: null });
  return new PlacementContext(
    plan,
    createGround(plan, () => 0),
  );
};

const PIER = { kind: 'pier', scale: 1, side: 1 } as const;

describe('a jetty', () => {
  it.each([
    ['lake', 1],
    ['lake', 2],
    ['sea', 3],
    ['sea', 9],
  ] as const)('leads from the bank of a %s of seed %i into the water, its deck above it', (water, seed) => {
    const context = contextOf(water, seed);
    const spot = findJettySpot(context, PIER);
    const { x = 0, z = 0, turn = 0, aboveWater = 0 } = spot ?? {};
    const distanceAt = (along: number): number =>
      context.plan.shore?.distance(x + along * Math.sin(turn), z + along * Math.cos(turn)) ?? Infinity;
    expect(spot).not.toBeNull();
    expect(distanceAt(-8)).toBeGreaterThan(0);
    expect(distanceAt(10)).toBeLessThan(0);
    expect(aboveWater + 1.8).toBeCloseTo(0.55, 5);
  });

  it('needs wide water, and other things stand elsewhere', () => {
    expect(findJettySpot(contextOf('none', 1), PIER)).toBeNull();
    expect(findJettySpot(contextOf('river', 1), PIER)).toBeNull();
    expect(findJettySpot(contextOf('lake', 1), { ...PIER, kind: 'house' })).toBeNull();
  });
});
