import type { AssetRef, StageTime } from './workflows.js';

/** Arguments of the workflow and the activities that paint a panorama onto a depth panorama: ids and object keys, no prompt. */
export interface DepthToRgbInput {
  readonly operationId: string;
}

/** What a painting is told when it begins. The prompt and the depth panorama are asked for where they are needed. */
export interface PaintingRun {
  readonly operationId: string;
  readonly seed: number;
}

export interface PaintedFiles {
  /** `pano_url` and `manifest_url`. */
  readonly assets: readonly AssetRef[];
  readonly stages: readonly StageTime[];
}

export interface PublishPaintingInput {
  readonly run: PaintingRun;
  readonly painted: PaintedFiles;
}

/** The light activities of paintings, on the `orchestration` queue. */
export interface PaintingOperationActivities {
  /** Moves the operation to RUNNING. Fails without retry as OPERATION_ENDED when it has ended. */
  startPainting(operationId: string): Promise<PaintingRun>;
  /** Ends the operation as SUCCEEDED; answers false when it had ended otherwise before. */
  publishPainting(input: PublishPaintingInput): Promise<boolean>;
  /** Deletes what was stored for an operation that has not succeeded. */
  discardPainting(operationId: string): Promise<void>;
}

/** The heavy activity of paintings, on the `generation` queue; it heartbeats and stops when it is cancelled. */
export interface PaintingActivities {
  /** Depth panorama and prompt to panorama and manifest; stores both. */
  paintPanorama(run: PaintingRun): Promise<PaintedFiles>;
}
