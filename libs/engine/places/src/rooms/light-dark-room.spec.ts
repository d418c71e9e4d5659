import { ROOM_TYPES } from '@diorama/catalogue';
import type { Scene } from '@diorama/domain';
import { composeScene } from '@diorama/scene';
import { computeLuminance } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { buildModel } from '../build-model.js';

/** Less than the power of one lamp, as luminance of linear RGB. */
const LEAST = 1;

function measurePower(scene: Scene): number {
  const { lights } = buildModel(scene);
  return lights.reduce((sum, { power: [red, green, blue] }) => sum + computeLuminance(red, green, blue), 0);
}

describe('the light of a room', () => {
  it.each([
    ['a wine cellar with barrels along the wall', 68],
    ['a nursery with toys on the floor', 92],
    ['an empty cellar without lamps', 3],
  ])('comes from a lamp where windows and lamps found no place: %s', (prompt, seed) => {
    expect(measurePower(composeScene(prompt, seed).scene)).toBeGreaterThan(LEAST);
  });

  it.each([...ROOM_TYPES.values()].map(({ id, base }) => [id, base] as const))('is never missing: %s', (room, place) => {
    expect(measurePower({ ...composeScene('a living room', 1).scene, place, room })).toBeGreaterThan(LEAST);
  });
});
