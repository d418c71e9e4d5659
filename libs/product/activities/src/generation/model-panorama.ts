import { getTensorFolder } from '@diorama/contract';
import type { ModelOrder, ModelResult, WorldRun } from '@diorama/contract';
import { encodeTensors } from '@diorama/onnx';
import type { TensorFile } from '@diorama/onnx';

import { decodePainting } from '../inference/decode-painting.js';
import type { ObjectTransfer } from '../transfer/object-transfer.js';
import { getPromptText } from './makers/text-maker.js';
import type { WorldMakerInput } from './makers/world-maker.js';

interface OrderContext {
  readonly transfer: ObjectTransfer;
  readonly signal: AbortSignal;
}

/** Stores words and seed of a prompt as the inputs of a model for `text-to-pano`; null for a prompt with media or a scene. */
export async function prepareModelPanorama(
  context: OrderContext,
  { operationId, seed }: WorldRun,
  { prompt, inputs }: WorldMakerInput,
): Promise<ModelOrder | null> {
  if (inputs.length > 0 || prompt['type'] !== 'text') return null;
  return storeOrder(context, operationId, { tensors: {}, texts: { prompt: getPromptText(prompt), seed: String(seed) } });
}

/**
 * Stores the panorama of a model as the input `picture` of another one, height x width x 3 bytes.
 *
 * @throws DomainError ARGUMENT_INVALID unless it is a panorama
 */
export async function preparePictureModel(context: OrderContext, { operationId }: WorldRun, { outputs }: ModelResult): Promise<ModelOrder> {
  const { width, height, data } = await decodePainting(await context.transfer.readBytes(outputs.key, context.signal));
  return storeOrder(context, operationId, { tensors: { picture: { shape: [height, width, 3], data: new Uint8Array(data) } }, texts: {} });
}

async function storeOrder({ transfer, signal }: OrderContext, operationId: string, inputs: TensorFile): Promise<ModelOrder> {
  const folder = getTensorFolder(operationId);
  const file = { bytes: encodeTensors(inputs), extension: 'safetensors', contentType: 'application/octet-stream' };
  const { key } = await transfer.store(folder, file, signal);
  return { inputs: key, folder };
}
