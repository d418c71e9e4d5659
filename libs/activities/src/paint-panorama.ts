import type { PaintedFiles, PaintingRun } from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import { UnusableDepthError } from '@diorama/engine';
import type { DepthPainter, DepthPaintOrder, JobRunner, PaintedDepth, Raster } from '@diorama/engine';
import type { worldProto } from '@diorama/proto-types';

import { paintingManifest } from './painting-manifest.js';
import type { DepthReader, WorldClient } from './ports.js';
import type { RunScope } from './run-scope.js';
import { createStopwatch } from './stopwatch.js';
import type { Stopwatch } from './stopwatch.js';
import type { ObjectTransfer } from './transfer.js';

/** What a painting is made with. */
export interface PaintingParts {
  readonly world: WorldClient;
  readonly transfer: ObjectTransfer;
  readonly painter: DepthPainter;
  readonly runner: JobRunner;
  readonly depthReader: DepthReader;
  readonly encodePanorama: (panorama: Raster) => Promise<Uint8Array>;
  /** A clock that never goes back, in milliseconds. */
  readonly clock: () => number;
}

/** Pixels of a painted panorama. */
const WIDTH = 2_048;

/**
 * Reads the depth panorama of an operation, paints it and stores the panorama with its provenance, under the operation's id.
 *
 * @throws DomainError MEDIA_REJECTED for a file that is no depth panorama, OBJECT_NOT_FOUND for one that is gone
 */
export async function paintPanorama(context: PaintingParts, run: PaintingRun, scope: RunScope): Promise<PaintedFiles> {
  const watch = createStopwatch(context.clock);
  const input = await readInput(context, run);
  const { panorama, ...painted } = await paintDepth(context, { run, scope, watch, ...(await readOrder(context, input, { scope, watch })) });
  scope.report('save', 0);
  watch.note('save');
  const { transfer, painter } = context;
  const bytes = await context.encodePanorama(panorama);
  const picture = await transfer.send(run.operationId, { bytes, extension: 'png', contentType: 'image/png' }, scope.signal);
  watch.note('save');
  const stages = watch.stages();
  const manifest = await transfer.store(
    run.operationId,
    {
      bytes: paintingManifest({ run, engine: painter, input: input.input, painted, panorama: picture, stages }),
      extension: 'json',
      contentType: 'application/json',
    },
    scope.signal,
  );
  await transfer.confirm([picture]);
  return {
    assets: [
      { ...manifest, name: 'manifest_url' },
      { ...picture, name: 'pano_url' },
    ],
    stages,
  };
}

/** What was asked, as `BeginDepthToRgb` was told. */
interface Asked {
  readonly text_prompt: string;
  readonly z_min?: number;
  readonly z_max?: number;
  readonly depth_encoding?: 'linear' | 'inverse_log';
}

interface Input {
  readonly asked: Asked;
  readonly input: worldProto.PromptInput;
}

/** The prompt is asked for where it is needed, so that it enters no history. */
async function readInput({ world }: PaintingParts, { operationId }: PaintingRun): Promise<Input> {
  const { worldPromptJson, inputs } = await world.startRun({ operationId });
  const [input] = inputs;
  if (input === undefined) throw new DomainError('OBJECT_NOT_FOUND');
  return { asked: JSON.parse(worldPromptJson) as Asked, input };
}

interface Watched {
  readonly scope: RunScope;
  readonly watch: Stopwatch;
}

async function readOrder(
  { transfer, depthReader }: PaintingParts,
  { asked, input }: Input,
  { scope, watch }: Watched,
): Promise<Pick<DepthPaintOrder, 'depth' | 'prompt'>> {
  scope.report('depth', 0);
  watch.note('depth');
  const { text_prompt: prompt, z_min: zMin, z_max: zMax, depth_encoding: encoding = 'linear' } = asked;
  const scale = zMin === undefined || zMax === undefined ? null : { zMin, zMax, encoding };
  const depth = await transfer.withFile(input.key, scope.signal, (path) => depthReader(path, { scale, signal: scope.signal }));
  scope.report('depth', 1);
  watch.note('depth');
  return { depth, prompt };
}

async function paintDepth(
  { painter, runner }: PaintingParts,
  { run, scope, watch, depth, prompt }: Watched & Pick<DepthPaintOrder, 'depth' | 'prompt'> & { readonly run: PaintingRun },
): Promise<PaintedDepth> {
  const onProgress = (fraction: number): void => {
    watch.note('paint');
    scope.report('paint', fraction);
  };
  onProgress(0);
  try {
    const painted = await painter.paint({ depth, prompt, seed: run.seed, width: WIDTH }, { runner, onProgress, signal: scope.signal });
    onProgress(1);
    return painted;
  } catch (error) {
    if (error instanceof UnusableDepthError) throw new DomainError('MEDIA_REJECTED', { reason: error.message }, { cause: error });
    throw error;
  }
}
