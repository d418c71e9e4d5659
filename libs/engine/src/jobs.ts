import type { Capture, CaptureView, RowRange } from './render/capture.js';
import type { Scene } from './scene/scene.js';

/** The engine's jobs: what each takes and gives. Inputs and outputs are plain data that a thread can receive. */
export interface JobInputs {
  'render-rows': { readonly scene: Scene; readonly view: CaptureView; readonly rows: RowRange };
}

export interface JobOutputs {
  'render-rows': Capture;
}

export type JobKind = keyof JobInputs;

/**
 * Runs jobs that are pure functions of plain data. Results do not depend on where or in which order they ran; the engine
 * puts them together in the order in which it asked.
 */
export interface JobRunner {
  /** How many jobs run at the same time. */
  readonly width: number;
  run<Kind extends JobKind>(kind: Kind, input: JobInputs[Kind]): Promise<JobOutputs[Kind]>;
}
