import { describe, expect, it } from 'vitest';

import { TransferPace } from './transfer-pace.js';

const RULES = { graceMs: 10_000, idleMs: 30_000, totalMs: 110_000, bytesPerSecond: 1_000 };

describe('a pace', () => {
  it('owes nothing within the grace, and then so many bytes each second', () => {
    const pace = new TransferPace(RULES, null);
    expect(pace.leftMs).toBe(10_000);
    pace.advance(5_000, 2_000);
    expect(pace.leftMs).toBe(7_000);
    pace.advance(7_000, 0);
    expect(pace.leftMs).toBe(0);
  });

  it('owes an announced length evenly, where that is more', () => {
    const pace = new TransferPace(RULES, 1_000_000);
    pace.advance(1_000, 100_000);
    expect(pace.leftMs).toBe(19_000);
    pace.advance(19_001, 0);
    expect(pace.leftMs).toBeLessThan(0);
  });

  it('owes no more bytes than were announced', () => {
    const pace = new TransferPace(RULES, 500);
    pace.advance(9_000, 500);
    expect(pace.leftMs).toBe(30_000);
  });

  it('bounds each pause and all of it, whatever has come', () => {
    const pace = new TransferPace(RULES, null);
    pace.advance(1_000, 1_000_000_000);
    expect(pace.leftMs).toBe(30_000);
    pace.advance(29_000, 1);
    pace.advance(29_000, 1);
    pace.advance(29_000, 1);
    expect(pace.leftMs).toBe(22_000);
  });

  it('owes nothing but an end where neither a length nor a rate is known', () => {
    const pace = new TransferPace({ ...RULES, bytesPerSecond: 0 }, null);
    pace.advance(20_000, 1);
    expect(pace.leftMs).toBe(30_000);
  });
});
