import type { Operation } from '@diorama-worlds/sdk/admin';

import { useConsole } from '../../hooks/console-context.js';
import { useLoad } from '../../hooks/use-load.js';

const REFRESH_MS = 3_000;
const READ = 100;

/** Where a queued operation stands, such as `2 of 5 in the queue`; null when that is not known. @param isWaiting whether to ask */
export function useQueuePosition(operationId: string, isWaiting: boolean): string | null {
  const { api } = useConsole();
  const { value } = useLoad(
    async (signal) => (isWaiting ? (await api.operations({ state: 'QUEUED', page_size: READ }, { signal })).operations : null),
    [operationId, isWaiting],
    isWaiting ? REFRESH_MS : null,
  );
  return value === null ? null : findQueuePosition(value, operationId);
}

/**
 * The place by the time of the request. Accounts take turns, so another account's later request may run earlier.
 *
 * @param queued newest first
 */
export function findQueuePosition(queued: readonly Pick<Operation, 'operation_id'>[], operationId: string): string | null {
  const fromEnd = queued.findIndex(({ operation_id: id }) => id === operationId);
  if (fromEnd < 0 || queued.length >= READ) return null;
  return `${queued.length - fromEnd} of ${queued.length} in the queue`;
}
