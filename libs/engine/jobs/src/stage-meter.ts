import type { BuildStage } from './world-engine.js';

/** Reports how far the stages of a build have come. */
export interface StageMeter {
  /** Begins a stage of so many steps; each call of the answer is one step. It never reports the end: `finish` does. */
  steps(stage: BuildStage, count: number): () => void;
  finish(stage: BuildStage): void;
}

export function createStageMeter(onProgress: (stage: BuildStage, fraction: number) => void): StageMeter {
  return {
    steps(stage, count) {
      let done = 0;
      onProgress(stage, 0);
      return () => onProgress(stage, Math.min(1, ++done / count));
    },
    finish: (stage) => onProgress(stage, 1),
  };
}
