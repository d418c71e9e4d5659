import { DomainError, RUNNING_RETRY_SECONDS, checkRateLimitAdmission, computeRateWindowStates, toRateWindowMessage } from '@diorama/domain';
import type { RateLimitRule, RateWindow, RateWindowReading } from '@diorama/domain';

import type { AccountRow } from '../accounts/account-row.js';

/** @throws DomainError RATE_LIMITED or RUNNING_LIMITED, with the windows as they stand, unless one more generation may start */
export function requireStartAllowed(
  { running, maxRunning }: AccountRow,
  rule: RateLimitRule,
  readings: readonly RateWindowReading[],
): void {
  requireWithinRateLimits(rule, readings);
  if (running >= maxRunning)
    throw new DomainError('RUNNING_LIMITED', {
      running: String(running),
      retry_after: String(RUNNING_RETRY_SECONDS),
      windows: windowsText(rule, readings),
    });
}

/** @throws DomainError RATE_LIMITED, with the windows as they stand, unless every window of the rule has room for one more */
export function requireWithinRateLimits(rule: RateLimitRule, readings: readonly RateWindowReading[]): void {
  const { violated, retryAfterSeconds } = checkRateLimitAdmission(rule.windows, readings);
  if (violated === null) return;
  throw new DomainError('RATE_LIMITED', {
    limit: described(violated, rule.classes.includes('export') ? 'export' : 'start'),
    retry_after: String(retryAfterSeconds),
    windows: windowsText(rule, readings),
  });
}

const windowsText = ({ windows }: RateLimitRule, readings: readonly RateWindowReading[]): string =>
  JSON.stringify(computeRateWindowStates(windows, readings).map(toRateWindowMessage));

const described = ({ name, limit }: RateWindow, noun: string): string => `${limit} ${limit === 1 ? noun : `${noun}s`} per ${name}`;
