import { LIMITS } from '../limits.js';
import { DRAFT_MODEL } from '../worlds/models.js';
import type { ModelName } from '../worlds/models.js';
import { OPERATION_DEADLINE_MS } from '../operations/states.js';

/** Generations are counted in two logs: those of the draft model, and the others. Exports have a log of their own. */
export const OPERATION_START_CLASSES = ['standard', 'draft', 'export'] as const;
export type OperationStartClass = (typeof OPERATION_START_CLASSES)[number];

export const getStartClass = (model: ModelName): Exclude<OperationStartClass, 'export'> => (model === DRAFT_MODEL ? 'draft' : 'standard');

/** How many generations and exports an account may start, in any 60 and any 3,600 seconds. */
export interface RateLimits {
  readonly perMinute: number;
  readonly perHour: number;
  /** Null: drafts are counted together with the others. Otherwise each class has its own minute, and its own hour. */
  readonly draftPerMinute: number | null;
  readonly exportsPerMinute: number;
  readonly exportsPerHour: number;
}

/** The limits that an operator sets for one account; a null stands for the limit of the tier. */
export interface AccountLimitOverrides extends Omit<RateLimits, 'exportsPerMinute' | 'exportsPerHour'> {
  readonly exportsPerMinute: number | null;
  readonly exportsPerHour: number | null;
}

export const ACCOUNT_TIERS = ['default', 'higher'] as const;
export type AccountTier = (typeof ACCOUNT_TIERS)[number];

export const TIER_LIMITS: Readonly<Record<AccountTier, RateLimits>> = {
  default: { perMinute: 3, perHour: 60, draftPerMinute: null, exportsPerMinute: 30, exportsPerHour: 600 },
  higher: { perMinute: 30, perHour: 5_400, draftPerMinute: 90, exportsPerMinute: 120, exportsPerHour: 7_200 },
};

/** The limits of an account. @param own null where it has those of its tier */
export function resolveRateLimits(tier: AccountTier, own: AccountLimitOverrides | null): RateLimits {
  const usual = TIER_LIMITS[tier];
  if (own === null) return usual;
  return {
    ...own,
    exportsPerMinute: own.exportsPerMinute ?? usual.exportsPerMinute,
    exportsPerHour: own.exportsPerHour ?? usual.exportsPerHour,
  };
}

/**
 * How many generations can be under way at a time within these limits: those of the day that one lives at most. As a cap it stands
 * against no start that the windows let in.
 */
export function computeMaxRunningGenerations(limits: RateLimits): number {
  const classes: readonly OperationStartClass[] = limits.draftPerMinute === null ? ['standard'] : ['standard', 'draft'];
  const perDay = classes.map((startClass) => {
    const { windows } = createRateLimitRule(limits, startClass);
    return Math.min(...windows.map(({ limit, seconds }) => (limit * OPERATION_DEADLINE_MS) / (1_000 * seconds)));
  });
  return Math.min(
    perDay.reduce((sum, count) => sum + count, 0),
    LIMITS.runningMax,
  );
}

/** When to try again where an operator's own cap is reached: how long generations take is not known, so this is only a polite guess. */
export const RUNNING_RETRY_SECONDS = 10;

/** A rolling window: at most `limit` starts in any `seconds`. */
export interface RateWindow {
  readonly name: 'minute' | 'hour';
  readonly limit: number;
  readonly seconds: number;
}

/** The windows that a start must pass. */
export interface RateLimitRule {
  /** Whose starts count. */
  readonly classes: readonly OperationStartClass[];
  readonly windows: readonly RateWindow[];
}

/** What the log says of one window at some moment. A start that is exactly as old as the window is long has left it. */
export interface RateWindowReading {
  /** Starts in the window. */
  readonly count: number;
  /** Age in milliseconds, rounded down, of the start that must leave a full window before another may enter; null when it is empty. */
  readonly blockerAgeMs: number | null;
}

/** One window as it stands after a request. */
export interface RateWindowState extends RateWindow {
  readonly remaining: number;
  /** Seconds until there is room again; 0 while there is. */
  readonly resetSeconds: number;
}

export interface RateLimitAdmission {
  readonly admitted: boolean;
  /** With the start counted when it was admitted. */
  readonly windows: readonly RateWindowState[];
  /** Whole seconds, at least 1, after which the same request is admitted if no other comes first; 0 when it is now. */
  readonly retryAfterSeconds: number;
  /** The first window that stands against it. */
  readonly violated: RateWindow | null;
}

/** The rule that a start of this class is judged by. */
export function createRateLimitRule(limits: RateLimits, startClass: OperationStartClass): RateLimitRule {
  const { perMinute, perHour, draftPerMinute, exportsPerMinute, exportsPerHour } = limits;
  const windows = (minute: number, hour: number = perHour): RateWindow[] => [
    { name: 'minute', limit: minute, seconds: 60 },
    { name: 'hour', limit: hour, seconds: 3_600 },
  ];
  if (startClass === 'export') return { classes: ['export'], windows: windows(exportsPerMinute, exportsPerHour) };
  if (draftPerMinute === null) return { classes: ['standard', 'draft'], windows: windows(perMinute) };
  return { classes: [startClass], windows: windows(startClass === 'draft' ? draftPerMinute : perMinute) };
}

/**
 * Judges a start by an exact sliding log: it is admitted when every window has room for it.
 *
 * @param readings of the log before this start, one a window of the rule, in its order
 */
export function checkRateLimitAdmission(windows: readonly RateWindow[], readings: readonly RateWindowReading[]): RateLimitAdmission {
  const before = windows.map((window, index) => ({ window, reading: readings[index] ?? EMPTY }));
  const violated = before.filter(({ window, reading }) => reading.count >= window.limit);
  const admitted = violated.length === 0;
  return {
    admitted,
    windows: before.map(({ window, reading }) => stateOf(window, reading, admitted)),
    retryAfterSeconds: violated.reduce((most, { window, reading }) => Math.max(most, secondsToRoom(window, reading)), 0),
    violated: violated[0]?.window ?? null,
  };
}

/** The windows as they stand, without another start. */
export function computeRateWindowStates(windows: readonly RateWindow[], readings: readonly RateWindowReading[]): RateWindowState[] {
  return windows.map((window, index) => stateOf(window, readings[index] ?? EMPTY, false));
}

/** A window as `RateWindow` of the protocol. */
export const toRateWindowMessage = ({ name, limit, seconds, remaining, resetSeconds }: RateWindowState) => ({
  name,
  limit,
  windowSeconds: seconds,
  remaining,
  resetSeconds,
});

const EMPTY: RateWindowReading = { count: 0, blockerAgeMs: null };

function stateOf(window: RateWindow, reading: RateWindowReading, started: boolean): RateWindowState {
  const remaining = Math.max(window.limit - reading.count - (started ? 1 : 0), 0);
  return { ...window, remaining, resetSeconds: remaining > 0 ? 0 : secondsToRoom(window, reading) };
}

/** Of a window that is full; one that this very start has filled, or that lets nothing in, is waited for whole. */
function secondsToRoom({ seconds }: RateWindow, { blockerAgeMs }: RateWindowReading): number {
  return blockerAgeMs === null ? seconds : Math.max(Math.ceil((seconds * 1_000 - blockerAgeMs) / 1_000), 1);
}
