import { describe, expect, it } from 'vitest';

import { generateGaussianNoise } from './noise.js';

describe('noise', () => {
  it('is standard normal', () => {
    const noise = generateGaussianNoise(3, 'latents', 100_000);
    const moment = (power: number): number => noise.reduce((sum, value) => sum + value ** power, 0) / noise.length;
    expect(moment(1)).toBeCloseTo(0, 1);
    expect(moment(2)).toBeCloseTo(1, 1);
    expect(moment(3)).toBeCloseTo(0, 1);
    expect(moment(4)).toBeCloseTo(3, 0);
    expect(noise.every(Number.isFinite)).toBe(true);
  });

  it('depends on seed, stream and place alone', () => {
    expect(generateGaussianNoise(3, 'latents', 10)).toEqual(generateGaussianNoise(3, 'latents', 1_000).subarray(0, 10));
    expect(generateGaussianNoise(3, 'latents', 9)).toHaveLength(9);
    expect(generateGaussianNoise(4, 'latents', 10)).not.toEqual(generateGaussianNoise(3, 'latents', 10));
    expect(generateGaussianNoise(3, 'step 1', 10)).not.toEqual(generateGaussianNoise(3, 'latents', 10));
  });
});
