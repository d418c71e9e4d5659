import { posix } from 'node:path';

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isContentType, isObjectKey } from './object-keys.js';

describe('an object key', () => {
  it('names a path below the root that is written in one way only', () => {
    const hostile = fc.array(fc.constantFrom('a', 'B7', '.', '..', '', '...', '-', '_', '%2f', '\\', '\0', ' ', 'x'.repeat(255)), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(hostile, (segments) => {
        const key = segments.join('/');
        if (!isObjectKey(key)) return;
        expect(posix.normalize(`/root/${key}`)).toBe(`/root/${key}`);
        expect(new URL(`http://host/${key}`).pathname).toBe(`/${key}`);
      }),
    );
  });

  it('may be 512 characters long and have names of 255', () => {
    const longest = `${'x'.repeat(255)}/${'y'.repeat(254)}/z`;
    expect([isObjectKey(longest), isObjectKey(`${longest}z`), isObjectKey('x'.repeat(256))]).toEqual([true, false, false]);
  });
});

describe('a content type', () => {
  it.each(['image/png', 'text/html; charset=utf-8', 'application/vnd.x+json;v=1', 'a/b; c="d e;f"'])('may be %s', (text) => {
    expect(isContentType(text)).toBe(true);
  });
  it.each(['image', 'image/', '/png', 'image/png;', 'image/png; a', 'a/b\n', `a/${'b'.repeat(255)}`])('may not be %j', (text) => {
    expect(isContentType(text)).toBe(false);
  });
});
