import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { encodeBase64, encodeBase64Url } from './base64.js';
import { toPublicJwk, formatKeyId, formatJwkThumbprintInput } from './jwk.js';
import { formatSignatureHeader, encodeSignedContent } from './signed-content.js';

/** RFC 8037 appendix A.1 to A.3. */
const RFC_8037 = {
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
  thumbprint: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
};

describe('the bytes that are signed', () => {
  it('are id, time and body with dots between them', () => {
    const bytes = encodeSignedContent({ id: 'del_1', timestamp: 1_700_000_000, body: new Uint8Array([0, 46, 255]) });
    expect(Buffer.from(bytes).toString('latin1')).toBe('del_1.1700000000.\u0000.ÿ');
  });

  it('take no id or time that could stand for others', () => {
    const body = new Uint8Array(0);
    for (const id of ['', 'a.b', 'a b', 'dél_1', 'a\n']) expect(() => encodeSignedContent({ id, timestamp: 1, body })).toThrow(RangeError);
    for (const timestamp of [-1, 1.5, Number.NaN, 2 ** 60])
      expect(() => encodeSignedContent({ id: 'del_1', timestamp, body })).toThrow(RangeError);
  });
});

describe('the header of signatures', () => {
  it('[signature-02] lists them in standard base64 with padding', () => {
    const header = formatSignatureHeader([new Uint8Array(64).fill(255), new Uint8Array(64).fill(62)]);
    expect(header.split(' ')).toEqual([`v1a,${'/'.repeat(85)}w==`, `v1a,${Buffer.alloc(64, 62).toString('base64')}`]);
  });
});

describe('a published key', () => {
  const publicKey = Buffer.from(RFC_8037.x, 'base64url');

  it('has the id that RFC 8037 A.3 gives', () => {
    expect(formatKeyId(createHash('sha256').update(formatJwkThumbprintInput(publicKey)).digest())).toBe(RFC_8037.thumbprint);
  });

  it('has these members and no others', () => {
    expect(toPublicJwk('k', publicKey)).toEqual({ kty: 'OKP', crv: 'Ed25519', x: RFC_8037.x, kid: 'k', use: 'sig', alg: 'EdDSA' });
    expect(() => toPublicJwk('k', new Uint8Array(44))).toThrow(RangeError);
  });
});

describe('base64', () => {
  it('is that of Node at every length', () => {
    for (let length = 0; length < 70; length++) {
      const bytes = Buffer.from(Array.from({ length }, (_, i) => (i * 151 + length * 37) & 255));
      expect([encodeBase64(bytes), encodeBase64Url(bytes)]).toEqual([bytes.toString('base64'), bytes.toString('base64url')]);
    }
  });
});
