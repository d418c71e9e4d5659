import type { FailureCode } from '@diorama/domain';

import type { BuiltAssets, ComposedScene, PublishInput, WorldRun } from './workflows.js';

/** Light activities on the `orchestration` queue: each is one call to `world` or to Temporal, and idempotent. */
export interface OperationActivities {
  /** Moves the operation to RUNNING. Fails without retry as OPERATION_ENDED when it has ended. */
  startRun(operationId: string): Promise<WorldRun>;
  /** Ends the operation as FAILED unless it has ended already. */
  failOperation(operationId: string, failure: FailureCode): Promise<void>;
  /** Stores the manifest and ends the operation as SUCCEEDED; answers false when it had ended otherwise before. */
  publishWorld(input: PublishInput): Promise<boolean>;
  /** Deletes what a run stored for a world that it could not complete. */
  discardWorld(worldId: string): Promise<void>;
  /** Starts the workflow of each operation that has none; answers how many. */
  reconcileOperations(): Promise<number>;
  /** Fails operations whose deadline has passed; answers how many. */
  expireOperations(): Promise<number>;
}

/** What is taken away when its time is over, on the `orchestration` queue; each answers how much it took. */
export interface RetentionActivities {
  /** Rows of `world`: idempotency keys, the log of starts, operations that nobody may ask for any more. */
  sweepRows(): Promise<number>;
  /** Uploads that never came, and media whose time is over. */
  sweepMedia(): Promise<number>;
  /** Objects of worlds that were deleted, where the deletion itself could not. */
  sweepDeletedWorlds(): Promise<number>;
}

/** Heavy activities on the `generation` queue; they heartbeat and stop when they are cancelled. */
export interface GenerationActivities {
  /** Prompt to scene; stores the composition. */
  composeScene(run: WorldRun): Promise<ComposedScene>;
  /** Scene to panorama, depth, splats, collider and thumbnail; stores each. */
  buildWorld(run: WorldRun, composed: ComposedScene): Promise<BuiltAssets>;
}
