import type { OpenIdSettings } from '@diorama/config';
import { describe, expect, it } from 'vitest';

import { hashOperatorTokens } from './operators.js';
import type { OperatorsByTokenHash } from './operators.js';
import { createOpenIdSignIn } from './openid-sign-in.js';
import { ConsoleCookie } from './console-cookie.js';
import { ConsoleSessions } from './console-sessions.js';

const HOUR_MS = 3_600_000;
const GRACE_AS_OPERATOR = { name: 'grace', role: 'operator' } as const;
const GRACE = hashOperatorTokens(new Map([['a-long-secret-token', GRACE_AS_OPERATOR]]));
const [TOKEN_HASH = ''] = GRACE.keys();
const BOTH = new Map([...GRACE, ...hashOperatorTokens(new Map([['another-secret-token', { name: 'ada', role: 'viewer' } as const]]))]);

const TOKENS_ONLY = { openid: null, acceptsTokens: true };
const sessionsOf = (operators: OperatorsByTokenHash, clock: () => number): ConsoleSessions =>
  new ConsoleSessions(operators, TOKENS_ONLY, clock);

describe('a console session', () => {
  it('names its operator for twelve hours, at every gateway', () => {
    const { value, expiresAt } = sessionsOf(GRACE, () => 0).begin(TOKEN_HASH);
    expect(expiresAt.getTime()).toBe(12 * HOUR_MS);
    expect(sessionsOf(BOTH, () => 12 * HOUR_MS - 1).read(value)?.operator).toEqual(GRACE_AS_OPERATOR);
    expect(sessionsOf(BOTH, () => 12 * HOUR_MS).read(value)).toBeNull();
  });

  it('ends with its operator’s token', () => {
    const { value } = sessionsOf(BOTH, () => 0).begin(TOKEN_HASH);
    const changed = hashOperatorTokens(new Map([['a-new-secret-token', GRACE_AS_OPERATOR]]));
    expect(sessionsOf(changed, () => 0).read(value)).toBeNull();
  });

  it('cannot be made up, altered or prolonged', () => {
    const sessions = sessionsOf(BOTH, () => 0);
    const { value } = sessions.begin(TOKEN_HASH);
    const [id = '', expires = '', nonce = '', signature = ''] = value.split('.');
    const [other = ''] = sessions.begin([...BOTH.keys()][1] ?? '').value.split('.');
    for (const forged of [
      '',
      'grace',
      `${id}.${Number(expires) + 1}.${nonce}.${signature}`,
      `${other}.${expires}.${nonce}.${signature}`,
      `${id}.${expires}.${nonce.toLowerCase()}x.${signature}`,
      `${id}.${expires}.${nonce}.${'A'.repeat(43)}`,
      `${value}.`,
    ])
      expect(sessions.read(forged)).toBeNull();
    expect(sessions.read(value)?.operator).toEqual(GRACE_AS_OPERATOR);
  });

  it('is another one each time, and holds neither the name nor the token', () => {
    const sessions = sessionsOf(GRACE, () => 0);
    const values = [sessions.begin(TOKEN_HASH).value, sessions.begin(TOKEN_HASH).value];
    expect(new Set(values).size).toBe(2);
    expect(values.join(' ')).not.toMatch(/grace|secret/);
  });
});

describe('the session of a person', () => {
  const SETTINGS = {
    issuer: 'https://id.example.com',
    clientId: 'diorama',
    clientSecret: 'a-client-secret-for-tests',
    scopes: ['openid'],
    label: 'Sign in',
    sessionHours: 2,
    claim: 'groups',
    roles: new Map([
      ['admins', 'operator'],
      ['staff', 'viewer'],
    ] as const),
    emailDomains: ['example.com', 'example.org'],
  };
  const ID = 'A'.repeat(22);
  const ADA = { subject: '7', email: 'ada@example.com', name: '', role: 'viewer', grants: ['staff'] };
  const withSettings = (change: Partial<OpenIdSettings> = {}, clock = () => 0): ConsoleSessions => {
    const openid = createOpenIdSignIn({ ...SETTINGS, ...change }, { siteUrl: 'https://worlds.example.com', fetch, clock });
    return new ConsoleSessions(GRACE, { openid, acceptsTokens: false }, clock);
  };
  const { value, expiresAt } = withSettings().beginForPerson(ID);

  it('lasts as long as the settings say, at every gateway', () => {
    expect(expiresAt.getTime()).toBe(2 * HOUR_MS);
    expect(withSettings({}, () => 2 * HOUR_MS - 1).read(value)).toEqual({ id: ID, operator: null });
    expect(withSettings({}, () => 2 * HOUR_MS).read(value)).toBeNull();
  });

  it('names its person and their role', () => {
    const sessions = withSettings();
    expect(sessions.identify({ id: ID, operator: null }, ADA)).toEqual({
      name: 'oidc:ada@example.com/7',
      role: 'viewer',
      person: { name: null, email: 'ada@example.com' },
    });
    expect(sessions.identify({ id: ID, operator: null }, undefined)).toBeNull();
    expect(sessions.identify({ id: ID, operator: null }, { ...ADA, role: 'root' })).toBeNull();
  });

  it('ends when the person gets another role', () => {
    const session = { id: ID, operator: null };
    expect(withSettings({ roles: new Map([['staff', 'operator'] as const]) }).identify(session, ADA)).toBeNull();
    expect(withSettings({ roles: new Map([['admins', 'viewer'] as const]) }).identify(session, ADA)).toBeNull();
    expect(withSettings({ emailDomains: ['example.org', 'example.com'] }).read(value)).not.toBeNull();
  });

  it.each<Partial<OpenIdSettings>>([
    { clientSecret: 'another-client-secret-of-tests' },
    { clientId: 'another' },
    { issuer: 'https://other.example.com' },
    { claim: 'roles' },
    { emailDomains: ['example.com'] },
  ])('ends with the settings %j', (change) => {
    expect(withSettings(change).read(value)).toBeNull();
    expect(sessionsOf(GRACE, () => 0).read(value)).toBeNull();
  });

  it('is the only kind where tokens do not sign in', () => {
    const ofToken = sessionsOf(GRACE, () => 0).begin(TOKEN_HASH);
    expect(withSettings().read(ofToken.value)).toBeNull();
  });
});

describe('the console’s cookie', () => {
  const session = { id: 'i', value: 'v', expiresAt: new Date(0) };

  it('is bound to its host over TLS, and to its port elsewhere', () => {
    expect(new ConsoleCookie('https://worlds.example.com').set(session)).toBe(
      '__Host-diorama-console=v; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/; HttpOnly; SameSite=Strict; Secure',
    );
    expect(new ConsoleCookie('http://127.0.0.1:8800').set(session)).toMatch(/^diorama-console-8800=v; .*HttpOnly; SameSite=Strict$/);
  });

  it('is found among others, and is not taken for one that ends alike', () => {
    const cookie = new ConsoleCookie('http://127.0.0.1:8800');
    expect(cookie.read('a=b; diorama-console-8800=one.two; c=d')).toBe('one.two');
    expect(cookie.read('x-diorama-console-8800=one; diorama-console-88=two')).toBeNull();
    expect(cookie.read(undefined)).toBeNull();
    expect(cookie.clear()).toContain('Max-Age=0');
  });
});
