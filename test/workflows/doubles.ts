import type { BuiltAssets, ComposedScene, ModelResult, WorldRun } from '@diorama/contract';
import type { FailureCode } from '@diorama/domain';

import type { Doubles } from './environment.js';

const RUN: WorldRun = { operationId: 'op_1', worldId: '01890000-0000-7000-8000-000000000001', model: 'svc-1.0-draft', seed: 7 };
const COMPOSED: ComposedScene = {
  scene: { key: `${RUN.worldId}/aa.json`, contentType: 'application/json', bytes: 2, sha256: 'aa' },
  engine: { name: 'procedural', version: '1' },
  stages: [{ name: 'compose', seconds: 0.1 }],
};
const BUILT: BuiltAssets = { assets: [], groundPlaneOffset: 1.6, spawnPoints: [], stages: [] };

/** What a model answers to an order. */
export const PAINTED: ModelResult = {
  outputs: { key: 'op_1-tensors/bb.safetensors', contentType: 'application/octet-stream', bytes: 2, sha256: 'bb' },
  model: { task: 'pano-depth-to-rgb', name: 'tints', version: '1.0.0', sha256: 'cc' },
  provider: 'cpu',
  seconds: 1,
};

/** What a model for a task answers to an order. */
export const resultOf = (task: string): ModelResult => ({ ...PAINTED, model: { ...PAINTED.model, task } });

export interface Record {
  /** Names of the activities in the order of their calls. */
  readonly calls: string[];
  failure: FailureCode | null;
}

/** Activities that note their calls and succeed, but for those that a test replaces. */
export function recordingActivities(replaced: Partial<Doubles> = {}): { doubles: Doubles; record: Record } {
  const record: Record = { calls: [], failure: null };
  const doubles: Doubles = {
    startRun: async (operationId) => ({ ...RUN, operationId }),
    planScene: async () => null,
    composeScene: async () => COMPOSED,
    orderModelPanorama: async () => ({ inputs: 'op_1-tensors/dd.safetensors', folder: 'op_1-tensors' }),
    orderPictureModel: async () => ({ inputs: 'op_1-tensors/ee.safetensors', folder: 'op_1-tensors' }),
    textToPano: async () => resultOf('text-to-pano'),
    imageDepth: async () => resultOf('image-depth'),
    upscale: async () => resultOf('upscale'),
    orderWorldPainting: async () => ({ inputs: 'op_1-tensors/aa.safetensors', folder: 'op_1-tensors' }),
    buildWorld: async () => BUILT,
    panoDepthToRgb: async () => PAINTED,
    discardTensors: async () => undefined,
    publishWorld: async () => ({ applied: true, deliveryId: '' }),
    failOperation: async (_operationId, failure) => {
      record.failure = failure;
      return { applied: true, deliveryId: '' };
    },
    discardWorld: async () => undefined,
    reconcileOperations: async () => 3,
    expireOperations: async () => 2,
    ...replaced,
  };
  const noted = Object.entries(doubles).map(([name, activity]) => [
    name,
    (...args: never[]) => {
      record.calls.push(name);
      return (activity as (...args: never[]) => Promise<unknown>)(...args);
    },
  ]);
  return { doubles: Object.fromEntries(noted) as Doubles, record };
}
