import { describe, expect, it } from 'vitest';

import type { MediaClient, WorldClient } from '../ports.js';
import { createRetentionActivities } from './retention.activities.js';

describe('retention', () => {
  it('sweeps batch by batch until nothing is left', async () => {
    const batches = [500, 500, 3, 0];
    const world = { sweepRows: async () => ({ deleted: batches.shift() ?? 0 }) } as unknown as WorldClient;
    expect(await createRetentionActivities({ world, media: {} as MediaClient }).sweepRows()).toBe(1_003);
    expect(batches).toEqual([]);
  });

  it('does not go on for ever where more comes than it takes', async () => {
    const media = { sweepMedia: async () => ({ swept: 1 }) } as unknown as MediaClient;
    expect(await createRetentionActivities({ world: {} as WorldClient, media }).sweepMedia()).toBe(40);
  });

  it('goes on after a batch that fails, and tells of it', async () => {
    const batches = [() => 500, () => Promise.reject(new Error('refused')), () => 500, () => 0];
    const world = { sweepRows: async () => ({ deleted: await batches.shift()?.() }) } as unknown as WorldClient;
    await expect(createRetentionActivities({ world, media: {} as MediaClient }).sweepRows()).rejects.toThrow(/unexpected/);
    expect(batches).toEqual([]);
  });

  it('ends where batch after batch fails', async () => {
    let batches = 0;
    const media = { sweepMedia: async () => Promise.reject(new Error(`away for batch ${++batches}`)) } as unknown as MediaClient;
    await expect(createRetentionActivities({ world: {} as WorldClient, media }).sweepMedia()).rejects.toThrow(/unexpected/);
    expect(batches).toBe(2);
  });

  it('forgets a deleted world only when its objects are gone, and goes on after one whose are not', async () => {
    const forgotten: string[] = [];
    const postponed: string[] = [];
    const world = {
      postponeDeletedWorlds: async ({ worldIds }: { worldIds: string[] }) => postponed.push(...worldIds),
      listDeletedWorlds: async () => ({ worldIds: ['a', 'b', 'c'], operationIds: [] }),
      forgetDeletedWorlds: async ({ worldIds }: { worldIds: string[] }) => forgotten.push(...worldIds),
    } as unknown as WorldClient;
    const media = {
      deletePrefix: async ({ prefix }: { prefix: string }) => {
        if (prefix === 'b/') throw new Error('the store is away');
      },
    } as unknown as MediaClient;
    await expect(createRetentionActivities({ world, media }).sweepDeletedWorlds()).rejects.toThrow(/unexpected/);
    expect([forgotten, postponed]).toEqual([['a', 'c'], ['b']]);
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
    expect(await createRetentionActivities({ world, media }).sweepDeletedWorlds()).toBe(3);
    expect([forgotten, prefixes]).toEqual([
      ['a', 'op_1', 'op_2'],
      ['a/', 'op_1/', 'op_1-tensors/', 'op_2/', 'op_2-tensors/'],
    ]);
  });
});
