import { describe, expect, it } from 'vitest';

import { createStackLayout } from './layout.js';
import { localConfigSchema } from './settings.js';

describe('the ports of a stack', () => {
  it('follow each other, and are where the parts reach each other', () => {
    const { ports, reached } = createStackLayout('/data', 9_000);
    expect(Object.values(ports)).toEqual(Object.values(ports).map((_, index) => 9_000 + index));
    expect(reached).toEqual(ports);
  });

  it('may have relays before them', () => {
    const { RELAY_PORTS: relays } = localConfigSchema.parse({ RELAY_PORTS: 'worldGrpc=9302,postgres=9305' });
    const { ports, reached } = createStackLayout('/data', 9_000, relays);
    expect(reached).toEqual({ ...ports, worldGrpc: 9_302, postgres: 9_305 });
  });

  it.each(['world=9302', 'worldGrpc', 'worldGrpc=http', 'worldGrpc=70000', ''])('are not told by %j', (text) => {
    expect(localConfigSchema.safeParse({ RELAY_PORTS: text }).success).toBe(false);
  });
});
