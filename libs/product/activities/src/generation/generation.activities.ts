import type {
  AssetRef,
  BuiltAssets,
  ComposedScene,
  GenerationActivities,
  ModelPanorama,
  ScenePlan,
  WorldPainting,
  WorldRun,
} from '@diorama/contract';
import { chooseModelPreset, DomainError } from '@diorama/domain';
import type { BuiltFile, BuiltWorld, EngineJobs, EngineRunner, PictureEngine, WorldEngine } from '@diorama/engine';
import type { Raster } from '@diorama/raster';

import { createAssetUploader } from '../transfer/asset-sender.js';
import type { AssetUploader, NewAsset } from '../transfer/asset-sender.js';
import { decodePainting } from '../inference/decode-painting.js';
import { mapActivityFailures } from '../run/activity-failures.js';
import type { DepthModel, MediaClient, PictureEncoder, PictureReader, WorldClient } from '../ports.js';
import { withRunScope } from '../run/run-scope.js';
import type { ActivityAttemptScope } from '../run/run-scope.js';
import { createStopwatch } from '../run/stopwatch.js';
import { createObjectTransfer } from '../transfer/object-transfer.js';
import type { ObjectTransfer } from '../transfer/object-transfer.js';
import { isPictureComposition, readComposition, parseStoredScene } from './composition.js';
import { createPreviewPublisher } from './preview-publisher.js';
import { prepareModelPanorama, preparePictureModel } from './model-panorama.js';
import { prepareWorldPainting } from './world-painting.js';
import { createModelWorldMaker } from './makers/model-maker.js';
import { createPictureWorldMaker } from './makers/picture-maker.js';
import { composeWithPlan } from './makers/planned-scene.js';
import { createTextWorldMaker } from './makers/text-maker.js';
import type { WorldMakerInput, StoredComposition, WorldMaker } from './makers/world-maker.js';

export interface GenerationActivityDependencies {
  readonly world: WorldClient;
  readonly media: MediaClient;
  /** Makes worlds from words. */
  readonly engine: WorldEngine<EngineJobs>;
  /** Makes worlds from pictures. */
  readonly pictureEngine: PictureEngine;
  /** Null where pictures are measured by their layout alone. */
  readonly depthModel: DepthModel | null;
  readonly runner: EngineRunner;
  readonly reader: PictureReader;
  readonly pictures: PictureEncoder;
  /** The share of the detail of a model, more than 0 and at most 1, that worlds are built with. */
  readonly detail: number;
  /** A clock that never goes back, in milliseconds. */
  readonly clock: () => number;
}

interface Makers {
  readonly text: WorldMaker;
  readonly pictures: WorldMaker;
}

type Context = GenerationActivityDependencies & { readonly transfer: ObjectTransfer; readonly makers: Makers };

/** The heavy activities of the `generation` queue. */
export function createGenerationActivities(deps: GenerationActivityDependencies): GenerationActivities {
  const transfer = createObjectTransfer(deps.media);
  const pictures = createPictureWorldMaker({ engine: deps.pictureEngine, transfer, reader: deps.reader, depthModel: deps.depthModel });
  const context: Context = { ...deps, transfer, makers: { text: createTextWorldMaker(deps.engine), pictures } };
  return mapActivityFailures<GenerationActivities>({
    orderModelPanorama: (run) =>
      withRunScope({ world: deps.world, operationId: run.operationId, done: {} }, async ({ signal }) =>
        prepareModelPanorama({ transfer, signal }, run, await readOrder(context, run)),
      ),
    orderPictureModel: (run, panorama) =>
      withRunScope({ world: deps.world, operationId: run.operationId, done: {} }, ({ signal }) =>
        preparePictureModel({ transfer, signal }, run, panorama),
      ),
    composeScene: (run, imagined, plan) =>
      withRunScope({ world: deps.world, operationId: run.operationId, done: {} }, (scope) =>
        compose(context, { run, imagined, plan, scope }),
      ),
    orderWorldPainting: (run, composed) =>
      withRunScope({ world: deps.world, operationId: run.operationId, done: { compose: 1 } }, async (scope) =>
        prepareWorldPainting(context, { run, composed, scope, order: await readOrder(context, run) }),
      ),
    buildWorld: (run, composed, painting, imagined) =>
      withRunScope({ world: deps.world, operationId: run.operationId, done: { compose: 1 } }, (scope) =>
        build(context, { run, composed, painting, imagined, scope }),
      ),
  });
}

interface MakeContext {
  readonly run: WorldRun;
  /** What models made of the prompt. */
  readonly imagined?: ModelPanorama | undefined;
  readonly scope: ActivityAttemptScope;
}

interface ComposeContext extends MakeContext {
  readonly plan?: ScenePlan | undefined;
}

async function compose(context: Context, { run, imagined, plan, scope }: ComposeContext): Promise<ComposedScene> {
  const { transfer, makers } = context;
  const watch = createStopwatch(context.clock);
  scope.report('compose', 0);
  const order = await readOrder(context, run);
  const maker = makerOf(context, order, imagined);
  const composeAlone = (): Promise<StoredComposition> => maker.compose(order, scope.signal);
  const isPlanned = plan !== undefined && maker === makers.text;
  const planned = isPlanned ? await composeWithPlan(transfer, { plan, order, compose: composeAlone }, scope.signal) : null;
  const composition = planned?.composition ?? (await composeAlone());
  const bytes = Buffer.from(JSON.stringify(composition));
  const scene = await transfer.store(run.worldId, { bytes, extension: 'json', contentType: 'application/json' }, scope.signal);
  const media = order.inputs.map(({ field, sha256 }) => ({ name: field, sha256 }));
  const inputs = [...media, ...(composition.packFiles ?? []), ...(planned?.inputs ?? [])];
  const engine = { name: maker.name, version: maker.version };
  return { scene, engine, inputs, ...(planned !== null && { planner: planned.use }), stages: [watch.stage('compose')] };
}

/** The prompt is asked for where it is needed, so that it enters no history. */
async function readOrder({ world }: Context, { operationId, seed }: WorldRun): Promise<WorldMakerInput> {
  const { worldPromptJson, inputs } = await world.getRun({ operationId });
  return { prompt: JSON.parse(worldPromptJson) as WorldMakerInput['prompt'], inputs, seed };
}

function makerOf({ makers, pictureEngine, transfer }: Context, { inputs }: WorldMakerInput, imagined?: ModelPanorama): WorldMaker {
  if (imagined?.panorama) return createModelWorldMaker({ engine: pictureEngine, transfer }, { ...imagined, panorama: imagined.panorama });
  return inputs.length === 0 ? makers.text : makers.pictures;
}

interface BuildContext extends MakeContext {
  readonly composed: ComposedScene;
  readonly painting?: WorldPainting | null | undefined;
}

async function build(context: Context, order: BuildContext): Promise<BuiltAssets> {
  const { run, scope } = order;
  const { transfer, world } = context;
  const sender = createAssetUploader({ transfer, folder: run.worldId, signal: scope.signal });
  const { operationId } = run;
  const onFault = (error: unknown): void =>
    scope.warn('a preview of a world was left out', { operation_id: operationId, error: String(error) });
  const preview = createPreviewPublisher({ world, transfer, operationId, pass: scope.pass, onFault, signal: scope.signal });
  try {
    const { built, models, stages } = await runEngine(context, { ...order, sender, publish: (asset) => preview.publish(asset) });
    scope.report('publish', 0);
    const { quality, groundPlaneOffset, spawnPoints, horizonColor, sun, objects, relations } = built;
    const assets = await sender.finish();
    return {
      assets,
      ...describeModels(models, order),
      quality,
      groundPlaneOffset,
      spawnPoints,
      stages,
      ...(context.detail < 1 && { detail: context.detail }),
      ...(horizonColor !== undefined && { horizonColor }),
      ...(sun !== undefined && { sun }),
      ...(objects !== undefined && { objects }),
      ...(relations !== undefined && { relations }),
    };
  } finally {
    await sender.settled(); // what is sent after a deletion of the world would stay for ever
    await preview.settled();
  }
}

interface EngineOrder extends BuildContext {
  readonly sender: AssetUploader;
  /** Takes a file that may be seen before the world is complete. */
  readonly publish: (asset: AssetRef) => void;
}

interface EngineRun extends Pick<BuiltAssets, 'models' | 'stages'> {
  readonly built: BuiltWorld;
}

/** Files are sent, and pictures encoded, beside the engine: it keeps all threads busy only at times. */
async function runEngine(context: Context, { run, composed, painting, imagined, scope, sender, publish }: EngineOrder): Promise<EngineRun> {
  const { transfer, runner, pictures, clock, detail } = context;
  const [order, composition, panorama] = await Promise.all([
    readOrder(context, run),
    readComposition(transfer, composed, scope.signal),
    readPainting(transfer, painting, scope.signal),
  ]);
  const maker = makerOf(context, order, imagined);
  if (maker.name !== composed.engine.name) throw new DomainError('INTERNAL');
  const watch = createStopwatch(clock);
  if (!isPictureComposition(composition)) sender.add(sceneFile(composition));
  watch.note('render'); // planning is a part of it, though nothing is reported yet
  const built = await maker.build(composition, order, {
    preset: chooseModelPreset(run.model, detail),
    runner,
    painting: panorama,
    signal: AbortSignal.any([scope.signal, sender.failed]),
    onProgress: (stage, fraction) => {
      watch.note(stage);
      scope.report(stage, fraction);
    },
    onFile: (file) => sender.add(engineFile(file)),
    onPanorama: (panorama, heading) => {
      sender.add(thumbnailFile(pictures, panorama, heading), publish);
      sender.add(panoramaFile(pictures, panorama), publish);
    },
    onTruth: ({ normals, semantics }) => {
      sender.add(mapFile(pictures, 'imagery.normal_url', normals));
      sender.add(mapFile(pictures, 'imagery.semantic_url', { ...normals, data: semantics }));
    },
  });
  return { built, models: maker.models, stages: watch.stages() };
}

async function readPainting(
  transfer: ObjectTransfer,
  painting: WorldPainting | null | undefined,
  signal: AbortSignal,
): Promise<Raster | undefined> {
  if (painting == null || 'failure' in painting) return undefined;
  return decodePainting(await transfer.readBytes(painting.result.outputs.key, signal));
}

/** The models that had a part in a world, and why one that was asked had none. */
function describeModels(
  models: BuiltAssets['models'],
  { painting, imagined }: Pick<BuildContext, 'painting' | 'imagined'>,
): Pick<BuiltAssets, 'models' | 'provider' | 'fallbacks'> {
  if (imagined !== undefined) {
    const provider = imagined.panorama?.provider;
    return { models, fallbacks: imagined.fallbacks, ...(provider !== undefined && { provider }) };
  }
  if (painting == null) return { models };
  if ('failure' in painting) return { models, fallbacks: [{ task: 'pano-depth-to-rgb', reason: painting.failure }] };
  return { models: [...(models ?? []), painting.result.model], provider: painting.result.provider };
}

const CONTENT_TYPES = { spz: 'application/octet-stream', glb: 'model/gltf-binary', exr: 'image/x-exr' } as const;

const engineFile = (file: BuiltFile): NewAsset => ({ ...file, contentType: CONTENT_TYPES[file.extension] });

/** The scene for people and programs; `readComposition` has what exports need. */
function sceneFile(composition: StoredComposition): NewAsset {
  const bytes = Buffer.from(`${JSON.stringify(parseStoredScene(composition), null, 2)}\n`);
  return { name: 'scene_url', extension: 'json', bytes, contentType: 'application/json' };
}

async function panoramaFile(encoder: PictureEncoder, panorama: Raster): Promise<NewAsset> {
  return { name: 'imagery.pano_url', extension: 'png', bytes: await encoder.panorama(panorama), contentType: 'image/png' };
}

async function mapFile(encoder: PictureEncoder, name: string, map: Raster): Promise<NewAsset> {
  return { name, extension: 'png', bytes: await encoder.map(map), contentType: 'image/png' };
}

async function thumbnailFile(encoder: PictureEncoder, panorama: Raster, heading: number): Promise<NewAsset> {
  return { name: 'thumbnail_url', extension: 'webp', bytes: await encoder.thumbnail(panorama, heading), contentType: 'image/webp' };
}
