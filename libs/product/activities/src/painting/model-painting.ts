import type { ModelPainting, PaintedFiles, PaintingOrder, PaintingRunInput } from '@diorama/contract';

import type { ActivityRunScope } from '../run/run-scope.js';
import { createStopwatch } from '../run/stopwatch.js';
import { decodePainting } from '../inference/decode-painting.js';
import { storeDepthOrder } from '../inference/store-depth-order.js';
import { readDepthOrder, readPaintingInput } from './painting-input.js';
import type { PanoramaPaintingDependencies } from './paint-panorama.js';
import { storePainting } from './store-painting.js';

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
  const { operationId, seed } = run;
  const order = await storeDepthOrder(context.transfer, { operationId, depth, prompt, seed }, scope.signal);
  watch.note('depth');
  scope.report('paint', 0);
  return { order, stages: watch.stages() };
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
  const panorama = await decodePainting(await context.transfer.readBytes(result.outputs.key, scope.signal));
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
