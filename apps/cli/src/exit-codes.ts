import {
  AuthenticationError,
  BadRequestError,
  InsufficientCreditsError,
  MediaRejectedError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ValidationError,
} from '@diorama/sdk';

import { InterruptedError } from './program/interrupted-error.js';
import { UsageError } from './program/usage-error.js';

/** What the program tells scripts as its exit code. */
export const EXIT = {
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
export const EXIT_MEANINGS: readonly (readonly [number, string])[] = [
  [EXIT.ok, 'success'],
  [EXIT.failed, 'the operation failed, or an unexpected error occurred'],
  [EXIT.usage, 'the command line is not valid'],
  [EXIT.authentication, 'the API key or operator token is missing, not valid or lacks permission'],
  [EXIT.notFound, 'the resource does not exist or belongs to another account'],
  [EXIT.limits, 'a rate limit was exceeded'],
  [EXIT.credits, 'not enough credits'],
  [EXIT.refused, 'the request, a file or the prompt was rejected'],
  [EXIT.interrupted, 'interrupted with Ctrl-C; a started operation continues'],
];

const CODES: readonly (readonly [new (...args: never[]) => Error, number])[] = [
  [UsageError, EXIT.usage],
  [AuthenticationError, EXIT.authentication],
  [PermissionError, EXIT.authentication],
  [NotFoundError, EXIT.notFound],
  [RateLimitError, EXIT.limits],
  [InsufficientCreditsError, EXIT.credits],
  [BadRequestError, EXIT.refused],
  [ValidationError, EXIT.refused],
  [MediaRejectedError, EXIT.refused],
  [InterruptedError, EXIT.interrupted],
];

export const exitCodeOf = (error: unknown): number => CODES.find(([type]) => error instanceof type)?.[1] ?? EXIT.failed;
