import { createSampleScene } from '@diorama/scene/testing';
import { describe, expect, it } from 'vitest';

import { buildModel } from '../build-model.js';

const lightsOf = (place: 'volcanic' | 'meadow') =>
  buildModel(createSampleScene(place, { time: 'night' })).lights.filter(({ isSpread }) => isSpread === true);

describe('molten ground', () => {
  it('lights its surroundings near the viewer and below its crater', () => {
    const lights = lightsOf('volcanic');
    const near = lights.filter(({ position: [x, , z] }) => Math.hypot(x, z) < 40);
    expect(near.length).toBeGreaterThan(3);
    expect(lights.some(({ position }) => position[1] > 30)).toBe(true);
    for (const { power } of lights) expect(power[0]).toBeGreaterThan(3 * power[1]);
  });

  it('is in no other place', () => {
    expect(lightsOf('meadow')).toEqual([]);
  });
});
