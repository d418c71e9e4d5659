import { describe, expect, it } from 'vitest';

import { readFieldTime, toFieldTime } from './field-time.js';

describe('a field for a time', () => {
  it('shows and reads the clock of UTC, or that of the browser', () => {
    expect(toFieldTime('2026-11-28T09:30:40.000Z', true)).toBe('2026-11-28T09:30');
    expect(readFieldTime('2026-11-28T09:30', true)).toBe('2026-11-28T09:30:00.000Z');
    expect(readFieldTime(toFieldTime('2026-07-28T09:30:00.000Z', false), false)).toBe('2026-07-28T09:30:00.000Z');
  });

  it('has no time while it is empty', () => {
    expect([readFieldTime('', true), readFieldTime('', false)]).toEqual([null, null]);
  });
});
