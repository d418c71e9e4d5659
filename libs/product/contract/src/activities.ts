import type { FailureCode } from '@diorama/domain';

import type { FinishedRun } from './deliveries.js';
import type { ModelOrder, ModelPanorama, ModelResult, WorldPainting } from './inference.js';
import type {
  BuiltAssets,
  ComposedScene,
  ExportedFiles,
  ExportRun,
  PublishExportInput,
  PublishInput,
  ScenePlan,
  WorldRun,
} from './workflows.js';

/** Light activities on the `orchestration` queue: each is one call to `world` or to Temporal, and idempotent. */
export interface OperationActivities {
  /** Moves the operation to RUNNING. Fails without retry as OPERATION_ENDED when it has ended. */
  startRun(operationId: string): Promise<WorldRun>;
  /** Ends the operation as FAILED unless it has ended already; of one that was erased it changes nothing. */
  failOperation(operationId: string, failure: FailureCode): Promise<FinishedRun>;
  /** Stores the manifest and ends the operation as SUCCEEDED unless it had ended otherwise before. */
  publishWorld(input: PublishInput): Promise<FinishedRun>;
  /** Deletes what a run stored for a world that it could not complete; the world of an operation that has succeeded stays. */
  discardWorld(worldId: string, operationId?: string): Promise<void>;
  /** Starts the workflow of each operation that has none; answers how many. */
  reconcileOperations(): Promise<number>;
  /** Fails operations whose deadline has passed; answers how many. */
  expireOperations(): Promise<number>;
}

/** The activity that asks a planner, on the `orchestration` queue: it waits for a network and computes little. */
export interface PlanningActivities {
  /**
   * Has the planner of this installation propose a scene for the words of a prompt; stores it. The result also reports the failure of a
   * planner. Null for a prompt without text, for one whose text must be used unchanged, and without a planner.
   */
  planScene(run: WorldRun): Promise<ScenePlan | null>;
}

/** What is taken away when its time is over, on the `orchestration` queue; each answers how much it took. */
export interface RetentionActivities {
  /** Rows of `world`: idempotency keys, the log of starts, operations whose time is over. */
  sweepRows(): Promise<number>;
  /** Uploads that never came, and media whose time is over. */
  sweepMedia(): Promise<number>;
  /** Objects of worlds that were deleted, where the deletion itself could not, and of operations that made no world. */
  sweepDeletedWorlds(): Promise<number>;
}

/** The light activities of exports, on the `orchestration` queue. */
export interface ExportOperationActivities {
  /** Moves the operation to RUNNING. Fails without retry as OPERATION_ENDED when it has ended. */
  startExport(operationId: string): Promise<ExportRun>;
  /** Ends the operation as SUCCEEDED and gives the world the files, unless it had ended otherwise before. */
  publishExport(input: PublishExportInput): Promise<FinishedRun>;
  /** Deletes what was stored for a world that was deleted meanwhile; leaves what belongs to a world that is there. */
  discardExport(run: ExportRun): Promise<void>;
}

/** The heavy activity of exports, on the `generation` queue; it heartbeats and stops when it is cancelled. */
export interface ExportActivities {
  /** Makes the files of an export and stores each. */
  makeExport(run: ExportRun): Promise<ExportedFiles>;
}

/** Heavy activities on the `generation` queue; they heartbeat and stop when they are cancelled. */
export interface GenerationActivities {
  /** The words of a prompt to the inputs of a model for `text-to-pano`; stores them. Null for a world that is not made from words. */
  orderModelPanorama(run: WorldRun): Promise<ModelOrder | null>;
  /**
   * A panorama of a model to the inputs of a model that takes a `picture`; stores them. Fails without retry as ARGUMENT_INVALID unless it is a panorama.
   */
  orderPictureModel(run: WorldRun, panorama: ModelResult): Promise<ModelOrder>;
  /**
   * Prompt to scene, or a panorama of models to the composition of a picture; stores the composition. With a plan the scene has what it adds to
   * the words of the prompt; one that cannot be used is left out, with the reason.
   */
  composeScene(run: WorldRun, imagined?: ModelPanorama, plan?: ScenePlan): Promise<ComposedScene>;
  /** Distances of a scene and the prompt to the inputs of a model for `pano-depth-to-rgb`; stores them. Null for a world from pictures. */
  orderWorldPainting(run: WorldRun, composed: ComposedScene): Promise<ModelOrder | null>;
  /**
   * Scene to panorama, depth, splats, collider and thumbnail; stores each. With a painting the world takes its colours. Fails without retry as
   * ARGUMENT_INVALID unless that is a panorama, and unless the distances of models fit theirs.
   */
  buildWorld(run: WorldRun, composed: ComposedScene, painting?: WorldPainting | null, imagined?: ModelPanorama): Promise<BuiltAssets>;
}
