import { describe, expect, it } from 'vitest';

import { findRangeFault, getCurrentMonth, listUsedDays, toUsageQuery } from './usage-days.js';

const DAYS = [
  { day: '2026-02-27', name: 'a', operations: 1, credits: 5 },
  { day: '2026-02-27', name: 'b', operations: 1, credits: 7 },
  { day: '2026-03-01', name: 'a', operations: 2, credits: 10 },
];

describe('the days of the usage', () => {
  it('are all days of the range, and add up to the total', () => {
    const used = listUsedDays({ first: '2026-02-26', last: '2026-03-02' }, DAYS);
    expect(used.map(({ day, credits }) => `${day} ${credits}`)).toEqual([
      '2026-02-26 0',
      '2026-02-27 12',
      '2026-02-28 0',
      '2026-03-01 10',
      '2026-03-02 0',
    ]);
    expect(used.reduce((sum, { credits }) => sum + credits, 0)).toBe(DAYS.reduce((sum, { credits }) => sum + credits, 0));
  });

  it('end with the last day, whose end is exclusive in the query', () => {
    expect(toUsageQuery({ first: '2026-02-28', last: '2026-02-28' })).toEqual({
      from: '2026-02-28T00:00:00.000Z',
      until: '2026-03-01T00:00:00.000Z',
    });
  });

  it('are those of this month in UTC by default', () => {
    expect(getCurrentMonth(Date.parse('2026-03-31T23:59:00Z'))).toEqual({ first: '2026-03-01', last: '2026-03-31' });
  });

  it.each([
    ['2026-03-01', '2026-03-01', null],
    ['2026-03-02', '2026-03-01', 'The last day must not be before the first.'],
    ['', '2026-03-01', 'Choose two days.'],
    ['2026-03-01', 'tomorrow', 'Choose two days.'],
    ['2026-13-45', '2026-03-01', 'Choose two days.'],
    ['2024-01-01', '2024-12-31', null],
    ['2024-01-01', '2025-01-01', 'A range has at most 366 days.'],
  ])('from %j to %j: %s', (first, last, fault) => {
    expect(findRangeFault({ first, last }, 366)).toBe(fault);
  });
});
