import type { ModelFallback, ModelPanorama, ModelResult, WorldModelPools, WorldRun } from '@diorama/contract';

import { orderModelPanorama, orderPictureModel } from './generation-activities.js';
import { proxyInferencePool, tryModel } from './inference-pool.js';
import { retryWhileUnavailable } from './retry-while-unavailable.js';

/**
 * Has pools make a panorama of the words of a prompt and measure its distances. A model that fails is left out, with the reason.
 *
 * @returns null for a run of another engine, and for a world that is not made from words
 */
export async function imaginePanorama(run: WorldRun): Promise<ModelPanorama | null> {
  const { operationId, engine, modelPools } = run;
  if (engine !== 'models') return null;
  const order = await retryWhileUnavailable(() => orderModelPanorama(run));
  if (order === null) return null;
  if (modelPools === undefined) return createFailedPanorama('MODEL_NOT_INSTALLED');
  const made = await tryModel({ task: 'text-to-pano', operationId }, () =>
    proxyInferencePool(modelPools['text-to-pano']).textToPano(order),
  );
  return 'failure' in made ? createFailedPanorama(made.failure) : completePanorama(run, modelPools, made.result);
}

/** What is left when no model made a panorama, with the code of the failure. */
export const createFailedPanorama = (reason: string): ModelPanorama => ({
  panorama: null,
  depth: null,
  models: [],
  fallbacks: [{ task: 'text-to-pano', reason }],
});

/** Measures the distances of a panorama and enlarges it. */
async function completePanorama(run: WorldRun, pools: WorldModelPools, made: ModelResult): Promise<ModelPanorama> {
  const { operationId } = run;
  const fallbacks: ModelFallback[] = [];
  const ordered = retryWhileUnavailable(() => orderPictureModel(run, made));
  const ask = async (task: 'image-depth' | 'upscale', pool: string): Promise<ModelResult | null> => {
    const asked = await tryModel({ task, operationId }, async () => {
      const order = await ordered;
      const models = proxyInferencePool(pool);
      return task === 'upscale' ? models.upscale(order) : models.imageDepth(order);
    });
    if ('result' in asked) return asked.result;
    fallbacks.push({ task, reason: asked.failure });
    return null;
  };
  const depth = await ask('image-depth', pools['image-depth']);
  const larger = pools.upscale === undefined ? null : await ask('upscale', pools.upscale);
  const models = [made, depth, larger].flatMap((result) => (result === null ? [] : [result.model]));
  return { panorama: larger ?? made, depth, models, fallbacks };
}
