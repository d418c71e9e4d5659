import type { OpenIdSettings } from '@diorama/config';
import { IdentityProvider, SignInAttempts, deriveClientKey } from '@diorama/sign-in';
import type { RoleRules } from '@diorama/sign-in';

/** How operators may sign in to the console. */
export interface ConsoleSignIn {
  /** Null without an identity provider. */
  readonly openid: OpenIdSignIn | null;
  /** Whether operator tokens begin sessions. */
  readonly acceptsTokens: boolean;
}

/** Sign-in with an OpenID Connect provider. */
export interface OpenIdSignIn {
  readonly provider: Pick<IdentityProvider, 'buildAuthorizationUrl' | 'readClaims'>;
  readonly attempts: SignInAttempts;
  readonly rules: RoleRules;
  /** Of the button. */
  readonly label: string;
  readonly sessionHours: number;
  /** Signs the cookies of sessions. */
  readonly sessionKey: Buffer;
}

/** Below the address of the console. */
export const SIGN_IN_PATH = '/console/sign-in';
export const CALLBACK_PATH = `${SIGN_IN_PATH}/callback`;

interface SignInSurroundings {
  /** Where browsers reach the console. */
  readonly siteUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds. */
  readonly clock: () => number;
}

export function createOpenIdSignIn(settings: OpenIdSettings, { siteUrl, fetch, clock }: SignInSurroundings): OpenIdSignIn {
  const { label, sessionHours, scopes, claim, roles, emailDomains, issuer, clientId, clientSecret } = settings;
  const rules = { claim, roles, emailDomains };
  const client = { issuer, clientId, clientSecret };
  const redirectUri = new URL(CALLBACK_PATH, siteUrl).href;
  return {
    provider: new IdentityProvider({ ...client, scopes, redirectUri, rules }, { fetch, clock }),
    attempts: new SignInAttempts(client),
    rules,
    label,
    sessionHours,
    // Another claim or other domains end all sessions; a change of roles ends those that it concerns, which is checked at each request.
    sessionKey: deriveClientKey(client, `diorama console session ${JSON.stringify([claim, ...emailDomains.toSorted()])}`),
  };
}
