import type { Scene, Weather } from '@diorama/domain';
import { createSampleScene } from '@diorama/scene/testing';
import { describe, expect, it } from 'vitest';

import { buildModel } from '../build-model.js';

/** Pieces of air near the viewer whose prototypes only such weather has: instances with the most frequent prototype that a clear day lacks. */
function countPieces(weather: Weather, changes: Partial<Scene> = {}): number {
  const build = (of: Weather) =>
    buildModel(createSampleScene('meadow', { version: 2, season: 'winter', cover: 'snow', weather: of, ...changes }));
  return build(weather).instances.length - build('clear').instances.length;
}

describe('precipitation', () => {
  it.each(['rain', 'snow'] as const)('fills the air about the viewer in %s', (weather) => {
    expect(countPieces(weather)).toBe(26);
  });

  it.each(['overcast', 'fog'] as const)('does not fall in %s', (weather) => {
    expect(countPieces(weather)).toBe(0);
  });

  it('does not fall under water', () => {
    expect(countPieces('rain', { place: 'desert', site: 'coral-reef', landform: 'sea-bed', cover: 'none', season: 'summer' })).toBe(0);
  });
});
