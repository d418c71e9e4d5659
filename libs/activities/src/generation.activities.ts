import type { BuiltAssets, ComposedScene, GenerationActivities, WorldRun } from '@diorama/contract';
import { MODEL_PRESETS } from '@diorama/domain';
import type { BuiltFile, BuiltWorld, JobRunner, Raster, Scene, WorldEngine } from '@diorama/engine';

import { createAssetSender } from './asset-sender.js';
import type { AssetSender, NewAsset } from './asset-sender.js';
import { readComposition } from './composition.js';
import { withFailures } from './failures.js';
import type { MediaClient, PictureEncoder, WorldClient } from './ports.js';
import { inRunScope } from './run-scope.js';
import type { RunScope } from './run-scope.js';
import { createStopwatch } from './stopwatch.js';
import { createTransfer } from './transfer.js';
import type { ObjectTransfer } from './transfer.js';

export interface GenerationDeps {
  readonly world: WorldClient;
  readonly media: MediaClient;
  readonly engine: WorldEngine;
  readonly runner: JobRunner;
  readonly pictures: PictureEncoder;
  /** A clock that never goes back, in milliseconds. */
  readonly clock: () => number;
}

/** The heavy activities of the `generation` queue. */
export function generationActivities(deps: GenerationDeps): GenerationActivities {
  const transfer = createTransfer(deps.media);
  return withFailures<GenerationActivities>({
    composeScene: (run) =>
      inRunScope({ world: deps.world, operationId: run.operationId, done: {} }, (scope) => compose(deps, transfer, run, scope)),
    buildWorld: (run, composed) =>
      inRunScope({ world: deps.world, operationId: run.operationId, done: { compose: 1 } }, (scope) =>
        build(deps, transfer, { run, composed, scope }),
      ),
  });
}

async function compose(deps: GenerationDeps, transfer: ObjectTransfer, run: WorldRun, scope: RunScope): Promise<ComposedScene> {
  const watch = createStopwatch(deps.clock);
  scope.report('compose', 0);
  const { worldPromptJson } = await deps.world.startRun({ operationId: run.operationId });
  const composition = deps.engine.compose(textOf(worldPromptJson), run.seed);
  const bytes = Buffer.from(JSON.stringify(composition));
  const scene = await transfer.store(run.worldId, { bytes, extension: 'json', contentType: 'application/json' }, scope.signal);
  const { name, version } = deps.engine;
  return { scene, engine: { name, version }, stages: [watch.stage('compose')] };
}

function textOf(worldPromptJson: string): string {
  const prompt = JSON.parse(worldPromptJson) as { text_prompt?: unknown };
  return typeof prompt.text_prompt === 'string' ? prompt.text_prompt : '';
}

interface BuildContext {
  readonly run: WorldRun;
  readonly composed: ComposedScene;
  readonly scope: RunScope;
}

async function build(deps: GenerationDeps, transfer: ObjectTransfer, { run, composed, scope }: BuildContext): Promise<BuiltAssets> {
  const { scene } = await readComposition(transfer, composed, scope.signal);
  const sender = createAssetSender({ transfer, folder: run.worldId, signal: scope.signal });
  try {
    const { built, stages } = await runEngine(deps, { run, scene, scope, sender });
    scope.report('publish', 0);
    const { groundPlaneOffset, spawnPoints } = built;
    return { assets: await sender.finish(), groundPlaneOffset, spawnPoints, stages };
  } finally {
    await sender.settled(); // what is sent after a deletion of the world would stay for ever
  }
}

interface EngineRun {
  readonly run: WorldRun;
  readonly scene: Scene;
  readonly scope: RunScope;
  readonly sender: AssetSender;
}

/** Files are sent, and pictures encoded, beside the engine: it keeps all threads busy only at times. */
async function runEngine(
  { engine, runner, pictures, clock }: GenerationDeps,
  { run, scene, scope, sender }: EngineRun,
): Promise<{ built: BuiltWorld; stages: BuiltAssets['stages'] }> {
  const watch = createStopwatch(clock);
  watch.note('render'); // planning is a part of it, though nothing is reported yet
  const built = await engine.build(scene, {
    preset: MODEL_PRESETS[run.model],
    runner,
    signal: AbortSignal.any([scope.signal, sender.failed]),
    onProgress: (stage, fraction) => {
      watch.note(stage);
      scope.report(stage, fraction);
    },
    onFile: (file) => sender.add(engineFile(file)),
    onPanorama: (panorama) => {
      sender.add(panoramaFile(pictures, panorama));
      sender.add(thumbnailFile(pictures, panorama));
    },
  });
  return { built, stages: watch.stages() };
}

const CONTENT_TYPES = { spz: 'application/octet-stream', glb: 'model/gltf-binary', exr: 'image/x-exr' } as const;

const engineFile = (file: BuiltFile): NewAsset => ({ ...file, contentType: CONTENT_TYPES[file.extension] });

async function panoramaFile(encoder: PictureEncoder, panorama: Raster): Promise<NewAsset> {
  return { name: 'imagery.pano_url', extension: 'png', bytes: await encoder.panorama(panorama), contentType: 'image/png' };
}

async function thumbnailFile(encoder: PictureEncoder, panorama: Raster): Promise<NewAsset> {
  return { name: 'thumbnail_url', extension: 'webp', bytes: await encoder.thumbnail(panorama), contentType: 'image/webp' };
}
