import { defaultPayloadConverter } from '@temporalio/client';
import type { WorkflowHandle } from '@temporalio/client';
import { TASK_QUEUES } from '@diorama/domain';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { recordingActivities } from './doubles.js';
import { hasTestServer, startTestServer, withWorkers, workflowBundle } from './environment.js';
import { ScriptedDelivery } from './scripted-delivery.js';

/** The query by which the Temporal UI reads the current details. */
const METADATA_QUERY = '__temporal_workflow_metadata';

async function readCurrentDetails(handle: WorkflowHandle): Promise<string> {
  const { currentDetails } = await handle.query<{ currentDetails?: string }>(METADATA_QUERY);
  return currentDetails ?? '';
}

/** The commands of a history with a summary, each once. */
async function readSummaries(handle: WorkflowHandle): Promise<string[]> {
  const { events } = await handle.fetchHistory();
  const summaries = (events ?? []).flatMap(({ userMetadata }) => {
    const payload = userMetadata?.summary;
    return payload == null ? [] : [defaultPayloadConverter.fromPayload<string>(payload)];
  });
  return [...new Set(summaries)];
}

async function withDeliveryWorkers(
  environment: TestWorkflowEnvironment,
  delivery: ScriptedDelivery,
  work: () => Promise<void>,
): Promise<void> {
  const { nativeConnection: connection } = environment;
  const activities = delivery.record();
  const orchestration = await Worker.create({ connection, taskQueue: TASK_QUEUES.orchestration, workflowBundle, activities });
  const egress = await Worker.create({ connection, taskQueue: TASK_QUEUES.egress, activities: delivery.sender() });
  await orchestration.runUntil(egress.runUntil(work));
}

describe.skipIf(!hasTestServer())('in the Temporal UI, a workflow', () => {
  let environment: TestWorkflowEnvironment;

  beforeAll(async () => {
    environment = await startTestServer();
  });
  afterAll(() => environment?.teardown());

  it('shows what it does now and what it has done', async () => {
    const seen: string[] = [];
    let handle: WorkflowHandle | null = null;
    const { doubles } = recordingActivities({
      buildWorld: async () => {
        seen.push(await readCurrentDetails(handle as WorkflowHandle));
        return { assets: [], groundPlaneOffset: 1.6, spawnPoints: [], stages: [] };
      },
    });
    await withWorkers(environment, doubles, async () => {
      const options = { workflowId: 'op_described', taskQueue: TASK_QUEUES.orchestration, args: [{ operationId: 'op_described' }] };
      handle = await environment.client.workflow.start('generateWorld', options);
      await handle.result();
      seen.push(await readCurrentDetails(handle));
      expect(await readSummaries(handle)).toEqual([
        'Start the operation',
        'Read the prompt into a scene',
        'Build panorama, splats and collider',
        'Publish the world',
      ]);
    });
    expect(seen[0]).toMatch(
      /^- Start the operation: \d+\.\d s\n- Read the prompt into a scene: \d+\.\d s\n- \*\*Build panorama, splats and collider\*\*: running since 20\d\d-\d\d-\d\d \d\d:\d\d:\d\d UTC$/,
    );
    expect(seen[1]?.split('\n').at(-1)).toMatch(/^- Publish the world: \d+\.\d s$/);
  });

  it('lists the attempts of a delivery with their outcomes, and until when it waits', async () => {
    const delivery = new ScriptedDelivery(environment, (number) => ({
      outcome: number === 1 ? { httpStatus: 503, retryAfter: null } : { httpStatus: 204, retryAfter: null },
    }));
    await delivery.finish();
    const options = {
      workflowId: 'delivery_described',
      taskQueue: TASK_QUEUES.orchestration,
      args: [{ deliveryId: 'del_1', jitterShare: 0 }],
    };
    await withDeliveryWorkers(environment, delivery, async () => {
      const handle = await environment.client.workflow.start('deliverWebhook', options);
      await handle.result();
      expect((await readCurrentDetails(handle)).replaceAll(/\d+\.\d s/g, 'N s')).toBe(
        '- Attempt 1: N s\n- Wait after attempt 1 (HTTP 503): N s\n- Attempt 2: N s',
      );
      expect(await readSummaries(handle)).toEqual(expect.arrayContaining(['Attempt 1', 'Wait after attempt 1 (HTTP 503)', 'Attempt 2']));
    });
  });
});
