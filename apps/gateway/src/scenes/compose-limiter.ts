import { checkRateLimitAdmission, DomainError, LIMITS, toRateWindowMessage } from '@diorama/domain';
import type { RateWindow, RateWindowReading } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';

const WINDOW: RateWindow = { name: 'minute', limit: LIMITS.composesPerMinute, seconds: 60 };
const WINDOW_MS = WINDOW.seconds * 1_000;

/** Limits how many prompts an account has read in any minute. Each gateway process counts for itself: a reading costs milliseconds and no credits. */
export class ComposeLimiter {
  /** Times of the requests of the last minute by account, oldest first. */
  private readonly times = new Map<string, number[]>();
  private sweptAt = -Infinity;

  /** @param clock milliseconds */
  constructor(private readonly clock: () => number) {}

  /** Counts a request. Returns the windows as they stand after it. @throws DomainError RATE_LIMITED */
  admit(accountId: string): worldProto.RateWindow[] {
    const now = this.clock();
    this.sweep(now);
    const times = (this.times.get(accountId) ?? []).filter((time) => isRecent(time, now));
    const { admitted, retryAfterSeconds, windows } = checkRateLimitAdmission([WINDOW], [readWindow(times, now)]);
    const states = windows.map(toRateWindowMessage);
    if (!admitted)
      throw new DomainError('RATE_LIMITED', {
        limit: `${WINDOW.limit} composed scenes per ${WINDOW.name}`,
        retry_after: String(retryAfterSeconds),
        windows: JSON.stringify(states),
      });
    this.times.set(accountId, [...times, now]);
    return states;
  }

  /** Forgets accounts without a request in the last minute, once a minute. */
  private sweep(now: number): void {
    if (now - this.sweptAt < WINDOW_MS) return;
    this.sweptAt = now;
    for (const [account, times] of this.times) if (!times.some((time) => isRecent(time, now))) this.times.delete(account);
  }
}

const isRecent = (time: number, now: number): boolean => time > now - WINDOW_MS;

function readWindow(times: readonly number[], now: number): RateWindowReading {
  const blocker = times[Math.max(times.length - WINDOW.limit, 0)];
  return { count: times.length, blockerAgeMs: blocker === undefined ? null : Math.floor(now - blocker) };
}
