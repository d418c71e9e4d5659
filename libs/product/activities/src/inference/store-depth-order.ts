import type { ModelOrder } from '@diorama/contract';
import type { DepthPanorama } from '@diorama/engine';

import type { ObjectTransfer } from '../transfer/object-transfer.js';
import { renderDepthControlImage } from './depth-control-image.js';
import { storeModelOrder } from './store-model-order.js';

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
  return storeModelOrder({ transfer, signal }, operationId, { tensors: { control }, texts: { prompt, seed: String(seed) } });
}
