import { ConnectionError, NotFoundError, ValidationError } from '@diorama-worlds/sdk';
import { describe, expect, it } from 'vitest';

import { getErrorMessage } from './error-message.js';

describe('the message of an error', () => {
  it('is the message of the API', () => {
    expect(getErrorMessage(new NotFoundError('Account not found'))).toBe('Account not found');
  });

  it('names the fields that are wrong, without the part of the request', () => {
    const entries = [
      { loc: ['body', 'limits', 'per_minute'], msg: 'Field required', type: 'missing' },
      { loc: ['body'], msg: 'credits must not be 0', type: 'value_error' },
    ];
    expect(getErrorMessage(new ValidationError('', entries))).toBe('limits.per_minute: Field required. credits must not be 0');
  });

  it('says when the server cannot be reached', () => {
    expect(getErrorMessage(new ConnectionError('Failed to fetch'))).toBe('The server cannot be reached. Failed to fetch');
  });
});
