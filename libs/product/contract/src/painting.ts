import type { FinishedRun } from './deliveries.js';
import type { ModelOrder, ModelResult } from './inference.js';
import type { AssetRef, StageDuration } from './workflows.js';

/** Arguments of the workflow and the activities that paint a panorama onto a depth panorama: ids and object keys, no prompt. */
export interface DepthToRgbInput {
  readonly operationId: string;
}

/** What a painting is told when it begins. The prompt and the depth panorama are asked for where they are needed. */
export interface PaintingRunInput {
  readonly operationId: string;
  readonly seed: number;
  /** The pool of inference workers that shall paint; the engine paints where none is named. */
  readonly modelPool?: string;
}

/** A depth panorama and a prompt as a model takes them. */
export interface PaintingOrder {
  readonly order: ModelOrder;
  readonly stages: readonly StageDuration[];
}

/** What a model has painted for an order. */
export interface ModelPainting extends PaintingOrder {
  readonly result: ModelResult;
}

/** Folder of the tensors that go to a model and come from it; nobody needs them once the operation has ended. */
export const getTensorFolder = (operationId: string): string => `${operationId}-tensors`;

export interface PaintedFiles {
  /** `pano_url` and `manifest_url`. */
  readonly assets: readonly AssetRef[];
  readonly stages: readonly StageDuration[];
}

export interface PublishPaintingInput {
  readonly run: PaintingRunInput;
  readonly painted: PaintedFiles;
}

/** The light activities of paintings, on the `orchestration` queue. */
export interface PaintingOperationActivities {
  /** Moves the operation to RUNNING. Fails without retry as OPERATION_ENDED when it has ended. */
  startPainting(operationId: string): Promise<PaintingRunInput>;
  /** Ends the operation as SUCCEEDED unless it had ended otherwise before. */
  publishPainting(input: PublishPaintingInput): Promise<FinishedRun>;
  /** Deletes what went to a model and came from it; the panorama stays. */
  discardTensors(operationId: string): Promise<void>;
  /** Deletes what was stored for an operation, but for the panorama of one that has succeeded. */
  discardPainting(operationId: string): Promise<void>;
}

/** The heavy activities of paintings, on the `generation` queue; they heartbeat and stop when they are cancelled. */
export interface PaintingActivities {
  /**
   * Depth panorama and prompt to panorama and manifest; stores both.
   *
   * @param modelFailure why the model that should have painted did not, as a code
   */
  paintPanorama(run: PaintingRunInput, modelFailure?: string): Promise<PaintedFiles>;
  /** Depth panorama and prompt to the inputs of a model for `pano-depth-to-rgb`; stores them. */
  orderPainting(run: PaintingRunInput): Promise<PaintingOrder>;
  /** What a model painted to panorama and manifest; stores both. Fails without retry as ARGUMENT_INVALID when it is no panorama. */
  savePainting(run: PaintingRunInput, painting: ModelPainting): Promise<PaintedFiles>;
}
