import type { AttemptOutcome } from '@diorama/webhook';
import { beforeEach, describe, expect, it } from 'vitest';

import { HostFailureTracker } from './host-failures.js';

const FAILED: AttemptOutcome = { httpStatus: 503, retryAfter: null };

let now: number;
let hosts: HostFailureTracker;
beforeEach(() => {
  now = 0;
  hosts = new HostFailureTracker(() => now);
});

const fail = (host: string, count: number, deliveries = 2): void => {
  for (let i = 0; i < count; i++) hosts.note(host, `del_${i % deliveries}`, FAILED);
};

describe('the failures that a sender has just seen', () => {
  it('pause a host after ten in a row, of more than one delivery', () => {
    fail('a', 9);
    expect(hosts.pauses('a')).toBe(false);
    fail('a', 1);
    expect([hosts.pauses('a'), hosts.pauses('b')]).toEqual([true, false]);
    fail('b', 30, 1);
    expect(hosts.pauses('b')).toBe(false);
  });

  it.each<AttemptOutcome>([
    { httpStatus: 204, retryAfter: null },
    { httpStatus: 410, retryAfter: null },
  ])('are forgotten with %j', (outcome) => {
    fail('a', 12);
    hosts.note('a', 'del_9', outcome);
    expect(hosts.pauses('a')).toBe(false);
    fail('a', 9);
    expect(hosts.pauses('a')).toBe(false);
  });

  it('are neither more nor fewer with a fault of the service', () => {
    fail('a', 9);
    hosts.note('a', 'del_9', { errorCategory: 'internal' });
    expect(hosts.pauses('a')).toBe(false);
    fail('a', 1);
    hosts.note('a', 'del_9', { errorCategory: 'dns_blocked' });
    expect(hosts.pauses('a')).toBe(true);
  });

  it('are left to the record after a minute', () => {
    fail('a', 12);
    now = 60_001;
    expect(hosts.pauses('a')).toBe(false);
    fail('a', 9);
    expect(hosts.pauses('a')).toBe(false);
  });

  it('are kept of a bounded number of hosts', () => {
    fail('first', 12);
    for (let i = 0; i < 1_000; i++) fail(`h${i}`, 1);
    expect(hosts.pauses('first')).toBe(false);
  });
});
