import type { DomainError } from '@diorama/domain';
import type { SemaphorePermit } from '@diorama/resilience';
import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { StreamQuota } from './stream-quota.js';

const MOST = 3;

function tried(quota: StreamQuota, holder: string): SemaphorePermit | DomainError {
  try {
    return quota.acquire(holder);
  } catch (error) {
    return error as DomainError;
  }
}

describe('the quota of streams', () => {
  it('are so many for each holder, however they come and go', () => {
    assert(
      property(array(integer({ min: -3, max: 3 }).filter((step) => step !== 0)), (steps) => {
        const quota = new StreamQuota(MOST);
        const open = new Map([1, 2, 3].map((holder) => [holder, [] as SemaphorePermit[]]));
        for (const step of steps) {
          const held = open.get(Math.abs(step)) ?? [];
          if (step < 0) {
            held.pop()?.release();
            continue;
          }
          const leave = tried(quota, `acc_${step}`);
          expect('release' in leave).toBe(held.length < MOST);
          if ('release' in leave) held.push(leave);
        }
        for (const permit of [...open.values()].flat()) permit.release();
        for (const holder of [1, 1, 1, 2, 3]) quota.acquire(`acc_${holder}`);
      }),
    );
  });

  it('are refused with how many there are, and when to come again', () => {
    const quota = new StreamQuota(1);
    quota.acquire('acc_1');
    const details = { streams: '1', retry_after: '10' };
    expect(() => quota.acquire('acc_1')).toThrow(expect.objectContaining({ code: 'STREAMS_LIMITED', details }) as Error);
  });
});
