import { ConfigError, loadConfig } from '@diorama/config';
import { describe, expect, it } from 'vitest';

import { SEALING_KEY_EXAMPLE, readSealingKeys, signingConfigSchema } from './settings.js';

const [one, two] = [7, 9].map((seed) => Buffer.from(Array.from({ length: 32 }, (_, i) => (i * seed) & 255)));
const base = { SIGNING_GRPC_ADDRESS: 'localhost:1', SIGNING_HEALTH_PORT: '2', DATABASE_URL: 'postgres://signing@localhost/diorama' };
const keysOf = (key: string, environment = 'production') =>
  readSealingKeys(loadConfig(signingConfigSchema, { ...base, SIGNING_SEALING_KEY: key, DIORAMA_ENV: environment }));

describe('the sealing keys', () => {
  it('are one or several, the first first', () => {
    const text = [one, two].map((key) => key?.toString('base64'));
    expect(keysOf(text[0] ?? '')).toEqual([one]);
    expect(keysOf(text.join(', '))).toEqual([one, two]);
  });

  it('are 32 bytes of clean base64, and no value is repeated in a fault', () => {
    const faulty = [
      'short',
      one?.subarray(1).toString('base64'),
      one?.toString('hex'),
      `${one?.toString('base64')},`,
      one?.toString('base64url'),
    ];
    for (const key of faulty) expect(() => keysOf(key ?? '')).toThrow(/SIGNING_SEALING_KEY: must be 32 bytes/);
    expect(() => keysOf('short')).not.toThrow(/short/);
    expect(() => loadConfig(signingConfigSchema, base)).toThrow('SIGNING_SEALING_KEY is missing');
  });

  it('are not public ones, in production', () => {
    const known = [SEALING_KEY_EXAMPLE, Buffer.alloc(32).toString('base64'), Buffer.alloc(32, 65).toString('base64')];
    for (const key of known) {
      expect(() => keysOf(key)).toThrow(ConfigError);
      expect(() => keysOf(`${one?.toString('base64')},${key}`)).toThrow('placeholder');
      expect(keysOf(key, 'development')).toHaveLength(1);
    }
  });
});
