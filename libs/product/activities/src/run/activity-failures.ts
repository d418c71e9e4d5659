import { ApplicationFailure, CancelledFailure } from '@temporalio/common';

import { DomainError } from '@diorama/domain';

type Activity = (...args: never[]) => Promise<unknown>;

/**
 * Makes activities throw what Temporal understands: a DomainError becomes an ApplicationFailure whose type is its code and
 * which is retried only if the catalogue says so. Anything else is retried, for it may be a passing fault. Messages go into
 * the history: those of the catalogue are safe, foreign ones are replaced by the error's class.
 */
export function mapActivityFailures<Activities extends object>(activities: Activities): Activities {
  const wrapped = Object.entries(activities as Record<string, Activity>).map(([name, activity]) => [name, translating(activity)]);
  return Object.fromEntries(wrapped) as Activities;
}

function translating(activity: Activity): Activity {
  return async (...args) => {
    try {
      return await activity(...args);
    } catch (error) {
      throw translate(error);
    }
  };
}

function translate(error: unknown): unknown {
  if (error instanceof CancelledFailure || error instanceof ApplicationFailure) return error;
  if (error instanceof DomainError) {
    return ApplicationFailure.create({ type: error.code, message: error.message, nonRetryable: !error.kind.retryable });
  }
  const name = error instanceof Error ? error.name : typeof error;
  return ApplicationFailure.create({ type: 'INTERNAL', message: `unexpected ${name}`, nonRetryable: false });
}
