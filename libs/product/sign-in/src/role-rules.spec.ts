import { describe, expect, it } from 'vitest';

import { keepsRole, readPerson } from './role-rules.js';
import type { RoleRules } from './role-rules.js';
import { SignInError } from './sign-in-error.js';

const RULES: RoleRules = {
  claim: 'groups',
  roles: new Map([
    ['admins', 'operator'],
    ['helpdesk', 'support'],
    ['staff', 'viewer'],
    ['ada@example.com', 'operator'],
    ['example.com', 'viewer'],
  ] as const),
  emailDomains: [],
};
const CLAIMS = { sub: 'user-7', email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' };

/** The role of the person, or the failure. */
function outcome(claims: Readonly<Record<string, unknown>>, rules: Partial<RoleRules> = {}): string {
  try {
    return readPerson({ ...CLAIMS, ...claims }, { ...RULES, ...rules }).role;
  } catch (error) {
    if (error instanceof SignInError) return `failure: ${error.failure}`;
    throw error;
  }
}

describe('the role of a person', () => {
  it.each([
    [{ groups: ['admins'] }, 'operator'],
    [{ groups: ['staff'] }, 'viewer'],
    [{ groups: 'helpdesk' }, 'support'],
    [{ groups: ['staff', 'admins', 'helpdesk'] }, 'operator'],
    [{ groups: ['staff', 7, null, { admins: true }, ['admins']] }, 'viewer'],
    [{ groups: ['Admins', 'admins ', 'admin'] }, 'failure: role'],
    [{ groups: 'staff admins' }, 'failure: role'],
    [{ groups: [] }, 'failure: role'],
    [{}, 'failure: role'],
    [{ groups: { admins: true } }, 'failure: role'],
    [{ groups: ['constructor', '__proto__', 'toString'] }, 'failure: role'],
    [{ groups: [...Array.from({ length: 2_000 }, () => 'x'), 'admins'] }, 'failure: role'],
  ])('follows from the claim: %j gives %s', (claims, expected) => {
    expect(outcome(claims)).toBe(expected);
  });

  it.each([
    ['realm_access.roles', { realm_access: { roles: ['helpdesk'] } }, 'support'],
    ['https://example.com/roles', { 'https://example.com/roles': ['staff'] }, 'viewer'],
    ['a.b', { 'a.b': ['staff'], a: { b: ['admins'] } }, 'viewer'],
    ['a.b', { a: ['admins'] }, 'failure: role'],
    ['a.b', { a: null }, 'failure: role'],
    ['constructor.name', {}, 'failure: role'],
    ['hd', { hd: 'example.com' }, 'viewer'],
    ['email', { email_verified: true }, 'operator'],
    ['email', { email_verified: 'true' }, 'operator'],
    ['email', { email_verified: false }, 'failure: role'],
    ['email', { email_verified: undefined }, 'failure: role'],
  ])('is read from the claim %s of %j: %s', (claim, claims, expected) => {
    expect(outcome(claims, { claim })).toBe(expected);
  });
});

describe('the domain of a person', () => {
  it.each([
    [{}, 'viewer'],
    [{ email: 'ada@EXAMPLE.com' }, 'viewer'],
    [{ email_verified: 'true' }, 'viewer'],
    [{ email: 'ada@evil.com' }, 'failure: domain'],
    [{ email: 'ada@sub.example.com' }, 'failure: domain'],
    [{ email: 'ada@evilexample.com' }, 'failure: domain'],
    [{ email: 'ada@example.com@evil.com' }, 'failure: domain'],
    [{ email: 'evil.com/@example.com' }, 'failure: domain'],
    [{ email: undefined }, 'failure: domain'],
    [{ email: ['ada@example.com'] }, 'failure: domain'],
    [{ email_verified: false }, 'failure: domain'],
    [{ email_verified: undefined }, 'failure: domain'],
    [{ email_verified: 1 }, 'failure: domain'],
  ])('must be allowed and verified: %j gives %s', (claims, expected) => {
    expect(outcome({ groups: ['staff'], ...claims }, { emailDomains: ['example.com'] })).toBe(expected);
  });
});

describe('a person', () => {
  it('has the values that gave the role, and no others', () => {
    expect(readPerson({ ...CLAIMS, groups: ['secret-project', 'staff', 'admins', 'staff'] }, RULES)).toEqual({
      subject: 'user-7',
      email: 'ada@example.com',
      name: 'Ada Lovelace',
      role: 'operator',
      grants: ['staff', 'admins'],
    });
  });

  it.each([
    [{ email: 'no address' }, { email: null }],
    [{ email: 'ada@example.com\n' }, { email: null }],
    [{ email_verified: false }, { email: null }],
    [{ email_verified: undefined }, { email: 'ada@example.com' }],
    [{ name: ' Ada\u0000\u202e Lovelace ' }, { name: 'Ada Lovelace' }],
    [{ name: 'x'.repeat(1_000) }, { name: 'x'.repeat(128) }],
    [{ name: undefined, preferred_username: 'ada' }, { name: 'ada' }],
    [{ name: '' }, { name: null }],
    [{ name: {} }, { name: null }],
  ])('is shown as the claims say, where these are usable: %j gives %j', (claims, expected) => {
    expect(readPerson({ ...CLAIMS, groups: ['staff'], ...claims }, RULES)).toMatchObject(expected);
  });

  it.each([undefined, '', 7, 'a b', 'x'.repeat(256), 'é', 'a\nb'])('needs a subject of visible ASCII, not %j', (sub) => {
    expect(outcome({ sub, groups: ['admins'] })).toBe('failure: invalid');
  });
});

describe('the role of a session', () => {
  const person = { role: 'support', grants: ['staff', 'helpdesk'] } as const;
  it.each([
    ['the same rules', RULES.roles, true],
    ['a rule for another value', new Map([...RULES.roles, ['board', 'operator'] as const]), true],
    ['without its value', new Map([['staff', 'viewer'] as const]), false],
    ['with another role for its value', new Map([...RULES.roles, ['helpdesk', 'operator'] as const]), false],
    ['with a higher role for another value of the person', new Map([...RULES.roles, ['staff', 'operator'] as const]), false],
    ['no rules', new Map(), false],
  ])('with %s is kept: %3$s', (_what, roles, isKept) => {
    expect(keepsRole(person, { ...RULES, roles })).toBe(isKept);
  });
});
