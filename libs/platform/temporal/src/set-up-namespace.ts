import { ScheduleAlreadyRunning, ScheduleOverlapPolicy } from '@temporalio/client';
import type { Client } from '@temporalio/client';

import { TASK_QUEUES } from '@diorama/domain';

import { WORKFLOW_SCHEDULES, SEARCH_ATTRIBUTE_TYPES } from './workflow-catalogue.js';
import { callTemporalWithDeadline, hasGrpcStatus } from './temporal-client.js';

const KEYWORD = 2; // temporal.api.enums.v1.IndexedValueType

/**
 * Registers the search attributes and the schedules in the namespace; running it again changes nothing.
 *
 * @throws Error that names the attributes where a server lets only its own tools make them
 */
export async function setUpNamespace(client: Client): Promise<void> {
  await registerSearchAttributes(client);
  for (const schedule of WORKFLOW_SCHEDULES) await ensureSchedule(client, schedule);
}

async function registerSearchAttributes(client: Client): Promise<void> {
  const { namespace } = client.options;
  const { operatorService } = client.connection;
  const wanted = Object.values(SEARCH_ATTRIBUTE_TYPES).map(({ name }) => name);
  const { customAttributes } = await callTemporalWithDeadline(client, () => operatorService.listSearchAttributes({ namespace }));
  const missing = wanted.filter((name) => customAttributes[name] === undefined);
  if (missing.length === 0) return;
  const searchAttributes = Object.fromEntries(missing.map((name) => [name, KEYWORD]));
  try {
    await callTemporalWithDeadline(client, () => operatorService.addSearchAttributes({ namespace, searchAttributes }));
  } catch (error) {
    if (hasGrpcStatus(error, 'ALREADY_EXISTS')) return; // another worker was quicker
    if (!hasGrpcStatus(error, 'PERMISSION_DENIED', 'UNIMPLEMENTED')) throw error;
    throw new Error(`create these search attributes (type Keyword) with the tools of the server: ${missing.join(', ')}`, {
      cause: error,
    });
  }
}

async function ensureSchedule(client: Client, { workflow, everySeconds, summary }: (typeof WORKFLOW_SCHEDULES)[number]): Promise<void> {
  const spec = { intervals: [{ every: everySeconds * 1_000 }] };
  const action = {
    type: 'startWorkflow' as const,
    workflowType: workflow,
    workflowId: workflow,
    taskQueue: TASK_QUEUES.orchestration,
    args: [],
    workflowExecutionTimeout: '10 minutes',
    staticSummary: summary,
  };
  const policies = { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 minute' };
  try {
    await callTemporalWithDeadline(client, () => client.schedule.create({ scheduleId: workflow, spec, action, policies }));
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    await callTemporalWithDeadline(client, () =>
      client.schedule.getHandle(workflow).update((previous) => ({ ...previous, spec, action, policies })),
    );
  }
}
