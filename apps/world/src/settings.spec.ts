import { loadConfig } from '@diorama/config';
import { describe, expect, it } from 'vitest';

import { worldSchema } from './settings.js';

const environment = { WORLD_GRPC_ADDRESS: 'localhost:1', WORLD_HEALTH_PORT: '2', DATABASE_URL: 'postgres://world@localhost/diorama' };
const load = (prices: string) => loadConfig(worldSchema, { ...environment, PRICES: prices });

describe('the prices that an operator sets', () => {
  it('are those of what is named, and none without them', () => {
    expect(load('{"panorama": {"multi-image": 90}, "world": {"svc-1.0-draft": 0}, "depth": 5}').PRICES).toEqual({
      panorama: { 'multi-image': 90 },
      world: { 'svc-1.0-draft': 0 },
      depth: 5,
    });
    expect(loadConfig(worldSchema, environment).PRICES).toBeUndefined();
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
