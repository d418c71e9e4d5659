import type { Client } from '@temporalio/client';
import { msToTs } from '@temporalio/common/lib/time.js';

import { callTemporalWithDeadline, hasGrpcStatus } from './temporal-client.js';

const DAY_MS = 86_400_000;

/**
 * Makes the namespace of a client where it is not there, and answers whether it had to. One that is there stays as it is, its
 * retention too. Servers take some seconds to know a new one everywhere.
 *
 * @param retentionDays retention of closed workflows in days
 * @throws DomainError UNAVAILABLE when Temporal does not answer
 */
export async function ensureNamespace(client: Client, retentionDays: number): Promise<boolean> {
  const { namespace } = client.options;
  const { workflowService } = client.connection;
  try {
    await callTemporalWithDeadline(client, () => workflowService.describeNamespace({ namespace }));
    return false;
  } catch (error) {
    if (!hasGrpcStatus(error, 'NOT_FOUND')) throw error;
  }
  const workflowExecutionRetentionPeriod = msToTs(retentionDays * DAY_MS);
  const description = 'Diorama operations: one workflow per operation, with the operation id as workflow id';
  try {
    await callTemporalWithDeadline(client, () =>
      workflowService.registerNamespace({ namespace, description, workflowExecutionRetentionPeriod }),
    );
  } catch (error) {
    if (!hasGrpcStatus(error, 'ALREADY_EXISTS')) throw error; // another process was quicker
  }
  return true;
}
