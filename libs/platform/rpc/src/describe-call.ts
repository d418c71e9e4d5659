import { DomainError } from '@diorama/domain';

/** How a call to a service ended: `left` is one whose client no longer waits. */
export type CallOutcome = 'answered' | 'left' | { readonly error: unknown };

/** What a log says of a call, beside its name and duration. */
export interface CallLogFields {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly message: string;
  readonly fields: { readonly code?: string; readonly err?: unknown };
}

/** A refusal is the caller's matter, what may be tried again the operator's; anything but a DomainError is a fault of ours. */
export function describeCallOutcome(end: CallOutcome): CallLogFields {
  if (end === 'answered') return { level: 'debug', message: 'call', fields: {} };
  if (end === 'left') return { level: 'debug', message: 'call cancelled by the client', fields: {} };
  const { error } = end;
  if (!(error instanceof DomainError)) return { level: 'error', message: 'call failed with an unexpected error', fields: { err: error } };
  const { code, cause } = error;
  if (error.kind.retryable) return { level: 'warn', message: 'call failed: a dependency is unavailable', fields: { code, err: cause } };
  return { level: 'info', message: 'call refused', fields: { code } };
}
