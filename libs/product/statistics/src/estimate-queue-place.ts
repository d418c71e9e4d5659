/** Open operations of one kind of work. */
export interface OpenWork {
  /** Seconds that a worker takes for one of them. */
  readonly typicalSeconds: number;
  /** Operations that a worker takes before the own one. */
  readonly ahead: number;
  /** Operations that workers are at. */
  readonly building: number;
  /** The shares of those that are still to do, added up: 0 to `building`. */
  readonly shareLeft: number;
}

/** The operation whose place is asked for. */
export interface OwnWork {
  readonly typicalSeconds: number;
  /** Share of the work that is still to do, 0 to 1. */
  readonly shareLeft: number;
  readonly waits: boolean;
}

/** Whole seconds from now. */
interface QueueEstimate {
  /** Until a worker takes the operation; null unless it waits. */
  readonly startSeconds: number | null;
  /** Until the operation is done. */
  readonly endSeconds: number;
}

/**
 * When a worker takes an operation, and when it is done: what is ahead and under way is shared by as many workers as are busy now. Without
 * a busy worker there is taken to be one.
 */
export function estimateQueuePlace(own: OwnWork, open: readonly OpenWork[]): QueueEstimate {
  const ownSeconds = own.typicalSeconds * own.shareLeft;
  if (!own.waits) return { startSeconds: null, endSeconds: Math.ceil(ownSeconds) };
  const workers = Math.max(
    open.reduce((sum, { building }) => sum + building, 0),
    1,
  );
  const seconds = open.reduce((sum, { typicalSeconds, ahead, shareLeft }) => sum + typicalSeconds * (ahead + shareLeft), 0);
  const startSeconds = seconds / workers;
  return { startSeconds: Math.ceil(startSeconds), endSeconds: Math.ceil(startSeconds + ownSeconds) };
}
