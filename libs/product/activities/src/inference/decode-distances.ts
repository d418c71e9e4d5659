import { DomainError } from '@diorama/domain';
import { fitDistances } from '@diorama/engine';
import type { PanoramaDistances } from '@diorama/engine';
import { decodeTensors, TensorFileError } from '@diorama/onnx';

/**
 * Reads the outputs of a bundle for `image-depth` whose manifest has `depth`: `depth`, height x width, in the encoding that the text `encoding`
 * names, and `sky`.
 *
 * @throws DomainError ARGUMENT_INVALID when they are not the distances of a panorama
 */
export function decodeDistances(bytes: Uint8Array): PanoramaDistances {
  try {
    const { tensors, texts } = decodeTensors(bytes);
    const { shape = [], data: values } = tensors['depth'] ?? {};
    const sky = tensors['sky']?.data ?? null;
    if (!(values instanceof Float32Array) || !(sky === null || sky instanceof Float32Array))
      throw new RangeError('distances and their sky must be floats');
    return fitDistances({ width: shape.at(-1) ?? 0, encoding: texts['encoding'] ?? '', values, sky });
  } catch (error) {
    if (error instanceof TensorFileError || error instanceof RangeError)
      throw new DomainError('ARGUMENT_INVALID', { argument: 'outputs', problem: error.message }, { cause: error });
    throw error;
  }
}
