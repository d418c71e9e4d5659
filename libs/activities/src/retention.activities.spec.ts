import { describe, expect, it } from 'vitest';

import type { MediaClient, WorldClient } from './ports.js';
import { retentionActivities } from './retention.activities.js';

describe('retention', () => {
  it('sweeps batch by batch until nothing is left', async () => {
    const batches = [500, 500, 3, 0];
    const world = { sweepRows: async () => ({ deleted: batches.shift() ?? 0 }) } as unknown as WorldClient;
    expect(await retentionActivities({ world, media: {} as MediaClient }).sweepRows()).toBe(1_003);
    expect(batches).toEqual([]);
  });

  it('does not go on for ever where more comes than it takes', async () => {
    const media = { sweepMedia: async () => ({ swept: 1 }) } as unknown as MediaClient;
    expect(await retentionActivities({ world: {} as WorldClient, media }).sweepMedia()).toBe(40);
  });

  it('forgets a deleted world only when its objects are gone', async () => {
    const forgotten: string[] = [];
    const world = {
      listDeletedWorlds: async () => ({ worldIds: ['a', 'b', 'c'], operationIds: [] }),
      forgetDeletedWorlds: async ({ worldIds }: { worldIds: string[] }) => forgotten.push(...worldIds),
    } as unknown as WorldClient;
    const media = {
      deletePrefix: async ({ prefix }: { prefix: string }) => {
        if (prefix === 'b/') throw new Error('the store is away');
      },
    } as unknown as MediaClient;
    await expect(retentionActivities({ world, media }).sweepDeletedWorlds()).rejects.toThrow(/unexpected/);
    expect(forgotten).toEqual(['a']);
  });

  it('deletes what operations without a world have left', async () => {
    const forgotten: string[] = [];
    const prefixes: string[] = [];
    const world = {
      listDeletedWorlds: async () => ({ worldIds: ['a'], operationIds: ['op_1', 'op_2'] }),
      forgetDeletedWorlds: async ({ worldIds, operationIds }: { worldIds: string[]; operationIds: string[] }) =>
        forgotten.push(...worldIds, ...operationIds),
    } as unknown as WorldClient;
    const media = { deletePrefix: async ({ prefix }: { prefix: string }) => prefixes.push(prefix) } as unknown as MediaClient;
    expect(await retentionActivities({ world, media }).sweepDeletedWorlds()).toBe(3);
    expect([forgotten, prefixes]).toEqual([
      ['a', 'op_1', 'op_2'],
      ['a/', 'op_1/', 'op_2/'],
    ]);
  });
});
