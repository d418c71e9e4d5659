import { Context } from '@temporalio/activity';
import { ApplicationFailure, WorkflowFailedError } from '@temporalio/client';
import type { OperationActivities, PaintingActivities, PaintingOperationActivities } from '@diorama/contract';
import { TASK_QUEUES } from '@diorama/domain';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { hasTestServer, startTestServer, workflowBundle } from './environment.js';

type Doubles = PaintingActivities & PaintingOperationActivities & Pick<OperationActivities, 'failOperation'>;

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
      publishPainting: async () => true,
      discardPainting: async () => undefined,
      failOperation: async (_id, failure) => {
        failures.push(failure);
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
    const workflowId = `op_${++count}`;
    const outcome = await generation.runUntil(
      orchestration.runUntil(async () => {
        const taskQueue = TASK_QUEUES.orchestration;
        const handle = await client.workflow.start('depthToRgb', { workflowId, taskQueue, args: [{ operationId: workflowId }] });
        await meanwhile(() => handle.cancel());
        return handle.result().catch((error: unknown) => error);
      }),
    );
    return { outcome, calls, failures, workflowId };
  }

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
        throw away();
      },
    });
    expect(broken.outcome).toBeInstanceOf(WorkflowFailedError);
    expect(broken.failures).toEqual(['NO_CAPACITY']);
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
    const { outcome, calls } = await run({ publishPainting: async () => false });
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
          return true;
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
          { timeout: 10_000 },
        );
        cancelled.resolve();
      },
    );
    expect([outcome, calls.includes('discardPainting')]).toEqual([workflowId, false]);
  });
});
