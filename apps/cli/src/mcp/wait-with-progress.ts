import type { Diorama, Operation } from '@diorama-worlds/sdk';
import { OperationFailedError, TimeoutError } from '@diorama-worlds/sdk';

import type { ToolRequest } from './tool.js';

/**
 * Waits for an operation for at most `seconds` and sends progress notifications to a client that asked for them. Returns the operation
 * as it is then: ended, failed or still running. A client that cancels its request ends the waiting, not the operation.
 */
export async function waitWithProgress(api: Diorama, operation: Operation, seconds: number, request: ToolRequest): Promise<Operation> {
  const id = operation.operation_id;
  if (operation.done || seconds === 0) return operation;
  const onProgress = ({ percent, description }: { percent: number; description: string }): void => notify(request, percent, description);
  try {
    return await api.operations.wait(id, { signal: request.signal, timeoutMs: seconds * 1_000, onProgress });
  } catch (error) {
    if (error instanceof OperationFailedError) return error.operation;
    if (error instanceof TimeoutError) return api.operations.get(id, { signal: request.signal });
    throw error;
  }
}

function notify({ _meta, sendNotification }: ToolRequest, progress: number, message: string): void {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return;
  // A client that has disconnected needs no progress.
  sendNotification({ method: 'notifications/progress', params: { progressToken, progress, total: 100, message } }).catch(() => undefined);
}
