import { describe, expect, it } from 'vitest';

import { createEntityTag, matchesIfNoneMatch, matchesIfRange } from './entity-tag.js';

const HASH = 'c0ffee'.repeat(10).padEnd(64, '0');

describe('an entity tag', () => {
  it('is the hash in the name of the object', () => {
    expect(createEntityTag(`folder.with.dots/${HASH}.spz`)).toBe(`"${HASH}"`);
  });

  it.each([
    [undefined, false],
    ['"other"', false],
    [`"${HASH}"`, true],
    [`W/"${HASH}"`, true],
    [`"other", W/"x", "${HASH}"`, true],
    ['*', true],
    [HASH, false],
  ])('matches If-None-Match: %s as %s', (header, expected) => {
    expect(matchesIfNoneMatch(header, `"${HASH}"`)).toBe(expected);
  });

  it.each([
    [undefined, true],
    [`"${HASH}"`, true],
    [`W/"${HASH}"`, false],
    ['"other"', false],
    ['Sat, 21 Nov 2026 09:51:07 GMT', false],
  ])('matches If-Range: %s as %s', (header, expected) => {
    expect(matchesIfRange(header, `"${HASH}"`)).toBe(expected);
  });
});
