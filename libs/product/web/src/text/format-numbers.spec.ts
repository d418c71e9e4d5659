import { expect, it } from 'vitest';

import { formatDuration, formatEstimate, formatInteger } from './format-numbers.js';

it('whole numbers have separators', () => {
  expect([0, 1_234, 84_210].map(formatInteger)).toEqual(['0', '1,234', '84,210']);
});

it.each([
  [0.84, '0.8 s', 'about 1 s'],
  [9.4, '9.4 s', 'about 9 s'],
  [42.4, '42 s', 'about 42 s'],
  [59.6, '1 min 0 s', 'about 1 min'],
  [89.4, '1 min 29 s', 'about 1 min'],
  [185, '3 min 5 s', 'about 3 min'],
])('%f seconds are %s, or %s', (seconds, duration, estimate) => {
  expect([formatDuration(seconds), formatEstimate(seconds)]).toEqual([duration, estimate]);
});
