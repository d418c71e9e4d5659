import type { Diorama, Operation, PanoDepthToRgbResult, Preview, Progress, World } from '@diorama-worlds/sdk';

import type { PlaygroundRequest } from './prompt/playground-request.js';

type Cost = NonNullable<Operation['cost']>;

/** What a run makes. */
export type RunKind = 'world' | 'panorama';

/** How far a run is. */
export type RunState =
  | {
      readonly kind: 'running';
      readonly operationId: string;
      readonly progress: Progress;
      /** Files that are stored already. */
      readonly preview: Preview | null;
    }
  | { readonly kind: 'done'; readonly operationId: string; readonly world: World; readonly cost: Cost | null; readonly seconds: number }
  | {
      readonly kind: 'painted';
      readonly operationId: string;
      readonly panorama: PanoDepthToRgbResult;
      readonly seed: number;
      /** Words of the prompt that it does not show. */
      readonly lacks: readonly string[];
      readonly cost: Cost | null;
      readonly seconds: number;
    }
  | {
      readonly kind: 'failed';
      /** Null for an item of a batch that did not start. */
      readonly operationId: string | null;
      readonly isCancelled: boolean;
      readonly message: string;
    };

/** One world or panorama that was asked for. */
export interface PlaygroundRun {
  /** Unique on the page. */
  readonly id: number;
  readonly makes: RunKind;
  /** Distinguishes it from the others. */
  readonly label: string;
  /** The client that started it, which also follows and cancels it. */
  readonly client: Diorama;
  readonly state: RunState;
}

/** What became of the latest press of the button. */
export type StartState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'starting' }
  | {
      readonly kind: 'refused';
      readonly request: PlaygroundRequest;
      readonly message: string;
      /** Whether the account has too few credits. */
      readonly isShortOfCredits: boolean;
      /** When the service accepts the request again, milliseconds since 1970; null if waiting does not help. */
      readonly retryAt: number | null;
    };

/** All that the playground shows of its runs. */
export interface PlaygroundState {
  readonly start: StartState;
  /** Newest first. */
  readonly runs: readonly PlaygroundRun[];
  /** Id of the run that is shown; null for none. */
  readonly selected: number | null;
}

export const WAITING: Progress = { percent: 0, stage: null, description: 'In the queue' };

/** `error.code` of an operation that was cancelled. */
const CANCELLED = 409;

/** How an operation has ended. @param seconds since its start */
export function readOutcome({ operation_id: operationId, response, error, cost = null, metadata }: Operation, seconds: number): RunState {
  const message = error?.message ?? 'The reason is not known.';
  const failed = { kind: 'failed', operationId, isCancelled: error?.code === CANCELLED, message } as const;
  if (response === null || response === undefined) return failed;
  if ('pano_url' in response) {
    const { seed = 0, not_represented: lacks = [] } = metadata ?? {};
    return { kind: 'painted', operationId, panorama: response, seed, lacks, cost, seconds };
  }
  if ('assets' in response) return { kind: 'done', operationId, world: response, cost, seconds };
  return failed;
}
