import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { SignInAttempts, deriveClientKey, isStateOf } from './sign-in-attempts.js';
import { CLIENT } from './testing/scripted-provider.js';

const attempts = new SignInAttempts(CLIENT);
const drawn = (byte: number) => (count: number) => new Uint8Array(count).fill(byte);
const attempt = attempts.begin(1_000_500, drawn(1));

describe('a sign-in', () => {
  it('is recognised by its cookie, by every gateway with the same settings', () => {
    expect(new SignInAttempts(CLIENT).read(attempt.cookie)).toEqual(attempt);
  });

  it('has ten minutes', () => {
    expect(attempt.expiresAt).toEqual(new Date(1_000_000 + 600_000));
  });

  it('has values of the right form, none of which gives another one', () => {
    const { state, nonce, codeVerifier, codeChallenge, sessionId, cookie } = attempt;
    for (const value of [state, nonce, codeVerifier, codeChallenge]) expect(value).toMatch(/^[\w-]{43}$/);
    expect(sessionId).toMatch(/^[\w-]{22}$/);
    expect(codeChallenge).toBe(createHash('sha256').update(codeVerifier).digest('base64url'));
    expect(new Set([state, nonce, codeVerifier, codeChallenge, ...cookie.split('.')]).size).toBe(7);
    expect(cookie).not.toContain(sessionId);
  });

  it('is another one each time', () => {
    const { state, sessionId } = attempts.begin(1_000_500, drawn(2));
    expect([state, sessionId]).not.toEqual([attempt.state, attempt.sessionId]);
  });

  const [expires = '', id = '', signature = ''] = attempt.cookie.split('.');
  it.each([
    ['nothing', ''],
    ['a longer life', `${Number(expires) + 1}.${id}.${signature}`],
    ['another value', `${expires}.${'A'.repeat(43)}.${signature}`],
    ['another signature', `${expires}.${id}.${'A'.repeat(43)}`],
    ['the state as its signature', `${expires}.${id}.${attempt.state}`],
    ['something behind it', `${attempt.cookie}.`],
    ['no signature', `${expires}.${id}`],
    ['a giant value', 'A'.repeat(100_000)],
  ])('is not recognised by a cookie with %s', (_what, cookie) => {
    expect(attempts.read(cookie)).toBeNull();
  });

  it.each([
    { ...CLIENT, clientSecret: 'another-secret-of-a-client' },
    { ...CLIENT, clientId: 'another' },
    { ...CLIENT, issuer: 'https://other.example.com' },
  ])('is not that of other settings: %j', (client) => {
    expect(new SignInAttempts(client).read(attempt.cookie)).toBeNull();
  });

  it.each([null, '', 'x', 'é'.repeat(43), `${attempt.state}x`, attempt.nonce])('does not have the state %j', (state) => {
    expect(isStateOf(attempt, state)).toBe(false);
    expect(isStateOf(attempt, attempt.state)).toBe(true);
  });
});

describe('the key of a client', () => {
  it('differs by purpose', () => {
    expect(deriveClientKey(CLIENT, 'one')).not.toEqual(deriveClientKey(CLIENT, 'two'));
  });
});
