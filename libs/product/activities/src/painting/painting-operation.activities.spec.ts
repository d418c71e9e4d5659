import { worldProto } from '@diorama/proto-types';
import { describe, expect, it } from 'vitest';

import type { MediaClient, WorldClient } from '../ports.js';
import { createPaintingOperationActivities } from './painting-operation.activities.js';

const { OPERATION_STATE_FAILED, OPERATION_STATE_SUCCEEDED } = worldProto.OperationState;

function activitiesOver(state: worldProto.OperationState) {
  const prefixes: string[] = [];
  const world = { finishOperation: async () => ({ state, applied: false, deliveryId: '' }) } as unknown as WorldClient;
  const media = { deletePrefix: async ({ prefix }: { prefix: string }) => void prefixes.push(prefix) } as unknown as MediaClient;
  return { activities: createPaintingOperationActivities({ world, media }), prefixes };
}

describe('discarding a painting', () => {
  it('deletes the panorama of an operation that failed, and its tensors', async () => {
    const { activities, prefixes } = activitiesOver(OPERATION_STATE_FAILED);
    await activities.discardPainting('op_1');
    expect(prefixes).toEqual(['op_1/', 'op_1-tensors/']);
  });

  it('deletes no more than the tensors of one that has succeeded', async () => {
    const { activities, prefixes } = activitiesOver(OPERATION_STATE_SUCCEEDED);
    await activities.discardPainting('op_1');
    expect(prefixes).toEqual(['op_1-tensors/']);
  });
});
