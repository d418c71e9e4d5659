import { Context } from '@temporalio/activity';
import { ApplicationFailure, WorkflowFailedError } from '@temporalio/client';
import type { ExportActivities, ExportOperationActivities, ExportRun, OperationActivities } from '@diorama/contract';
import { TASK_QUEUES } from '@diorama/domain';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { hasTestServer, startTestServer, workflowBundle } from './environment.js';

type Doubles = ExportActivities & ExportOperationActivities & Pick<OperationActivities, 'failOperation'>;

const WORLD = '01890000-0000-7000-8000-000000000001';
const RUN: ExportRun = {
  operationId: 'op_1',
  accountId: 'acc_1',
  worldId: WORLD,
  model: 'svc-1.1',
  assetType: 'mesh',
  format: 'glb',
  source: { key: `${WORLD}/aa.json`, contentType: 'application/json', bytes: 2, sha256: 'aa' },
};

const away = () => ApplicationFailure.create({ type: 'UNAVAILABLE', message: 'away', nonRetryable: false });
const lasting = (type: string) => ApplicationFailure.create({ type, message: 'lasting', nonRetryable: true });

describe.skipIf(!hasTestServer())('the workflow exportWorld', () => {
  let environment: TestWorkflowEnvironment;
  let count = 0;

  beforeAll(async () => {
    environment = await startTestServer();
  });
  afterAll(() => environment?.teardown());

  /** Runs one export with activities that note their calls and succeed, but for those replaced. */
  async function run(replaced: Partial<Doubles>, meanwhile: (cancel: () => Promise<unknown>) => Promise<unknown> = async () => {}) {
    const calls: string[] = [];
    const failures: string[] = [];
    const doubles: Doubles = {
      startExport: async (operationId) => ({ ...RUN, operationId }),
      makeExport: async () => ({ assets: [], stages: [] }),
      publishExport: async () => ({ applied: true, deliveryId: '' }),
      discardExport: async () => undefined,
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
    const outcome = await generation.runUntil(
      orchestration.runUntil(async () => {
        const workflowId = `op_${++count}`;
        const taskQueue = TASK_QUEUES.orchestration;
        const handle = await client.workflow.start('exportWorld', { workflowId, taskQueue, args: [{ operationId: workflowId }] });
        await meanwhile(() => handle.cancel());
        return handle.result().catch((error: unknown) => error);
      }),
    );
    return { outcome, calls, failures };
  }

  it('waits for a store that is away for an hour', async () => {
    const since = await environment.currentTimeMs();
    const { failures } = await run({
      makeExport: async () => {
        if ((await environment.currentTimeMs()) - since < 3_600_000) throw away();
        return { assets: [], stages: [] };
      },
    });
    expect(failures).toEqual([]);
  });

  it('makes the files, publishes them and answers the world', async () => {
    const { outcome, calls, failures } = await run({});
    expect([outcome, calls, failures]).toEqual([WORLD, ['startExport', 'makeExport', 'publishExport'], []]);
  });

  it('tries again what lost its worker, and gives up on what breaks every one', async () => {
    let attempts = 0;
    const mended = await run({
      makeExport: async () => {
        if (++attempts < 3) throw away();
        return { assets: [], stages: [] };
      },
    });
    expect([mended.outcome, attempts]).toEqual([WORLD, 3]);
    const broken = await run({
      makeExport: async () => {
        throw ApplicationFailure.create({ type: 'INTERNAL', message: 'broken', nonRetryable: false });
      },
    });
    expect(broken.outcome).toBeInstanceOf(WorkflowFailedError);
    expect(broken.failures).toEqual(['ENGINE_FAILED']);
    expect(broken.calls.slice(-2)).toEqual(['failOperation', 'discardExport']);
  });

  it('fails at once where there is nothing to export from', async () => {
    const { calls, failures } = await run({
      startExport: async () => {
        throw lasting('OBJECT_NOT_FOUND');
      },
    });
    expect([calls, failures]).toEqual([['startExport', 'failOperation'], ['INPUT_UNAVAILABLE']]);
  });

  it('looks after its files when the operation had ended otherwise', async () => {
    const { outcome, calls } = await run({ publishExport: async () => ({ applied: false, deliveryId: '' }) });
    expect((outcome as WorkflowFailedError).cause).toMatchObject({ type: 'OPERATION_ENDED' });
    expect(calls.at(-1)).toBe('discardExport');
  });

  it('stops when it is cancelled, and waits for the work to stop before it cleans up', async () => {
    const begun = Promise.withResolvers<void>();
    let stopped = false;
    const { calls, failures } = await run(
      {
        makeExport: async () => {
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
        discardExport: async () => {
          expect(stopped).toBe(true);
        },
      },
      async (cancel) => {
        await begun.promise;
        await cancel();
      },
    );
    expect([calls.at(-1), failures]).toEqual(['discardExport', ['CANCELLED']]);
  });

  it('keeps an export whose publishing had begun when the cancel came', async () => {
    const publishing = Promise.withResolvers<void>();
    const cancelled = Promise.withResolvers<void>();
    const { outcome, calls } = await run(
      {
        publishExport: async () => {
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
    expect([outcome, calls.includes('discardExport')]).toEqual([WORLD, false]);
  });
});
