import type { ModelOrder, ModelResult, WorldRun } from '@diorama/contract';

import { decodePainting } from '../inference/decode-painting.js';
import { storeModelOrder } from '../inference/store-model-order.js';
import { getPromptText } from './makers/text-maker.js';
import type { WorldMakerInput } from './makers/world-maker.js';

/** Stores words and seed of a prompt as the inputs of a model for `text-to-pano`; null for a prompt with media or a scene. */
export async function prepareModelPanorama(
  context: Parameters<typeof storeModelOrder>[0],
  { operationId, seed }: WorldRun,
  { prompt, inputs }: WorldMakerInput,
): Promise<ModelOrder | null> {
  if (inputs.length > 0 || prompt['type'] !== 'text') return null;
  return storeModelOrder(context, operationId, { tensors: {}, texts: { prompt: getPromptText(prompt), seed: String(seed) } });
}

/**
 * Stores the panorama of a model as the input `picture` of another one, height x width x 3 bytes.
 *
 * @throws DomainError ARGUMENT_INVALID unless it is a panorama
 */
export async function preparePictureModel(
  context: Parameters<typeof storeModelOrder>[0],
  { operationId }: WorldRun,
  { outputs }: ModelResult,
): Promise<ModelOrder> {
  const { width, height, data } = await decodePainting(await context.transfer.readBytes(outputs.key, context.signal));
  return storeModelOrder(context, operationId, {
    tensors: { picture: { shape: [height, width, 3], data: new Uint8Array(data) } },
    texts: {},
  });
}
