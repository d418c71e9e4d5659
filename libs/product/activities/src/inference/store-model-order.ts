import { getTensorFolder } from '@diorama/contract';
import type { ModelOrder } from '@diorama/contract';
import { encodeTensors } from '@diorama/onnx';
import type { TensorFile } from '@diorama/onnx';

import type { ObjectTransfer } from '../transfer/object-transfer.js';

interface OrderContext {
  readonly transfer: ObjectTransfer;
  readonly signal: AbortSignal;
}

/** Stores the inputs of a model in the tensor folder of an operation. */
export async function storeModelOrder({ transfer, signal }: OrderContext, operationId: string, inputs: TensorFile): Promise<ModelOrder> {
  const folder = getTensorFolder(operationId);
  const file = { bytes: encodeTensors(inputs), extension: 'safetensors', contentType: 'application/octet-stream' };
  const { key } = await transfer.store(folder, file, signal);
  return { inputs: key, folder };
}
