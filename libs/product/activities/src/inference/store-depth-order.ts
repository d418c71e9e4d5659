import { getTensorFolder } from '@diorama/contract';
import type { ModelOrder } from '@diorama/contract';
import type { DepthPanorama } from '@diorama/engine';
import { encodeTensors } from '@diorama/onnx';

import type { ObjectTransfer } from '../transfer/object-transfer.js';
import { renderDepthControlImage } from './depth-control-image.js';

interface DepthOrder {
  readonly operationId: string;
  readonly depth: DepthPanorama;
  readonly prompt: string;
  readonly seed: number;
}

/** Stores distances, prompt and seed as the inputs of a model for `pano-depth-to-rgb`, in the tensor folder of the operation. */
export async function storeDepthOrder(
  transfer: ObjectTransfer,
  { operationId, depth, prompt, seed }: DepthOrder,
  signal: AbortSignal,
): Promise<ModelOrder> {
  const control = { shape: [depth.height, depth.width], data: await renderDepthControlImage(depth) };
  const bytes = encodeTensors({ tensors: { control }, texts: { prompt, seed: String(seed) } });
  const folder = getTensorFolder(operationId);
  const { key } = await transfer.store(folder, { bytes, extension: 'safetensors', contentType: 'application/octet-stream' }, signal);
  return { inputs: key, folder };
}
