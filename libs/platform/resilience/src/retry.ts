import type { Clock } from './clock.js';

/** When a failed attempt is repeated. The names and their meaning are those of Temporal's retry policies. */
export interface RetryPolicy {
  readonly initialIntervalMs: number;
  /** The factor by which each interval exceeds the one before; 1 when absent. */
  readonly backoffCoefficient?: number;
  /** Unlimited when absent. */
  readonly maximumIntervalMs?: number;
  /** Attempts in all; unlimited when absent. */
  readonly maximumAttempts?: number;
  /** No attempt begins later than this after the first one; unlimited when absent. */
  readonly maximumElapsedMs?: number;
  /** Extends each interval by a random part of itself, so that competing callers do not meet again. None when absent. */
  readonly random?: () => number;
}

export interface RetryOptions {
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  /** Cancels the wait between two attempts. */
  readonly signal?: AbortSignal | undefined;
  /** Whether another attempt may succeed. Always when absent. */
  readonly isRetryable?: (error: unknown) => boolean;
  /** Called before each wait. */
  readonly onRetry?: (error: unknown) => void;
}

/**
 * Repeats work until an attempt succeeds.
 *
 * @throws what the last attempt threw, when it is not retryable or the policy is exhausted; the reason of `signal`
 */
export async function retryWithBackoff<Result>(work: () => Promise<Result>, policy: RetryPolicy, options: RetryOptions): Promise<Result> {
  const backoff = new Backoff(policy, options.clock);
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (options.isRetryable?.(error) === false) throw error;
      const delayMs = backoff.next();
      if (delayMs === null) throw error;
      options.onRetry?.(error);
      await options.clock.sleep(delayMs, options.signal);
    }
  }
}

/**
 * Repeats a check until it answers true.
 *
 * @returns false when the policy is exhausted
 * @throws what the check throws; the reason of `signal`
 */
export async function pollUntil(
  check: () => Promise<boolean>,
  policy: RetryPolicy,
  { clock, signal }: Pick<RetryOptions, 'clock' | 'signal'>,
): Promise<boolean> {
  const backoff = new Backoff(policy, clock);
  while (!(await check())) {
    const delayMs = backoff.next();
    if (delayMs === null) return false;
    await clock.sleep(delayMs, signal);
  }
  return true;
}

/** The state of a sequence of attempts: for loops that `retry` does not fit, such as connections that are reopened. */
export class Backoff {
  private failures = 0;
  private sinceMs: number | null;

  constructor(
    private readonly policy: RetryPolicy,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    this.sinceMs = clock.now();
  }

  /** Counts a failure. @returns milliseconds until the next attempt; null after the last one */
  next(): number | null {
    const { initialIntervalMs, backoffCoefficient = 1, maximumIntervalMs = Infinity, random } = this.policy;
    const { maximumAttempts = Infinity, maximumElapsedMs = Infinity } = this.policy;
    const intervalMs = Math.min(initialIntervalMs * backoffCoefficient ** this.failures, maximumIntervalMs);
    const delayMs = intervalMs * (1 + (random?.() ?? 0));
    const now = this.clock.now();
    this.sinceMs ??= now;
    this.failures++;
    const isExhausted = this.failures >= maximumAttempts || now - this.sinceMs + delayMs > maximumElapsedMs;
    return isExhausted ? null : delayMs;
  }

  /** Starts over after a success; the elapsed time then counts from the next failure. */
  reset(): void {
    this.failures = 0;
    this.sinceMs = null;
  }
}
