import type { ModelUsage, PaintedFiles, PaintingRunInput } from '@diorama/contract';
import { DomainError, choosePaintingWidth } from '@diorama/domain';
import { UnusableDepthError } from '@diorama/engine';
import type { DepthPainter, DepthPaintOrder, EngineRunner, PaintedDepth, RetouchPainting } from '@diorama/engine';
import type { Raster } from '@diorama/raster';

import type { DepthReader, RetouchModel, WorldClient } from '../ports.js';
import type { ActivityRunScope } from '../run/run-scope.js';
import { createStopwatch } from '../run/stopwatch.js';
import type { ObjectTransfer } from '../transfer/object-transfer.js';
import { readDepthOrder, readPaintingInput } from './painting-input.js';
import type { RunTracker } from './painting-input.js';
import { storePainting } from './store-painting.js';

/** What a painting is made with. */
export interface PanoramaPaintingDependencies {
  readonly world: WorldClient;
  readonly transfer: ObjectTransfer;
  readonly painter: DepthPainter;
  /** Null where paintings stay as they are. */
  readonly retouchModel: RetouchModel | null;
  /** Is told why a model did not answer; what it was asked for stays as it is then. */
  readonly onModelFailure: (error: unknown, use: ModelUsage) => void;
  readonly runner: EngineRunner;
  readonly depthReader: DepthReader;
  readonly encodePanorama: (panorama: Raster) => Promise<Uint8Array>;
  /** A clock that never goes back, in milliseconds. */
  readonly clock: () => number;
  /** The share of the full width of paintings, more than 0 and at most 1. */
  readonly detail: number;
}

/**
 * Reads the depth panorama of an operation, paints it and stores the panorama with its provenance, under the operation's id.
 *
 * @param run and why the model that should have painted did not, as a code
 * @throws DomainError MEDIA_REJECTED for a file that is no depth panorama, OBJECT_NOT_FOUND for one that is gone
 */
export async function paintPanorama(
  context: PanoramaPaintingDependencies,
  { modelFailure, ...run }: PaintingRunInput & { readonly modelFailure?: string | undefined },
  scope: ActivityRunScope,
): Promise<PaintedFiles> {
  const watch = createStopwatch(context.clock);
  const input = await readPaintingInput(context.world, run);
  const { panorama, failed, ...painted } = await paintDepth(context, {
    run,
    scope,
    watch,
    ...(await readDepthOrder(context, input, { scope, watch })),
  });
  const { painter, retouchModel } = context;
  return storePainting(context, {
    run,
    scope,
    watch,
    panorama,
    provenance: {
      engine: painter,
      input: input.input,
      painted,
      models: { used: retouchModel !== null && painted.isRetouched ? [retouchModel.use] : [], failed },
      modelFailure,
    },
  });
}

interface Painted extends PaintedDepth {
  /** Models that were asked and did not answer. */
  readonly failed: readonly ModelUsage[];
}

async function paintDepth(
  { painter, runner, retouchModel, onModelFailure, detail }: PanoramaPaintingDependencies,
  { run, scope, watch, depth, prompt }: RunTracker & Pick<DepthPaintOrder, 'depth' | 'prompt'> & { readonly run: PaintingRunInput },
): Promise<Painted> {
  const onProgress = (fraction: number): void => {
    watch.note('paint');
    scope.report('paint', fraction);
  };
  onProgress(0);
  const failed: ModelUsage[] = [];
  const retouch = retouchBy(retouchModel, scope.signal, (error, use) => {
    failed.push(use);
    onModelFailure(error, use);
  });
  try {
    const order = { depth, prompt, seed: run.seed, width: choosePaintingWidth(detail) };
    const painted = await painter.paint(order, { runner, onProgress, signal: scope.signal, retouch });
    onProgress(1);
    return { ...painted, failed };
  } catch (error) {
    if (error instanceof UnusableDepthError) throw new DomainError('MEDIA_REJECTED', { reason: error.message }, { cause: error });
    throw error;
  }
}

/** The stage `retouch-painting` as a painter asks for it, stopped by the signal; without an answer a painting is still one. */
function retouchBy(
  model: RetouchModel | null,
  signal: AbortSignal,
  onFailure: PanoramaPaintingDependencies['onModelFailure'],
): RetouchPainting | undefined {
  if (model === null) return undefined;
  return async (shown) => {
    try {
      return await model.retouch(shown, signal);
    } catch (error) {
      signal.throwIfAborted();
      onFailure(error, model.use);
      return null;
    }
  };
}
