import { loadConfig } from '@diorama/config';
import { describe, expect, it } from 'vitest';

import { readDemoApiKey, worldConfigSchema } from './settings.js';

const environment = { WORLD_GRPC_ADDRESS: 'localhost:1', WORLD_HEALTH_PORT: '2', DATABASE_URL: 'postgres://world@localhost/diorama' };
const load = (prices: string) => loadConfig(worldConfigSchema, { ...environment, PRICES: prices });

describe('the prices that an operator sets', () => {
  it('are those of what is named, and none without them', () => {
    expect(load('{"panorama": {"multi-image": 90}, "world": {"svc-1.0-draft": 0}, "depth": 5}').PRICES).toEqual({
      panorama: { 'multi-image': 90 },
      world: { 'svc-1.0-draft': 0 },
      depth: 5,
    });
    expect(loadConfig(worldConfigSchema, environment).PRICES).toBeUndefined();
  });

  it('are refused with all their faults at once', () => {
    const prices = '{"world": {"svc-1.1": -1, "svc-1.0": "free", "svc-9": 5}, "export": {"mesh": 0.5}, "discount": 1}';
    const faults = [
      /PRICES.*svc-9/,
      /PRICES\.world\.svc-1\.1: must not be negative/,
      /PRICES\.world\.svc-1\.0: must be a whole number/,
      /PRICES\.export\.mesh/,
      /PRICES.*discount/,
    ];
    for (const fault of faults) expect(() => load(prices)).toThrow(fault);
    expect(() => load('{')).toThrow(/PRICES: must be JSON/);
  });
});

describe('the key of the demo account', () => {
  const key = `svck_dev_${'a'.repeat(12)}_${'b'.repeat(32)}_00000000`;

  it('is absent by default', () => {
    expect(readDemoApiKey(loadConfig(worldConfigSchema, environment))).toBeNull();
    expect(readDemoApiKey(loadConfig(worldConfigSchema, { ...environment, DEMO_API_KEY: key }))).toBe(key);
  });

  it('is refused in production, and when it is not a key', () => {
    const config = loadConfig(worldConfigSchema, { ...environment, DEMO_API_KEY: key, DIORAMA_ENV: 'production' });
    expect(() => readDemoApiKey(config)).toThrow('DEMO_API_KEY must not be set when DIORAMA_ENV is production');
    expect(() => loadConfig(worldConfigSchema, { ...environment, DEMO_API_KEY: 'key' })).toThrow(/must be an API key/);
  });
});
