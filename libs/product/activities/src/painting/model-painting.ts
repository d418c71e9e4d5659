import { setImmediate as nextTurn } from 'node:timers/promises';

import { getTensorFolder } from '@diorama/contract';
import type { ModelPainting, PaintedFiles, PaintingOrder, PaintingRunInput } from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import { TensorFileError, decodeTensors, encodeTensors } from '@diorama/onnx';
import type { TensorFile } from '@diorama/onnx';
import type { Raster } from '@diorama/raster';

import type { ActivityRunScope } from '../run/run-scope.js';
import { createStopwatch } from '../run/stopwatch.js';
import { renderDepthControlImage } from './depth-control-image.js';
import { readDepthOrder, readPaintingInput } from './painting-input.js';
import type { PanoramaPaintingDependencies } from './paint-panorama.js';
import { storePainting } from './store-painting.js';

const COLOURS = 3;
const PIXELS_MAX = 33_554_432;
const BAND = 131_072;

/**
 * Stores the depth panorama and the prompt of an operation as the inputs of a model.
 *
 * @throws DomainError MEDIA_REJECTED for a file that is no depth panorama, OBJECT_NOT_FOUND for one that is gone
 */
export async function preparePaintingOrder(
  context: PanoramaPaintingDependencies,
  run: PaintingRunInput,
  scope: ActivityRunScope,
): Promise<PaintingOrder> {
  const watch = createStopwatch(context.clock);
  const input = await readPaintingInput(context.world, run);
  const { depth, prompt } = await readDepthOrder(context, input, { scope, watch });
  const control = { shape: [depth.height, depth.width], data: await renderDepthControlImage(depth) };
  const bytes = encodeTensors({ tensors: { control }, texts: { prompt, seed: String(run.seed) } });
  const folder = getTensorFolder(run.operationId);
  const { key } = await context.transfer.store(
    folder,
    { bytes, extension: 'safetensors', contentType: 'application/octet-stream' },
    scope.signal,
  );
  watch.note('depth');
  scope.report('paint', 0);
  return { order: { inputs: key, folder }, stages: watch.stages() };
}

/**
 * Stores what a model painted as the panorama of an operation, with its provenance.
 *
 * @throws DomainError ARGUMENT_INVALID when it is no panorama
 */
export async function savePainting(
  context: PanoramaPaintingDependencies,
  { run, painting }: { readonly run: PaintingRunInput; readonly painting: ModelPainting },
  scope: ActivityRunScope,
): Promise<PaintedFiles> {
  const watch = createStopwatch(context.clock);
  const { result, stages } = painting;
  const { input } = await readPaintingInput(context.world, run);
  const panorama = await rasterOf(await context.transfer.readBytes(result.outputs.key, scope.signal));
  return storePainting(context, {
    run,
    scope,
    watch,
    panorama,
    before: [...stages, { name: 'paint', seconds: Math.round(result.seconds * 1_000) / 1_000 }],
    provenance: {
      engine: { name: 'onnx', version: `${result.model.name}@${result.model.version}` },
      provider: result.provider,
      input,
      // What a network shows of a prompt nobody can tell.
      painted: { caption: null, notRepresented: [] },
      models: { used: [result.model], failed: [] },
    },
  });
}

/** `rgb`, 3 x height x width in 0 to 1, as a picture; others have their turn between bands. */
async function rasterOf(bytes: Uint8Array): Promise<Raster> {
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
        // A network that has lost its way answers NaN: half of a picture is none.
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
