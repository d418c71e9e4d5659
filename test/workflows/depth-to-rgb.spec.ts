import { Context } from '@temporalio/activity';
import { ApplicationFailure, WorkflowFailedError } from '@temporalio/client';
import type {
  InferenceActivities,
  ModelResult,
  OperationActivities,
  PaintingActivities,
  PaintingOperationActivities,
} from '@diorama/contract';
import { TASK_QUEUES, createInferenceQueueName } from '@diorama/domain';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { hasTestServer, startTestServer, workflowBundle } from './environment.js';

type Doubles = PaintingActivities &
  PaintingOperationActivities &
  Pick<OperationActivities, 'failOperation'> &
  Pick<InferenceActivities, 'panoDepthToRgb'>;

const POOL = 'test';
const RESULT: ModelResult = {
  outputs: { key: 'op_1-tensors/aa.safetensors', contentType: 'application/octet-stream', bytes: 1, sha256: 'aa' },
  model: { task: 'pano-depth-to-rgb', name: 'tints', version: '1.0.0', sha256: 'bb' },
  provider: 'cpu',
  seconds: 1,
};

const away = () => ApplicationFailure.create({ type: 'UNAVAILABLE', message: 'away', nonRetryable: false });
const lasting = (type: string) => ApplicationFailure.create({ type, message: 'lasting', nonRetryable: true });

describe.skipIf(!hasTestServer())('the workflow depthToRgb', () => {
  let environment: TestWorkflowEnvironment;
  let count = 0;

  beforeAll(async () => {
    environment = await startTestServer();
  });
  afterAll(() => environment?.teardown());

  /** Runs one painting with activities that note their calls and succeed, but for those replaced. */
  async function run(replaced: Partial<Doubles>, meanwhile: (cancel: () => Promise<unknown>) => Promise<unknown> = async () => {}) {
    const calls: string[] = [];
    const failures: string[] = [];
    const doubles: Doubles = {
      startPainting: async (operationId) => ({ operationId, seed: 7 }),
      paintPanorama: async () => ({ assets: [], stages: [] }),
      orderPainting: async () => ({ order: { inputs: 'op_1-tensors/cc.safetensors', folder: 'op_1-tensors' }, stages: [] }),
      panoDepthToRgb: async () => RESULT,
      savePainting: async () => ({ assets: [], stages: [] }),
      publishPainting: async () => ({ applied: true, deliveryId: '' }),
      discardTensors: async () => undefined,
      discardPainting: async () => undefined,
      failOperation: async (_id, failure) => {
        failures.push(failure);
        return { applied: true, deliveryId: '' };
      },
      ...replaced,
    };
    const noted = Object.entries(doubles).map(([name, activity]) => [
      name,
      (...args: never[]) => {
        calls.push(name);
        return (activity as (...args: never[]) => Promise<unknown>)(...args);
      },
    ]);
    const activities = Object.fromEntries(noted) as Doubles;
    const { nativeConnection: connection, client } = environment;
    const orchestration = await Worker.create({ connection, taskQueue: TASK_QUEUES.orchestration, workflowBundle, activities });
    const generation = await Worker.create({ connection, taskQueue: TASK_QUEUES.generation, activities });
    const inference = await Worker.create({ connection, taskQueue: createInferenceQueueName(POOL), activities });
    const workflowId = `op_${++count}`;
    const work = async (): Promise<unknown> => {
      const taskQueue = TASK_QUEUES.orchestration;
      const handle = await client.workflow.start('depthToRgb', { workflowId, taskQueue, args: [{ operationId: workflowId }] });
      await meanwhile(() => handle.cancel());
      return handle.result().catch((error: unknown) => error);
    };
    const outcome = await inference.runUntil(generation.runUntil(orchestration.runUntil(work)));
    return { outcome, calls, failures, workflowId };
  }

  it('waits for a store that is away for an hour', async () => {
    const since = await environment.currentTimeMs();
    const { failures } = await run({
      paintPanorama: async () => {
        if ((await environment.currentTimeMs()) - since < 3_600_000) throw away();
        return { assets: [], stages: [] };
      },
    });
    expect(failures).toEqual([]);
  });

  it('paints, publishes and answers the operation', async () => {
    const { outcome, calls, failures, workflowId } = await run({});
    expect([outcome, calls, failures]).toEqual([workflowId, ['startPainting', 'paintPanorama', 'publishPainting'], []]);
  });

  it('tries again what lost its worker, and gives up on what breaks every one', async () => {
    let attempts = 0;
    const mended = await run({
      paintPanorama: async () => {
        if (++attempts < 3) throw away();
        return { assets: [], stages: [] };
      },
    });
    expect([mended.outcome, attempts]).toEqual([mended.workflowId, 3]);
    const broken = await run({
      paintPanorama: async () => {
        throw ApplicationFailure.create({ type: 'INTERNAL', message: 'broken', nonRetryable: false });
      },
    });
    expect(broken.outcome).toBeInstanceOf(WorkflowFailedError);
    expect(broken.failures).toEqual(['ENGINE_FAILED']);
    expect(broken.calls.slice(-2)).toEqual(['failOperation', 'discardPainting']);
  });

  it.each([
    ['MEDIA_REJECTED', 'UNDECODABLE_MEDIA'],
    ['OBJECT_NOT_FOUND', 'INPUT_UNAVAILABLE'],
  ])('fails at once for a depth panorama that is %s', async (error, failure) => {
    const { calls, failures } = await run({
      paintPanorama: async () => {
        throw lasting(error);
      },
    });
    expect([calls.filter((name) => name === 'paintPanorama').length, failures]).toEqual([1, [failure]]);
  });

  it('deletes what it has stored when the operation had ended otherwise', async () => {
    const { outcome, calls } = await run({ publishPainting: async () => ({ applied: false, deliveryId: '' }) });
    expect((outcome as WorkflowFailedError).cause).toMatchObject({ type: 'OPERATION_ENDED' });
    expect(calls.at(-1)).toBe('discardPainting');
  });

  it('stops when it is cancelled, and waits for the work to stop before it cleans up', async () => {
    const begun = Promise.withResolvers<void>();
    let stopped = false;
    const { calls, failures } = await run(
      {
        paintPanorama: async () => {
          const context = Context.current();
          const heartbeat = setInterval(() => context.heartbeat(), 100);
          begun.resolve();
          try {
            return await context.cancelled;
          } finally {
            clearInterval(heartbeat);
            stopped = true;
          }
        },
        discardPainting: async () => {
          expect(stopped).toBe(true);
        },
      },
      async (cancel) => {
        await begun.promise;
        await cancel();
      },
    );
    expect([calls.at(-1), failures]).toEqual(['discardPainting', ['CANCELLED']]);
  });

  it('keeps a panorama whose publishing had begun when the cancel came', async () => {
    const publishing = Promise.withResolvers<void>();
    const cancelled = Promise.withResolvers<void>();
    const { outcome, calls, workflowId } = await run(
      {
        publishPainting: async () => {
          publishing.resolve();
          await cancelled.promise;
          return { applied: true, deliveryId: '' };
        },
      },
      async (cancel) => {
        await publishing.promise;
        await cancel();
        const handle = environment.client.workflow.getHandle(`op_${count}`);
        await vi.waitUntil(
          async () => {
            const { events } = await handle.fetchHistory();
            const asked = events?.findIndex((event) => event.workflowExecutionCancelRequestedEventAttributes) ?? -1;
            return asked !== -1 && (events ?? []).slice(asked).some((event) => event.workflowTaskCompletedEventAttributes);
          },
          { timeout: 60_000 },
        );
        cancelled.resolve();
      },
    );
    expect([outcome, calls.includes('discardPainting')]).toEqual([workflowId, false]);
  });

  describe('where a pool of models shall paint', () => {
    const ofPool: Partial<Doubles> = { startPainting: async (operationId) => ({ operationId, seed: 7, modelPool: POOL }) };

    it('lets it paint, and saves what it answers', async () => {
      const saved: unknown[] = [];
      const { calls } = await run({
        ...ofPool,
        savePainting: async (_, painting) => {
          saved.push(painting.result);
          return { assets: [], stages: [] };
        },
      });
      expect(calls).toEqual(['startPainting', 'orderPainting', 'panoDepthToRgb', 'savePainting', 'publishPainting', 'discardTensors']);
      expect(saved).toEqual([RESULT]);
    });

    it('has painted though what the model left cannot be deleted', async () => {
      const { outcome, calls, failures, workflowId } = await run({ ...ofPool, discardTensors: () => Promise.reject(lasting('INTERNAL')) });
      expect([outcome, calls.at(-1), failures]).toEqual([workflowId, 'discardTensors', []]);
    });

    it.each<[string, string, Partial<Doubles>]>([
      ['has no model', 'MODEL_NOT_INSTALLED', { panoDepthToRgb: () => Promise.reject(lasting('MODEL_NOT_INSTALLED')) }],
      ['fails each time', 'UNAVAILABLE', { panoDepthToRgb: () => Promise.reject(away()) }],
      ['answers no panorama', 'ARGUMENT_INVALID', { savePainting: () => Promise.reject(lasting('ARGUMENT_INVALID')) }],
    ])('paints without it when it %s, and says why', async (_, reason, replaced) => {
      const reasons: unknown[] = [];
      const { outcome, failures, workflowId } = await run({
        ...ofPool,
        paintPanorama: async (_run, modelFailure) => {
          reasons.push(modelFailure);
          return { assets: [], stages: [] };
        },
        ...replaced,
      });
      expect([outcome, failures, reasons]).toEqual([workflowId, [], [reason]]);
    });

    it('fails for a depth panorama that nobody could paint', async () => {
      const { calls, failures } = await run({ ...ofPool, orderPainting: () => Promise.reject(lasting('MEDIA_REJECTED')) });
      expect([calls.includes('paintPanorama'), failures]).toEqual([false, ['UNDECODABLE_MEDIA']]);
    });

    it('stops it when the operation is cancelled, and paints nothing instead', async () => {
      const begun = Promise.withResolvers<void>();
      const { calls, failures } = await run(
        {
          ...ofPool,
          panoDepthToRgb: async () => {
            const context = Context.current();
            const heartbeat = setInterval(() => context.heartbeat(), 100);
            begun.resolve();
            return context.cancelled.finally(() => clearInterval(heartbeat));
          },
        },
        async (cancel) => {
          await begun.promise;
          await cancel();
        },
      );
      expect([calls.includes('paintPanorama'), calls.at(-1), failures]).toEqual([false, 'discardPainting', ['CANCELLED']]);
    });
  });
});
