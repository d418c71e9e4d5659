import { DomainError, RUNNING_RETRY_SECONDS, admit, windowStates } from '@diorama/domain';
import type { RateRule, RateWindow, WindowReading, WindowState } from '@diorama/domain';

import type { AccountRow } from '../accounts/account-row.js';

/** @throws DomainError RATE_LIMITED or RUNNING_LIMITED, with the windows as they stand, unless one more start may be made */
export function requireRoom({ running, maxRunning }: AccountRow, rule: RateRule, readings: readonly WindowReading[]): void {
  const windows = (): string => JSON.stringify(windowStates(rule.windows, readings).map(windowMessage));
  const admission = admit(rule.windows, readings);
  if (admission.violated !== null)
    throw new DomainError('RATE_LIMITED', {
      limit: described(admission.violated),
      retry_after: String(admission.retryAfterSeconds),
      windows: windows(),
    });
  if (running >= maxRunning)
    throw new DomainError('RUNNING_LIMITED', {
      running: String(running),
      retry_after: String(RUNNING_RETRY_SECONDS),
      windows: windows(),
    });
}

/** A window as the protocol tells it. */
export function windowMessage({ name, limit, seconds, remaining, resetSeconds }: WindowState) {
  return { name, limit, windowSeconds: seconds, remaining, resetSeconds };
}

const described = ({ name, limit }: RateWindow): string => `${limit} ${limit === 1 ? 'start' : 'starts'} per ${name}`;
