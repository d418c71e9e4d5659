import { checkRateLimitAdmission, DomainError, toRateWindowMessage } from '@diorama/domain';
import type { RateWindow, RateWindowReading } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';

const WINDOW_MS = 60_000;

interface MinuteLimit {
  /** Requests of one holder in any minute. */
  readonly limit: number;
  /** What is counted, in the plural, such as "composed scenes". */
  readonly counted: string;
}

/** Limits the requests of each holder in any minute. Each gateway process counts for itself. */
export class MinuteLimiter {
  /** Times of the requests of the last minute by holder, oldest first. */
  private readonly times = new Map<string, number[]>();
  private readonly window: RateWindow;
  private readonly counted: string;
  private sweptAt = -Infinity;

  /** @param clock milliseconds */
  constructor(
    { limit, counted }: MinuteLimit,
    private readonly clock: () => number,
  ) {
    this.window = { name: 'minute', limit, seconds: WINDOW_MS / 1_000 };
    this.counted = counted;
  }

  /** Counts a request. Returns the windows as they stand after it. @throws DomainError RATE_LIMITED */
  admit(holder: string): worldProto.RateWindow[] {
    const now = this.clock();
    this.sweep(now);
    const times = (this.times.get(holder) ?? []).filter((time) => isRecent(time, now));
    const { admitted, retryAfterSeconds, windows } = checkRateLimitAdmission([this.window], [readWindow(times, this.window.limit, now)]);
    const states = windows.map(toRateWindowMessage);
    if (!admitted)
      throw new DomainError('RATE_LIMITED', {
        limit: `${this.window.limit} ${this.counted} per ${this.window.name}`,
        retry_after: String(retryAfterSeconds),
        windows: JSON.stringify(states),
      });
    this.times.set(holder, [...times, now]);
    return states;
  }

  /** Takes back the newest request of the holder that `admit` counted. */
  takeBack(holder: string): void {
    this.times.get(holder)?.pop();
  }

  /** Forgets holders without a request in the last minute, once a minute. */
  private sweep(now: number): void {
    if (now - this.sweptAt < WINDOW_MS) return;
    this.sweptAt = now;
    for (const [holder, times] of this.times) if (!times.some((time) => isRecent(time, now))) this.times.delete(holder);
  }
}

const isRecent = (time: number, now: number): boolean => time > now - WINDOW_MS;

function readWindow(times: readonly number[], limit: number, now: number): RateWindowReading {
  const blocker = times[Math.max(times.length - limit, 0)];
  return { count: times.length, blockerAgeMs: blocker === undefined ? null : Math.floor(now - blocker) };
}
