import { beforeEach, describe, expect, it } from 'vitest';

import { PROVIDER_ANSWER_BYTES } from './bounded-fetch.js';
import { IdentityProvider } from './identity-provider.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { SignInError } from './sign-in-error.js';
import { CLIENT, ISSUER, ScriptedProvider } from './testing/scripted-provider.js';
import type { ProviderScript } from './testing/scripted-provider.js';

const REDIRECT = 'https://worlds.example.com/console/sign-in/callback';
const RULES = { claim: 'groups', roles: new Map([['admins', 'operator'] as const]), emailDomains: [] };
const attempt = new SignInAttempts(CLIENT).begin(Date.now(), (count) => new Uint8Array(count).fill(7));
const GOOD_QUERY = new URLSearchParams({ code: 'c0de', state: attempt.state }).toString();

let scripted: ScriptedProvider;
let now: number;
let provider: IdentityProvider;
const newProvider = (settings = {}): IdentityProvider =>
  new IdentityProvider(
    { ...CLIENT, scopes: ['openid', 'email'], redirectUri: REDIRECT, rules: RULES, ...settings },
    { fetch: scripted.fetch, clock: () => now },
  );
beforeEach(() => {
  scripted = new ScriptedProvider(attempt.nonce);
  now = 0;
  provider = newProvider();
});

/** The failure of what is expected to fail, and its message. */
async function failureOf(work: Promise<unknown>): Promise<{ readonly failure: string; readonly message: string }> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof SignInError)) throw new Error(`not a failed sign-in: ${String(error)}`);
  return { failure: error.failure, message: error.message };
}

describe('the address at the provider', () => {
  it('has a challenge, a state and a nonce, and leads back to this installation', async () => {
    const url = await provider.buildAuthorizationUrl(attempt);
    expect(url.origin + url.pathname).toBe(`${ISSUER}/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'diorama',
      code_challenge: attempt.codeChallenge,
      code_challenge_method: 'S256',
      nonce: attempt.nonce,
      redirect_uri: REDIRECT,
      response_type: 'code',
      scope: 'openid email',
      state: attempt.state,
    });
  });

  it('is found for an issuer with and without a slash at its end', async () => {
    scripted.script = { metadata: { issuer: `${ISSUER}/` } };
    expect((await provider.buildAuthorizationUrl(attempt)).origin).toBe(ISSUER);
    expect((await newProvider({ issuer: `${ISSUER}/` }).buildAuthorizationUrl(attempt)).origin).toBe(ISSUER);
  });
});

describe('the claims of a person', () => {
  it('are those of the ID token', async () => {
    scripted.script = { claims: { groups: ['admins'] } };
    expect(await provider.readClaims(GOOD_QUERY, attempt)).toMatchObject({ sub: 'ada', email: 'ada@example.com', groups: ['admins'] });
    expect(scripted.requests).not.toContain('/userinfo');
  });

  it('are completed by the UserInfo endpoint, which replaces none', async () => {
    scripted.script = { claims: { groups: undefined }, userInfo: { groups: ['admins'], email: 'eve@example.com' } };
    expect(await provider.readClaims(GOOD_QUERY, attempt)).toMatchObject({ email: 'ada@example.com', groups: ['admins'] });
    expect(scripted.requests).toContain('/userinfo');
  });

  it('are those of a token of 30 seconds ago, for clocks differ', async () => {
    scripted.script = { claims: { exp: Math.floor(Date.now() / 1_000) - 10 } };
    expect(await provider.readClaims(GOOD_QUERY, attempt)).toMatchObject({ sub: 'ada' });
  });
});

const HOUR_S = 3_600;
const past = Math.floor(Date.now() / 1_000) - HOUR_S;
const HOSTILE_TOKENS: readonly (readonly [string, ProviderScript])[] = [
  ['another nonce', { claims: { nonce: 'x'.repeat(43) } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['another audience', { claims: { aud: 'another-client' } }],
  ['further audiences and another party', { claims: { aud: ['diorama', 'another-client'], azp: 'another-client' } }],
  ['no audience', { claims: { aud: undefined } }],
  ['another issuer', { claims: { iss: 'https://evil.example.com' } }],
  ['no issuer', { claims: { iss: undefined } }],
  ['a time that is over', { claims: { exp: past } }],
  ['no end', { claims: { exp: undefined } }],
  ['a time that is still to come', { claims: { nbf: past + 2 * HOUR_S } }],
  ['no subject', { claims: { sub: undefined } }],
  ['no signature', { signature: 'none' }],
  ['no signature, under the name of an algorithm', { signature: 'none', header: { alg: 'RS256' } }],
  ['the client secret as its key', { signature: 'secret' }],
  ['another key of the same name', { signature: 'other key' }],
  ['an unknown key', { header: { kid: 'unknown' } }],
  ['an extension that must be understood', { header: { crit: ['exp'] } }],
];

describe('an ID token', () => {
  it.each(HOSTILE_TOKENS)('is refused with %s', async (_what, script) => {
    scripted.script = script;
    expect((await failureOf(provider.readClaims(GOOD_QUERY, attempt))).failure).toBe('invalid');
  });

  it.each<readonly [string, ProviderScript]>([
    ['is missing', { tokens: { id_token: undefined } }],
    ['is not a token', { tokens: { id_token: 'a.b.c' } }],
    ['is a list', { tokens: { id_token: ['a.b.c'] } }],
    ['is giant', { claims: { groups: Array.from({ length: 40_000 }, (_, index) => `group-${index}`) } }],
    ['comes with a UserInfo of another person', { claims: { groups: undefined }, userInfo: { sub: 'eve' } }],
  ])('is refused where it %s', async (_what, script) => {
    scripted.script = script;
    expect((await failureOf(provider.readClaims(GOOD_QUERY, attempt))).failure).toBe('invalid');
  });

  it('never comes into the message of an error', async () => {
    for (const [, script] of HOSTILE_TOKENS) {
      scripted.script = { ...script, claims: { ...script.claims, email: 'planted@example.com' } };
      expect((await failureOf(provider.readClaims(GOOD_QUERY, attempt))).message).not.toMatch(/planted|eyJ|secret/);
    }
  });
});

describe('a callback', () => {
  it.each([
    ['no code', { state: attempt.state }, 'invalid'],
    ['the state of another sign-in', { code: 'c0de', state: 'x'.repeat(43) }, 'invalid'],
    ['the name of another issuer', { code: 'c0de', state: attempt.state, iss: 'https://evil.example.com' }, 'invalid'],
    ['a refusal', { error: 'access_denied', state: attempt.state }, 'refused'],
    ['a refusal with a strange name', { error: '<script>', state: attempt.state }, 'refused'],
    ['an outage of the provider', { error: 'temporarily_unavailable', state: attempt.state }, 'unreachable'],
  ])('with %s fails, and the code is not sent', async (_what, query, failure) => {
    const result = await failureOf(provider.readClaims(new URLSearchParams(query).toString(), attempt));
    expect(result.failure).toBe(failure);
    expect(result.message).not.toContain('<');
    expect(scripted.requests).not.toContain('/token');
  });

  it('without the name of the issuer fails where the provider sends it', async () => {
    scripted.script = { metadata: { authorization_response_iss_parameter_supported: true } };
    expect((await failureOf(provider.readClaims(GOOD_QUERY, attempt))).failure).toBe('invalid');
    expect(scripted.requests).not.toContain('/token');
    expect(await provider.readClaims(`${GOOD_QUERY}&iss=${encodeURIComponent(ISSUER)}`, attempt)).toMatchObject({ sub: 'ada' });
  });

  it.each(['code', 'state', 'iss'])('with two values of %s fails', async (name) => {
    const query = `${GOOD_QUERY}&iss=${encodeURIComponent(ISSUER)}&${name}=another`;
    expect((await failureOf(provider.readClaims(query, attempt))).failure).toBe('invalid');
  });

  it('whose code was used before fails with the reason of the provider', async () => {
    scripted.script = { answers: { '/token': () => Response.json({ error: 'invalid_grant' }, { status: 400 }) } };
    expect(await failureOf(provider.readClaims(GOOD_QUERY, attempt))).toEqual({
      failure: 'invalid',
      message: 'the provider refused the code: invalid_grant',
    });
  });
});

const METADATA_PATH = '/.well-known/openid-configuration';
const giant = (): Response =>
  new Response(`{"a":"${'x'.repeat(PROVIDER_ANSWER_BYTES)}"}`, { headers: { 'content-type': 'application/json' } });

describe('a provider', () => {
  it.each<readonly [string, ProviderScript, string]>([
    ['names another issuer', { metadata: { issuer: 'https://evil.example.com' } }, 'invalid'],
    ['names the issuer of any tenant', { metadata: { issuer: 'https://id.example.com/{tenantid}/v2.0' } }, 'invalid'],
    ['has no authorization endpoint', { metadata: { authorization_endpoint: undefined } }, 'invalid'],
    ['has an authorization endpoint without TLS', { metadata: { authorization_endpoint: 'http://id.example.com/authorize' } }, 'invalid'],
    [
      'redirects',
      { answers: { [METADATA_PATH]: () => new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } }) } },
      'invalid',
    ],
    ['sends no JSON', { answers: { [METADATA_PATH]: () => new Response('<html>') } }, 'invalid'],
    ['sends giant metadata', { answers: { [METADATA_PATH]: giant } }, 'invalid'],
    ['has no metadata', { answers: { [METADATA_PATH]: () => new Response('', { status: 404 }) } }, 'invalid'],
    ['is out of order', { answers: { [METADATA_PATH]: () => new Response('', { status: 502 }) } }, 'unreachable'],
    ['is overloaded', { answers: { [METADATA_PATH]: () => new Response('', { status: 429 }) } }, 'unreachable'],
    ['is away', { answers: { [METADATA_PATH]: () => Promise.reject(new TypeError('fetch failed')) } }, 'unreachable'],
    ['is too slow', { answers: { [METADATA_PATH]: () => Promise.reject(new DOMException('late', 'TimeoutError')) } }, 'unreachable'],
  ])('that %s begins no sign-in', async (_what, script, failure) => {
    scripted.script = script;
    expect((await failureOf(provider.buildAuthorizationUrl(attempt))).failure).toBe(failure);
  });

  it.each(['/token', '/keys'])('whose %s is away ends the sign-in as unreachable', async (path) => {
    scripted.script = { answers: { [path]: () => Promise.reject(new TypeError('fetch failed')) } };
    expect((await failureOf(provider.readClaims(GOOD_QUERY, attempt))).failure).toBe('unreachable');
  });

  it('has its endpoints over TLS', async () => {
    scripted.script = { metadata: { token_endpoint: 'http://id.example.com/token' } };
    expect((await failureOf(provider.readClaims(GOOD_QUERY, attempt))).failure).toBe('invalid');
    expect(scripted.requests).toEqual([METADATA_PATH]);
  });

  it('is asked again by the next sign-in after a failure', async () => {
    scripted.script = { answers: { [METADATA_PATH]: () => Promise.reject(new TypeError('fetch failed')) } };
    await failureOf(provider.buildAuthorizationUrl(attempt));
    scripted.script = {};
    expect((await provider.buildAuthorizationUrl(attempt)).origin).toBe(ISSUER);
  });

  it('is asked for its metadata once an hour, also by sign-ins at the same time, and for its keys once', async () => {
    await Promise.all([provider.buildAuthorizationUrl(attempt), provider.buildAuthorizationUrl(attempt)]);
    for (let count = 0; count < 3; count++) await provider.readClaims(GOOD_QUERY, attempt);
    now = HOUR_S * 1_000 - 1;
    await provider.buildAuthorizationUrl(attempt);
    const countOf = (path: string): number => scripted.requests.filter((each) => each === path).length;
    expect([countOf(METADATA_PATH), countOf('/keys')]).toEqual([1, 1]);
    now = HOUR_S * 1_000;
    await provider.buildAuthorizationUrl(attempt);
    expect(countOf(METADATA_PATH)).toBe(2);
  });

  it('that has replaced its keys is believed after its metadata were read again', async () => {
    await provider.readClaims(GOOD_QUERY, attempt);
    scripted.rotateKeys('two');
    now = HOUR_S * 1_000;
    expect(await provider.readClaims(GOOD_QUERY, attempt)).toMatchObject({ sub: 'ada' });
  });

  it('gets the client secret in the way that it lists', async () => {
    const seen: (string | null)[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/token'))
        seen.push(request.headers.get('authorization') ?? new URLSearchParams(await request.text()).get('client_secret'));
      return scripted.fetch(input);
    };
    for (const methods of [['client_secret_basic'], ['client_secret_basic', 'client_secret_post'], undefined]) {
      scripted.script = { metadata: { token_endpoint_auth_methods_supported: methods } };
      const settings = { ...CLIENT, scopes: ['openid'], redirectUri: REDIRECT, rules: RULES };
      await new IdentityProvider(settings, { fetch, clock: () => now }).readClaims(GOOD_QUERY, attempt);
    }
    expect(seen).toEqual([expect.stringMatching(/^Basic /), CLIENT.clientSecret, expect.stringMatching(/^Basic /)]);
  });
});
