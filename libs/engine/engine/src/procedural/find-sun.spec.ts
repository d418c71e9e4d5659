import type { Sky } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { findSun } from './find-sun.js';

const SKY: Sky = { time: 'day', weather: 'clear', lightDirection: [0, 1, 0], cloudCover: 0.2, hazeDistance: 900 };

describe('the sun of a sky', () => {
  it.each([
    [[0, 0.5, -Math.sqrt(0.75)], 0, 30],
    [[Math.SQRT1_2, Math.SQRT1_2, 0], 90, 45],
    [[-0.8, 0.6, 0], -90, 36.87],
    [[0, 0.6, 0.8], 180, 36.87],
  ] as const)('stands in the direction of the light %j', (lightDirection, azimuth, elevation) => {
    expect(findSun({ ...SKY, lightDirection })).toEqual({ azimuth, elevation });
  });

  it.each([
    { time: 'night' },
    { weather: 'overcast' },
    { weather: 'fog' },
    { weather: 'snow' },
    { weather: 'rain' },
    { air: 'water' },
  ] as const)('is not there when %j', (change) => {
    expect(findSun({ ...SKY, ...change })).toBeNull();
  });
});
