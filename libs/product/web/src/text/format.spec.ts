import { describe, expect, it } from 'vitest';

import {
  createTickFormat,
  formatBucket,
  formatBytes,
  formatDateTime,
  formatPercent,
  formatShortDuration,
  formatRelativeTime,
  countSecondsBetween,
  formatCompactNumber,
  formatUptime,
  formatSignedNumber,
} from './format.js';

const NOW = Date.parse('2026-03-01T12:00:00Z');

describe('sizes and uptimes', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [12_345_678, '12.3 MB'],
    [1.5e12, '1.5 TB'],
  ])('write %d bytes as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

  it.each([
    [42.9, '42 s'],
    [300, '5 min'],
    [12_000, '3 h 20 min'],
    [1_051_200, '12 d 4 h'],
  ])('write %d seconds as %s', (seconds, text) => expect(formatUptime(seconds)).toBe(text));
});

describe('numbers', () => {
  it('are grouped, and short where they are long', () => {
    expect([formatCompactNumber(99_999), formatCompactNumber(1_234_567)]).toEqual(['99,999', '1.2M']);
  });

  it('carry their sign in a ledger', () => {
    expect([formatSignedNumber(1_580), formatSignedNumber(-1_580), formatSignedNumber(0)]).toEqual(['+1,580', '−1,580', '0']);
  });
});

describe('shares', () => {
  it('are rounded down, so that only a whole one is 100 %', () => {
    expect([0, 0.5, 0.9999, 1].map(formatPercent)).toEqual(['0.0 %', '50.0 %', '99.9 %', '100 %']);
  });
});

describe('times', () => {
  it('are told in the largest unit that fits', () => {
    expect(formatRelativeTime('2026-03-01T11:59:18Z', NOW)).toBe('42 sec. ago');
    expect(formatRelativeTime('2026-03-01T09:00:00Z', NOW)).toBe('3 hr. ago');
    expect(formatRelativeTime('2026-03-04T12:00:00Z', NOW)).toBe('in 3 days');
    expect(formatRelativeTime('2026-03-01T12:00:00Z', NOW)).toBe('now');
  });

  it('are apart by seconds, or by the seconds up to now', () => {
    expect(countSecondsBetween('2026-03-01T11:59:00Z', null, NOW)).toBe(60);
    expect(countSecondsBetween('2026-03-01T11:59:00Z', '2026-03-01T11:59:30Z', NOW)).toBe(30);
  });

  it('are short where there is little room', () => {
    expect([0, 0.84, 41.6, 338, 648, 7_200, 5_500].map(formatShortDuration)).toEqual([
      '0 s',
      '0.8 s',
      '41.6 s',
      '5.6 min',
      '10.8 min',
      '2 h',
      '1.5 h',
    ]);
  });

  it('name their time zone', () => {
    expect(formatDateTime('2026-03-01T23:30:05Z', 'UTC')).toBe('1 Mar 2026, 23:30:05 UTC');
    expect(formatDateTime('2026-03-01T23:30:05Z', 'Asia/Tokyo')).toBe('2 Mar 2026, 08:30:05 GMT+9');
  });

  it('are those of a bucket: days without the hour, and cut off ones with it', () => {
    const of = (from: string, bucket: string, zone = 'UTC') => formatBucket({ from }, bucket, zone);
    expect(of('2026-03-01T00:00:00Z', 'day')).toBe('1 Mar');
    expect(of('2026-03-01T10:20:00Z', 'day')).toBe('1 Mar, 10:20');
    expect(of('2026-03-01T00:00:00Z', 'hour')).toBe('1 Mar, 00:00');
    expect(of('2026-02-28T15:00:00Z', 'day', 'Asia/Tokyo')).toBe('1 Mar');
  });

  it('are hours on an axis, and dates at midnight and above', () => {
    const tick = createTickFormat('Europe/Berlin');
    const at = (time: string, step: number) => tick(Date.parse(time), step);
    expect([at('2026-03-01T11:00:00Z', 3_600), at('2026-03-01T23:00:00Z', 3_600), at('2026-03-01T11:00:00Z', 86_400)]).toEqual([
      '12:00',
      '2 Mar',
      '1 Mar',
    ]);
  });
});
