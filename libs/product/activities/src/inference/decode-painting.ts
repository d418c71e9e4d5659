import { setImmediate as nextTurn } from 'node:timers/promises';

import { DomainError } from '@diorama/domain';
import { TensorFileError, decodeTensors } from '@diorama/onnx';
import type { TensorFile } from '@diorama/onnx';
import type { Raster } from '@diorama/raster';

const COLOURS = 3;
const PIXELS_MAX = 33_554_432;
const BAND = 131_072;

/**
 * Reads the output of a model for `pano-depth-to-rgb`: `rgb`, 3 x height x width in 0 to 1, as a panorama. Other work has its turn between bands.
 *
 * @throws DomainError ARGUMENT_INVALID unless it is one
 */
export async function decodePainting(bytes: Uint8Array): Promise<Raster> {
  const rgb = tensorsOf(bytes)['rgb'];
  const [colours, height = 0, width = 0] = rgb?.shape.slice(-3) ?? [];
  const { data } = rgb ?? {};
  const area = width * height;
  if (!(data instanceof Float32Array) || colours !== COLOURS || data.length !== COLOURS * area || width !== 2 * height || area > PIXELS_MAX)
    throw notPanorama('it has no rgb of 3 x height x width floats that is twice as wide as high');
  const pixels = new Uint8Array(data.length);
  for (let from = 0; from < area; from += BAND) {
    const end = Math.min(area, from + BAND);
    for (let colour = 0; colour < COLOURS; colour++)
      for (let i = from; i < end; i++) {
        const value = data[colour * area + i] as number;
        // A network that fails returns NaN for some pixels.
        if (Number.isNaN(value)) throw notPanorama('its rgb contains NaN or infinite values');
        pixels[COLOURS * i + colour] = Math.round(255 * Math.min(1, Math.max(0, value)));
      }
    await nextTurn();
  }
  return { width, height, data: pixels };
}

function tensorsOf(bytes: Uint8Array): TensorFile['tensors'] {
  try {
    return decodeTensors(bytes).tensors;
  } catch (error) {
    throw error instanceof TensorFileError ? notPanorama(error.message) : error;
  }
}

const notPanorama = (problem: string): DomainError => new DomainError('ARGUMENT_INVALID', { argument: 'outputs', problem });
