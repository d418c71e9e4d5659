import * as openid from 'openid-client';

import { createBoundedFetch } from './bounded-fetch.js';
import { lacksClaims } from './role-rules.js';
import type { RoleRules } from './role-rules.js';
import type { ClientIdentity, SignInAttempt } from './sign-in-attempts.js';
import { SignInError } from './sign-in-error.js';

/** How this installation uses a provider. */
export interface ProviderSettings extends ClientIdentity {
  /** Scopes to ask for, with `openid`. */
  readonly scopes: readonly string[];
  /** Where the provider sends browsers back to. */
  readonly redirectUri: string;
  readonly rules: RoleRules;
}

interface ProviderParts {
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds. */
  readonly clock: () => number;
}

/** For so long the provider's metadata are used, and its keys with them: an unknown key id has the keys read again, once a minute. */
const METADATA_MS = 3_600_000;
const TIMEOUT_SECONDS = 10;
/** By which the clocks of the provider and of this machine may differ. */
const CLOCK_TOLERANCE_SECONDS = 30;

/** A provider of OpenID Connect, asked by the authorization code flow with PKCE. Its metadata are read at the first sign-in. */
export class IdentityProvider {
  private known: { readonly readAt: number; readonly configuration: Promise<openid.Configuration> } | null = null;

  constructor(
    private readonly settings: ProviderSettings,
    private readonly parts: ProviderParts,
  ) {}

  /** The address at the provider where a person signs in. @throws SignInError */
  async buildAuthorizationUrl({ state, nonce, codeChallenge }: SignInAttempt): Promise<URL> {
    const { scopes, redirectUri } = this.settings;
    const configuration = await this.configure();
    return translateErrors(async () =>
      openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: scopes.join(' '),
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      }),
    );
  }

  /**
   * The claims about the person of a callback: those of the ID token, whose signature, issuer, audience, nonce and times are checked, and
   * those of the UserInfo endpoint where the token lacks what the rules need.
   *
   * @param query of the callback's address
   * @throws SignInError
   */
  async readClaims(query: string, attempt: SignInAttempt): Promise<Readonly<Record<string, unknown>>> {
    const configuration = await this.configure();
    const { redirectUri, rules } = this.settings;
    const callback = new URL(redirectUri);
    callback.search = query;
    return translateErrors(async () => {
      const tokens = await openid.authorizationCodeGrant(configuration, callback, {
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        pkceCodeVerifier: attempt.codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new SignInError('invalid', 'the provider returned no ID token');
      if (!lacksClaims(claims, rules) || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
      return { ...(await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims };
    });
  }

  /** Metadata that could not be read are asked for again by the next sign-in. */
  private configure(): Promise<openid.Configuration> {
    const now = this.parts.clock();
    if (this.known !== null && now - this.known.readAt < METADATA_MS) return this.known.configuration;
    const known = { readAt: now, configuration: translateErrors(() => this.discover()) };
    this.known = known;
    known.configuration.catch(() => {
      if (this.known === known) this.known = null;
    });
    return known.configuration;
  }

  private async discover(): Promise<openid.Configuration> {
    const { issuer, clientId, clientSecret } = this.settings;
    const base = withoutSlash(issuer);
    const configuration = await openid.discovery(
      new URL(`${base}/.well-known/openid-configuration`),
      clientId,
      { [openid.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
      authenticateClient(clientSecret),
      {
        timeout: TIMEOUT_SECONDS,
        [openid.customFetch]: createBoundedFetch(this.parts.fetch),
        // The signature of the ID token is checked although it comes over TLS from the provider itself.
        execute: [openid.enableNonRepudiationChecks, ...(base.startsWith('http://') ? [openid.allowInsecureRequests] : [])],
      },
    );
    if (withoutSlash(configuration.serverMetadata().issuer) !== base)
      throw new SignInError('invalid', 'the metadata of the provider name another issuer');
    return configuration;
  }
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** By the method that the provider lists; `client_secret_basic` is the one that every provider has. */
function authenticateClient(secret: string): openid.ClientAuth {
  const [post, basic] = [openid.ClientSecretPost(secret), openid.ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? [];
    return (methods.includes('client_secret_post') ? post : basic)(server, ...rest);
  };
}

/** Errors of the library carry codes, tokens and claims in their causes, so that only their code and message are kept. */
async function translateErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw findSignInError(error) ?? describeError(error);
  }
}

function findSignInError(error: unknown): SignInError | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth++)
    if (cause instanceof SignInError) return cause;
  return null;
}

function describeError(error: unknown): SignInError {
  if (error instanceof openid.AuthorizationResponseError)
    return OUTAGES.has(error.error)
      ? new SignInError('unreachable', `the provider answered ${quote(error.error)}`)
      : new SignInError('refused', `the provider refused with ${quote(error.error)}`);
  if (error instanceof openid.ResponseBodyError) return new SignInError('invalid', `the provider refused the code: ${quote(error.error)}`);
  const { code, message, cause } = error as Partial<openid.ClientError>;
  const parts = [code, message, isOfProtocol(cause) ? cause.message : null];
  return new SignInError('invalid', [...new Set(parts)].filter(Boolean).join(': ') || 'the answer of the provider is not valid');
}

/** Errors of the protocol have fixed messages, such as one about the claim `aud`; their causes have the values. */
const isOfProtocol = (cause: unknown): cause is Error =>
  cause instanceof Error && 'code' in cause && String(cause.code).startsWith('OAUTH_');

const OUTAGES: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable']);
/** Names of errors come from outside. */
const quote = (name: string): string => (/^[\w.-]{1,64}$/.test(name) ? name : 'an unknown error');
