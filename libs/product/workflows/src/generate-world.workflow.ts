import { ApplicationFailure, CancellationScope, log, proxyActivities } from '@temporalio/workflow';

import type {
  BuiltAssets,
  ComposedScene,
  GenerateWorldInput,
  GenerationActivities,
  ModelPanorama,
  OperationActivities,
  PaintingOperationActivities,
  PublishInput,
  ScenePlan,
  WorldPainting,
  WorldRun,
} from '@diorama/contract';
import { TASK_QUEUES } from '@diorama/domain';

import { discardLeftTensors } from './discard-tensors.js';
import { getErrorCode, getFailureCode } from './failure-code.js';
import { composeScene, orderWorldPainting } from './generation-activities.js';
import { createFailedPanorama, imaginePanorama } from './imagine-panorama.js';
import { proxyInferencePool, tryModel } from './inference-pool.js';
import { planScene } from './plan-scene.js';
import { startOperationDelivery } from './start-delivery.js';
import { retryWhileUnavailable } from './retry-while-unavailable.js';

// Calls to the system of record: cheap and idempotent, so they go on until it is back.
const { startRun, publishWorld, failOperation, discardWorld, discardTensors } = proxyActivities<
  OperationActivities & Pick<PaintingOperationActivities, 'discardTensors'>
>({
  taskQueue: TASK_QUEUES.orchestration,
  startToCloseTimeout: '1 minute',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '10 seconds' },
});

// Heavy work: a lost worker is noticed by its heartbeat; a scene that breaks its worker each time must end some day.
const { buildWorld } = proxyActivities<GenerationActivities>({
  taskQueue: TASK_QUEUES.generation,
  startToCloseTimeout: '30 minutes',
  heartbeatTimeout: '20 seconds',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: { initialInterval: '1 second', maximumInterval: '15 seconds', maximumAttempts: 12 },
});

/** Makes the world of one operation and ends the operation, whichever way it goes. Answers the world's id. */
export async function generateWorld({ operationId }: GenerateWorldInput): Promise<string> {
  let run: WorldRun | null = null;
  try {
    const begun = await startRun(operationId);
    run = begun;
    const made = await make(begun);
    const published = await publishToTheEnd({ run, ...made });
    await CancellationScope.nonCancellable(() => discardModelTensors(begun));
    if (!published) throw ApplicationFailure.nonRetryable('The operation had ended before its world was complete', 'OPERATION_ENDED');
    return begun.worldId;
  } catch (error) {
    await CancellationScope.nonCancellable(() => giveUp(operationId, run, error));
    throw error;
  }
}

interface MadeWorld {
  readonly composed: ComposedScene;
  readonly built: BuiltAssets;
}

/** Makes a world from what models made of its prompt. Where they made no panorama, or another picture, the engine makes it. */
async function make(run: WorldRun): Promise<MadeWorld> {
  const imagined = await imaginePanorama(run);
  if (imagined === null) return makeByEngine(run);
  try {
    return await makeByEngine(run, imagined);
  } catch (error) {
    const reason = getErrorCode(error);
    if (imagined.panorama === null || !REFUSALS.includes(reason)) throw error; // no fault of the models
    log.warn('the panorama of a model cannot be used', { operation_id: run.operationId, failure: reason });
    return makeByEngine(run, createFailedPanorama(reason));
  }
}

/** What says that a panorama or its distances are not what a model should return. */
const REFUSALS = ['ARGUMENT_INVALID', 'MEDIA_REJECTED'];

async function makeByEngine(run: WorldRun, imagined?: ModelPanorama): Promise<MadeWorld> {
  const plan = imagined?.panorama ? undefined : await planScene(run);
  const composed = await retryWhileUnavailable(() => compose(run, imagined, plan));
  const built = imagined === undefined ? await build(run, composed) : await buildImagined(run, composed, imagined);
  return { composed, built };
}

/** Arguments that are not there are left out of the history. */
function compose(run: WorldRun, imagined: ModelPanorama | undefined, plan: ScenePlan | undefined): Promise<ComposedScene> {
  if (plan !== undefined) return composeScene(run, imagined, plan);
  return imagined === undefined ? composeScene(run) : composeScene(run, imagined);
}

/** Distances that a model returned and that cannot be used are estimated by the engine instead. */
async function buildImagined(run: WorldRun, composed: ComposedScene, imagined: ModelPanorama): Promise<BuiltAssets> {
  try {
    return await retryWhileUnavailable(() => buildWorld(run, composed, null, imagined));
  } catch (error) {
    const reason = getErrorCode(error);
    if (imagined.depth === null || reason !== 'ARGUMENT_INVALID') throw error;
    const fallbacks = [...imagined.fallbacks, { task: 'image-depth', reason }];
    const models = imagined.models.filter(({ task }) => task !== 'image-depth');
    return retryWhileUnavailable(() => buildWorld(run, composed, null, { ...imagined, depth: null, models, fallbacks }));
  }
}

/** When a model fails to paint, the world keeps the colours of its rendering, and its manifest says why. */
async function build(run: WorldRun, composed: ComposedScene): Promise<BuiltAssets> {
  const painting = await paint(run, composed);
  if (painting === null) return retryWhileUnavailable(() => buildWorld(run, composed));
  try {
    return await retryWhileUnavailable(() => buildWorld(run, composed, painting));
  } catch (error) {
    const failure = getErrorCode(error);
    if ('failure' in painting || failure !== 'ARGUMENT_INVALID') throw error; // no fault of the painting
    return retryWhileUnavailable(() => buildWorld(run, composed, { failure }));
  }
}

/** Has a pool paint the world; null for other engines, and for a world from pictures. */
async function paint(run: WorldRun, composed: ComposedScene): Promise<WorldPainting | null> {
  const { operationId, engine, paintingPool } = run;
  if (paintingPool === undefined) return engine === 'painted' ? { failure: 'MODEL_NOT_INSTALLED' } : null;
  const order = await retryWhileUnavailable(() => orderWorldPainting(run, composed));
  if (order === null) return null;
  return tryModel({ task: 'pano-depth-to-rgb', operationId }, () => proxyInferencePool(paintingPool).panoDepthToRgb(order));
}

/** Deletes what went to a model and came from it. A failure changes nothing: the operation has ended. */
async function discardModelTensors({ operationId, engine, paintingPool }: WorldRun): Promise<void> {
  if (paintingPool === undefined && engine !== 'models') return;
  await discardLeftTensors(discardTensors, operationId);
}

/** A cancel that comes now waits: were the activity left alone, it could still publish the world of a run that was given up. */
function publishToTheEnd(input: PublishInput): Promise<boolean> {
  return CancellationScope.nonCancellable(async () => startOperationDelivery(await publishWorld(input)));
}

/** Failing an operation that was cancelled or has expired changes nothing, so the order of ends does not matter here. */
async function giveUp(operationId: string, run: WorldRun | null, error: unknown): Promise<void> {
  const failure = getFailureCode(error);
  log.info('operation failed', { operation_id: operationId, failure });
  await startOperationDelivery(await failOperation(operationId, failure));
  if (run === null) return;
  await discardWorld(run.worldId, operationId);
  await discardModelTensors(run);
}
