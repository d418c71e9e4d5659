import { describe, expect, it } from 'vitest';

import { sampleHeightField } from './sample-height-field.js';
import { forEachGroundSample, WORLD_RADIUS } from './ground.js';

describe('a sampled field', () => {
  const smooth = (x: number, z: number): number => Math.sin(x / 5) + 0.02 * x * z - Math.cos(z / 4);

  it('follows a smooth function at every sample within the world', () => {
    const field = sampleHeightField(smooth);
    let worst = 0;
    forEachGroundSample((index, x, z) => {
      if (Math.hypot(x, z) < WORLD_RADIUS - 2) worst = Math.max(worst, Math.abs(field[index] - smooth(x, z)));
    });
    expect(worst).toBeLessThan(2e-3);
  });
});
