import { describe, expect, it } from 'vitest';

import { readRange } from './range.js';

const NOW = Date.parse('2026-11-28T12:00:00Z');

describe('the period of an address', () => {
  it.each([
    [{}, '24h', '2026-11-27T12:00:00.000Z'],
    [{ range: '7d' }, '7d', '2026-11-21T12:00:00.000Z'],
    [{ range: '30d' }, '30d', '2026-10-29T12:00:00.000Z'],
    [{ range: 'forever' }, '24h', '2026-11-27T12:00:00.000Z'],
    [{ range: 'custom', from: 'yesterday', until: '2026-11-28' }, '24h', '2026-11-27T12:00:00.000Z'],
    [{ range: 'custom' }, '24h', '2026-11-27T12:00:00.000Z'],
  ])('ends now unless it is a custom one: %j', (filters, name, from) => {
    expect(readRange(filters, NOW)).toEqual({ name, from, until: '2026-11-28T12:00:00.000Z', bucket: null });
  });

  it('is a custom one with its buckets', () => {
    const filters = { range: 'custom', from: '2026-11-01T00:00:00Z', until: '2026-11-02T00:00:00+01:00', bucket: 'day' };
    expect(readRange(filters, NOW)).toEqual({
      name: 'custom',
      from: '2026-11-01T00:00:00.000Z',
      until: '2026-11-01T23:00:00.000Z',
      bucket: 'day',
    });
    expect(readRange({ bucket: 'year' }, NOW).bucket).toBeNull();
  });
});
