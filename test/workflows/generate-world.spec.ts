import { ApplicationFailure, WorkflowFailedError } from '@temporalio/client';
import { Context } from '@temporalio/activity';
import { TASK_QUEUES } from '@diorama/domain';
import type { WorkflowHandle } from '@temporalio/client';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { PAINTED, recordingActivities } from './doubles.js';
import { hasTestServer, PAINTING_POOL, startTestServer, withWorkers } from './environment.js';
import type { Doubles } from './environment.js';

const unavailable = () => ApplicationFailure.create({ type: 'UNAVAILABLE', message: 'away', nonRetryable: false });

describe.skipIf(!hasTestServer())('the workflow generateWorld', () => {
  let environment: TestWorkflowEnvironment;
  let count = 0;

  beforeAll(async () => {
    environment = await startTestServer();
  });
  afterAll(() => environment?.teardown());

  const begin = (workflowId: string) =>
    environment.client.workflow.start('generateWorld', {
      workflowId,
      taskQueue: TASK_QUEUES.orchestration,
      args: [{ operationId: workflowId }],
    });

  async function run(replaced: Partial<Doubles>) {
    const { doubles, record } = recordingActivities(replaced);
    const outcome = await withWorkers(environment, doubles, async () => {
      const handle = await begin(`op_${++count}`);
      return handle.result().catch((error: unknown) => error);
    });
    return { outcome, record };
  }

  it('goes through the stages in order and answers the world', async () => {
    const { outcome, record } = await run({});
    expect(outcome).toBe('01890000-0000-7000-8000-000000000001');
    expect(record.calls).toEqual(['startRun', 'composeScene', 'buildWorld', 'publishWorld']);
  });

  it('waits for a system of record that is away for an hour', async () => {
    const since = await environment.currentTimeMs();
    const { outcome } = await run({
      startRun: async (operationId) => {
        if ((await environment.currentTimeMs()) - since < 3_600_000) throw unavailable();
        return { operationId, worldId: 'w', model: 'svc-1.1', seed: 1 };
      },
    });
    expect(outcome).toBe('w');
  });

  it('tries a build again that lost its worker, and keeps its result', async () => {
    let attempts = 0;
    const { outcome, record } = await run({
      buildWorld: async () => {
        if (++attempts < 3) throw unavailable();
        return { assets: [], groundPlaneOffset: 1.6, spawnPoints: [], stages: [] };
      },
    });
    expect(outcome).toEqual(expect.any(String));
    expect(record.calls.filter((name) => name === 'buildWorld')).toHaveLength(3);
    expect(record.failure).toBeNull();
  });

  it.each(['composeScene', 'buildWorld'] as const)('waits with %s for a store that is away for an hour', async (name) => {
    const since = await environment.currentTimeMs();
    const { doubles } = recordingActivities();
    const { outcome, record } = await run({
      [name]: async () => {
        if ((await environment.currentTimeMs()) - since < 3_600_000) throw unavailable();
        return (doubles[name] as () => unknown)();
      },
    });
    expect(outcome).toEqual(expect.any(String));
    expect(record.failure).toBeNull();
  });

  it('gives up on a scene that breaks every worker, and cleans up', async () => {
    const { outcome, record } = await run({
      buildWorld: async () => {
        throw ApplicationFailure.create({ type: 'INTERNAL', message: 'broken', nonRetryable: false });
      },
    });
    expect(outcome).toBeInstanceOf(WorkflowFailedError);
    expect(record.failure).toBe('ENGINE_FAILED');
    expect(record.calls.filter((name) => name === 'buildWorld')).toHaveLength(12);
    expect(record.calls.slice(-2)).toEqual(['failOperation', 'discardWorld']);
  });

  it('does not repeat what cannot succeed', async () => {
    const { record } = await run({
      buildWorld: async () => {
        throw ApplicationFailure.create({ type: 'ENGINE_FAILED', message: 'broken', nonRetryable: true });
      },
    });
    expect(record.failure).toBe('ENGINE_FAILED');
    expect(record.calls.filter((name) => name === 'buildWorld')).toHaveLength(1);
  });

  describe('where a pool paints the worlds of the model', () => {
    const ofPool: Partial<Doubles> = {
      startRun: async (operationId) => ({ operationId, worldId: 'w', model: 'svc-1.1', seed: 1, paintingPool: PAINTING_POOL }),
    };

    /** What builds were given as the painting. */
    async function runOfPool(replaced: Partial<Doubles> = {}) {
      const paintings: unknown[] = [];
      const result = await run({
        ...ofPool,
        buildWorld: async (_run, _composed, painting) => {
          paintings.push(painting);
          return { assets: [], groundPlaneOffset: 1.6, spawnPoints: [], stages: [] };
        },
        ...replaced,
      });
      return { ...result, paintings };
    }

    it('has it paint, builds the world in its colours, and deletes its tensors', async () => {
      const { record, paintings } = await runOfPool();
      expect(record.calls).toEqual([
        'startRun',
        'composeScene',
        'orderWorldPainting',
        'panoDepthToRgb',
        'buildWorld',
        'publishWorld',
        'discardTensors',
      ]);
      expect(paintings).toEqual([{ result: PAINTED }]);
    });

    it.each(['MODEL_NOT_INSTALLED', 'ARGUMENT_INVALID'])('builds it in its own colours when the model fails with %s', async (type) => {
      const { outcome, paintings } = await runOfPool({
        panoDepthToRgb: async () => {
          throw ApplicationFailure.create({ type, message: 'no', nonRetryable: true });
        },
      });
      expect([outcome, paintings]).toEqual(['w', [{ failure: type }]]);
    });

    it('builds it in its own colours when the model returns another picture', async () => {
      const paintings: unknown[] = [];
      const { outcome } = await run({
        ...ofPool,
        buildWorld: async (_run, _composed, painting) => {
          paintings.push(painting);
          if (painting != null && 'result' in painting)
            throw ApplicationFailure.create({ type: 'ARGUMENT_INVALID', message: 'no', nonRetryable: true });
          return { assets: [], groundPlaneOffset: 1.6, spawnPoints: [], stages: [] };
        },
      });
      expect([outcome, paintings]).toEqual(['w', [{ result: PAINTED }, { failure: 'ARGUMENT_INVALID' }]]);
    });

    it('does not repeat a build whose own fault it was', async () => {
      const { record, paintings } = await runOfPool({
        buildWorld: async () => {
          throw ApplicationFailure.create({ type: 'ENGINE_FAILED', message: 'broken', nonRetryable: true });
        },
      });
      expect([record.failure, paintings]).toEqual(['ENGINE_FAILED', []]);
      expect(record.calls.slice(-3)).toEqual(['failOperation', 'discardWorld', 'discardTensors']);
    });

    it('builds it in its own colours when the installation has no such pool, and names the reason', async () => {
      const { outcome, record, paintings } = await runOfPool({
        startRun: async (operationId) => ({
          operationId,
          worldId: 'w',
          model: 'svc-1.1',
          seed: 1,
          engine: 'painted',
          isEngineRequested: true,
        }),
      });
      expect([outcome, paintings]).toEqual(['w', [{ failure: 'MODEL_NOT_INSTALLED' }]]);
      expect(record.calls).toEqual(['startRun', 'composeScene', 'buildWorld', 'publishWorld']);
    });

    it('paints no world from pictures', async () => {
      const { record, paintings } = await runOfPool({ orderWorldPainting: async () => null });
      expect([record.calls.includes('panoDepthToRgb'), paintings]).toEqual([false, [undefined]]);
    });

    it('has the world though the tensors cannot be deleted', async () => {
      const { outcome, record } = await runOfPool({
        discardTensors: async () => {
          throw ApplicationFailure.create({ type: 'INTERNAL', message: 'no', nonRetryable: true });
        },
      });
      expect([outcome, record.failure]).toEqual(['w', null]);
    });
  });

  it('discards its world when the operation had ended otherwise, and names both', async () => {
    const discarded: unknown[] = [];
    const { outcome, record } = await run({
      publishWorld: async () => ({ applied: false, deliveryId: '' }),
      discardWorld: async (...named) => void discarded.push(named),
    });
    expect((outcome as WorkflowFailedError).cause).toMatchObject({ type: 'OPERATION_ENDED' });
    expect(record.calls.at(-1)).toBe('discardWorld');
    expect(discarded).toEqual([['01890000-0000-7000-8000-000000000001', `op_${count}`]]);
  });

  it('ends at once when the operation has ended before it began', async () => {
    const { record } = await run({
      startRun: async () => {
        throw ApplicationFailure.create({ type: 'OPERATION_ENDED', message: 'ended', nonRetryable: true });
      },
    });
    expect(record.calls).toEqual(['startRun', 'failOperation']);
  });

  it('stops the build when it is cancelled, waits for it to stop, and cleans up', async () => {
    let stopped = false;
    let building: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      building = resolve;
    });
    const { doubles, record } = recordingActivities({
      buildWorld: async () => {
        const context = Context.current();
        const heartbeat = setInterval(() => context.heartbeat(), 100);
        building();
        try {
          return await context.cancelled;
        } finally {
          clearInterval(heartbeat);
          stopped = true;
        }
      },
    });
    await withWorkers(environment, doubles, async () => {
      const handle = await begin(`op_${++count}`);
      await begun;
      await handle.cancel();
      await expect(handle.result()).rejects.toThrow(WorkflowFailedError);
    });
    expect(stopped).toBe(true);
    expect(record.failure).toBe('CANCELLED');
    expect(record.calls.at(-1)).toBe('discardWorld');
  });

  it('keeps a world whose publishing had begun when the cancel came', async () => {
    const cancelled = Promise.withResolvers<void>();
    const publishing = Promise.withResolvers<void>();
    const { doubles, record } = recordingActivities({
      publishWorld: async () => {
        publishing.resolve();
        await cancelled.promise;
        return { applied: true, deliveryId: '' };
      },
    });
    await withWorkers(environment, doubles, async () => {
      const handle = await begin(`op_${++count}`);
      await publishing.promise;
      await handle.cancel();
      await vi.waitUntil(() => hasSeenCancel(handle), { timeout: 60_000 });
      cancelled.resolve();
      await expect(handle.result()).resolves.toEqual(expect.any(String));
    });
    expect(record.calls).not.toContain('discardWorld');
  });
});

/** Whether the workflow has answered the request to cancel it, whichever way. */
async function hasSeenCancel(handle: WorkflowHandle): Promise<boolean> {
  const { events } = await handle.fetchHistory();
  const requested = events?.findIndex((event) => event.workflowExecutionCancelRequestedEventAttributes) ?? -1;
  return requested !== -1 && (events ?? []).slice(requested).some((event) => event.workflowTaskCompletedEventAttributes);
}
