import { randomBytes } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { SEALING_KEY_BYTES, PrivateKeySealError, unsealPrivateKey, sealPrivateKey } from './seal.js';

const [first, second] = [randomBytes(SEALING_KEY_BYTES), randomBytes(SEALING_KEY_BYTES)];
const secret = randomBytes(32);

describe('a sealed private part', () => {
  it('opens with any of the keys, under its own id', () => {
    const sealed = sealPrivateKey(secret, 'a', [second, first]);
    expect(unsealPrivateKey(sealed, 'a', [second])).toEqual({ secret, keyIndex: 0 });
    expect(unsealPrivateKey(sealed, 'a', [first, second])).toEqual({ secret, keyIndex: 1 });
  });

  it('is another each time, and never holds the secret', () => {
    const both = [sealPrivateKey(secret, 'a', [first]), sealPrivateKey(secret, 'a', [first])];
    expect(both[0]).not.toEqual(both[1]);
    for (const sealed of both) expect(sealed.includes(secret.subarray(0, 8))).toBe(false);
  });

  it('does not open under another id, with another key, or once any bit of it was changed', () => {
    const sealed = sealPrivateKey(secret, 'a', [first]);
    expect(() => unsealPrivateKey(sealed, 'b', [first])).toThrow(PrivateKeySealError);
    expect(() => unsealPrivateKey(sealed, 'a', [second])).toThrow(PrivateKeySealError);
    expect(() => unsealPrivateKey(sealed.subarray(0, 20), 'a', [first])).toThrow(PrivateKeySealError);
    for (let i = 0; i < sealed.length; i++) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(i) ^ 1, i);
      expect(() => unsealPrivateKey(changed, 'a', [first]), `byte ${i}`).toThrow(PrivateKeySealError);
    }
  });

  it('needs a key to be made', () => {
    expect(() => sealPrivateKey(secret, 'a', [])).toThrow(RangeError);
  });
});
