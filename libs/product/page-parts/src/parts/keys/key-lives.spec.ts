import { describe, expect, it } from 'vitest';

import { listKeyLives, toKeyExpiry } from './key-lives.js';

const NOW = Date.parse('2026-03-01T12:00:00Z');

describe('how long a new key is valid', () => {
  it.each([
    [null, ['', '1', '30', '90', '365']],
    ['2026-06-01T00:00:00Z', ['', '1', '30', '90']],
    ['2026-03-02T12:00:00Z', ['']],
  ])('is not longer than a key that ends at %s', (limit, days) => {
    expect(listKeyLives(limit, NOW).map((life) => life.days)).toEqual(days);
  });

  it('is counted from now', () => {
    expect([toKeyExpiry('30', NOW), toKeyExpiry('', NOW)]).toEqual(['2026-03-31T12:00:00.000Z', null]);
  });
});
