import { expect, it } from 'vitest';

import { GainTable } from './color-gains.js';

it('adds small weights to a large sum', () => {
  const gains = { keys: new Float64Array(1 << 8), sums: new Float64Array(1 << 10) };
  const table = new GainTable(gains, Uint32Array.of(0, 1, 2, 3));
  table.add(3, [1, 0, 0], [0, 0, 0], 2 ** 25);
  for (let i = 0; i < 1000; i++) table.add(3, [1, 0, 0], [0.01, 0.01, 0.01], 0.25);
  expect(Math.max(...gains.sums)).toBe(2 ** 25 + 250);
  expect(gains.sums.filter((sum) => Math.abs(sum - 2.5) < 1e-9)).toHaveLength(18);
});
