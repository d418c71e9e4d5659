import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { verifyGrantSignature, signGrant } from './url-signature.js';
import type { UrlGrant } from './url-signature.js';

const text = fc.string({ unit: 'binary', maxLength: 40 });
const seconds = fc.integer({ min: 0, max: 10_000_000_000 });
const readGrant = fc.record({
  action: fc.constantFrom('get' as const, 'get-manifest' as const),
  key: text,
  expiresAt: fc.option(seconds),
});
const folderGrant = fc.record({
  action: fc.constant('read' as const),
  folder: text,
  expiresAt: fc.option(seconds),
});
const writeGrant = fc.record({
  action: fc.constant('write' as const),
  key: text,
  contentType: text,
  expiresAt: seconds,
  bytes: fc.nat(),
  sha256: text,
});
const grant: fc.Arbitrary<UrlGrant> = fc.oneof(readGrant, folderGrant, writeGrant);
const secret = fc.string({ minLength: 16 });

describe('the signature of a grant', () => {
  it('is accepted for the grant it was made for, and is the same each time', () => {
    fc.assert(
      fc.property(secret, grant, (key, given) => {
        expect(verifyGrantSignature(key, given, signGrant(key, given))).toBe(true);
        expect(signGrant(key, { ...given })).toBe(signGrant(key, given));
      }),
    );
  });

  it('is refused for any other grant, however alike their fields are', () => {
    fc.assert(
      fc.property(secret, grant, grant, (key, one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        expect(verifyGrantSignature(key, other, signGrant(key, one))).toBe(false);
      }),
    );
  });

  it('is refused when text moves from one field into the next', () => {
    fc.assert(
      fc.property(secret, text, text, fc.nat(40), (key, name, contentType, shift) => {
        const joined = name + contentType;
        const cut = shift % (joined.length + 1);
        fc.pre(cut !== name.length);
        const one: UrlGrant = { action: 'write', key: name, contentType, expiresAt: 1, bytes: 2, sha256: 'x' };
        const moved: UrlGrant = { ...one, key: joined.slice(0, cut), contentType: joined.slice(cut) };
        expect(verifyGrantSignature(key, moved, signGrant(key, one))).toBe(false);
      }),
    );
  });

  it('is refused for the folder above and for a folder inside', () => {
    fc.assert(
      fc.property(secret, text, text, fc.option(seconds), (key, folder, name, expiresAt) => {
        const outer: UrlGrant = { action: 'read', folder, expiresAt };
        const inner: UrlGrant = { action: 'read', folder: `${folder}/${name}`, expiresAt };
        expect(verifyGrantSignature(key, inner, signGrant(key, outer))).toBe(false);
        expect(verifyGrantSignature(key, outer, signGrant(key, inner))).toBe(false);
      }),
    );
  });

  it('is refused under another secret', () => {
    fc.assert(
      fc.property(secret, secret, grant, (one, other, given) => {
        fc.pre(one !== other);
        expect(verifyGrantSignature(other, given, signGrant(one, given))).toBe(false);
      }),
    );
  });

  it('is refused with any character changed, added or left out', () => {
    const given: UrlGrant = { action: 'read', folder: 'w', expiresAt: 9 };
    const good = signGrant('sixteen letters!', given);
    expect(good).toMatch(/^[\w-]{43}$/);
    for (let i = 0; i < good.length; i++)
      for (const put of ['A', 'Q', '_', '', '=', good.slice(i, i + 1) + good.slice(i, i + 1)]) {
        const altered = good.slice(0, i) + put + good.slice(i + 1);
        expect(verifyGrantSignature('sixteen letters!', given, altered)).toBe(altered === good);
      }
    for (const other of ['', `${good}=`, `${good} `, good.toLowerCase()])
      expect(verifyGrantSignature('sixteen letters!', given, other)).toBe(false);
  });
});
