import { expect, it } from 'vitest';

import { resizePlane } from './resize-plane.js';

const STEPS = { width: 4, height: 2, data: Float32Array.of(0, 1, 2, 3, 4, 5, 6, 7) };

it('takes the mean of the pixels that become one', () => {
  expect([...resizePlane(STEPS, { width: 2, height: 1 })]).toEqual([2.5, 4.5]);
  expect([...resizePlane({ width: 3, height: 1, data: Float32Array.of(0, 3, 9) }, { width: 2, height: 1 })]).toEqual([0, 6]);
});

it('repeats the pixels that become many, and leaves a picture that fits', () => {
  expect([...resizePlane({ width: 2, height: 1, data: Float32Array.of(1, 2) }, { width: 4, height: 2 })]).toEqual([1, 1, 2, 2, 1, 1, 2, 2]);
  expect(resizePlane(STEPS, STEPS)).toBe(STEPS.data);
});
