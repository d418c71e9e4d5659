import type { PersonIdentity } from '@diorama/domain';

/** Why a sign-in fails: what its page says, and what the audit log has. */
export const SIGN_IN_FAILURES = [
  /** The callback does not belong to a sign-in that this browser began, or it was used before. */
  'state',
  /** The sign-in took too long. */
  'expired',
  /** The provider refused: the person cancelled, or may not use this application. */
  'refused',
  /** The provider did not answer. */
  'unreachable',
  /** The provider answered what must not be accepted, such as a token for another application. */
  'invalid',
  /** No claim of the person gives a role. */
  'role',
  /** The e-mail address of the person is not of an allowed domain, or the provider has not verified it. */
  'domain',
  /** Too many sign-ins of one network in a minute. */
  'rate',
  /** The system of record did not answer. */
  'unavailable',
] as const;
export type SignInFailure = (typeof SIGN_IN_FAILURES)[number];

/** A sign-in that failed. Its message is for the log and never has a code, a token or a secret. */
export class SignInError extends Error {
  override readonly name = 'SignInError';

  constructor(
    readonly failure: SignInFailure,
    message: string,
    /** The person, where the provider has named one. */
    readonly person: PersonIdentity | null = null,
    options: ErrorOptions = {},
  ) {
    super(message, options);
  }
}
