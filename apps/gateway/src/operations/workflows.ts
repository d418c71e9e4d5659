import type { StartableOperation } from '@diorama/temporal';

/** Starting and stopping the workflows of operations; Temporal implements it. */
export interface Workflows {
  start(operation: StartableOperation): Promise<void>;
  cancel(operationId: string): Promise<void>;
}
