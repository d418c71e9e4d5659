import { sampleHeight } from '@diorama/world-model';
import type { HorizonColors, WorldModel } from '@diorama/world-model';
import { describe, expect, test } from 'vitest';

import { sampleIndoors, sampleOutdoors } from '../testing/sample-world.js';
import { openModel } from './opened-scene.js';

const horizonOf = (model: WorldModel): HorizonColors => {
  const horizon = openModel(model).measureHorizon();
  if (horizon === null) throw new Error('an outdoor world has a horizon');
  return horizon;
};

const meanColor = (colors: Float32Array): number[] =>
  [0, 1, 2].map((c) => (3 * colors.reduce((sum, value, i) => sum + (i % 3 === c ? value : 0), 0)) / colors.length);

describe('the colours of the horizon', () => {
  test('are those of haze and of ground', () => {
    const model = sampleOutdoors(65, { cloudCover: 0 });
    const { haze, ground } = horizonOf(model);
    const [, hazeGreen, hazeBlue] = meanColor(haze);
    const [groundRed, groundGreen, groundBlue] = meanColor(ground);
    expect(hazeBlue).toBeGreaterThan(hazeGreen);
    expect(groundGreen).toBeGreaterThan(groundBlue);
    expect(groundGreen).toBeGreaterThan(groundRed);
    expect(hazeGreen).toBeGreaterThan(groundGreen);
  });

  test('of ground come near those of haze in fog', () => {
    const apart = (hazeDistance: number): number => {
      const { haze, ground } = horizonOf(sampleOutdoors(65, { weather: 'fog', hazeDistance }));
      return Math.abs(meanColor(haze)[1] - meanColor(ground)[1]);
    };
    expect(apart(2)).toBeLessThan(0.3 * apart(400));
  });

  test('are not those of a room', () => {
    expect(openModel(sampleIndoors()).measureHorizon()).toBeNull();
  });

  test('are found where hills at the rim are higher than the viewer', () => {
    const model = sampleOutdoors(65);
    const { terrain } = model;
    if (terrain === null) throw new Error('the sample has terrain');
    const heights = terrain.heights.map((height, i) => height + (Math.floor(i / terrain.size) < terrain.size / 3 ? 30 : 0));
    const hilly = { ...model, terrain: { ...terrain, heights } };
    expect(sampleHeight(hilly.terrain, 0, -model.radius)).toBeGreaterThan(10);
    const [, green, blue] = meanColor(horizonOf(hilly).ground);
    expect(green).toBeGreaterThan(blue);
  });
});
