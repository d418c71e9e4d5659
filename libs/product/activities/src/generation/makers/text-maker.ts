import { composeGivenScene, listPackFiles, parseScene } from '@diorama/engine';
import type { EngineJobs, PackFile, Scene, WorldEngine } from '@diorama/engine';

import type { WorldMaker } from './world-maker.js';

/** Worlds from words, or from a scene in their stead. */
export function createTextWorldMaker(engine: WorldEngine<EngineJobs>): WorldMaker {
  return {
    name: engine.name,
    version: engine.version,
    models: [],
    compose: async ({ prompt, seed }) =>
      withPackFiles(prompt['type'] === 'scene' ? composeGivenScene(prompt['scene']) : engine.compose(getPromptText(prompt), seed)),
    build: (composition, _order, request) => engine.build(readScene(composition), request),
  };
}

/** A composition with the files of object packs that its scene shows, where it shows some. */
export function withPackFiles<Composed extends { readonly scene: Scene }>(
  composition: Composed,
): Composed & { readonly packFiles?: readonly PackFile[] } {
  const packFiles = listPackFiles(composition.scene);
  return packFiles.length === 0 ? composition : { ...composition, packFiles };
}

const readScene = (composition: unknown): Scene => parseScene((composition as { scene: unknown }).scene);

/** The words of a prompt of any kind; empty where it has none. */
export function getPromptText(prompt: Readonly<Record<string, unknown>>): string {
  const text = prompt['text_prompt'];
  return typeof text === 'string' ? text : '';
}
