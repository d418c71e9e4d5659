import { systemClock } from '@diorama/clock';
import { DomainError, isTerminalState } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import { Backoff } from '@diorama/resilience';
import type { WorldClient } from '@diorama/rpc';
import { parseOperationState } from '@diorama/views';

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
const POLICY = { initialIntervalMs: 100, backoffCoefficient: 2, maximumIntervalMs: 2_000 };

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
  const backoff = new Backoff({ ...POLICY, maximumElapsedMs: outageMs }, systemClock);
  while (!signal.aborted) {
    let fault = new DomainError('UNAVAILABLE');
    try {
      for await (const change of world.watchOperation(request, { signal })) {
        backoff.reset();
        yield change;
        if (change.operation !== undefined && isTerminalState(parseOperationState(change.operation.state))) return;
      }
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'UNAVAILABLE')) throw error;
      fault = error;
    }
    const delayMs = backoff.next();
    if (delayMs === null) throw fault;
    await systemClock.sleep(delayMs, signal).catch(() => undefined); // an abort ends the pause
  }
}
