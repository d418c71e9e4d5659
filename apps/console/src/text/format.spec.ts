import { describe, expect, it } from 'vitest';

import { ago, between, compact, duration, signed, whole } from './format.js';

const NOW = Date.parse('2026-03-01T12:00:00Z');

describe('numbers', () => {
  it('are grouped, and short where they are long', () => {
    expect([whole(1_234_567), compact(99_999), compact(1_234_567)]).toEqual(['1,234,567', '99,999', '1.2M']);
  });

  it('carry their sign in a ledger', () => {
    expect([signed(1_580), signed(-1_580), signed(0)]).toEqual(['+1,580', '−1,580', '0']);
  });
});

describe('times', () => {
  it('are told in the largest unit that fits', () => {
    expect(ago('2026-03-01T11:59:18Z', NOW)).toBe('42 sec. ago');
    expect(ago('2026-03-01T09:00:00Z', NOW)).toBe('3 hr. ago');
    expect(ago('2026-03-04T12:00:00Z', NOW)).toBe('in 3 days');
    expect(ago('2026-03-01T12:00:00Z', NOW)).toBe('now');
  });

  it('last as long as they are worth telling', () => {
    expect([0.84, 41.6, 59.7, 185].map(duration)).toEqual(['0.8 s', '42 s', '1 min 0 s', '3 min 5 s']);
    expect(between('2026-03-01T11:59:00Z', null, NOW)).toBe(60);
    expect(between('2026-03-01T11:59:00Z', '2026-03-01T11:59:30Z', NOW)).toBe(30);
  });
});
