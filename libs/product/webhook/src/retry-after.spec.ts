import { assert, date, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseRetryAfter } from './retry-after.js';

const NOW = Date.UTC(2026, 10, 21, 12);

describe('Retry-After', () => {
  it.each([
    ['0', NOW],
    ['60', NOW + 60_000],
    ['090', NOW + 90_000],
    ['9'.repeat(400), 8_640_000_000_000_000],
    ['Sun, 06 Nov 1994 08:49:37 GMT', Date.UTC(1994, 10, 6, 8, 49, 37)],
    ['Sunday, 06-Nov-94 08:49:37 GMT', Date.UTC(1994, 10, 6, 8, 49, 37)],
    ['Saturday, 21-Nov-76 00:00:00 GMT', Date.UTC(2076, 10, 21)],
    ['Sunday, 21-Nov-77 00:00:00 GMT', Date.UTC(1977, 10, 21)],
    ['Sun Nov  6 08:49:37 1994', Date.UTC(1994, 10, 6, 8, 49, 37)],
    ['Sun Nov 16 08:49:37 2094', Date.UTC(2094, 10, 16, 8, 49, 37)],
    ['Sat, 31 Dec 2016 23:59:60 GMT', Date.UTC(2017, 0, 1)],
    ['Thu, 29 Feb 2024 00:00:00 GMT', Date.UTC(2024, 1, 29)],
  ])('%s is a moment', (header, moment) => {
    expect(parseRetryAfter(header, NOW)).toBe(moment);
  });

  it.each([
    [null],
    [''],
    ['soon'],
    ['1.5'],
    ['+5'],
    ['-5'],
    ['5 '],
    ['1e3'],
    ['0x10'],
    ['٣'],
    ['60, 60'],
    ['2026-11-21T12:00:00Z'],
    ['Sun, 6 Nov 1994 08:49:37 GMT'],
    ['Sun, 06 Nov 1994 08:49:37 UTC'],
    ['Sun, 06 Nov 1994 08:49:37'],
    ['Xyz, 06 Nov 1994 08:49:37 GMT'],
    ['Sun, 06 Noz 1994 08:49:37 GMT'],
    ['Fri, 30 Feb 2024 00:00:00 GMT'],
    ['Sun, 00 Nov 1994 08:49:37 GMT'],
    ['Sun, 06 Nov 1994 24:00:00 GMT'],
    ['Sun, 06 Nov 1994 08:60:37 GMT'],
    ['Sun, 06 Nov 1994 08:49:61 GMT'],
    ['Sun Nov 6 08:49:37 1994'],
  ])('%j is not valid', (header) => {
    expect(parseRetryAfter(header, NOW)).toBeNull();
  });

  it('reads each second of four centuries in the form that dates are written in', () => {
    const seconds = date({ min: new Date(Date.UTC(1800, 0)), max: new Date(Date.UTC(2200, 0)), noInvalidDate: true });
    assert(
      property(seconds, (moment) => {
        expect(parseRetryAfter(moment.toUTCString(), NOW)).toBe(Math.floor(moment.getTime() / 1_000) * 1_000);
      }),
    );
  });

  it('adds seconds to now, and reads no other text as them', () => {
    assert(
      property(integer({ min: 0, max: 1_000_000_000 }), (n) => {
        expect(parseRetryAfter(String(n), NOW)).toBe(NOW + n * 1_000);
      }),
    );
    const others = string().filter((text) => !/^[0-9]+$/.test(text));
    assert(
      property(others, (text) => {
        expect(parseRetryAfter(text, NOW)).toBeNull();
      }),
    );
  });
});
