import type { FailureResponse } from './build-document.js';
import type { ComponentName } from './components.js';
import { buildBadRequestExample, buildErrorExample as of } from './error-example.js';

/** The failures of all paths, by status. */
export const FAILURE_RESPONSES: Readonly<Record<number, FailureResponse<ComponentName>>> = {
  400: {
    name: 'BadRequest',
    description:
      'The request is not valid, or its content violates the policy. If the body is not JSON, the error has a `message` and no `detail`.',
    schemas: ['Error', 'BadRequestError'],
    examples: {
      policy: of('CONTENT_POLICY_VIOLATION', { category: 'violence' }),
      media: of('MEDIA_NOT_READY', { id: 'media_4vJ8sQ1xZr7TgB2nKc9Lw0', state: 'PENDING_UPLOAD' }),
      model: of('MODEL_UNKNOWN', { model: 'svc-9', models: 'svc-1.0, svc-1.1, svc-1.1-plus, svc-1.0-draft' }),
      unreadable: buildBadRequestExample('BODY_NOT_JSON'),
    },
  },
  401: {
    name: 'Unauthorized',
    description: 'The API key is missing or not valid, or the world is shared with a password.',
    schemas: ['Error'],
    headers: ['WWW-Authenticate'],
    examples: {
      missing: of('API_KEY_MISSING'),
      invalid: of('API_KEY_INVALID'),
      password: of('SHARE_PASSWORD_REQUIRED', { id: '01a2b3c4-0000-7000-8000-000000000001' }),
    },
  },
  402: {
    name: 'PaymentRequired',
    description:
      'Not enough API credits: the operator can add credits, enable auto-refill or raise its monthly cap. `detail` says which one helps.',
    schemas: ['Error'],
    examples: { credits: of('CREDITS_INSUFFICIENT', { needed: '1580', available: '200' }) },
  },
  403: {
    name: 'Forbidden',
    description: 'The API key lacks the scope that `detail` names, or the password of a shared world is wrong.',
    schemas: ['Error'],
    examples: { scope: of('API_KEY_SCOPE_MISSING', { scope: 'worlds:write' }), password: of('SHARE_PASSWORD_WRONG') },
  },
  404: {
    name: 'NotFound',
    description: 'The resource does not exist or belongs to another account.',
    schemas: ['Error'],
    examples: {
      world: of('WORLD_NOT_FOUND'),
      operation: of('OPERATION_NOT_FOUND'),
      media_asset: of('MEDIA_ASSET_NOT_FOUND'),
      delivery: of('DELIVERY_NOT_FOUND'),
      object: of('CATALOGUE_OBJECT_NOT_FOUND'),
    },
  },
  405: {
    name: 'MethodNotAllowed',
    description: 'The path does not support this method.',
    schemas: ['Error'],
    headers: ['Allow'],
    examples: { method: of('METHOD_NOT_ALLOWED') },
  },
  409: {
    name: 'Conflict',
    description: 'The state of the API key or of the webhook delivery does not allow the change. Nothing was changed.',
    schemas: ['Error'],
    examples: { last_key: of('API_KEY_LAST'), delivery: of('DELIVERY_UNDER_WAY') },
  },
  412: {
    name: 'PreconditionFailed',
    description: 'The world has changed since the version that `If-Match` names. Nothing was changed. Read the world again.',
    schemas: ['Error'],
    examples: { changed: of('WORLD_CHANGED') },
  },
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
    examples: {
      rate: of('RATE_LIMITED', { limit: '3 generations per minute', retry_after: '20' }),
      running: of('RUNNING_LIMITED', { running: '4' }),
    },
  },
  500: {
    name: 'InternalError',
    description:
      'The request could not be processed, or a generation could not start. With `Retry-After`, a dependency is unavailable and the same request may succeed later: retry it with the same `Idempotency-Key`.',
    schemas: ['Error'],
    headers: ['Retry-After'],
    examples: { internal: of('INTERNAL') },
  },
  503: {
    name: 'Unavailable',
    description: 'The service is temporarily unavailable.',
    schemas: ['Error'],
    headers: ['Retry-After'],
    examples: { unavailable: of('UNAVAILABLE') },
  },
};
