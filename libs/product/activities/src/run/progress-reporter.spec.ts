import { DomainError } from '@diorama/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { WorldClient } from '../ports.js';
import { createProgressReporter } from './progress-reporter.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What a run is told that has come so far, when the record answers so. */
async function endedBy(code: 'OPERATION_ENDED' | 'OPERATION_NOT_FOUND' | 'UNAVAILABLE'): Promise<unknown[]> {
  const ends: unknown[] = [];
  const world = { recordProgress: () => Promise.reject(new DomainError(code)) } as unknown as WorldClient;
  const reporter = createProgressReporter({ world, operationId: 'op_1', done: {}, onEnded: (error) => ends.push(error.code) });
  reporter.report('compose', 0.5);
  await vi.advanceTimersByTimeAsync(1_000);
  reporter.close();
  return ends;
}

describe('progress that is reported', () => {
  it('ends a run whose operation has ended, or was erased', async () => {
    expect(await endedBy('OPERATION_ENDED')).toEqual(['OPERATION_ENDED']);
    expect(await endedBy('OPERATION_NOT_FOUND')).toEqual(['OPERATION_ENDED']);
  });

  it('may be lost', async () => {
    expect(await endedBy('UNAVAILABLE')).toEqual([]);
  });
});
