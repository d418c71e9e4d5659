/** Where an attempt goes, as far as the bounds are concerned. */
export interface AttemptRoute {
  /** The receiver's host name. */
  readonly host: string;
  readonly accountId: string;
}

export interface LaneBounds {
  /** Attempts at once, of all. */
  readonly total: number;
  readonly perHost: number;
  readonly perAccount: number;
  /** Longest wait for a turn. */
  readonly waitMs: number;
}

/** Nobody can have a turn in time. */
export class NoTurnError extends Error {
  override readonly name = 'NoTurnError';
}

interface Lane {
  /** Forgets a lane that nobody uses. */
  readonly forget: () => void;
  readonly bound: number;
  running: number;
  /** Sum of the times at which the running ones began. */
  startSum: number;
  waiting: number;
  /** How long one takes, by those that are over. */
  paceMs: number;
}

interface Waiter {
  readonly lanes: readonly Lane[];
  /** To be called when its lanes have room. */
  readonly enter: () => void;
  readonly leave: (reason: Error) => void;
}

/** Until it is known better; short enough that the burst of a quick receiver may wait. */
const FIRST_PACE_MS = 1_000;
/** Of the latest one in the pace. */
const LATEST_WEIGHT = 0.2;

/**
 * Bounds on attempts at once: of one host, of one account and of all, so that a receiver that hangs takes no more than its share.
 * Turns come in the order of asking, past those whose own lane is full. Who would have to wait too long, by the pace of those before,
 * is sent away at once, so that waiting for one slow host does not fill the places of a worker either.
 */
export class AttemptLanes {
  private readonly all: Lane;
  private readonly hosts = new Map<string, Lane>();
  private readonly accounts = new Map<string, Lane>();
  private waiters: Waiter[] = [];
  private open = true;

  /** @param now milliseconds of a clock that never goes back */
  constructor(
    private readonly bounds: LaneBounds,
    private readonly now: () => number,
  ) {
    this.all = newLane(bounds.total, () => undefined);
  }

  get running(): number {
    return this.all.running;
  }

  get waiting(): number {
    return this.waiters.length;
  }

  /**
   * @returns what ends the turn, to be called once
   * @throws NoTurnError when it does not come in time; the signal's reason when it is aborted before
   */
  async take({ host, accountId }: AttemptRoute, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (!this.open) throw new NoTurnError('the process is stopping');
    const lanes = [this.all, laneOf(this.hosts, host, this.bounds.perHost), laneOf(this.accounts, accountId, this.bounds.perAccount)];
    const startedAt = lanes.every(hasRoom) ? this.begin(lanes) : await this.wait(lanes, signal);
    return () => this.end(lanes, startedAt);
  }

  /** Sends away all who wait, and all who come. */
  close(): void {
    this.open = false;
    for (const { leave } of this.waiters) leave(new NoTurnError('the process is stopping'));
  }

  private wait(lanes: readonly Lane[], signal: AbortSignal): Promise<number> {
    if (lanes.some((lane) => this.expectedWaitMs(lane) > this.bounds.waitMs)) {
      forgetIdle(lanes);
      return Promise.reject(new NoTurnError('no slot is expected in time'));
    }
    return new Promise((resolve, reject) => {
      const over = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        for (const lane of lanes) lane.waiting--;
      };
      const waiter: Waiter = {
        lanes,
        enter: () => {
          over();
          resolve(this.begin(lanes));
        },
        leave: (reason) => {
          over();
          this.waiters = this.waiters.filter((each) => each !== waiter);
          forgetIdle(lanes);
          reject(reason);
        },
      };
      const onAbort = (): void => waiter.leave(signal.reason as Error);
      const timer = setTimeout(() => waiter.leave(new NoTurnError('no slot became free in time')), this.bounds.waitMs);
      signal.addEventListener('abort', onAbort, { once: true });
      for (const lane of lanes) lane.waiting++;
      this.waiters.push(waiter);
    });
  }

  /** @returns when */
  private begin(lanes: readonly Lane[]): number {
    const startedAt = this.now();
    for (const lane of lanes) {
      lane.running++;
      lane.startSum += startedAt;
    }
    return startedAt;
  }

  private end(lanes: readonly Lane[], startedAt: number): void {
    const tookMs = this.now() - startedAt;
    for (const lane of lanes) {
      lane.running--;
      lane.startSum -= startedAt;
      lane.paceMs += (tookMs - lane.paceMs) * LATEST_WEIGHT;
    }
    // The end of one may make room for two: one of its host, and one of its account.
    for (;;) {
      const next = this.waiters.findIndex((waiter) => waiter.lanes.every(hasRoom));
      if (next === -1) break;
      const [waiter] = this.waiters.splice(next, 1);
      waiter?.enter();
    }
    forgetIdle(lanes);
  }

  /** For one more at the end of the line: by the pace of those that are over, or of those that run if they are slower. */
  private expectedWaitMs({ bound, running, startSum, waiting, paceMs }: Lane): number {
    if (running < bound) return 0;
    const meanAgeMs = this.now() - startSum / running;
    return ((waiting + 1) * Math.max(paceMs, meanAgeMs)) / bound;
  }
}

const hasRoom = ({ running, bound }: Lane): boolean => running < bound;

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
