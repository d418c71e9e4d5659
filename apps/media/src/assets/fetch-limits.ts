import { DomainError, LIMITS } from '@diorama/domain';
import type { Logger } from '@diorama/telemetry';
import type { DataSource } from 'typeorm';

import { recordFailedFetches, readSecondsUntilFetchAllowed } from '../store/failed-fetches.js';
import type { FetchWindow } from '../store/failed-fetches.js';

interface FailedFetchParts {
  readonly dataSource: DataSource;
  readonly window: FetchWindow;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Bounds the fetches of URLs that fail: a start that is refused costs no credits and counts in no window of starts, so an account
 * could have them fail without end.
 */
export class FailedFetchLimiter {
  constructor(private readonly parts: FailedFetchParts) {}

  /**
   * Does a fetch within its time, and counts it where it fails by a fault of the URL, or its caller leaves before it ends.
   *
   * @param run receives the signal that ends its waits, and uses `remainingMs` for the time left after them
   * @throws DomainError RATE_LIMITED when too many have failed; MEDIA_URL_UNFETCHABLE when the time is over; what `run` throws
   */
  async run<Result>(
    { accountId, signal }: { readonly accountId: string; readonly signal: AbortSignal },
    run: (time: FetchTimeBudget) => Promise<Result>,
  ): Promise<Result> {
    await this.check(accountId);
    const time = new FetchTimeBudget(signal);
    try {
      return await run(time);
    } catch (error) {
      const reported = time.isOver(error) ? createFetchTimeoutError(error) : error;
      if (signal.aborted || isFaultOfUrl(reported)) await this.count(accountId);
      throw reported;
    }
  }

  /** Counts so many fetches that were of no use. */
  async count(accountId: string, count = 1): Promise<void> {
    const { dataSource, window, logger } = this.parts;
    if (count === 0) return;
    try {
      await recordFailedFetches(dataSource, { accountId, count }, window);
    } catch (error) {
      // The caller gets the fault of the fetch.
      logger.warn({ err: error, account_id: accountId, count }, 'failed fetches of an account could not be counted');
    }
  }

  private async check(accountId: string): Promise<void> {
    const { dataSource, window } = this.parts;
    const seconds = await readSecondsUntilFetchAllowed(dataSource, accountId, window);
    if (seconds === null) return;
    const limit = `${window.failures} failed fetches of media URLs in ${window.seconds} s`;
    throw new DomainError('RATE_LIMITED', { limit, retry_after: String(seconds) });
  }
}

/** The time that one fetch has, its waits included. */
export class FetchTimeBudget {
  /** Aborted when the caller leaves or the time is over. */
  readonly waiting: AbortSignal;
  private readonly late = AbortSignal.timeout(LIMITS.fetchMs);
  private readonly begunAt = performance.now();

  constructor(left: AbortSignal) {
    this.waiting = AbortSignal.any([left, this.late]);
  }

  /** Milliseconds; 1 at least. */
  get remainingMs(): number {
    return Math.max(1, Math.floor(LIMITS.fetchMs - (performance.now() - this.begunAt)));
  }

  /** Whether the error is that of a wait that the end of the time ended. */
  isOver(error: unknown): boolean {
    return this.late.aborted && error === this.late.reason;
  }
}

export const createFetchTimeoutError = (cause: unknown): DomainError =>
  new DomainError('MEDIA_URL_UNFETCHABLE', { reason: `it took longer than ${LIMITS.fetchMs / 1_000} s` }, { cause });

const isFaultOfUrl = (error: unknown): boolean => error instanceof DomainError && error.kind.http === 400;
