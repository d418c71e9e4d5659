import { MODEL_PRESETS } from '@diorama/domain';
import type { ModelName } from '@diorama/domain';
import { exportMesh, chooseMeshDetail, pictureEngine, proceduralEngine } from '@diorama/engine';
import type { BuildRequest, BuiltWorld, EngineJobs, EngineRunner } from '@diorama/engine';
import type { Raster } from '@diorama/raster';
import { encodeTexture } from '@diorama/images';

import { takePicture } from './picture.ts';

/** A world to make. */
export interface WorldOrder {
  readonly model: ModelName;
  /** Null for a world from a picture, the one that `takePicture` gives. */
  readonly prompt: string | null;
  readonly seed: number;
  /** What to make of it: the world when absent, the meshes that one exports, its collider alone, or nothing but its geometry. */
  readonly of?: 'meshes' | 'collider' | 'geometry';
}

let picture: Raster | null = null;

/** Makes a world as a program would that had the engine as a library: no service, no store, no workflow. */
export function buildAsLibrary({ model, prompt, seed }: WorldOrder, runner: EngineRunner): Promise<BuiltWorld> {
  const signal = new AbortController().signal;
  const request: BuildRequest<EngineJobs> = { preset: MODEL_PRESETS[model], runner, signal, onProgress: () => undefined };
  if (prompt !== null) return proceduralEngine.build(proceduralEngine.compose(prompt, seed).scene, request);
  picture ??= takePicture();
  const composition = pictureEngine.compose({ pictures: [{ raster: picture, azimuth: null }], isPano: 'auto', prompt: '', seed });
  return pictureEngine.build(composition, [picture], request);
}

/** Makes the collider of a world of words from nothing, or no more than the geometry that everything begins with. */
export function geometryAsLibrary({ prompt, seed, of }: WorldOrder, runner: EngineRunner): Promise<unknown> {
  const { scene } = proceduralEngine.compose(prompt ?? '', seed);
  return of === 'collider' ? runner.run('build-collider', { scene }) : runner.run('plan-walk', { scene, count: 1, radius: 0 });
}

/** Exports the meshes of a world of words as such a program would. */
export function exportAsLibrary({ model, prompt, seed }: WorldOrder, runner: EngineRunner): Promise<unknown> {
  const { scene } = proceduralEngine.compose(prompt ?? '', seed);
  const signal = new AbortController().signal;
  const detail = chooseMeshDetail(MODEL_PRESETS[model]);
  return exportMesh(scene, { detail, runner, signal, encodePicture: encodeTexture, onProgress: () => undefined });
}
