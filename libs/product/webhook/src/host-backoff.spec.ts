import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { AttemptOutcome } from './delivery.js';
import {
  FIRST_HOST_PAUSE_MS,
  HOST_FAILURES_MAX,
  LONGEST_HOST_PAUSE_MS,
  updateBackoffAfterFailure,
  extendPauseAfterProbe,
  computeNextProbeTime,
  getHostReachability,
} from './host-backoff.js';
import type { HostBackoff } from './host-backoff.js';
import { DELIVERY_WINDOW_MS, computeRetryJitter, decideNextDeliveryStep } from './next-delivery-step.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Sent {
  readonly delivery: string;
  readonly account: string;
  readonly at: number;
  readonly ok: boolean;
  /** Whether it waited for the end of a pause. */
  readonly wasHeld: boolean;
}

interface Waiting {
  readonly id: string;
  readonly account: string;
  readonly finishedAt: number;
  number: number;
  waits: number;
  at: number;
  /** Whether its time is that of a pause instead of its own schedule. */
  held: boolean;
}

interface World {
  readonly deliveries: readonly { readonly account: string; readonly finishedAt: number }[];
  readonly outcome: (at: number, delivery: string, number: number) => AttemptOutcome;
  readonly tookMs?: number;
  /** As if no host were ever paused. */
  readonly withoutBackoff?: boolean;
}

/** Runs deliveries to one host, as the record keeps its backoff: attempts run side by side and are known when they end. */
function run({ deliveries, outcome, tookMs = 0, withoutBackoff = false }: World) {
  const sent: Sent[] = [];
  const ends = new Map<string, { readonly state: string; readonly at: number }>();
  const waiting: Waiting[] = deliveries.map(({ account, finishedAt }, i) => ({
    id: `del_${i}`,
    account,
    finishedAt,
    number: 1,
    waits: 0,
    at: finishedAt,
    held: false,
  }));
  const flying: { readonly endsAt: number; readonly one: Waiting; readonly outcome: AttemptOutcome }[] = [];
  const host: { backoff: HostBackoff | null } = { backoff: null };
  let failing = new Set<string>();
  let holds = 0;
  const land = (now: number): void => {
    flying.sort((a, b) => a.endsAt - b.endsAt);
    for (let next = flying[0]; next !== undefined && next.endsAt <= now; next = flying[0]) {
      flying.shift();
      const { one, endsAt } = next;
      const verdict = getHostReachability(next.outcome);
      if (verdict === 'answers') [host.backoff, failing] = [null, new Set()];
      if (verdict === 'fails') {
        host.backoff = updateBackoffAfterFailure(host.backoff, one.id, endsAt);
        failing.add(one.account);
      }
      const deadline = one.finishedAt + DELIVERY_WINDOW_MS;
      const progress = { isFirst: one.number === 1, waits: one.waits, deadline, jitter: computeRetryJitter(one.id, one.number) };
      const step = decideNextDeliveryStep(progress, next.outcome, endsAt);
      if (step.state !== 'PENDING') ends.set(one.id, { state: step.state, at: endsAt });
      else waiting.push(Object.assign(one, { number: one.number + 1, waits: step.waits, at: step.nextAttempt ?? deadline, held: false }));
    }
  };
  for (;;) {
    waiting.sort((a, b) => a.at - b.at);
    const now = Math.min(waiting[0]?.at ?? Infinity, flying.toSorted((a, b) => a.endsAt - b.endsAt)[0]?.endsAt ?? Infinity);
    if (now === Infinity) return { sent, ends, holds };
    land(now);
    const one = waiting.findIndex(({ at }) => at <= now);
    if (one === -1) continue;
    const [next] = waiting.splice(one, 1) as [Waiting];
    const deadline = next.finishedAt + DELIVERY_WINDOW_MS;
    if (now >= deadline) {
      ends.set(next.id, { state: 'EXHAUSTED', at: now });
      continue;
    }
    const { backoff } = host;
    const pause = backoff?.pause ?? null;
    if (pause !== null && backoff !== null && !withoutBackoff && failing.has(next.account)) {
      const probing = extendPauseAfterProbe(pause, now);
      if (probing === null) {
        holds++;
        waiting.push(Object.assign(next, { at: Math.min(computeNextProbeTime(pause, next.id, next.number), deadline), held: true }));
        continue;
      }
      host.backoff = { ...backoff, pause: probing };
    }
    failing.add(next.account);
    const came = outcome(now, next.id, next.number);
    sent.push({ delivery: next.id, account: next.account, at: now, ok: getHostReachability(came) === 'answers', wasHeld: next.held });
    flying.push({ endsAt: now + tookMs, one: next, outcome: came });
  }
}

const answer = (httpStatus: number): AttemptOutcome => ({ httpStatus, retryAfter: null });
const REFUSED: AttemptOutcome = { errorCategory: 'connect_refused' };
/** The most probes that can start within a span: pauses double from the first to the longest. */
function probesWithin(spanMs: number): number {
  let [count, at, pause] = [0, 0, FIRST_HOST_PAUSE_MS];
  while (at <= spanMs) {
    count++;
    pause = Math.min(2 * pause, LONGEST_HOST_PAUSE_MS);
    at += pause;
  }
  return count;
}

describe('what an attempt says of its host', () => {
  it.each([
    ['answers', [200, 204, 299, 410]],
    ['fails', [429, 500, 502, 503, 504, 599]],
    ['unknown', [300, 301, 304, 308, 400, 401, 403, 404, 405, 409, 422, 428, 451]],
  ] as const)('%s: HTTP %j', (reachability, statuses) => {
    for (const status of statuses) expect([status, getHostReachability(answer(status))]).toEqual([status, reachability]);
  });
  it.each(['dns_unresolvable', 'connect_refused', 'connect_reset', 'connect_timeout', 'tls', 'timeout', 'protocol'] as const)(
    '%s: it fails',
    (errorCategory) => expect(getHostReachability({ errorCategory })).toBe('fails'),
  );
  it.each(['internal', 'dns_blocked'] as const)('%s: nothing', (errorCategory) =>
    expect(getHostReachability({ errorCategory })).toBe('unknown'),
  );
});

describe('a host that rejects the events of one receiver', () => {
  it('is not paused, so that each delivery follows its schedule', () => {
    const deliveries = Array.from({ length: 30 }, (_, i) => ({ account: `account ${i % 3}`, finishedAt: i * 100 }));
    const outcome = (_at: number, id: string): AttemptOutcome => (id === 'del_0' ? answer(204) : answer(404));
    const { sent, holds } = run({ deliveries, outcome });
    expect(holds).toBe(0);
    expect(sent).toEqual(run({ deliveries, outcome, withoutBackoff: true }).sent);
  });
});

describe('the pauses of a host', () => {
  it('begin with the tenth failure in a row and double from 5 s to 10 min with each probe', () => {
    let backoff: HostBackoff | null = null;
    for (let i = 1; i <= HOST_FAILURES_MAX; i++) {
      expect(backoff?.pause ?? null).toBeNull();
      backoff = updateBackoffAfterFailure(backoff, `del_${i % 2}`, 0);
    }
    let pause = backoff?.pause ?? null;
    const seconds: number[] = [];
    while (pause !== null && seconds.length < 9) {
      seconds.push(pause.ms / 1_000);
      expect(extendPauseAfterProbe(pause, pause.until - 1)).toBeNull();
      pause = extendPauseAfterProbe(pause, pause.until);
    }
    expect(seconds).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600]);
  });

  it('are prolonged by a probe and by no failure', () => {
    const shared = { failures: 10, deliveryId: 'del_0', isShared: true, pause: { ms: 5_000, until: 5_000 } };
    expect(updateBackoffAfterFailure(shared, 'del_1', 4_000)).toEqual({ ...shared, failures: 11 });
  });

  it('hold attempts for a tenth longer at most', () => {
    assert(
      property(integer({ min: 0, max: 1_000_000 }), integer({ min: 1, max: 16 }), (id, attempt) => {
        const at = computeNextProbeTime({ ms: 600_000, until: 1_000_000 }, `del_${id}`, attempt);
        expect(at).toBeGreaterThanOrEqual(1_000_000);
        expect(at).toBeLessThanOrEqual(1_060_000);
      }),
    );
  });
});

const arrivals = array(record({ account: constantFrom('a', 'b', 'c', 'd'), finishedAt: integer({ min: 0, max: 2 * HOUR }) }), {
  minLength: 2,
  maxLength: 60,
});

describe('deliveries to one host', () => {
  it('make a bounded number of attempts in any span while the host is dead, and end with their own window', () => {
    assert(
      property(arrivals, constantFrom(0, 5, 15_000), constantFrom(MINUTE, 10 * MINUTE, HOUR, 12 * HOUR), (deliveries, tookMs, spanMs) => {
        const { sent, ends } = run({ deliveries, tookMs, outcome: () => REFUSED });
        const accounts = new Set(deliveries.map(({ account }) => account)).size;
        // Until the tenth failure is known, attempts that run already are not bounded here but by the lanes of the sender.
        const opened = sent[HOST_FAILURES_MAX - 1]?.at ?? Infinity;
        const after = sent.map(({ at }) => at).filter((at) => at > opened + tookMs);
        for (const from of after) {
          const within = after.filter((at) => at >= from && at < from + spanMs).length;
          expect(within).toBeLessThanOrEqual(probesWithin(spanMs) + accounts);
        }
        for (const [i, { finishedAt }] of deliveries.entries()) {
          const end = ends.get(`del_${i}`);
          expect(end?.state).toBe('EXHAUSTED');
          expect(end?.at).toBeGreaterThanOrEqual(finishedAt + DELIVERY_WINDOW_MS);
          expect(end?.at).toBeLessThanOrEqual(finishedAt + DELIVERY_WINDOW_MS + tookMs);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('follow the schedule exactly while fewer than ten attempts in a row fail', () => {
    assert(
      property(arrivals, array(boolean(), { minLength: 1, maxLength: 40 }), (deliveries, luck) => {
        const scripted = () => {
          let [calls, row] = [0, 0];
          return (): AttemptOutcome => {
            const fails = row < HOST_FAILURES_MAX - 1 && (luck[calls++ % luck.length] ?? false);
            row = fails ? row + 1 : 0;
            return fails ? answer(500) : answer(204);
          };
        };
        const paced = run({ deliveries, outcome: scripted() });
        expect(paced.holds).toBe(0);
        expect(paced.sent).toEqual(run({ deliveries, outcome: scripted(), withoutBackoff: true }).sent);
      }),
    );
  });

  it('of which there is only one follow the schedule exactly, however often it fails', () => {
    const deliveries = [{ account: 'a', finishedAt: 0 }];
    const { sent, holds } = run({ deliveries, outcome: () => REFUSED });
    expect([holds, sent.length >= 14]).toEqual([0, true]);
    expect(sent).toEqual(run({ deliveries, outcome: () => REFUSED, withoutBackoff: true }).sent);
  });

  it('are all delivered when a host that was down comes back, and none is held for longer than 11 minutes from then', () => {
    assert(
      property(arrivals, integer({ min: MINUTE, max: 3 * HOUR }), (deliveries, downMs) => {
        const outcome = (at: number): AttemptOutcome => (at < downMs ? REFUSED : answer(204));
        const { sent, ends } = run({ deliveries, outcome });
        expect([...ends.values()].map(({ state }) => state)).toEqual(deliveries.map(() => 'DELIVERED'));
        for (const { at, wasHeld } of sent) expect(!wasHeld || at <= downMs + 1.1 * LONGEST_HOST_PAUSE_MS).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('of an account whose latest attempt succeeded are not held back by the failures of another', () => {
    const attacker = Array.from({ length: 60 }, (_, i) => ({ account: 'attacker', finishedAt: i * 100 }));
    const victim = Array.from({ length: 20 }, (_, i) => ({ account: 'victim', finishedAt: 10_000 + i * MINUTE }));
    const deliveries = [...attacker, ...victim];
    const ids = new Set(victim.map((_, i) => `del_${attacker.length + i}`));
    const { sent, holds } = run({ deliveries, outcome: (_at, id) => (ids.has(id) ? answer(204) : answer(500)) });
    expect(holds).toBeGreaterThan(0);
    expect(sent.filter(({ delivery }) => ids.has(delivery)).map(({ at }) => at)).toEqual(victim.map(({ finishedAt }) => finishedAt));
  });
});
