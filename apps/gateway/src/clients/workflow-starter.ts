import type { StartableOperation } from '@diorama/temporal';

/** Starting and stopping the workflows of operations; Temporal implements it. */
export interface WorkflowStarter {
  /** Answers false when the workflow is over already. */
  start(operation: StartableOperation): Promise<boolean>;
  cancel(operationId: string): Promise<void>;
  /** Starts the workflow that sends a delivery. @param round 0 before its first redelivery */
  deliver(deliveryId: string, round: number): Promise<void>;
  /** Makes a waiting delivery start its next attempt at once. @throws DomainError DELIVERY_ENDED */
  sendNow(deliveryId: string, round: number): Promise<void>;
  /** Signals the workflow of a delivery that its content was purged. */
  purge(deliveryId: string, round: number): Promise<void>;
}
