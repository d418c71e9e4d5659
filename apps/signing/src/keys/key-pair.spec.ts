import { randomBytes, sign, verify } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { decryptPrivateKey, generateSealedKeyPair } from './key-pair.js';
import { SEALING_KEY_BYTES } from './seal.js';

const sealing = [randomBytes(SEALING_KEY_BYTES)];

describe('a new key pair', () => {
  it('has an id that no command line reads as an option', () => {
    // One in 64 thumbprints begins with a dash, so 1,000 keys contain one unless the generator excludes them.
    for (let i = 0; i < 1_000; i++) expect(generateSealedKeyPair(sealing).kid).toMatch(/^[A-Za-z0-9_][A-Za-z0-9_-]{42}$/);
  });

  it('signs with the private part that belongs to the public part', () => {
    const { kid, publicKey, sealedPrivate } = generateSealedKeyPair(sealing);
    const signature = sign(null, Buffer.from('text'), decryptPrivateKey(kid, sealedPrivate, sealing));
    const key = { key: { kty: 'OKP', crv: 'Ed25519', x: publicKey.toString('base64url') }, format: 'jwk' } as const;
    expect(verify(null, Buffer.from('text'), key, signature)).toBe(true);
  });
});
