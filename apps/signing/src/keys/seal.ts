import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A key of 32 bytes that private parts are sealed with. */
export type SealingKey = Buffer;

export const SEALING_KEY_BYTES = 32;
const FORM = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** No sealing key that is configured opens a private part. */
export class PrivateKeySealError extends Error {
  override readonly name = 'PrivateKeySealError';

  constructor(kid: string) {
    super(`no sealing key decrypts the private part of ${kid}; SIGNING_SEALING_KEY must still include the key that encrypted it`);
  }
}

/**
 * Seals a private part by AES-256-GCM with the first of the keys, bound to the id of its signing key: put under another id it does not
 * open. The form is one byte 1, a nonce of 12 bytes, the sealed bytes, a tag of 16 bytes.
 */
export function sealPrivateKey(secret: Uint8Array, kid: string, keys: readonly SealingKey[]): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyAt(keys, 0), nonce).setAAD(Buffer.from(kid));
  return Buffer.concat([Buffer.of(FORM), nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

/** What was sealed, and which of the keys opened it. @throws PrivateKeySealError when none does */
export function unsealPrivateKey(
  sealed: Buffer,
  kid: string,
  keys: readonly SealingKey[],
): { readonly secret: Buffer; readonly keyIndex: number } {
  for (const [keyIndex, key] of keys.entries()) {
    const secret = tryOpen(sealed, kid, key);
    if (secret !== null) return { secret, keyIndex };
  }
  throw new PrivateKeySealError(kid);
}

function tryOpen(sealed: Buffer, kid: string, key: SealingKey): Buffer | null {
  if (sealed[0] !== FORM || sealed.length < 1 + NONCE_BYTES + TAG_BYTES) return null;
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(kid));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(1 + NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null; // sealed by another key, for another id, or changed since
  }
}

function keyAt(keys: readonly SealingKey[], index: number): SealingKey {
  const key = keys[index];
  if (key === undefined) throw new RangeError('there is no sealing key');
  return key;
}
