import { describe, expect, it } from 'vitest';

import { createNamedStatement, queryNamed } from './named-statement.js';

describe('a statement with named values', () => {
  it('numbers each name once, in the order of the text', () => {
    expect(createNamedStatement('SELECT :b, :a::text[], x::int WHERE a = :a AND c1 = :c1')).toEqual({
      text: 'SELECT $1, $2::text[], x::int WHERE a = $2 AND c1 = $3',
      names: ['b', 'a', 'c1'],
    });
  });

  it('leaves casts, times and plain texts alone', () => {
    for (const text of [`SELECT '12:30:00'::time`, 'SELECT a::text', 'SELECT 1'])
      expect(createNamedStatement(text)).toEqual({ text, names: [] });
  });

  it('refuses to run with a value missing', async () => {
    await expect(queryNamed({} as never, createNamedStatement('SELECT :a'), { b: 1 })).rejects.toThrow("no value for 'a'");
  });
});
