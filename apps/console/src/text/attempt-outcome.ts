import { ATTEMPT_ERRORS, describeAttemptOutcome, formatAttemptOutcome } from '@diorama/webhook';
import type { AttemptOutcome } from '@diorama/webhook';

/** What the API says of the outcome of an attempt to deliver an event. */
interface Attempt {
  readonly http_status: number | null;
  readonly error_category: string | null;
}

/** The outcome of an attempt for people. */
export interface OutcomeText {
  /** A few words, such as `HTTP 503`. */
  readonly name: string;
  /** What it means and what helps; null while the attempt runs, for a success, and for a category that this page does not know. */
  readonly hint: string | null;
}

/** The outcome of an attempt as text. */
export function describeOutcome({ http_status: httpStatus, error_category: category }: Attempt): OutcomeText {
  if (httpStatus !== null) {
    const outcome: AttemptOutcome = { httpStatus, retryAfter: null };
    const isSuccess = httpStatus >= 200 && httpStatus < 300;
    return { name: formatAttemptOutcome(outcome), hint: isSuccess ? null : describeAttemptOutcome(outcome) };
  }
  if (category === null) return { name: 'In progress', hint: null };
  const errorCategory = ATTEMPT_ERRORS.find((known) => known === category);
  if (errorCategory === undefined) return { name: category, hint: null };
  return { name: formatAttemptOutcome({ errorCategory }), hint: describeAttemptOutcome({ errorCategory }) };
}
