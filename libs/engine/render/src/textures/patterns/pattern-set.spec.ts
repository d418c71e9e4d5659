import { PATTERNS } from '@diorama/world-model';
import { expect, test } from 'vitest';

import { sampleMips } from '../mip-texture.js';
import { getPatternTile } from './pattern-set.js';
import { CHANNELS } from './pattern-tile.js';

test.each(PATTERNS)('%s keeps the mean of the albedo, has slopes of mean zero and repeats without a border', (pattern) => {
  const { texture } = getPatternTile(pattern);
  const { size } = texture;
  const [finest] = texture.levels;
  expect(finest?.every((value) => Number.isFinite(value))).toBe(true);
  // The coarsest level is the mean of all.
  const [r = 0, g = 0, b = 0, u = 0, v = 0] = texture.levels.at(-1) ?? [];
  expect(0.2126 * r + 0.7152 * g + 0.0722 * b).toBeCloseTo(1, 3);
  expect(Math.abs(u)).toBeLessThan(1e-3);
  expect(Math.abs(v)).toBeLessThan(1e-3);

  // The step over the border is no greater than the greatest one inside.
  const at = (i: number, j: number): number => finest?.[CHANNELS * (j * size + i)] ?? Number.NaN;
  let inside = 0;
  let across = 0;
  for (let j = 0; j < size; j++) {
    for (let i = 1; i < size; i++) inside = Math.max(inside, Math.abs(at(i, j) - at(i - 1, j)));
    across = Math.max(across, Math.abs(at(0, j) - at(size - 1, j)));
  }
  expect(across).toBeLessThanOrEqual(inside + 1e-6);
});

test('from far away only the mean is left', () => {
  const { texture } = getPatternTile('brick');
  const near = new Float64Array(CHANNELS);
  const far = new Float64Array(CHANNELS);
  const nearValues: number[] = [];
  const farValues: number[] = [];
  for (let i = 0; i < 200; i++) {
    sampleMips(texture, i * 0.137, i * 0.071, 0, near);
    sampleMips(texture, i * 0.137, i * 0.071, 20, far);
    nearValues.push(near[0] ?? 0);
    farValues.push(far[0] ?? 0);
  }
  expect(Math.max(...nearValues) - Math.min(...nearValues)).toBeGreaterThan(0.3);
  expect(Math.max(...farValues) - Math.min(...farValues)).toBeLessThan(1e-6);
});
