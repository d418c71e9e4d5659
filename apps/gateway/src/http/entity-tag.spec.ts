import { describe, expect, it } from 'vitest';

import { readIfMatch } from './entity-tag.js';

const HASH = 'AbCdEfGhIjKlMnOpQr_-01';

describe('readIfMatch', () => {
  it.each<[string, string | undefined, number[] | null]>([
    ['no header', undefined, null],
    ['any version', ' * ', null],
    ['a tag of a world', `"7.${HASH}"`, [7]],
    ['a tag that a proxy made weak', `W/"7.${HASH}"`, [7]],
    ['several tags', `"0.${HASH}" , "12.${HASH}"`, [0, 12]],
    ['a tag without a revision', `"${HASH}"`, []],
    ['a revision without a hash', '"7"', []],
    ['a tag without quotes', `7.${HASH}`, []],
    ['a number beyond the safe integers', `"9999999999999999.${HASH}"`, []],
    ['an empty header', '', []],
  ])('reads %s', (_what, header, revisions) => {
    expect(readIfMatch(header)).toEqual(revisions);
  });
});
