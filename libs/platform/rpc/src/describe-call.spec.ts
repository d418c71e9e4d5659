import { DomainError } from '@diorama/domain';
import { describe, expect, it } from 'vitest';

import { describeCallOutcome } from './describe-call.js';

const outage = new Error('the disk is gone');
const fault = new TypeError('not a function');

describe('the log line of a call', () => {
  it.each([
    ['answered' as const, { level: 'debug', message: 'call', fields: {} }],
    ['left' as const, { level: 'debug', message: 'call cancelled by the client', fields: {} }],
    [{ error: fault }, { level: 'error', message: 'call failed with an unexpected error', fields: { err: fault } }],
    [
      { error: new DomainError('UNAVAILABLE', {}, { cause: outage }) },
      { level: 'warn', message: 'call failed: a dependency is unavailable', fields: { code: 'UNAVAILABLE', err: outage } },
    ],
    [{ error: new DomainError('WORLD_NOT_FOUND') }, { level: 'info', message: 'call refused', fields: { code: 'WORLD_NOT_FOUND' } }],
  ])('says how it ended: %j', (end, line) => {
    expect(describeCallOutcome(end)).toEqual(line);
  });
});
