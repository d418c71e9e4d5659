import { worldProto } from '@diorama/proto-types';
import { Test } from '@nestjs/testing';
import { describe, expect, it } from 'vitest';

import { WORLD_CLIENT } from '../clients/injection-tokens.js';
import { OperationsService } from './operations.js';

const { OPERATION_STATE_RUNNING, OPERATION_STATE_SUCCEEDED } = worldProto.OperationState;
const at = (state: worldProto.OperationState): worldProto.Operation =>
  worldProto.Operation.create({ operationId: 'op_1', kind: 'export-world', state });

/** An operation that changes so; afterwards nothing more comes until the watch is ended. */
async function withChanges(...states: worldProto.OperationState[]) {
  const seen = { watches: 0 };
  async function* watchOperation(_asked: object, { signal }: { signal: AbortSignal }) {
    seen.watches++;
    for (const state of states) yield { operation: at(state) };
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  }
  const module = await Test.createTestingModule({ providers: [OperationsService, { provide: WORLD_CLIENT, useValue: { watchOperation } }] })
    .useMocker(() => ({})) // waiting needs the record alone
    .compile();
  return { seen, operations: module.get(OperationsService) };
}

describe('waiting for an operation', () => {
  it('ends with the operation', async () => {
    const { operations } = await withChanges(OPERATION_STATE_RUNNING, OPERATION_STATE_SUCCEEDED);
    const settled = await operations.settled(at(OPERATION_STATE_RUNNING), new AbortController().signal);
    expect(settled.state).toBe(OPERATION_STATE_SUCCEEDED);
  });

  it('ends at the deadline and returns the running operation', async () => {
    const { operations } = await withChanges(OPERATION_STATE_RUNNING);
    const patience = new AbortController();
    const settling = operations.settled(at(worldProto.OperationState.OPERATION_STATE_QUEUED), patience.signal);
    setImmediate(() => patience.abort());
    expect((await settling).state).toBe(OPERATION_STATE_RUNNING);
  });

  it('does not begin for one that has ended', async () => {
    const { operations, seen } = await withChanges();
    await operations.settled(at(OPERATION_STATE_SUCCEEDED), new AbortController().signal);
    expect(seen.watches).toBe(0);
  });
});
