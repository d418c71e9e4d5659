import type { AssetRef, BuiltAssets, ComposedScene, GenerationActivities, ObjectRef, WorldRun } from '@diorama/contract';
import { DomainError, MODEL_PRESETS } from '@diorama/domain';
import type { BuiltWorld, JobRunner, WorldEngine } from '@diorama/engine';

import { readComposition } from './composition.js';
import { withFailures } from './failures.js';
import type { MediaClient, PictureEncoder, WorldClient } from './ports.js';
import { inRunScope } from './run-scope.js';
import type { RunScope } from './run-scope.js';
import { createStopwatch } from './stopwatch.js';
import { createTransfer } from './transfer.js';
import type { NewObject, ObjectTransfer } from './transfer.js';

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
  const [scene] = await transfer.store(run.worldId, [{ bytes, extension: 'json', contentType: 'application/json' }], scope.signal);
  if (scene === undefined) throw new DomainError('INTERNAL');
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
  const watch = createStopwatch(deps.clock);
  watch.note('render'); // planning is a part of it, though nothing is reported yet
  const built = await deps.engine.build(scene, {
    preset: MODEL_PRESETS[run.model],
    runner: deps.runner,
    signal: scope.signal,
    onProgress: (stage, fraction) => {
      watch.note(stage);
      scope.report(stage, fraction);
    },
  });
  const stages = watch.stages();
  scope.report('publish', 0);
  const store = async (files: readonly NewAsset[]): Promise<AssetRef[]> => {
    const refs = await transfer.store(run.worldId, files, scope.signal);
    return refs.map((ref, index) => named(ref, files[index]?.name));
  };
  // Sending waits for others most of the time, and encoding has a thread of its own.
  const [files, pictures] = await Promise.all([store(engineFiles(built)), encodePictures(deps.pictures, built)]);
  return {
    assets: [...files, ...(await store(pictures))],
    groundPlaneOffset: built.groundPlaneOffset,
    spawnPoints: built.spawnPoints,
    stages,
  };
}

interface NewAsset extends NewObject {
  readonly name: string;
}

const CONTENT_TYPES = { spz: 'application/octet-stream', glb: 'model/gltf-binary', exr: 'image/x-exr' } as const;

const engineFiles = (built: BuiltWorld): NewAsset[] => built.files.map((file) => ({ ...file, contentType: CONTENT_TYPES[file.extension] }));

async function encodePictures(encoder: PictureEncoder, { panorama }: BuiltWorld): Promise<NewAsset[]> {
  const [png, webp] = await Promise.all([encoder.panorama(panorama), encoder.thumbnail(panorama)]);
  return [
    { name: 'imagery.pano_url', extension: 'png', bytes: png, contentType: 'image/png' },
    { name: 'thumbnail_url', extension: 'webp', bytes: webp, contentType: 'image/webp' },
  ];
}

function named(ref: ObjectRef, name: string | undefined): AssetRef {
  if (name === undefined) throw new DomainError('INTERNAL');
  return { ...ref, name };
}
