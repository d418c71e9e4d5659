import { log } from '@temporalio/workflow';

import type { PaintingOperationActivities } from '@diorama/contract';

import { getErrorCode } from './failure-code.js';

/** Deletes the tensors of an operation that has ended. A failure is logged and changes nothing. */
export async function discardLeftTensors(discard: PaintingOperationActivities['discardTensors'], operationId: string): Promise<void> {
  try {
    await discard(operationId);
  } catch (error) {
    log.warn('could not delete temporary tensors', { operation_id: operationId, failure: getErrorCode(error) });
  }
}
