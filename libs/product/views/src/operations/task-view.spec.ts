import { worldProto } from '@diorama/proto-types';
import { describe, expect, it } from 'vitest';

import { NO_CONTENT } from './operation-view.js';
import { toTaskView } from './task-view.js';

const { OPERATION_STATE_CANCELLED, OPERATION_STATE_FAILED, OPERATION_STATE_QUEUED, OPERATION_STATE_RUNNING, OPERATION_STATE_SUCCEEDED } =
  worldProto.OperationState;
const DELIVERY = { state: 'PENDING', attemptCount: 1 } as const;

const operation = (more: Partial<worldProto.Operation>): worldProto.Operation =>
  worldProto.Operation.create({
    operationId: 'op_1',
    kind: 'generate-world',
    worldId: 'w_1',
    model: 'svc-1.1',
    seed: 7,
    createdAt: new Date(0),
    ...more,
  });

describe('an operation in the task interface', () => {
  it('omits the run before it begins', () => {
    expect(toTaskView(operation({ state: OPERATION_STATE_QUEUED }), NO_CONTENT)).toEqual({
      operationId: 'op_1',
      taskName: 'generateWorld',
      state: 'QUEUED',
      done: false,
      createdAt: '1970-01-01T00:00:00.000Z',
      updatedAt: null,
      expiresAt: null,
      progress: null,
      metadata: null,
      error: null,
      response: null,
      cost: null,
    });
  });

  it('has progress and what it works on while it runs', () => {
    const progress = { stage: 'render', percent: 31, description: 'Rendering the panorama' };
    expect(toTaskView(operation({ state: OPERATION_STATE_RUNNING, progress }), NO_CONTENT, DELIVERY)).toMatchObject({
      progress: { status: 'IN_PROGRESS', percent: 31, stage: 'render' },
      metadata: { worldId: 'w_1', seed: 7, model: 'svc-1.1' },
      webhookDelivery: DELIVERY,
    });
  });

  it('names what a running generation has stored already in camelCase', () => {
    const preview = { thumbnail_url: 'https://x/t.webp', pano_url: null };
    expect(toTaskView(operation({ state: OPERATION_STATE_RUNNING }), { response: null, preview })).toMatchObject({
      metadata: { preview: { thumbnailUrl: 'https://x/t.webp', panoUrl: null } },
      response: null,
    });
  });

  it('has its result and its cost in camelCase once it has succeeded', () => {
    const cost = { totalCredits: 80, lineItems: [{ name: 'Panorama from depth', credits: 80 }] };
    const painting = { assets: [], engine: 'procedural-depth', engineVersion: '1.0.0', notRepresented: ['unicorn'] };
    const done = operation({ kind: 'depth-to-rgb', worldId: '', model: '', state: OPERATION_STATE_SUCCEEDED, cost, painting });
    expect(toTaskView(done, { ...NO_CONTENT, response: { pano_url: 'https://x/p.png', manifest_url: null } })).toMatchObject({
      taskName: 'panoDepthToRgb',
      done: true,
      metadata: { seed: 7, engine: { name: 'procedural-depth', version: '1.0.0' }, notRepresented: ['unicorn'] },
      response: { panoUrl: 'https://x/p.png', manifestUrl: null },
      cost,
    });
  });

  it.each([
    ['EXPIRED', 'EXPIRED'],
    ['UNDECODABLE_MEDIA', 'UNDECODABLE_MEDIA'],
    ['A_CODE_OF_TOMORROW', 'ENGINE_FAILED'],
  ])('fails with a word: %s as %s', (code, reported) => {
    const failure = { code, message: 'inner words' };
    const { error, state, done } = toTaskView(operation({ state: OPERATION_STATE_FAILED, failure }), NO_CONTENT);
    expect({ code: error?.code, state, done }).toEqual({ code: reported, state: 'FAILED', done: true });
    expect(error?.message).not.toBe('inner words');
  });

  it('omits the delivery after a cancellation', () => {
    const view = toTaskView(operation({ state: OPERATION_STATE_CANCELLED }), NO_CONTENT, DELIVERY);
    expect(view).toMatchObject({ state: 'CANCELLED', error: { code: 'CANCELLED' } });
    expect(view).not.toHaveProperty('webhookDelivery');
  });
});
