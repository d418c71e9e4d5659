import { Context } from '@temporalio/activity';
import { ApplicationFailure, WorkflowFailedError } from '@temporalio/client';
import type { WorldModelPools } from '@diorama/contract';
import { TASK_QUEUES } from '@diorama/domain';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { recordingActivities, resultOf } from './doubles.js';
import { hasTestServer, PAINTING_POOL, startTestServer, withWorkers, workflowBundle } from './environment.js';
import type { Doubles } from './environment.js';

const POOLS = { 'text-to-pano': PAINTING_POOL, 'image-depth': PAINTING_POOL };
const RUN = { worldId: 'w', model: 'svc-1.1', seed: 1, engine: 'models', isEngineRequested: true } as const;
const BUILT = { assets: [], groundPlaneOffset: 1.6, spawnPoints: [], stages: [] };
const MADE = [resultOf('text-to-pano').model, resultOf('image-depth').model];
const failing = (type: string) => async () => {
  throw ApplicationFailure.create({ type, message: 'no', nonRetryable: true });
};

describe.skipIf(!hasTestServer())('worlds from models', () => {
  let environment: TestWorkflowEnvironment;
  let count = 0;

  beforeAll(async () => {
    environment = await startTestServer();
  });
  afterAll(() => environment?.teardown());

  const begin = (workflowId: string) =>
    environment.client.workflow.start('generateWorld', {
      workflowId,
      taskQueue: TASK_QUEUES.orchestration,
      args: [{ operationId: workflowId }],
    });

  /** The outcome of a run, and what its builds were given of models. */
  async function run(replaced: Partial<Doubles> = {}, modelPools: WorldModelPools | null = POOLS) {
    const given: unknown[] = [];
    const { doubles, record } = recordingActivities({
      startRun: async (operationId) => ({ ...RUN, operationId, ...(modelPools !== null && { modelPools }) }),
      ...replaced,
      buildWorld: async (...order) => {
        given.push(order[3]);
        return replaced.buildWorld?.(...order) ?? BUILT;
      },
    });
    const workflowId = `models_${++count}`;
    const outcome = await withWorkers(environment, doubles, async () =>
      (await begin(workflowId)).result().catch((error: unknown) => error),
    );
    return { outcome, record, given, workflowId };
  }

  it('have their panorama made, its distances measured, and their tensors deleted', async () => {
    const { outcome, record, given, workflowId } = await run();
    expect(outcome).toBe('w');
    expect(record.calls).toEqual([
      'startRun',
      'orderModelPanorama',
      'textToPano',
      'orderPictureModel',
      'imageDepth',
      'composeScene',
      'buildWorld',
      'publishWorld',
      'discardTensors',
    ]);
    expect(given).toEqual([{ panorama: resultOf('text-to-pano'), depth: resultOf('image-depth'), models: MADE, fallbacks: [] }]);
    const history = await environment.client.workflow.getHandle(workflowId).fetchHistory();
    await expect(Worker.runReplayHistory({ workflowBundle }, history, workflowId)).resolves.toBeUndefined();
  });

  it('take the larger panorama where a pool enlarges it', async () => {
    const { given } = await run({}, { ...POOLS, upscale: PAINTING_POOL });
    expect(given).toMatchObject([{ panorama: resultOf('upscale'), models: [...MADE, resultOf('upscale').model] }]);
  });

  it('keep the panorama when a later model fails, and name the reasons', async () => {
    const { outcome, given } = await run(
      { imageDepth: failing('MODEL_NOT_INSTALLED'), upscale: failing('ARGUMENT_INVALID') },
      { ...POOLS, upscale: PAINTING_POOL },
    );
    expect(outcome).toBe('w');
    expect(given).toEqual([
      {
        panorama: resultOf('text-to-pano'),
        depth: null,
        models: [resultOf('text-to-pano').model],
        fallbacks: [
          { task: 'image-depth', reason: 'MODEL_NOT_INSTALLED' },
          { task: 'upscale', reason: 'ARGUMENT_INVALID' },
        ],
      },
    ]);
  });

  it.each<[string, string, Partial<Doubles>, WorldModelPools | null]>([
    ['no model is installed', 'MODEL_NOT_INSTALLED', { textToPano: failing('MODEL_NOT_INSTALLED') }, POOLS],
    ['the model fails', 'INTERNAL', { textToPano: failing('INTERNAL') }, POOLS],
    ['the installation has no pools', 'MODEL_NOT_INSTALLED', {}, null],
  ])('are made by the engine when %s', async (_when, reason, replaced, pools) => {
    const { outcome, record, given } = await run(replaced, pools);
    expect(outcome).toBe('w');
    expect(given).toEqual([{ panorama: null, depth: null, models: [], fallbacks: [{ task: 'text-to-pano', reason }] }]);
    expect(record.calls.at(-1)).toBe('discardTensors');
  });

  it('are made by the engine when the panorama cannot be used', async () => {
    const { outcome, given } = await run({
      composeScene: async (_run, imagined) => {
        if (imagined?.panorama) return failing('MEDIA_REJECTED')();
        return recordingActivities().doubles.composeScene(_run);
      },
    });
    expect(outcome).toBe('w');
    expect(given).toMatchObject([{ panorama: null, fallbacks: [{ task: 'text-to-pano', reason: 'MEDIA_REJECTED' }] }]);
  });

  it('have their distances estimated when those of the model cannot be used', async () => {
    const { outcome, given } = await run({
      buildWorld: async (_run, _composed, _painting, imagined) => (imagined?.depth ? failing('ARGUMENT_INVALID')() : BUILT),
    });
    expect(outcome).toBe('w');
    expect(given.at(-1)).toEqual({
      panorama: resultOf('text-to-pano'),
      depth: null,
      models: [resultOf('text-to-pano').model],
      fallbacks: [{ task: 'image-depth', reason: 'ARGUMENT_INVALID' }],
    });
  });

  it('are those of the built-in engine for other prompts', async () => {
    const { record, given } = await run({ orderModelPanorama: async () => null });
    expect([record.calls.includes('textToPano'), given]).toEqual([false, [undefined]]);
  });

  it('fail with a fault of the engine, and leave nothing', async () => {
    const { record } = await run({ buildWorld: failing('ENGINE_FAILED') });
    expect(record.failure).toBe('ENGINE_FAILED');
    expect(record.calls.slice(-3)).toEqual(['failOperation', 'discardWorld', 'discardTensors']);
  });

  it('stop the model when they are cancelled, and leave nothing', async () => {
    const computing = Promise.withResolvers<void>();
    const { doubles, record } = recordingActivities({
      startRun: async (operationId) => ({ ...RUN, operationId, modelPools: POOLS }),
      textToPano: async () => {
        const context = Context.current();
        const heartbeat = setInterval(() => context.heartbeat(), 100);
        computing.resolve();
        return context.cancelled.finally(() => clearInterval(heartbeat));
      },
    });
    await withWorkers(environment, doubles, async () => {
      const handle = await begin(`models_${++count}`);
      await computing.promise;
      await handle.cancel();
      await expect(handle.result()).rejects.toThrow(WorkflowFailedError);
    });
    expect(record.failure).toBe('CANCELLED');
    expect(record.calls).not.toContain('buildWorld');
    expect(record.calls.slice(-2)).toEqual(['discardWorld', 'discardTensors']);
  });
});
