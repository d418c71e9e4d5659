import { ConnectionError, NotFoundError, RateLimitError, ServiceError, TimeoutError } from '@diorama-worlds/sdk';
import { describe, expect, it } from 'vitest';

import { describeFailure, describeTrouble } from './visit-messages.js';

describe('the message about a request without a result', () => {
  it.each([
    [new ConnectionError('fetch failed'), null, 'The server cannot be reached', 'Check your internet connection.'],
    [new TimeoutError('no end'), 2_400, 'The server cannot be reached', 'Check your internet connection. Trying again in 3 s.'],
    [new ConnectionError('not JSON', { status: 200 }), 100, 'The response from the server was interrupted', 'Trying again in 1 s.'],
    [
      new RateLimitError('slow down', 12, { status: 429 }),
      12_000,
      'Too many requests',
      'The server limits how often pages can be requested. Trying again in 12 s.',
    ],
    [
      new ServiceError('The request could not be processed', null, { status: 500, requestId: 'req_1' }),
      null,
      'The server reported an error',
      'The request could not be processed (request req_1).',
    ],
    [new ServiceError('Try again shortly.', null, { status: 503 }), null, 'The server reported an error', 'Try again shortly.'],
    [new NotFoundError('Not found', { status: 404 }), null, 'The server refused the request', 'Not found.'],
    [new Error('odd'), null, 'Something went wrong', 'odd.'],
  ])('about %s names its cause', (error, waitMs, title, text) => {
    expect(describeTrouble(error, waitMs)).toEqual({ icon: 'lost', title, text });
  });
});

describe('the message about a failed generation', () => {
  it.each([
    [null, 'This world was not completed', /deleted/],
    [{ status: 'CANCELLED', reason: 'The operation was cancelled' }, 'The generation was cancelled', /^No files were kept\.$/],
    [{ status: 'FAILED', reason: 'The generation took too long' }, 'The generation failed', /^The generation took too long\. No files/],
    [
      { status: 'FAILED', reason: null },
      'The generation failed',
      /^The owner of the world can see the reason on the account page\. No files/,
    ],
  ] as const)('of %j has its reason', (failure, title, text) => {
    const message = describeFailure(failure);
    expect(message.title).toBe(title);
    expect(message.text).toMatch(text);
  });
});
