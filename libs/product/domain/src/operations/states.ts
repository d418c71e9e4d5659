/** The life of an operation: QUEUED, RUNNING, then exactly one of the three ends. */
export const OPERATION_STATES = ['QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const;
export type OperationState = (typeof OPERATION_STATES)[number];

const ENDS: ReadonlySet<OperationState> = new Set(['SUCCEEDED', 'FAILED', 'CANCELLED']);

export const isTerminalState = (state: OperationState): boolean => ENDS.has(state);

/** The word of v1's `metadata.progress.status`; null before the run began. */
export function toProgressStatus(state: OperationState): 'IN_PROGRESS' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED' | null {
  if (state === 'QUEUED') return null;
  return state === 'RUNNING' ? 'IN_PROGRESS' : state;
}

export const OPERATION_KINDS = ['generate-world', 'export-world', 'depth-to-rgb'] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

/** An operation that has not ended by then fails as EXPIRED. */
export const OPERATION_DEADLINE_MS = 24 * 3_600_000;

/** The life of a media asset: an upload becomes READY or REJECTED; one that never came is EXPIRED. */
export const MEDIA_STATES = ['PENDING_UPLOAD', 'READY', 'REJECTED', 'EXPIRED'] as const;
export type MediaState = (typeof MEDIA_STATES)[number];

export const MEDIA_KINDS = ['image', 'video'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

export const PROMPT_KINDS = ['text', 'image', 'multi-image', 'video'] as const;
export type PromptKind = (typeof PROMPT_KINDS)[number];
