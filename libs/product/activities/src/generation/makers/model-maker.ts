import type { ModelPanorama } from '@diorama/contract';
import type { PictureComposition, PictureEngine } from '@diorama/engine';
import type { Raster } from '@diorama/raster';

import { decodeDistances } from '../../inference/decode-distances.js';
import { decodePainting } from '../../inference/decode-painting.js';
import type { ObjectTransfer } from '../../transfer/object-transfer.js';
import { composePictures } from './picture-maker.js';
import { getPromptText } from './text-maker.js';
import type { WorldMaker } from './world-maker.js';

interface ModelMakerParts {
  readonly engine: PictureEngine;
  readonly transfer: ObjectTransfer;
}

/**
 * Worlds from a panorama that models made: the picture engine takes it whole, and each pixel at the distance that a model measured.
 * Without distances the engine reads them from the layout.
 */
export function createModelWorldMaker(
  { engine, transfer }: ModelMakerParts,
  { panorama, depth, models }: ModelPanorama & { readonly panorama: NonNullable<ModelPanorama['panorama']> },
): WorldMaker {
  const readPanorama = async (signal: AbortSignal): Promise<Raster> =>
    decodePainting(await transfer.readBytes(panorama.outputs.key, signal));
  return {
    name: engine.name,
    version: engine.version,
    models,

    async compose({ prompt, seed }, signal) {
      const pictures = [{ raster: await readPanorama(signal), azimuth: null }];
      return composePictures(engine, { pictures, isPano: true, isGenerated: true, prompt: getPromptText(prompt), seed });
    },

    async build(composition, _order, request) {
      const { signal } = request;
      const distances = depth === null ? undefined : decodeDistances(await transfer.readBytes(depth.outputs.key, signal));
      return engine.build(composition as PictureComposition, [await readPanorama(signal)], { ...request, distances });
    },
  };
}
