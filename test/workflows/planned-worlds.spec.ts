import { Context } from '@temporalio/activity';
import { ApplicationFailure, WorkflowFailedError } from '@temporalio/client';
import type { ScenePlan, WorldRun } from '@diorama/contract';
import { TASK_QUEUES } from '@diorama/domain';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { recordingActivities } from './doubles.js';
import { hasTestServer, startTestServer, withWorkers, workflowBundle } from './environment.js';
import type { Doubles } from './environment.js';

const PLANNER = { name: 'test', model: 'tiny' };
const PLAN: ScenePlan = { planner: PLANNER, plan: { key: 'w/aa.json', contentType: 'application/json', bytes: 2, sha256: 'aa' } };
const RUN: Omit<WorldRun, 'operationId'> = { worldId: 'w', model: 'svc-1.1', seed: 1, planner: PLANNER };

describe.skipIf(!hasTestServer())('worlds whose scene a planner proposes', () => {
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

  /** The outcome of a run, and the plans that `composeScene` was given. */
  async function run(replaced: Partial<Doubles> = {}) {
    const given: unknown[] = [];
    const { doubles, record } = recordingActivities({
      startRun: async (operationId) => ({ ...RUN, operationId }),
      planScene: async () => PLAN,
      ...replaced,
      composeScene: async (...order) => {
        given.push(order[2]);
        return replaced.composeScene?.(...order) ?? recordingActivities().doubles.composeScene(...order);
      },
    });
    const workflowId = `planned_${++count}`;
    const outcome = await withWorkers(environment, doubles, async () =>
      (await begin(workflowId)).result().catch((error: unknown) => error),
    );
    return { outcome, record, given, workflowId };
  }

  it('ask it once, before the prompt is read, and replay', async () => {
    const { outcome, record, given, workflowId } = await run();
    expect(outcome).toBe('w');
    expect(record.calls).toEqual(['startRun', 'planScene', 'composeScene', 'buildWorld', 'publishWorld']);
    expect(given).toEqual([PLAN]);
    const history = await environment.client.workflow.getHandle(workflowId).fetchHistory();
    await expect(Worker.runReplayHistory({ workflowBundle }, history, workflowId)).resolves.toBeUndefined();
  });

  it('keep its answer though reading the prompt is tried again', async () => {
    let attempts = 0;
    const { record, given } = await run({
      composeScene: async (order) => {
        if (++attempts < 3) throw ApplicationFailure.create({ type: 'INTERNAL', message: 'lost', nonRetryable: false });
        return recordingActivities().doubles.composeScene(order);
      },
    });
    expect(record.calls.filter((name) => name === 'planScene')).toHaveLength(1);
    expect(given).toEqual([PLAN, PLAN, PLAN]);
  });

  it('are read without it where it has nothing to say', async () => {
    const { outcome, given } = await run({ planScene: async () => null });
    expect([outcome, given]).toEqual(['w', [undefined]]);
  });

  it('are read without it where it cannot be asked, and name the reason', async () => {
    const { outcome, record, given } = await run({
      planScene: async () => {
        throw ApplicationFailure.create({ type: 'INTERNAL', message: 'broken', nonRetryable: false });
      },
    });
    expect([outcome, given]).toEqual(['w', [{ planner: PLANNER, failure: 'INTERNAL' }]]);
    expect(record.calls.filter((name) => name === 'planScene')).toHaveLength(12);
  });

  it('end when the operation has ended', async () => {
    const { record } = await run({
      planScene: async () => {
        throw ApplicationFailure.create({ type: 'OPERATION_ENDED', message: 'ended', nonRetryable: true });
      },
    });
    expect(record.calls).not.toContain('composeScene');
  });

  it('stop asking when they are cancelled', async () => {
    const asking = Promise.withResolvers<void>();
    const { doubles, record } = recordingActivities({
      startRun: async (operationId) => ({ ...RUN, operationId }),
      planScene: async () => {
        const context = Context.current();
        const heartbeat = setInterval(() => context.heartbeat(), 100);
        asking.resolve();
        return context.cancelled.finally(() => clearInterval(heartbeat));
      },
    });
    await withWorkers(environment, doubles, async () => {
      const handle = await begin(`planned_${++count}`);
      await asking.promise;
      await handle.cancel();
      await expect(handle.result()).rejects.toThrow(WorkflowFailedError);
    });
    expect([record.failure, record.calls.includes('composeScene')]).toEqual(['CANCELLED', false]);
  });
});
