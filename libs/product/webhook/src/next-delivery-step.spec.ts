import { array, assert, constant, constantFrom, integer, oneof, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ATTEMPT_ERRORS } from './delivery.js';
import type { AttemptOutcome } from './delivery.js';
import { DELIVERY_WINDOW_MS, RETRY_JITTER_FRACTION, computeRetryJitter, decideNextDeliveryStep } from './next-delivery-step.js';

/** One attempt as a test tells it: what came of it, and how long it took. */
interface Told {
  readonly outcome: AttemptOutcome;
  readonly ms?: number;
}
type Script = (number: number, at: number) => Told;

const answer = (httpStatus: number, retryAfter: string | null = null): Told => ({ outcome: { httpStatus, retryAfter } });
const lost = (errorCategory: (typeof ATTEMPT_ERRORS)[number], ms = 0): Told => ({ outcome: { errorCategory }, ms });
const first =
  (told: Told, rest: Told): Script =>
  (number) =>
    number === 1 ? told : rest;

/** Runs a delivery whose operation finished at 0 to its end. */
function deliver(script: Script, jitter: (number: number) => number = () => 0) {
  const attempts: { at: number; ended: number; outcome: AttemptOutcome }[] = [];
  let [at, waits, next]: [number, number, number | null] = [0, 0, 0];
  for (;;) {
    if (next === null) return { attempts, end: 'EXHAUSTED' as const, endedAt: DELIVERY_WINDOW_MS };
    at = next;
    const number = attempts.length + 1;
    const { outcome, ms = 0 } = script(number, at);
    attempts.push({ at, ended: at + ms, outcome });
    const progress = { isFirst: number === 1, waits, deadline: DELIVERY_WINDOW_MS, jitter: jitter(number) };
    const step = decideNextDeliveryStep(progress, outcome, at + ms);
    if (step.state !== 'PENDING') return { attempts, end: step.state, endedAt: at + ms };
    ({ waits, nextAttempt: next } = step);
  }
}

const clock = (ms: number): string => {
  const parts = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1_000) % 60];
  return parts.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
};
const times = (script: Script): string[] => deliver(script).attempts.map(({ at }) => clock(at));
const PAST = 'Wed, 31 Dec 1969 08:49:37 GMT';
const LADDER_FROM_30 = '0:00:00 0:00:30 0:01:30 0:03:30 0:07:30 0:15:30 0:31:30 1:03:30 2:07:30 4:15:30'.split(' ');
const B = [...LADDER_FROM_30, '8:15:30', '12:15:30', '16:15:30', '20:15:30'];
const A =
  '0:00:00 0:00:02 0:00:32 0:01:32 0:03:32 0:07:32 0:15:32 0:31:32 1:03:32 2:07:32 4:15:32 8:15:32 12:15:32 16:15:32 20:15:32'.split(' ');

describe('the times of the rule book', () => {
  it.each<[string, Script, readonly string[]]>([
    ['A: always 500', () => answer(500), A],
    ['B: always 404', () => answer(404), B],
    [
      'C: each hangs for 15 s',
      () => lost('timeout', 15_000),
      '0:00:00 0:00:17 0:01:02 0:02:17 0:04:32 0:08:47 0:17:02 0:33:17 1:05:32 2:09:47 4:18:02 8:18:17 12:18:32 16:18:47 20:19:02'.split(
        ' ',
      ),
    ],
    [
      'E: 503 asking for 60 s first',
      first(answer(503, '60'), answer(503)),
      '0:00:00 0:01:00 0:02:00 0:04:00 0:08:00 0:16:00 0:32:00 1:04:00 2:08:00 4:16:00 8:16:00 12:16:00 16:16:00 20:16:00'.split(' '),
    ],
    ['F: 503 asking for 10 s first', first(answer(503, '10'), answer(503)), B],
    ['G: 503 asking for "soon" first', first(answer(503, 'soon'), answer(503)), A],
    [
      'H: an hour each time',
      () => answer(503, '3600'),
      '0:00:00 1:00:00 2:00:00 3:00:00 4:00:00 5:00:00 6:00:00 7:00:00 8:04:00 10:12:00 14:12:00 18:12:00 22:12:00'.split(' '),
    ],
    ['I: 25 hours first', first(answer(503, '90000'), answer(200)), ['0:00:00']],
  ])('[retry-01] [retry-02] [retry-03] [retry-05] [retry-06] %s', (_name, script, expected) => {
    expect(times(script)).toEqual(expected);
    expect(deliver(script)).toMatchObject({ end: 'EXHAUSTED', endedAt: DELIVERY_WINDOW_MS });
  });

  it('[retry-04] D: A with all delays a tenth longer, and shorter', () => {
    const longer = deliver(
      () => answer(500),
      () => 0.1,
    ).attempts;
    const shorter = deliver(
      () => answer(500),
      () => -0.1,
    ).attempts;
    expect([longer.length, clock(longer.at(-1)?.at ?? 0)]).toEqual([15, '22:17:05']);
    expect([shorter.length, clock(shorter.at(-1)?.at ?? 0)]).toEqual([16, '21:49:59']);
    expect([longer[1]?.at, shorter[1]?.at]).toEqual([2_000, 2_000]);
  });

  it.each<[string, Script, string, number, number]>([
    ['J: 500, then 200', first(answer(500), answer(200)), 'DELIVERED', 2, 2_000],
    ['K: 500, then 410', first(answer(500), answer(410, '60')), 'SUPPRESSED', 2, 2_000],
    ['L: an unknown name, then a private address', first(lost('dns_unresolvable'), lost('dns_blocked')), 'EXHAUSTED', 2, 2_000],
    ['a private address at once', () => lost('dns_blocked'), 'EXHAUSTED', 1, 0],
    [
      'N: an answer after the deadline to what began before it',
      (n) => (n === 1 ? answer(503, 'Thu, 01 Jan 1970 23:59:50 GMT') : { ...answer(200), ms: 14_000 }),
      'DELIVERED',
      2,
      DELIVERY_WINDOW_MS + 4_000,
    ],
    [
      'no answer after the deadline',
      (n) => (n === 1 ? answer(503, 'Thu, 01 Jan 1970 23:59:50 GMT') : lost('timeout', 15_000)),
      'EXHAUSTED',
      2,
      DELIVERY_WINDOW_MS + 5_000,
    ],
  ])('[delivery-06] [delivery-13] %s', (_name, script, end, count, endedAt) => {
    const delivery = deliver(script);
    expect([delivery.end, delivery.attempts.length, delivery.endedAt]).toEqual([end, count, endedAt]);
  });
});

const PASSING = ['dns_unresolvable', 'connect_refused', 'connect_reset', 'connect_timeout', 'tls', 'timeout', 'protocol'] as const;

describe('the fast retry', () => {
  it.each([...PASSING.map((error) => lost(error)), answer(500), answer(503), answer(599)])('[retry-01] comes 2 s after %j', (told) => {
    expect(deliver(() => told).attempts[1]?.at).toBe(2_000);
    expect(deliver(() => told).attempts[2]?.at).toBe(32_000);
  });

  it.each([lost('internal'), answer(301), answer(304), answer(400), answer(429), answer(100), answer(503, '0'), answer(500, PAST)])(
    '[retry-01] does not come after %j',
    (told) => expect(deliver(() => told).attempts[1]?.at).toBe(30_000),
  );
});

const retryAfter = option(
  oneof(constantFrom('soon', '0', '1.5', PAST), integer({ min: 0, max: 100_000 }).map(String), constant('9'.repeat(30))),
);
const told = oneof(
  {
    weight: 6,
    arbitrary: record({
      outcome: record({ httpStatus: integer({ min: 100, max: 599 }), retryAfter }),
      ms: integer({ min: 0, max: 15_000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: record({ outcome: record({ errorCategory: constantFrom(...ATTEMPT_ERRORS) }), ms: integer({ min: 0, max: 15_000 }) }),
  },
  { weight: 6, arbitrary: record({ outcome: record({ httpStatus: constantFrom(404, 500, 503), retryAfter }), ms: constant(0) }) },
);
const scripts = array(told, { minLength: 20, maxLength: 20 });
const ids = integer({ min: 0 }).map((n) => `del_${String(n).padStart(22, '0')}`);

describe('any delivery', () => {
  it('[delivery-05] [delivery-13] ends once, begins nothing at or after its deadline and waits as long as it must, but hardly longer', () => {
    assert(
      property(scripts, ids, (script, id) => {
        const { attempts, end, endedAt } = deliver(
          (number) => script[(number - 1) % script.length] ?? answer(500),
          (number) => computeRetryJitter(id, number),
        );
        expect(attempts.every(({ at }) => at < DELIVERY_WINDOW_MS)).toBe(true);
        for (const [i, { ended, outcome }] of attempts.slice(0, -1).entries()) {
          const gap = (attempts[i + 1]?.at ?? 0) - ended;
          const asks = 'httpStatus' in outcome && /^\d+$/.test(outcome.retryAfter ?? '') ? Number(outcome.retryAfter) * 1_000 : 0;
          const longest = Math.max(4 * 3_600_000 * (1 + RETRY_JITTER_FRACTION), asks);
          expect(gap).toBeGreaterThanOrEqual(Math.max(i === 0 ? 2_000 : 30_000 * (1 - RETRY_JITTER_FRACTION), asks));
          expect(gap).toBeLessThanOrEqual(longest + 1);
        }
        const last = attempts.at(-1)?.outcome;
        const status = last !== undefined && 'httpStatus' in last ? last.httpStatus : 0;
        expect(end === 'DELIVERED').toBe(status >= 200 && status < 300);
        expect(end === 'SUPPRESSED').toBe(status === 410);
        const blocked = last !== undefined && 'errorCategory' in last && last.errorCategory === 'dns_blocked';
        expect(end === 'EXHAUSTED').toBe(blocked || (endedAt >= DELIVERY_WINDOW_MS && end !== 'DELIVERED' && end !== 'SUPPRESSED'));
      }),
    );
  });

  it('[retry-04] takes each step of the ladder once, at most a tenth off', () => {
    assert(
      property(ids, (id) => {
        const { attempts } = deliver(
          () => answer(404),
          (number) => computeRetryJitter(id, number),
        );
        for (const [i, { at }] of attempts.slice(0, -1).entries()) {
          const share = ((attempts[i + 1]?.at ?? 0) - at) / Math.min(30_000 * 2 ** i, 14_400_000);
          expect(share).toBeGreaterThan(0.8999);
          expect(share).toBeLessThan(1.1001);
        }
      }),
    );
  });
});

describe('jitter', () => {
  it('is the same for the same attempt, of the share that is asked for, and spread over all of it', () => {
    const drawn = Array.from({ length: 2_000 }, (_, i) => computeRetryJitter('del_0123456789012345678901', i));
    expect(drawn).toEqual(Array.from({ length: 2_000 }, (_, i) => computeRetryJitter('del_0123456789012345678901', i)));
    expect(Math.max(...drawn.map(Math.abs))).toBeLessThanOrEqual(RETRY_JITTER_FRACTION);
    const tenths = new Map<number, number>();
    for (const value of drawn) {
      const tenth = Math.min(Math.floor(((value + RETRY_JITTER_FRACTION) / (2 * RETRY_JITTER_FRACTION)) * 10), 9);
      tenths.set(tenth, (tenths.get(tenth) ?? 0) + 1);
    }
    expect(tenths.size).toBe(10);
    expect(Math.min(...tenths.values())).toBeGreaterThan(140);
    expect(computeRetryJitter('del_0123456789012345678901', 1, 0)).toBe(0);
    expect(computeRetryJitter('del_0123456789012345678901', 1)).not.toBe(computeRetryJitter('del_0123456789012345678902', 1));
  });
});
