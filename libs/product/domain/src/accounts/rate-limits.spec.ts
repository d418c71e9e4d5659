import { array, assert, boolean, constantFrom, integer, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  OPERATION_START_CLASSES,
  ACCOUNT_TIERS,
  TIER_LIMITS,
  checkRateLimitAdmission,
  resolveRateLimits,
  computeMaxRunningGenerations,
  createRateLimitRule,
  getStartClass,
  computeRateWindowStates,
} from './rate-limits.js';
import type { RateLimits, RateWindow, OperationStartClass, RateWindowReading } from './rate-limits.js';

interface Start {
  readonly at: number;
  readonly class: OperationStartClass;
}

/** A reading as the definition has it: every start of the window is looked at. */
function read(log: readonly Start[], classes: readonly OperationStartClass[], window: RateWindow, now: number): RateWindowReading {
  const inside = log.filter((start) => classes.includes(start.class) && start.at > now - window.seconds * 1_000).map(({ at }) => at);
  const blocker = inside.toSorted((a, b) => a - b)[Math.max(inside.length - window.limit, 0)];
  return { count: inside.length, blockerAgeMs: blocker === undefined ? null : Math.floor(now - blocker) };
}

function judge(log: readonly Start[], limits: RateLimits, startClass: OperationStartClass, now: number) {
  const { classes, windows } = createRateLimitRule(limits, startClass);
  const readings = windows.map((window) => read(log, classes, window, now));
  return { admission: checkRateLimitAdmission(windows, readings), windows, classes };
}

const limits = record({
  perMinute: integer({ min: 1, max: 4 }),
  perHour: integer({ min: 1, max: 6 }),
  draftPerMinute: constantFrom(null, 1, 3),
  exportsPerMinute: integer({ min: 1, max: 3 }),
  exportsPerHour: integer({ min: 1, max: 5 }),
});
const request = record({
  afterMs: constantFrom(0, 1, 999, 5_000, 20_000, 59_999, 60_000, 600_000),
  startClass: constantFrom(...OPERATION_START_CLASSES),
  waits: boolean(),
});

describe('the rule of a start', () => {
  it('counts drafts with the others by default, and apart on the higher tier', () => {
    expect(createRateLimitRule(TIER_LIMITS.default, 'draft')).toEqual(createRateLimitRule(TIER_LIMITS.default, 'standard'));
    const [standard, draft] = [createRateLimitRule(TIER_LIMITS.higher, 'standard'), createRateLimitRule(TIER_LIMITS.higher, 'draft')];
    expect([standard.classes, draft.classes]).toEqual([['standard'], ['draft']]);
    expect([standard.windows[0]?.limit, draft.windows[0]?.limit]).toEqual([30, 90]);
    expect(getStartClass('svc-1.0-draft')).toBe('draft');
    expect(getStartClass('svc-1.1-plus')).toBe('standard');
  });

  it('counts exports in windows of their own on every tier', () => {
    for (const tier of ACCOUNT_TIERS) {
      const { classes, windows } = createRateLimitRule(TIER_LIMITS[tier], 'export');
      expect(classes).toEqual(['export']);
      expect(windows.map(({ limit }) => limit)).toEqual([TIER_LIMITS[tier].exportsPerMinute, TIER_LIMITS[tier].exportsPerHour]);
      for (const other of ['standard', 'draft'] as const)
        expect(createRateLimitRule(TIER_LIMITS[tier], other).classes).not.toContain('export');
    }
  });

  it('takes the limits of exports from the tier where an account has no own ones', () => {
    const own = { perMinute: 1, perHour: 2, draftPerMinute: null, exportsPerMinute: null, exportsPerHour: 7 };
    expect(resolveRateLimits('default', own)).toEqual({ ...own, exportsPerMinute: 30 });
    expect(resolveRateLimits('higher', null)).toBe(TIER_LIMITS.higher);
  });
});

describe('the most generations under way', () => {
  it.each([
    [TIER_LIMITS.default, 1_440],
    [TIER_LIMITS.higher, 24 * (1_800 + 5_400)],
    [{ ...TIER_LIMITS.default, perMinute: 1, perHour: 1_000 }, 1_440],
    [{ ...TIER_LIMITS.default, perMinute: 0, perHour: 0 }, 0],
    [{ ...TIER_LIMITS.default, perMinute: 1e9, perHour: 1e9, draftPerMinute: 1e9 }, 1e9],
  ])('within %j are %i', (own, most) => expect(computeMaxRunningGenerations(own)).toBe(most));
});

describe('admission by a sliding log', () => {
  it('never lets a window hold more than its limit, whenever and for whatever clients ask', () => {
    assert(
      property(limits, array(request, { maxLength: 60 }), (own, requests) => {
        const log: Start[] = [];
        let now = 1_000_000;
        for (const { afterMs, startClass } of requests) {
          now += afterMs;
          if (judge(log, own, startClass, now).admission.admitted) log.push({ at: now, class: startClass });
        }
        for (const last of log) {
          const { classes, windows } = createRateLimitRule(own, last.class);
          for (const window of windows)
            expect(
              read(
                log.filter(({ at }) => at <= last.at),
                classes,
                window,
                last.at,
              ).count,
            ).toBeLessThanOrEqual(window.limit);
        }
      }),
    );
  });

  it('admits after Retry-After, and not a second before', () => {
    assert(
      property(limits, array(request, { maxLength: 40 }), constantFrom(...OPERATION_START_CLASSES), (own, requests, startClass) => {
        const log: Start[] = [];
        let now = 1_000_000;
        for (const step of requests) {
          now += step.afterMs;
          const { admission } = judge(log, own, startClass, now);
          if (admission.admitted) {
            log.push({ at: now, class: startClass });
            continue;
          }
          const wait = admission.retryAfterSeconds;
          expect(wait).toBeGreaterThanOrEqual(1);
          expect(judge(log, own, startClass, now + wait * 1_000).admission.admitted).toBe(true);
          expect(judge(log, own, startClass, now + (wait - 1) * 1_000).admission.admitted).toBe(false);
        }
      }),
    );
  });

  it('tells windows as they stand afterwards: what is left, and when there is room again', () => {
    assert(
      property(limits, array(nat(4_000_000), { maxLength: 8 }), (own, ages) => {
        const now = 10_000_000;
        const log: Start[] = ages.map((age) => ({ at: now - age, class: 'standard' }));
        const { admission, windows, classes } = judge(log, own, 'standard', now);
        const after: Start[] = admission.admitted ? [...log, { at: now, class: 'standard' }] : log;
        for (const [index, state] of admission.windows.entries()) {
          const window = windows[index];
          const countAt = (at: number): number => read(after, classes, window, at).count;
          expect(state.remaining).toBe(Math.max(window.limit - countAt(now), 0));
          expect(state.resetSeconds === 0).toBe(state.remaining > 0);
          expect(countAt(now + state.resetSeconds * 1_000)).toBeLessThan(window.limit);
          const secondBefore = now + (state.resetSeconds - 1) * 1_000;
          expect(state.resetSeconds === 0 || countAt(secondBefore) >= window.limit).toBe(true);
        }
      }),
    );
  });

  it('tells the same windows without a start as with one that is refused', () => {
    const { windows } = createRateLimitRule(TIER_LIMITS.default, 'standard');
    const readings = [
      { count: 3, blockerAgeMs: 12_345 },
      { count: 4, blockerAgeMs: 2_000_000 },
    ];
    expect(computeRateWindowStates(windows, readings)).toEqual(checkRateLimitAdmission(windows, readings).windows);
    expect(computeRateWindowStates(windows, readings)).toMatchObject([
      { remaining: 0, resetSeconds: 48 },
      { remaining: 56, resetSeconds: 0 },
    ]);
  });

  it('waits for the slower of two windows, and names the first that is full', () => {
    const { windows } = createRateLimitRule({ ...TIER_LIMITS.default, perMinute: 1, perHour: 1 }, 'standard');
    const full = { count: 1, blockerAgeMs: 1_500 };
    expect(checkRateLimitAdmission(windows, [full, full])).toMatchObject({
      admitted: false,
      retryAfterSeconds: 3_599,
      violated: { name: 'minute' },
    });
    const left = { count: 0, blockerAgeMs: null };
    expect(checkRateLimitAdmission(windows, [left, full])).toMatchObject({
      admitted: false,
      retryAfterSeconds: 3_599,
      violated: { name: 'hour' },
    });
    expect(checkRateLimitAdmission(windows, [full, left])).toMatchObject({ retryAfterSeconds: 59 });
  });

  it('never admits under a limit of nought', () => {
    const { windows } = createRateLimitRule({ ...TIER_LIMITS.default, perMinute: 0, perHour: 0 }, 'standard');
    const none = { count: 0, blockerAgeMs: null };
    expect(checkRateLimitAdmission(windows, [none, none])).toMatchObject({ admitted: false, retryAfterSeconds: 3_600 });
  });
});
