import { setTimeout as sleep } from 'node:timers/promises';

import { DomainError, hasEnded } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import type { WorldClient } from '@diorama/rpc';

import { stateOf } from '../views/operation-view.js';

export interface WatchOptions {
  /** Ends the watch without an error. */
  readonly signal: AbortSignal;
  /** Longest time without any change or connection to the system of record, in milliseconds. */
  readonly outageMs?: number;
}

interface WatchRequest {
  readonly accountId: string;
  readonly operationId: string;
}

type Change = worldProto.WatchOperationResponse;

const OUTAGE_MS = 30_000;
const BACK_OFF_MS_MIN = 100;
const BACK_OFF_MS_MAX = 2_000;

/**
 * The operation now and after each change, until it has ended or the signal is aborted. A watch whose connection breaks is opened again:
 * connections have a maximum age, and the system of record restarts during upgrades. A watch begins with the present state, so that no
 * change is lost; a state can be repeated.
 *
 * @throws DomainError UNAVAILABLE when the system of record cannot be reached for `outageMs`; at once, any other that it answers
 */
export async function* watchOperation(
  world: Pick<WorldClient, 'watchOperation'>,
  request: WatchRequest,
  { signal, outageMs = OUTAGE_MS }: WatchOptions,
): AsyncGenerator<Change, void> {
  let lostAt: number | null = null;
  for (let backOffMs = BACK_OFF_MS_MIN; !signal.aborted; backOffMs = Math.min(2 * backOffMs, BACK_OFF_MS_MAX)) {
    let fault = new DomainError('UNAVAILABLE');
    try {
      for await (const change of world.watchOperation(request, { signal })) {
        [lostAt, backOffMs] = [null, BACK_OFF_MS_MIN];
        yield change;
        if (change.operation !== undefined && hasEnded(stateOf(change.operation.state))) return;
      }
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'UNAVAILABLE')) throw error;
      fault = error;
    }
    lostAt ??= performance.now();
    if (performance.now() - lostAt >= outageMs) throw fault;
    await sleep(backOffMs, undefined, { signal }).catch(() => undefined); // an abort ends the pause
  }
}
