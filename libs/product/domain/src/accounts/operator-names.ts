/** Who a person is at an identity provider. */
export interface PersonIdentity {
  /** The provider's own name for the person, which never changes: 1 to 255 visible ASCII characters. */
  readonly subject: string;
  /** Null where the provider gives none. */
  readonly email: string | null;
}

const TOKEN_OPERATOR = /^[A-Za-z0-9._-]{1,64}$/;
const PERSON = /^oidc:(?<email>[^\s/:@]{1,64}@[^\s/:@]{1,189})?\/(?<subject>[!-~]{1,255})$/u;

/**
 * The name under which a person acts, such as `oidc:ada@example.com/248289761001`. Names in `OPERATOR_TOKENS` have no colon, so that a person
 * never has the name of a token.
 */
export const formatPersonName = ({ subject, email }: PersonIdentity): string => `oidc:${email ?? ''}/${subject}`;

/** The person of a name that `formatPersonName` made; null for any other name. */
export function parsePersonName(name: string): PersonIdentity | null {
  const { subject, email } = PERSON.exec(name)?.groups ?? {};
  return subject === undefined ? null : { subject, email: email ?? null };
}

/** Whether this can be the name of an operator: of one with a token, or of a person. */
export const isOperatorName = (name: string): boolean => TOKEN_OPERATOR.test(name) || parsePersonName(name) !== null;
