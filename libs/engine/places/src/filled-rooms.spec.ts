import { createSampleScene } from '@diorama/scene/testing';
import { describe, expect, it } from 'vitest';

import { buildModel } from './build-model.js';

const SEEDS = [1, 2, 3];

/** Objects of an office with this density. */
const countThings = (density: number, seed: number): number =>
  buildModel(createSampleScene('library', { room: 'office', density, seed })).instances.length;

describe('what a room has several of', () => {
  it.each(SEEDS)('fills a bare floor, and not that of a sparse room (seed %i)', (seed) => {
    expect(countThings(1, seed)).toBeGreaterThan(countThings(0.5, seed));
  });
});

describe('clutter', () => {
  it.each(SEEDS)('lies in a cluttered room (seed %i)', (seed) => {
    expect(countThings(1.6, seed)).toBeGreaterThan(countThings(1, seed));
  });

  it('is the same for the same seed', () => {
    expect(countThings(1.6, 5)).toBe(countThings(1.6, 5));
  });
});
