import { composeGivenScene, listPackFiles, parseScene } from '@diorama/engine';
import type { EngineJobs, Scene, WorldEngine } from '@diorama/engine';

import type { WorldMaker } from './world-maker.js';

/** Worlds from words, or from a scene in their stead. */
export function createTextWorldMaker(engine: WorldEngine<EngineJobs>): WorldMaker {
  return {
    name: engine.name,
    version: engine.version,
    models: [],
    compose: async ({ prompt, seed }) => {
      const composition = prompt['type'] === 'scene' ? composeGivenScene(prompt['scene']) : engine.compose(getPromptText(prompt), seed);
      const packFiles = listPackFiles(composition.scene);
      return packFiles.length === 0 ? composition : { ...composition, packFiles };
    },
    build: (composition, _order, request) => engine.build(readScene(composition), request),
  };
}

const readScene = (composition: unknown): Scene => parseScene((composition as { scene: unknown }).scene);

/** The words of a prompt of any kind; empty where it has none. */
export function getPromptText(prompt: Readonly<Record<string, unknown>>): string {
  const text = prompt['text_prompt'];
  return typeof text === 'string' ? text : '';
}
