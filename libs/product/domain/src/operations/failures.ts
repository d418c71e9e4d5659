import type { ErrorCode } from '../errors.js';
import type { OperationKind } from './states.js';

/** Why an operation failed: the integer of v1's `error.code`, the word of the task interface, and a sentence with the nouns of its kind. */
const FAILURES = {
  INPUT_UNAVAILABLE: { code: 404, message: 'An input is no longer available' },
  TIMEOUT: { code: 408, message: 'The {work} took too long. Try again' },
  CANCELLED: { code: 409, message: 'The operation was cancelled' },
  EXPIRED: { code: 410, message: 'The operation did not finish before it expired' },
  UNDECODABLE_MEDIA: {
    code: 422,
    message: 'A media input could not be used: it is damaged, or shows too little to make the {result}',
  },
  AGENT_TOO_LARGE: {
    code: 422,
    message: 'No ground in the world has room for the agent. Choose a smaller radius or height, or a larger maximum slope',
  },
  ENGINE_FAILED: {
    code: 500,
    message:
      'The {result} could not be generated because of an internal error. Try again; if it fails again, give the operation id to the operator',
  },
  NO_CAPACITY: { code: 503, message: 'There was no capacity to run the {work}. Try again later' },
} as const satisfies Record<string, { readonly code: number; readonly message: string }>;

export type FailureCode = keyof typeof FAILURES;
export const FAILURE_CODES = Object.keys(FAILURES) as [FailureCode, ...FailureCode[]];

interface Nouns {
  readonly work: string;
  readonly result: string;
}

const ANY: Nouns = { work: 'operation', result: 'result' };
const NOUNS: Readonly<Record<OperationKind, Nouns>> = {
  'generate-world': { work: 'generation', result: 'world' },
  'export-world': { work: 'export', result: 'export' },
  'depth-to-rgb': { work: 'painting', result: 'panorama' },
};

export const isFailureCode = (text: string): text is FailureCode => Object.hasOwn(FAILURES, text);

/** What v1 tells of an operation that failed so; of one of any kind where the kind is not known. */
export function describeFailure(failure: FailureCode, kind: OperationKind | null): { readonly code: number; readonly message: string } {
  const { code, message } = FAILURES[failure];
  const { work, result } = kind === null ? ANY : NOUNS[kind];
  return { code, message: message.replace('{work}', work).replace('{result}', result) };
}

const FAILURE_OF: Partial<Record<ErrorCode, FailureCode>> = {
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
  OBJECT_NOT_FOUND: 'INPUT_UNAVAILABLE',
  MEDIA_REJECTED: 'UNDECODABLE_MEDIA',
  AGENT_TOO_LARGE: 'AGENT_TOO_LARGE',
  UNAVAILABLE: 'NO_CAPACITY',
  MODEL_NOT_INSTALLED: 'NO_CAPACITY',
};

/** The failure that an operation ends with when one of its stages met this error. */
export const toFailureCode = (error: ErrorCode): FailureCode => FAILURE_OF[error] ?? 'ENGINE_FAILED';
