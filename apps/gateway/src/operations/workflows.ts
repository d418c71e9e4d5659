import type { StartableOperation } from '@diorama/temporal';

/** Starting and stopping the workflows of operations; Temporal implements it. */
export interface Workflows {
  /** Answers false when the workflow is over already. */
  start(operation: StartableOperation): Promise<boolean>;
  cancel(operationId: string): Promise<void>;
}
