import { describe, expect, it } from 'vitest';

import { findWalkRadius } from './walk-radius.js';

describe('the radius within which a world is detailed', () => {
  it.each([
    ['svc-1.0-draft', 'meadow', 12],
    ['svc-1.1', 'forest', 25],
    ['svc-1.0', null, 25],
    ['svc-1.1-plus', 'beach', 60],
    ['svc-1.1', 'living-room', null],
    ['svc-1.0-draft', 'cave', null],
    ['svc-9.9', 'meadow', null],
    [null, 'meadow', null],
  ])('of model %s and place %s is %s', (model, place, radius) => {
    expect(findWalkRadius(model, place)).toBe(radius);
  });
});
