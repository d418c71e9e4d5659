import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { ConfigError, loadConfig } from './load-config.js';
import { openidConfigFields, readOpenIdConfig } from './openid.js';

const REQUIRED = {
  OIDC_ISSUER: 'https://id.example.com/realms/diorama',
  OIDC_CLIENT_ID: 'diorama',
  OIDC_CLIENT_SECRET: 'sixteen letters!',
  OIDC_ROLES: 'diorama-admins=operator, staff=viewer',
};
const read = (variables: Readonly<Record<string, string>>, environment: 'production' | 'development' = 'production') =>
  readOpenIdConfig(loadConfig(z.object(openidConfigFields), variables), environment);

describe('the settings of an identity provider', () => {
  it('have defaults for what is not required', () => {
    expect(read(REQUIRED)).toEqual({
      issuer: 'https://id.example.com/realms/diorama',
      clientId: 'diorama',
      clientSecret: 'sixteen letters!',
      scopes: ['openid', 'email', 'profile'],
      label: 'Sign in with single sign-on',
      sessionHours: 12,
      claim: 'groups',
      roles: new Map([
        ['diorama-admins', 'operator'],
        ['staff', 'viewer'],
      ]),
      emailDomains: [],
    });
  });

  it('may all be set', () => {
    const more = { OIDC_SCOPES: 'openid groups', OIDC_ROLES_CLAIM: 'realm_access.roles', OIDC_EMAIL_DOMAINS: 'Example.com, example.org' };
    expect(read({ ...REQUIRED, ...more, OIDC_LABEL: 'Sign in with Acme', OIDC_SESSION_HOURS: '8' })).toMatchObject({
      scopes: ['openid', 'groups'],
      claim: 'realm_access.roles',
      emailDomains: ['example.com', 'example.org'],
      label: 'Sign in with Acme',
      sessionHours: 8,
    });
  });

  it('are absent without an issuer', () => {
    expect(read({})).toBeNull();
    expect(read({ OIDC_CLIENT_ID: 'diorama' })).toBeNull();
  });

  it.each([
    ['cn=admins=operator', [['cn=admins', 'operator']]],
    ['a b=support', [['a b', 'support']]],
    ['staff=operator,staff=viewer', [['staff', 'operator']]],
    ['staff=viewer,staff=support', [['staff', 'support']]],
  ])('read the roles %s', (text, roles) => {
    expect([...(read({ ...REQUIRED, OIDC_ROLES: text })?.roles ?? [])]).toEqual(roles);
  });

  it.each([
    ['OIDC_ROLES', 'staff', 'must be value=role pairs'],
    ['OIDC_ROLES', 'staff=root', 'must be value=role pairs'],
    ['OIDC_ROLES', 'staff=constructor', 'must be value=role pairs'],
    ['OIDC_ROLES', '=viewer', 'must be value=role pairs'],
    ['OIDC_ROLES', ',', 'must be value=role pairs'],
    ['OIDC_ISSUER', 'id.example.com', 'must be an http or https URL'],
    ['OIDC_CLIENT_SECRET', 'short', 'must have at least 16 characters'],
    ['OIDC_CLIENT_SECRET', 'change-me-change-me', 'must not be a placeholder'],
    ['OIDC_SCOPES', 'email profile', 'must contain openid'],
    ['OIDC_SCOPES', 'openid  email', 'must be scopes separated by spaces'],
    ['OIDC_EMAIL_DOMAINS', '@example.com', 'must be domains'],
    ['OIDC_EMAIL_DOMAINS', '*.example.com', 'must be domains'],
    ['OIDC_EMAIL_DOMAINS', ',', 'must be domains'],
    ['OIDC_SESSION_HOURS', '169', 'must be at most 168'],
    ['OIDC_SESSION_HOURS', '0', 'OIDC_SESSION_HOURS'],
    ['OIDC_LABEL', 'x'.repeat(61), 'OIDC_LABEL'],
    ['CONSOLE_TOKEN_SIGN_IN', 'no', 'CONSOLE_TOKEN_SIGN_IN'],
  ])('are refused with %s=%s', (name, value, fault) => {
    expect(() => read({ ...REQUIRED, [name]: value })).toThrow(fault);
  });

  it.each(['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ROLES'])('are refused without %s', (name) => {
    const { [name]: _left, ...rest } = REQUIRED as Record<string, string>;
    expect(() => read(rest)).toThrow(ConfigError);
    expect(() => read(rest)).toThrow(`${name} is missing; it is required with OIDC_ISSUER`);
  });

  it('need TLS in production', () => {
    const plain = { ...REQUIRED, OIDC_ISSUER: 'http://127.0.0.1:8080' };
    expect(() => read(plain)).toThrow('OIDC_ISSUER must begin with https://');
    expect(read(plain, 'development')?.issuer).toBe('http://127.0.0.1:8080');
  });
});

describe('the sign-in with tokens', () => {
  it('can be switched off with an identity provider only', () => {
    expect(() => read({ CONSOLE_TOKEN_SIGN_IN: 'false' })).toThrow('CONSOLE_TOKEN_SIGN_IN may be false only with OIDC_ISSUER');
    expect(read({ ...REQUIRED, CONSOLE_TOKEN_SIGN_IN: 'false' })).not.toBeNull();
  });
});
