import { MODEL_PRESETS } from '@diorama/domain';
import type { ModelName } from '@diorama/domain';
import { proceduralEngine } from '@diorama/engine';
import type { BuiltWorld, JobRunner } from '@diorama/engine';

/** A world to make. */
export interface WorldOrder {
  readonly model: ModelName;
  readonly prompt: string;
  readonly seed: number;
}

/** Makes a world as a program would that had the engine as a library: no service, no store, no workflow. */
export function buildAsLibrary({ model, prompt, seed }: WorldOrder, runner: JobRunner): Promise<BuiltWorld> {
  const { scene } = proceduralEngine.compose(prompt, seed);
  return proceduralEngine.build(scene, {
    preset: MODEL_PRESETS[model],
    runner,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
}
