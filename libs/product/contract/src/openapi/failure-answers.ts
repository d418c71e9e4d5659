import type { ComponentName } from './components.js';

/** A failure as the document describes it. */
export interface FailureAnswer {
  readonly name: string;
  readonly description: string;
  /** Names of the components that its body may be. */
  readonly schemas: readonly ComponentName[];
  readonly headers?: readonly string[];
}

/** The failures of all paths, by status. */
export const FAILURES: Readonly<Record<number, FailureAnswer>> = {
  400: {
    name: 'BadRequest',
    description: 'The request is not valid, or its content violates the policy. A body that is not JSON gets a `message` and no `detail`.',
    schemas: ['Error', 'BadRequestError'],
  },
  401: { name: 'Unauthorized', description: 'The API key is missing or not valid.', schemas: ['Error'], headers: ['WWW-Authenticate'] },
  402: {
    name: 'PaymentRequired',
    description: 'Not enough API credits: add credits or enable auto-refill, or raise its monthly cap. `detail` says which one helps.',
    schemas: ['Error'],
  },
  403: { name: 'Forbidden', description: 'The API key lacks the scope that `detail` names.', schemas: ['Error'] },
  404: { name: 'NotFound', description: 'The resource does not exist or belongs to another account.', schemas: ['Error'] },
  405: { name: 'MethodNotAllowed', description: 'The path does not support this method.', schemas: ['Error'], headers: ['Allow'] },
  422: {
    name: 'ValidationFailed',
    description: 'The request does not match the schema. There is one entry per error, in the order of the fields.',
    schemas: ['HTTPValidationError'],
  },
  429: {
    name: 'RateLimited',
    description:
      'A rate limit was exceeded, too many generations are running, too many event streams are open, or too many media URLs of the account are being fetched or failed recently. Nothing was started. Wait for `Retry-After`, then back off with jitter.',
    schemas: ['Error'],
    headers: ['Retry-After', 'RateLimit', 'RateLimit-Policy'],
  },
  500: {
    name: 'InternalError',
    description:
      'The request could not be processed, or a generation could not start. With `Retry-After`, a dependency is unavailable and the same request may succeed later: retry it with the same `Idempotency-Key`.',
    schemas: ['Error'],
    headers: ['Retry-After'],
  },
  503: { name: 'Unavailable', description: 'The service is not able to answer right now.', schemas: ['Error'], headers: ['Retry-After'] },
};
