import {
  AuthenticationError,
  BadRequestError,
  ConflictError,
  InsufficientCreditsError,
  MediaRejectedError,
  NotFoundError,
  PermissionError,
  PreconditionFailedError,
  RateLimitError,
  ValidationError,
} from '@diorama-worlds/sdk';

import { InterruptedError } from './program/interrupted-error.js';
import { UsageError } from './values/usage-error.js';

/** What the program tells scripts as its exit code. */
export const EXIT_CODES = {
  ok: 0,
  failed: 1,
  usage: 2,
  authentication: 3,
  notFound: 4,
  limits: 5,
  credits: 6,
  refused: 7,
  interrupted: 130,
} as const;

/** The same for people, in that order. */
export const EXIT_CODE_MEANINGS: readonly (readonly [number, string])[] = [
  [EXIT_CODES.ok, 'success'],
  [EXIT_CODES.failed, 'the operation failed, or an unexpected error occurred'],
  [EXIT_CODES.usage, 'the command line is not valid'],
  [EXIT_CODES.authentication, 'the API key or operator token is missing, not valid or lacks permission'],
  [EXIT_CODES.notFound, 'the resource does not exist or belongs to another account'],
  [EXIT_CODES.limits, 'a rate limit was exceeded'],
  [EXIT_CODES.credits, 'not enough credits'],
  [EXIT_CODES.refused, 'the request, a file or the prompt was rejected'],
  [EXIT_CODES.interrupted, 'interrupted with Ctrl-C; a started operation continues'],
];

const CODES: readonly (readonly [new (...args: never[]) => Error, number])[] = [
  [UsageError, EXIT_CODES.usage],
  [AuthenticationError, EXIT_CODES.authentication],
  [PermissionError, EXIT_CODES.authentication],
  [NotFoundError, EXIT_CODES.notFound],
  [RateLimitError, EXIT_CODES.limits],
  [InsufficientCreditsError, EXIT_CODES.credits],
  [BadRequestError, EXIT_CODES.refused],
  [ConflictError, EXIT_CODES.refused],
  [ValidationError, EXIT_CODES.refused],
  [PreconditionFailedError, EXIT_CODES.refused],
  [MediaRejectedError, EXIT_CODES.refused],
  [InterruptedError, EXIT_CODES.interrupted],
];

export const getExitCode = (error: unknown): number => CODES.find(([type]) => error instanceof type)?.[1] ?? EXIT_CODES.failed;
