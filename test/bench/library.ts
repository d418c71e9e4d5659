import { MODEL_PRESETS } from '@diorama/domain';
import type { ModelName } from '@diorama/domain';
import { pictureEngine, proceduralEngine } from '@diorama/engine';
import type { BuildRequest, BuiltWorld, JobRunner, Raster } from '@diorama/engine';

import { takePicture } from './picture.ts';

/** A world to make. */
export interface WorldOrder {
  readonly model: ModelName;
  /** Null for a world from a picture, the one that `takePicture` gives. */
  readonly prompt: string | null;
  readonly seed: number;
}

let picture: Raster | null = null;

/** Makes a world as a program would that had the engine as a library: no service, no store, no workflow. */
export function buildAsLibrary({ model, prompt, seed }: WorldOrder, runner: JobRunner): Promise<BuiltWorld> {
  const signal = new AbortController().signal;
  const request: BuildRequest = { preset: MODEL_PRESETS[model], runner, signal, onProgress: () => undefined };
  if (prompt !== null) return proceduralEngine.build(proceduralEngine.compose(prompt, seed).scene, request);
  picture ??= takePicture();
  const composition = pictureEngine.compose({ pictures: [{ raster: picture, azimuth: null }], isPano: 'auto', prompt: '', seed });
  return pictureEngine.build(composition, [picture], request);
}
