import { describeFailure } from '@diorama/domain';

import type { ComponentName } from './components.js';

const OPERATION_ID = 'op_3kTzRk0uXq7mB2Lw9sVd1F';
const WORLD_ID = '019aa3c5-7d1e-7c3a-9f0a-3a1d2f6b8c11';
const WEBHOOK_URL = 'https://hooks.example.com/worlds?tenant=7';

const operation = {
  operationId: OPERATION_ID,
  taskName: 'generateWorld',
  state: 'QUEUED',
  done: false,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  expiresAt: '2026-11-22T09:00:00.000Z',
  progress: null,
  metadata: null,
  error: null,
  response: null,
  cost: null,
};

const failed = {
  ...operation,
  state: 'FAILED',
  done: true,
  progress: { status: 'FAILED', description: 'The generation failed', percent: 31, stage: 'render' },
  metadata: { worldId: WORLD_ID, seed: 42, model: 'svc-1.1' },
  error: { code: 'ENGINE_FAILED', message: describeFailure('ENGINE_FAILED', 'generate-world').message },
  webhookDelivery: { state: 'PENDING', attemptCount: 2, lastAttemptTime: '2026-11-21T09:04:42.310Z' },
};

/** What bodies of the task interface look like, by the names of their schemas. */
export const TASK_EXAMPLES: Readonly<Partial<Record<ComponentName, Readonly<Record<string, object>>>>> = {
  GenerateWorldTask: {
    text: { model: 'svc-1.1', worldPrompt: { type: 'text', textPrompt: 'a quiet fjord at dawn' }, webhookUrl: WEBHOOK_URL },
    image: { worldPrompt: { type: 'image', imagePrompt: { source: 'media_asset', mediaAssetId: 'media_4vJ8sQ1xZr7TgB2nKc9Lw0' } } },
  },
  PanoDepthToRgbTask: {
    png: {
      depthPanoImage: { source: 'uri', uri: 'https://example.com/depth.png' },
      textPrompt: 'a courtyard of red brick at noon',
      zMin: 0.5,
      zMax: 40,
      webhookUrl: WEBHOOK_URL,
    },
  },
  ExportWorldTask: { splats: { worldId: WORLD_ID, assetType: 'splats', format: 'ply', webhookUrl: WEBHOOK_URL } },
  TaskStarted: {
    submitted: operation,
    painting: { ...operation, taskName: 'panoDepthToRgb' },
    export: { ...operation, taskName: 'exportWorld' },
  },
  TaskOperation: {
    queued: operation,
    failed,
    cancelled: {
      ...operation,
      state: 'CANCELLED',
      done: true,
      progress: { status: 'CANCELLED', description: 'The operation was cancelled', percent: 31, stage: 'render' },
      metadata: { worldId: WORLD_ID, seed: 42, model: 'svc-1.1' },
      error: { code: 'CANCELLED', message: 'The operation was cancelled' },
    },
    exported: {
      ...operation,
      taskName: 'exportWorld',
      state: 'SUCCEEDED',
      done: true,
      response: { assetType: 'splats', format: 'ply', url: 'https://worlds.example.com/files/full.ply', resolution: 'full_res' },
      cost: { totalCredits: 0, lineItems: [] },
    },
  },
  TaskOperationPage: { page: { operations: [failed], nextPageToken: null } },
  WebhookDelivery: {
    waiting: {
      deliveryId: 'del_9uXq7mB23kTzRk0aBcDeFg',
      state: 'PENDING',
      attemptCount: 2,
      webhookUrl: WEBHOOK_URL,
      event: {
        id: `evt_${OPERATION_ID}`,
        type: 'task.failed',
        schemaVersion: '1',
        createdAt: '2026-11-21T09:04:40.000Z',
        data: {
          accountId: 'acc_1',
          projectId: 'prj_1',
          operationId: OPERATION_ID,
          operation: `operations/${OPERATION_ID}`,
          taskName: 'generateWorld',
          state: 'FAILED',
          error: { code: 'ENGINE_FAILED' },
        },
      },
      lastAttempt: { number: 2, startedAt: '2026-11-21T09:04:42.310Z', durationMs: 41, httpStatus: 503, keyIds: ['kPrK_qmxVWaYVA9wwBF6'] },
      nextAttemptTime: '2026-11-21T09:05:12.380Z',
    },
  },
};
