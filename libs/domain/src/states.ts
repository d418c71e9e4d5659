/** The life of an operation: QUEUED, RUNNING, then exactly one of the three ends. */
export const OPERATION_STATES = ['QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const;
export type OperationState = (typeof OPERATION_STATES)[number];

const ENDS: ReadonlySet<OperationState> = new Set(['SUCCEEDED', 'FAILED', 'CANCELLED']);

export const hasEnded = (state: OperationState): boolean => ENDS.has(state);

/** The word of v1's `metadata.progress.status`; null before the run began. */
export function progressStatus(state: OperationState): 'IN_PROGRESS' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED' | null {
  if (state === 'QUEUED') return null;
  return state === 'RUNNING' ? 'IN_PROGRESS' : state;
}

export const OPERATION_KINDS = ['generate-world'] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

/** An operation that has not ended by then fails as EXPIRED. */
export const RUN_DEADLINE_MS = 24 * 3_600_000;
