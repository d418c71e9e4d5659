import { createSampleScene } from '@diorama/scene/testing';
import { planSite } from '@diorama/terrain';
import type { Shoreline } from '@diorama/terrain';
import { describe, expect, it } from 'vitest';

import { findJettySpot } from './find-jetty-spot.js';

const shoreOf = (water: 'lake' | 'sea' | 'river' | 'none', seed: number): Shoreline | null =>
  planSite(createSampleScene('meadow', { seed, water }), { trail: null, pools: false, riverBearing: null }).shore;

const PIER = { kind: 'pier', scale: 1, side: 1, isFree: () => true } as const;

describe('a jetty', () => {
  it.each([
    ['lake', 1],
    ['lake', 2],
    ['sea', 3],
    ['sea', 9],
  ] as const)('leads from the bank of a %s of seed %i into the water, its deck above it', (water, seed) => {
    const shore = shoreOf(water, seed);
    const spot = findJettySpot({ ...PIER, shore });
    const { x = 0, z = 0, turn = 0, aboveWater = 0 } = spot ?? {};
    const distanceAt = (along: number): number => shore?.distance(x + along * Math.sin(turn), z + along * Math.cos(turn)) ?? Infinity;
    expect(spot).not.toBeNull();
    expect(distanceAt(-8)).toBeGreaterThan(0);
    expect(distanceAt(10)).toBeLessThan(0);
    expect(aboveWater + 1.8).toBeCloseTo(0.55, 5);
  });

  it('needs wide water, and other things stand elsewhere', () => {
    expect(findJettySpot({ ...PIER, shore: shoreOf('none', 1) })).toBeNull();
    expect(findJettySpot({ ...PIER, shore: shoreOf('river', 1) })).toBeNull();
    expect(findJettySpot({ ...PIER, kind: 'house', shore: shoreOf('lake', 1) })).toBeNull();
  });
});
