import { describe, expect, it } from 'vitest';

import {
  formatRelativeTime,
  countSecondsBetween,
  formatCompactNumber,
  formatDuration,
  formatSignedNumber,
  formatInteger,
} from './format.js';

const NOW = Date.parse('2026-03-01T12:00:00Z');

describe('numbers', () => {
  it('are grouped, and short where they are long', () => {
    expect([formatInteger(1_234_567), formatCompactNumber(99_999), formatCompactNumber(1_234_567)]).toEqual([
      '1,234,567',
      '99,999',
      '1.2M',
    ]);
  });

  it('carry their sign in a ledger', () => {
    expect([formatSignedNumber(1_580), formatSignedNumber(-1_580), formatSignedNumber(0)]).toEqual(['+1,580', '−1,580', '0']);
  });
});

describe('times', () => {
  it('are told in the largest unit that fits', () => {
    expect(formatRelativeTime('2026-03-01T11:59:18Z', NOW)).toBe('42 sec. ago');
    expect(formatRelativeTime('2026-03-01T09:00:00Z', NOW)).toBe('3 hr. ago');
    expect(formatRelativeTime('2026-03-04T12:00:00Z', NOW)).toBe('in 3 days');
    expect(formatRelativeTime('2026-03-01T12:00:00Z', NOW)).toBe('now');
  });

  it('last as long as they are worth telling', () => {
    expect([0.84, 41.6, 59.7, 185].map(formatDuration)).toEqual(['0.8 s', '42 s', '1 min 0 s', '3 min 5 s']);
    expect(countSecondsBetween('2026-03-01T11:59:00Z', null, NOW)).toBe(60);
    expect(countSecondsBetween('2026-03-01T11:59:00Z', '2026-03-01T11:59:30Z', NOW)).toBe(30);
  });
});
