import { QueryFailedError } from 'typeorm';
import { describe, expect, it } from 'vitest';

import { StatementError, isConnectionBroken, toDomainError } from './sql-errors.js';

const failed = (code: string): QueryFailedError =>
  new QueryFailedError('SELECT 1', ['a secret'], Object.assign(new Error('refused'), { code }));

describe('an error of the database', () => {
  it.each([
    ['57P01', 'is shutting down', true],
    ['28P01', 'has another password for the role by now', true],
    ['08006', 'has lost the connection', true],
    ['53300', 'has no connection left', true],
    ['53100', 'has a full disk', false],
    ['53200', 'has no memory left', false],
    ['58030', 'cannot read or write its files', true],
    ['57014', 'took too long', false],
    ['40001', 'has let another transaction win', false],
  ])('%s, which %s, is told as UNAVAILABLE', (code, _, isBroken) => {
    expect(toDomainError(failed(code))).toMatchObject({ code: 'UNAVAILABLE', cause: { code } });
    expect(isConnectionBroken(failed(code))).toBe(isBroken);
  });

  it('of the program stays one, without the values of its statement', () => {
    const error = toDomainError(failed('23505'));
    expect(error).toBeInstanceOf(StatementError);
    expect(JSON.stringify(error)).not.toContain('a secret');
  });
});
