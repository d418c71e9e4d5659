import { DomainError, describeFailure } from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';

import type { WorldClient } from './ports.js';

/**
 * Whether an operation that was given up has succeeded all the same: its worker may have lost the answer that said so. What it
 * made is paid for then. Asking ends the operation where it has not ended, so that it cannot succeed after the answer.
 */
export async function hasSucceeded(world: WorldClient, operationId: string): Promise<boolean> {
  try {
    const failure = { code: 'ENGINE_FAILED', message: describeFailure('ENGINE_FAILED', null).message };
    const { state } = await world.finishOperation({ operationId, failure });
    return state === worldProto.OperationState.OPERATION_STATE_SUCCEEDED;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'OPERATION_NOT_FOUND') return false;
    throw error;
  }
}
