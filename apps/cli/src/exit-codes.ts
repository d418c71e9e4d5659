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
  [EXIT.ok, 'it is done'],
  [EXIT.failed, 'the operation failed, or something unexpected happened'],
  [EXIT.usage, 'the command line is wrong'],
  [EXIT.authentication, 'the API key or operator token is missing, not valid, or made for less'],
  [EXIT.notFound, 'it does not exist, or belongs to another account'],
  [EXIT.limits, 'a rate limit was exceeded'],
  [EXIT.credits, 'there are too few credits'],
  [EXIT.refused, 'the request, a file or a prompt was refused as not valid or not allowed'],
  [EXIT.interrupted, 'Ctrl-C; what was started goes on'],
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
