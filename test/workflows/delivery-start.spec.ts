import { ApplicationFailure } from '@temporalio/client';
import { TASK_QUEUES, createDeliveryWorkflowId } from '@diorama/domain';
import { startDelivery } from '@diorama/temporal';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { recordingActivities } from './doubles.js';
import { hasTestServer, startTestServer, withWorkers } from './environment.js';
import type { Doubles } from './environment.js';

/** In a file of its own: the test server skips no time any more once the parent of an abandoned child has ended. */
describe.skipIf(!hasTestServer())('the end of an operation that is called back for', () => {
  let environment: TestWorkflowEnvironment;
  let count = 0;

  beforeAll(async () => {
    environment = await startTestServer();
  });
  afterAll(() => environment?.teardown());

  const runOne = async (): Promise<void> => {
    const workflowId = `op_${++count}`;
    const options = { workflowId, taskQueue: TASK_QUEUES.orchestration, args: [{ operationId: workflowId }] };
    await environment.client.workflow.execute('generateWorld', options).catch(() => undefined);
  };

  it.each([
    ['succeeds', {}],
    [
      'fails',
      {
        buildWorld: async () => {
          throw ApplicationFailure.create({ type: 'ENGINE_FAILED', message: 'broken', nonRetryable: true });
        },
      },
    ],
  ])('starts the delivery of its event when it %s, which goes on by itself', async (_end, replaced: Partial<Doubles>) => {
    const deliveryId = `del_${++count}`;
    const claims: string[] = [];
    const ended = { applied: true, deliveryId };
    const { doubles } = recordingActivities({ publishWorld: async () => ended, failOperation: async () => ended, ...replaced });
    const claimDelivery = async (id: string) => {
      claims.push(id);
      return null;
    };
    await withWorkers(environment, { ...doubles, claimDelivery } as Doubles, async () => {
      await runOne();
      const delivery = environment.client.workflow.getHandle(createDeliveryWorkflowId(deliveryId, 0));
      expect(await delivery.result()).toBeNull();
      // A finish that is told twice: the workflow that is there, or was, is the one.
      await runOne();
    });
    expect(claims).toEqual([deliveryId]);
  });

  it('starts the deliveries of the exports that ended with it', async () => {
    const ids = [1, 2, 3].map(() => `del_${++count}`);
    const claims: string[] = [];
    const ended = { applied: true, deliveryId: '', moreDeliveryIds: ids };
    const claimDelivery = async (id: string) => {
      claims.push(id);
      return null;
    };
    await withWorkers(
      environment,
      { ...recordingActivities({ publishWorld: async () => ended }).doubles, claimDelivery } as Doubles,
      async () => {
        await runOne();
        for (const id of ids) expect(await environment.client.workflow.getHandle(createDeliveryWorkflowId(id, 0)).result()).toBeNull();
      },
    );
    expect(claims.toSorted()).toEqual(ids);
  });

  it('whose workflow has failed is taken up by another, and by no more than that', async () => {
    const deliveryId = `del_${++count}`;
    const claims: string[] = [];
    const claimDelivery = async (id: string) => {
      claims.push(id);
      if (claims.length > 2) return null;
      throw ApplicationFailure.create({ type: 'INTERNAL', message: 'a fault of the program', nonRetryable: true });
    };
    const delivery = environment.client.workflow.getHandle(createDeliveryWorkflowId(deliveryId, 0));
    await withWorkers(environment, { ...recordingActivities().doubles, claimDelivery } as Doubles, async () => {
      await startDelivery(environment.client, deliveryId, 0);
      await expect(delivery.result()).rejects.toThrow('Workflow execution failed');
      expect(claims).toHaveLength(2); // within the workflow's task, then as an activity
      for (let time = 0; time < 2; time++) {
        await startDelivery(environment.client, deliveryId, 0);
        expect(await delivery.result()).toBeNull();
      }
    });
    expect(claims).toHaveLength(3);
  });
});
