import { hashInteger } from '@diorama/random';
import { expect, test } from 'vitest';

import { IrradianceTable } from './irradiance-table.js';

test('finds what was inserted, through several growths', () => {
  const table = new IrradianceTable();
  const values = new Float64Array(4);
  const count = 40_000;
  let known = 0;
  for (let i = 0; i < count; i++) {
    if (table.find(hashInteger(1, i), hashInteger(2, i), values)) known += 1;
    values.set([i, 2 * i, 0.1, 1]);
    table.insert(values);
  }
  expect(known).toBe(0);
  // Rounded as it will be found again.
  expect(values[2]).toBe(Math.fround(0.1));

  let wrong = 0;
  for (let i = 0; i < count; i++) {
    const found = table.find(hashInteger(1, i), hashInteger(2, i), values);
    if (!found || values[0] !== i || values[1] !== 2 * i || values[2] !== Math.fround(0.1) || values[3] !== 1) wrong += 1;
  }
  expect(wrong).toBe(0);
  expect(table.find(hashInteger(1, count), hashInteger(2, count), values)).toBe(false);
});
