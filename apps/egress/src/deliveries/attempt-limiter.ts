import { KeyedSemaphore } from '@diorama/resilience';
import type { Clock, SemaphorePermit } from '@diorama/resilience';

/** Where an attempt goes, as far as the bounds are concerned. */
interface AttemptRoute {
  /** The receiver's host name. */
  readonly host: string;
  readonly accountId: string;
}

export interface AttemptConcurrencyLimits {
  /** Attempts at once, of all. */
  readonly total: number;
  readonly perHost: number;
  readonly perAccount: number;
  /** Longest wait for a turn. */
  readonly waitMs: number;
}

/** No permit will be free in time. */
export class AttemptQueueFullError extends Error {
  override readonly name = 'AttemptQueueFullError';
}

/** The statistics of a host, of an account or of all, by which a wait is estimated. */
interface Lane {
  /** Drops the statistics of an unused lane. */
  readonly forget: () => void;
  readonly bound: number;
  running: number;
  /** Sum of the times at which the running attempts began. */
  startSum: number;
  waiting: number;
  /** Moving average of the duration of attempts. */
  paceMs: number;
}

/** The duration that is assumed first; short enough that a burst to a fast receiver may wait. */
const FIRST_PACE_MS = 1_000;
/** The weight of the latest duration in the average. */
const LATEST_WEIGHT = 0.2;

/**
 * Limits attempts at once: of one host, of one account and of all, so that a receiver that hangs takes no more than its share. An
 * attempt that would wait too long, estimated by the duration of those before it, is rejected at once, so that waiting for one slow host
 * does not occupy the slots of a worker either.
 */
export class AttemptLimiter {
  private readonly attempts: KeyedSemaphore;
  private readonly all: Lane;
  private readonly hosts = new Map<string, Lane>();
  private readonly accounts = new Map<string, Lane>();
  private readonly closing = new AbortController();

  constructor(
    private readonly bounds: AttemptConcurrencyLimits,
    private readonly clock: Clock,
  ) {
    this.attempts = new KeyedSemaphore({ permits: bounds.total, perKey: bounds.perAccount, perGroup: bounds.perHost });
    this.all = newLane(bounds.total, () => undefined);
  }

  get running(): number {
    return this.attempts.running;
  }

  get waiting(): number {
    return this.attempts.waiting;
  }

  /** @throws AttemptQueueFullError when the permit is not granted in time; the signal's reason when it is aborted before */
  async acquire({ host, accountId }: AttemptRoute, signal: AbortSignal): Promise<SemaphorePermit> {
    signal.throwIfAborted();
    this.closing.signal.throwIfAborted();
    const lanes = [this.all, laneOf(this.hosts, host, this.bounds.perHost), laneOf(this.accounts, accountId, this.bounds.perAccount)];
    const permit = this.attempts.tryAcquire(accountId, { group: host }) ?? (await this.wait({ host, accountId }, lanes, signal));
    const startedAt = this.begin(lanes);
    return {
      release: () => {
        this.end(lanes, startedAt);
        permit.release();
      },
    };
  }

  /** Rejects all that wait, and all that come. */
  close(): void {
    this.closing.abort(new AttemptQueueFullError('the process is stopping'));
  }

  private async wait({ host, accountId }: AttemptRoute, lanes: readonly Lane[], signal: AbortSignal): Promise<SemaphorePermit> {
    if (lanes.some((lane) => this.expectedWaitMs(lane) > this.bounds.waitMs)) {
      forgetIdle(lanes);
      throw new AttemptQueueFullError('no slot is expected in time');
    }
    const late = new AbortController();
    const cancel = this.clock.after(this.bounds.waitMs, () => late.abort(new AttemptQueueFullError('no slot became free in time')));
    for (const lane of lanes) lane.waiting++;
    try {
      const ends = AbortSignal.any([signal, this.closing.signal, late.signal]);
      return await this.attempts.acquire(accountId, { group: host, signal: ends });
    } finally {
      cancel();
      for (const lane of lanes) lane.waiting--;
      forgetIdle(lanes);
    }
  }

  /** @returns when */
  private begin(lanes: readonly Lane[]): number {
    const startedAt = this.clock.now();
    for (const lane of lanes) {
      lane.running++;
      lane.startSum += startedAt;
    }
    return startedAt;
  }

  private end(lanes: readonly Lane[], startedAt: number): void {
    const tookMs = this.clock.now() - startedAt;
    for (const lane of lanes) {
      lane.running--;
      lane.startSum -= startedAt;
      lane.paceMs += (tookMs - lane.paceMs) * LATEST_WEIGHT;
    }
    forgetIdle(lanes);
  }

  /** For one more at the end of the queue: by the average duration, or by the age of those that run if they are slower. */
  private expectedWaitMs({ bound, running, startSum, waiting, paceMs }: Lane): number {
    if (running < bound) return 0;
    const meanAgeMs = this.clock.now() - startSum / running;
    return ((waiting + 1) * Math.max(paceMs, meanAgeMs)) / bound;
  }
}

function newLane(bound: number, forget: () => void): Lane {
  return { forget, bound, running: 0, startSum: 0, waiting: 0, paceMs: FIRST_PACE_MS };
}

function laneOf(lanes: Map<string, Lane>, key: string, bound: number): Lane {
  const lane = lanes.get(key) ?? newLane(bound, () => lanes.delete(key));
  lanes.set(key, lane);
  return lane;
}

function forgetIdle(lanes: readonly Lane[]): void {
  for (const { running, waiting, forget } of lanes) if (running === 0 && waiting === 0) forget();
}
