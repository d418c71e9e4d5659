import { DomainError } from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';
import { afterEach, describe, expect, it } from 'vitest';

import { KEY, startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

const { OPERATION_STATE_QUEUED, OPERATION_STATE_RUNNING, OPERATION_STATE_SUCCEEDED } = worldProto.OperationState;
const at = (state: worldProto.OperationState): worldProto.Operation =>
  worldProto.Operation.fromPartial({
    operationId: `op_${'a'.repeat(22)}`,
    kind: 'generate-world',
    state,
    createdAt: new Date(0),
    updatedAt: new Date(0),
    expiresAt: new Date(0),
    world: { worldId: '01890a5d-ac96-774b-bcce-b302099a8057', state, assets: [{ name: 'thumbnail', key: 'a/b.webp' }] },
  });

let gateway: TestGateway;
afterEach(() => gateway.stop());

describe('a task that is waited for', () => {
  it.each<[string, readonly worldProto.OperationState[]]>([
    ['the record is away at once', []],
    ['the record goes away after some words', [OPERATION_STATE_QUEUED, OPERATION_STATE_RUNNING]],
    ['its result cannot be shown now', [OPERATION_STATE_SUCCEEDED]],
  ])('is answered with its id when %s, for it has begun and is paid for', async (_when, states) => {
    const away = async (): Promise<never> => {
      throw new DomainError('UNAVAILABLE');
    };
    async function* watchOperation() {
      for (const state of states) yield { operation: at(state) };
      await away();
    }
    const beginOperation = async () => ({ operation: at(OPERATION_STATE_QUEUED), replayed: false, windows: [] });
    gateway = await startGateway({ world: { beginOperation, watchOperation }, media: { signDownloads: away } });
    const answer = await fetch(`${gateway.url}/tasks:generateWorld?wait=true`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'svc-api-key': KEY },
      body: JSON.stringify({ worldPrompt: { type: 'text', textPrompt: 'a lagoon' } }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([200, { operationId: at(OPERATION_STATE_QUEUED).operationId, done: false }]);
  });
});
