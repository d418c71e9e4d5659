import { DomainError, describeFailure } from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';

import type { WorldClient } from '../ports.js';

/**
 * Fails an operation whose worker gave up, unless it has already succeeded: the worker may have lost the reply to its last call. An
 * operation that has succeeded keeps its assets, because the account has paid for them.
 *
 * @returns whether the operation has succeeded
 */
export async function failOperationUnlessSucceeded(world: WorldClient, operationId: string): Promise<boolean> {
  try {
    const failure = { code: 'ENGINE_FAILED', message: describeFailure('ENGINE_FAILED', null).message };
    const { state } = await world.finishOperation({ operationId, failure });
    return state === worldProto.OperationState.OPERATION_STATE_SUCCEEDED;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'OPERATION_NOT_FOUND') return false;
    throw error;
  }
}
