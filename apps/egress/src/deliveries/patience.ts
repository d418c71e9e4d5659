import { setTimeout as sleep } from 'node:timers/promises';

import { DomainError } from '@diorama/domain';

export interface Patience {
  /** No try begins after so long. */
  readonly totalMs: number;
  /** Ends the waiting between tries. */
  readonly signal: AbortSignal;
}

const FIRST_PAUSE_MS = 50;
const PAUSE_MS_MAX = 1_000;

/**
 * Tries a call to another service of ours again while it fails in a way that may pass, such as during its restart.
 *
 * @throws what the last try threw; the signal's reason when it is aborted
 */
export async function patiently<Result>(call: () => Promise<Result>, { totalMs, signal }: Patience): Promise<Result> {
  const until = performance.now() + totalMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, PAUSE_MS_MAX)) {
    try {
      return await call();
    } catch (error) {
      if (!mayPass(error) || performance.now() + pauseMs > until) throw error;
      await sleep(pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}

/** @returns whether a call may succeed later: the callee is away, or met something that nobody expected, such as its database gone */
export const mayPass = (error: unknown): error is DomainError =>
  error instanceof DomainError && (error.kind.retryable || error.code === 'INTERNAL');
