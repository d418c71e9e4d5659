import { describe, expect, it } from 'vitest';

import { soak } from '../soak/soak.ts';
import { trendOf } from '../soak/trend.ts';

/** Quick enough that a minute has some of everything. */
const PACE = { draft: 5_000, export: 1_000, painting: 15_000, cancel: 10_000, upload: 5_000, read: 500, remove: 5_000 };
const MINUTES = 0.75;

describe('a short soak', () => {
  it('leaves books that balance, no row past its time, no object without an owner', async () => {
    const { faults, memory, tables, work } = await soak({ minutes: MINUTES, pace: PACE, say: () => undefined });
    expect(faults).toEqual([]);
    expect(Object.keys(memory)).toEqual(expect.arrayContaining(['gateway', 'world', 'media', 'signing', 'egress', 'worker-generation']));
    expect(tables.length).toBeGreaterThan(15);
    for (const kind of ['draft', 'export', 'painting', 'cancelled', 'uploads', 'reads', 'events']) expect(work[kind]).toBeGreaterThan(0);
  });
});

describe('a trend', () => {
  const samples = (value: (i: number) => number) => Array.from({ length: 60 }, (_, i) => ({ seconds: 60 * i, value: value(i) }));

  it('is flat where garbage comes and goes', () => {
    const { isFlat, slopePerHour } = trendOf(samples((i) => 200 + 40 * (i % 5)));
    expect([isFlat, Math.abs(slopePerHour) < 1]).toEqual([true, true]);
  });

  it('is not where a little stays each time', () => {
    expect(trendOf(samples((i) => 200 + 40 * (i % 5) + 2 * i))).toMatchObject({ isFlat: false, slopePerHour: 120 });
  });
});
