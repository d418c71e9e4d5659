import { DomainError } from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';
import { describe, expect, it } from 'vitest';

import type { MediaClient, OperationStarter, WorldClient } from '../ports.js';
import { createOperationActivities } from './operation.activities.js';

/** A record of these open operations, whose workflows the starter knows as `starts` says. */
function activitiesOver(open: readonly string[], starts: (id: string) => boolean | Error) {
  const failed: string[] = [];
  const world = {
    listOpenOperations: async () => ({
      operations: open.map((operationId) => ({ operationId, kind: 'generate-world', accountId: 'a', model: 'm', requestId: 'r' })),
    }),
    finishOperation: async ({ operationId }: { operationId: string }) => {
      failed.push(operationId);
      return { applied: true, deliveryId: '' };
    },
  };
  const starter: OperationStarter = {
    start: async ({ operationId }) => {
      const outcome = starts(operationId);
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    stop: async () => undefined,
    running: async () => ['op_running'],
  };
  const activities = createOperationActivities({
    world: world as unknown as WorldClient,
    media: {} as MediaClient,
    starter,
    planEngine: () => ({ engine: 'procedural' }),
    clock: () => 1_000_000,
  });
  return { activities, failed };
}

describe('reconciling', () => {
  it('starts open operations that have no workflow, and leaves those alone that have one', async () => {
    const started: string[] = [];
    const { activities, failed } = activitiesOver(['op_running', 'op_lost'], (id) => started.push(id) > 0);
    expect(await activities.reconcileOperations()).toBe(1);
    expect(started).toEqual(['op_lost']);
    expect(failed).toEqual([]);
  });

  it('fails an open operation whose workflow was ended from outside', async () => {
    const { activities, failed } = activitiesOver(['op_terminated'], () => false);
    expect(await activities.reconcileOperations()).toBe(1);
    expect(failed).toEqual(['op_terminated']);
  });

  it('goes on after an operation that cannot be started, and tells of it', async () => {
    const started: string[] = [];
    const { activities } = activitiesOver(['op_bad', 'op_good'], (id) => (id === 'op_bad' ? new Error('refused') : started.push(id) > 0));
    await expect(activities.reconcileOperations()).rejects.toMatchObject({ type: 'INTERNAL' });
    expect(started).toEqual(['op_good']);
  });
});

describe('expiring', () => {
  /** The activities over a record that has this many expired operations, and what they stopped. */
  function expiring(expired: number, stop: (operationId: string) => Promise<void>) {
    const ids = Array.from({ length: expired }, (_, index) => `op_${index}`);
    const stopped: string[] = [];
    const activities = createOperationActivities({
      world: {
        expireOperations: async ({ limit }: { limit: number }) => ({ operationIds: ids.splice(0, limit) }),
      } as unknown as WorldClient,
      media: {} as MediaClient,
      starter: { stop: async (id: string) => stop(id).then(() => void stopped.push(id)) } as unknown as OperationStarter,
      planEngine: () => ({ engine: 'procedural' }),
      clock: () => 0,
    });
    return { activities, stopped, left: ids };
  }
  const stops = async () => undefined;

  it.each([0, 1, 199, 200, 201, 450])('stops all of %i expired operations', async (count) => {
    const { activities, stopped } = expiring(count, stops);
    expect(await activities.expireOperations()).toBe(count);
    expect(stopped).toHaveLength(count);
  });

  it('stops the workflows that follow one that cannot be stopped, and then fails', async () => {
    const { activities, stopped, left } = expiring(203, async (id) => {
      if (id === 'op_1') throw new Error('refused');
    });
    await expect(activities.expireOperations()).rejects.toMatchObject({ type: 'INTERNAL' });
    expect(stopped).toHaveLength(202);
    expect(left).toEqual([]);
  });

  it('leaves more than 2,000 to the next run', async () => {
    const { activities, left } = expiring(2_300, stops);
    expect(await activities.expireOperations()).toBe(2_000);
    expect(left).toHaveLength(300);
  });
});

describe('starting a run', () => {
  const start = (engine: string) =>
    createOperationActivities({
      world: { startRun: async () => ({ worldId: 'w', model: 'svc-1.1', seed: 3, engine }) } as unknown as WorldClient,
      media: {} as MediaClient,
      starter: {} as OperationStarter,
      planEngine: (model, requested) =>
        (requested ?? (model === 'svc-1.1' ? 'painted' : 'procedural')) === 'painted'
          ? { engine: 'painted', paintingPool: 'gpu' }
          : { engine: 'procedural' },
      clock: () => 0,
    }).startRun('op_1');

  it('names the engine of its model and the pool that paints', async () => {
    const run = { operationId: 'op_1', worldId: 'w', model: 'svc-1.1', seed: 3 };
    expect(await start('')).toEqual({ ...run, engine: 'painted', paintingPool: 'gpu', isEngineRequested: false });
  });

  it('names the engine that the request chose', async () => {
    expect(await start('procedural')).toMatchObject({ engine: 'procedural', isEngineRequested: true });
    expect(await start('procedural')).not.toHaveProperty('paintingPool');
  });
});

describe('failing an operation', () => {
  const failing = (finishOperation: () => Promise<unknown>) =>
    createOperationActivities({
      world: { finishOperation } as unknown as WorldClient,
      media: {} as MediaClient,
      starter: {} as OperationStarter,
      planEngine: () => ({ engine: 'procedural' }),
      clock: () => 0,
    }).failOperation('op_1', 'ENGINE_FAILED');

  it('changes nothing of one that is gone, so that what it stored is cleared up', async () => {
    expect(await failing(() => Promise.reject(new DomainError('OPERATION_NOT_FOUND')))).toEqual({ applied: false, deliveryId: '' });
    await expect(failing(() => Promise.reject(new DomainError('UNAVAILABLE')))).rejects.toMatchObject({ type: 'UNAVAILABLE' });
  });
});

describe('discarding a world', () => {
  const { OPERATION_STATE_FAILED, OPERATION_STATE_SUCCEEDED } = worldProto.OperationState;

  /** What is deleted of a world whose operation the record knows like this. */
  async function discarded(finishOperation: () => Promise<unknown>, operationId?: string): Promise<string[]> {
    const prefixes: string[] = [];
    const activities = createOperationActivities({
      world: { finishOperation } as unknown as WorldClient,
      media: { deletePrefix: async ({ prefix }: { prefix: string }) => void prefixes.push(prefix) } as unknown as MediaClient,
      starter: {} as OperationStarter,
      planEngine: () => ({ engine: 'procedural' }),
      clock: () => 0,
    });
    await activities.discardWorld('w', operationId);
    return prefixes;
  }
  const endedAs = (state: worldProto.OperationState) => async () => ({ state, applied: false, deliveryId: '' });

  it('deletes what an operation that failed has stored, or one that is gone', async () => {
    expect(await discarded(endedAs(OPERATION_STATE_FAILED), 'op_1')).toEqual(['w/']);
    expect(await discarded(() => Promise.reject(new DomainError('OPERATION_NOT_FOUND')), 'op_1')).toEqual(['w/']);
  });

  it('deletes nothing of an operation that has succeeded, or of which nothing is known', async () => {
    expect(await discarded(endedAs(OPERATION_STATE_SUCCEEDED), 'op_1')).toEqual([]);
    expect(await discarded(endedAs(OPERATION_STATE_FAILED))).toEqual([]);
    await expect(discarded(() => Promise.reject(new DomainError('UNAVAILABLE')), 'op_1')).rejects.toMatchObject({ type: 'UNAVAILABLE' });
  });
});
