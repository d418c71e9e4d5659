import { loadConfig } from '@diorama/config';
import { describe, expect, it } from 'vitest';

import { gatewayConfigSchema, readLocalAccount, readOperators } from './settings.js';

const environment = {
  GATEWAY_PORT: '8080',
  VIEWER_URL: 'http://localhost:8080',
  MEDIA_PUBLIC_URL: 'http://localhost:8081',
  WORLD_ADDRESS: 'world:50051',
  MEDIA_ADDRESS: 'media:50051',
  SIGNING_ADDRESS: 'signing:50051',
  TEMPORAL_ADDRESS: 'temporal:7233',
};
const tokensOf = (text: string) => readOperators(loadConfig(gatewayConfigSchema, { ...environment, OPERATOR_TOKENS: text }));

describe('the tokens of operators', () => {
  it('are one or several, each with a name', () => {
    expect([...tokensOf('ada=0123456789abcdef, bob=fedcba9876543210')]).toEqual([
      ['0123456789abcdef', { name: 'ada', role: 'operator' }],
      ['fedcba9876543210', { name: 'bob', role: 'operator' }],
    ]);
  });

  it('may have a role', () => {
    expect([...tokensOf('ada:viewer=0123456789abcdef,bob:support=fedcba9876543210,eve:operator=0011223344556677').values()]).toEqual([
      { name: 'ada', role: 'viewer' },
      { name: 'bob', role: 'support' },
      { name: 'eve', role: 'operator' },
    ]);
  });

  it.each([
    ['ada=short', 'must be name=token pairs'],
    ['0123456789abcdef', 'must be name=token pairs'],
    [':viewer=0123456789abcdef', 'must be name=token pairs'],
    ['ada:=0123456789abcdef', 'must be name=token pairs'],
    ['ada:Viewer=0123456789abcdef', 'must be name=token pairs'],
    ['ada:root=0123456789abcdef', 'must name one of the roles viewer, support, operator'],
    ['ada:constructor=0123456789abcdef', 'must name one of the roles viewer, support, operator'],
    ['ada=0123456789abcdef,bob=change-me-change-me', 'must not hold a placeholder'],
    ['ada=aaaaaaaaaaaaaaaaaaaa', 'must not hold a placeholder'],
    ['ada=0123456789abcdef,bob=0123456789abcdef', 'must not give one token to two operators'],
  ])('are refused as %s', (text, fault) => {
    expect(() => tokensOf(text)).toThrow(fault);
  });
});

describe('operators without tokens', () => {
  it('are those of an identity provider, and refused without one', () => {
    expect(() => readOperators(loadConfig(gatewayConfigSchema, environment))).toThrow('OPERATOR_TOKENS is missing');
    expect(readOperators(loadConfig(gatewayConfigSchema, { ...environment, OIDC_ISSUER: 'https://id.example.com' })).size).toBe(0);
  });
});

describe('the account of a local stack', () => {
  const read = (more: Readonly<Record<string, string>>) =>
    readLocalAccount(loadConfig(gatewayConfigSchema, { ...environment, OPERATOR_TOKENS: 'ada=0123456789abcdef', ...more }));

  it('is the file that is set, and refused in production', () => {
    expect(read({})).toBeNull();
    expect(read({ START_PAGE_ACCOUNT: '/data/account.json' })).toBe('/data/account.json');
    expect(() => read({ START_PAGE_ACCOUNT: '/data/account.json', DIORAMA_ENV: 'production' })).toThrow(
      'START_PAGE_ACCOUNT must not be set when DIORAMA_ENV is production',
    );
  });
});

describe('trusted proxies', () => {
  const read = (text: string): readonly string[] =>
    loadConfig(gatewayConfigSchema, { ...environment, TRUSTED_PROXIES: text }).TRUSTED_PROXIES;

  it('are networks or addresses, and none unless set', () => {
    expect(read('')).toEqual([]);
    expect(read('10.0.0.0/8, 192.0.2.7,2001:db8::/32')).toEqual(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']);
  });

  it.each([
    'true',
    'loopback',
    '10.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0/8',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '2001:db8::/129',
    'proxy.local',
  ])('are refused as %s', (text) => {
    expect(() => read(text)).toThrow('TRUSTED_PROXIES: must be networks');
  });
});
