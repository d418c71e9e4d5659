import { describe, expect, it } from 'vitest';

import { LIMITS } from '../limits.js';
import { chooseStatisticsBucket, computeBucketEdges, findPeriodFault, isTimeZone } from './period.js';
import type { StatisticsPeriod } from './period.js';

const period = (from: string, until: string, change: Partial<StatisticsPeriod> = {}): StatisticsPeriod => ({
  from: new Date(from),
  until: new Date(until),
  bucket: 'day',
  timeZone: 'UTC',
  ...change,
});
const edges = (value: StatisticsPeriod): string[] =>
  computeBucketEdges(value).map((edge) => new Date(edge).toISOString().replace(':00.000Z', 'Z'));

describe('the buckets of a period', () => {
  it('begin at the boundaries of the time zone, and are cut off at both ends', () => {
    expect(edges(period('2026-11-01T10:20:30Z', '2026-11-01T12:10:00Z', { bucket: 'hour' }))).toEqual([
      '2026-11-01T10:20:30.000Z',
      '2026-11-01T11:00Z',
      '2026-11-01T12:00Z',
      '2026-11-01T12:10Z',
    ]);
    expect(edges(period('2026-11-01T10:00Z', '2026-11-01T12:00Z', { bucket: 'hour', timeZone: 'Asia/Kathmandu' }))).toEqual([
      '2026-11-01T10:00Z',
      '2026-11-01T10:15Z',
      '2026-11-01T11:15Z',
      '2026-11-01T12:00Z',
    ]);
  });

  it('have no empty one where the period begins or ends at a boundary', () => {
    expect(edges(period('2026-11-01T00:00Z', '2026-11-03T00:00Z'))).toEqual([
      '2026-11-01T00:00Z',
      '2026-11-02T00:00Z',
      '2026-11-03T00:00Z',
    ]);
  });

  it.each([
    ['a day of 23 hours', 'Europe/Berlin', '2026-03-28T23:00Z', '2026-03-30T22:00Z', ['2026-03-29T22:00Z']],
    ['a day of 25 hours', 'Europe/Berlin', '2026-10-24T22:00Z', '2026-10-26T23:00Z', ['2026-10-25T23:00Z']],
    ['a day without a midnight', 'Africa/Cairo', '2026-04-22T22:00Z', '2026-04-24T21:00Z', ['2026-04-23T22:00Z']],
    ['a midnight that comes twice', 'America/Havana', '2026-10-31T04:00Z', '2026-11-02T05:00Z', ['2026-11-01T04:00Z']],
  ])('are days of the zone: %s', (_name, timeZone, from, until, inner) => {
    expect(edges(period(from, until, { timeZone }))).toEqual([from, ...inner, until]);
  });

  it('are hours that each pass once where the clock is put back', () => {
    const hours = computeBucketEdges(period('2026-10-25T00:00Z', '2026-10-25T04:00Z', { bucket: 'hour', timeZone: 'Europe/Berlin' }));
    expect(hours.slice(1).map((edge, index) => edge - (hours[index] ?? 0))).toEqual(Array.from({ length: 4 }, () => 3_600_000));
  });

  it('are weeks that begin on Mondays', () => {
    expect(edges(period('2026-11-01T00:00Z', '2026-11-12T00:00Z', { bucket: 'week' }))).toEqual([
      '2026-11-01T00:00Z',
      '2026-11-02T00:00Z',
      '2026-11-09T00:00Z',
      '2026-11-12T00:00Z',
    ]);
  });

  it('rise in every zone, and never reach beyond the period', () => {
    for (const timeZone of ['UTC', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Pacific/Apia'])
      for (const bucket of ['hour', 'day', 'week'] as const) {
        const found = computeBucketEdges(period('2026-03-20T11:11Z', '2026-04-15T07:07Z', { bucket, timeZone }));
        expect(found).toEqual(found.toSorted((a, b) => a - b));
        expect(new Set(found).size).toBe(found.length);
        expect([found[0], found.at(-1)]).toEqual([Date.parse('2026-03-20T11:11Z'), Date.parse('2026-04-15T07:07Z')]);
      }
  });
});

describe('a period', () => {
  it.each([
    ['ends before it begins', period('2026-11-02T00:00Z', '2026-11-01T00:00Z'), 'from'],
    ['is empty', period('2026-11-01T00:00Z', '2026-11-01T00:00Z'), 'from'],
    ['is too long', period('2026-01-01T00:00Z', '2026-04-04T00:00Z'), 'from'],
    ['has too many buckets', period('2026-11-01T00:00Z', '2026-11-02T00:00Z', { bucket: 'minute' }), 'bucket'],
    ['is of an unknown zone', period('2026-11-01T00:00Z', '2026-11-02T00:00Z', { timeZone: 'Mars/Olympus' }), 'time_zone'],
  ])('is refused where it %s', (_name, value, field) => {
    expect(findPeriodFault(value)).toMatchObject({ field });
  });

  it('may be as long as the limit, and of as many buckets', () => {
    expect(findPeriodFault(period('2026-01-01T00:00Z', '2026-04-03T00:00Z'))).toBeNull();
    const minutes = new Date(Date.parse('2026-11-01T00:00Z') + LIMITS.statisticsBuckets * 60_000).toISOString();
    expect(findPeriodFault(period('2026-11-01T00:00Z', minutes, { bucket: 'minute' }))).toBeNull();
  });

  it('has buckets that fit its length where none are chosen', () => {
    const chosen = (until: string) => chooseStatisticsBucket(new Date('2026-11-01T00:00Z'), new Date(until));
    expect(['2026-11-01T01:00Z', '2026-11-02T00:00Z', '2026-11-08T00:00Z', '2026-12-01T00:00Z'].map(chosen)).toEqual([
      'minute',
      'hour',
      'hour',
      'day',
    ]);
  });
});

describe('a name of a time zone', () => {
  it.each(['', '+01:00', 'Mars/Olympus', 'UTC; DROP TABLE operation', 'Europe/Berlin\u0000', '../etc/passwd', 'x'.repeat(1_000)])(
    'is not %j',
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );

  it.each(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])('is %j', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });
});
