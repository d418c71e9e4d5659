import { createHash, createPrivateKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

import { formatKeyId, formatJwkThumbprintInput } from '@diorama/webhook';

import { unsealPrivateKey, sealPrivateKey } from './seal.js';
import type { SealingKey } from './seal.js';

/** A new key, its private part sealed already. */
interface SealedKeyPair {
  /** RFC 7638 thumbprint of the public part. */
  readonly kid: string;
  /** Ed25519, 32 bytes. */
  readonly publicKey: Buffer;
  readonly sealedPrivate: Buffer;
}

/** Draws an Ed25519 key; nothing but the sealed form of its private part leaves this function. */
export function generateSealedKeyPair(sealingKeys: readonly SealingKey[]): SealedKeyPair {
  const { kid, publicKey, secret } = generateKeyPair();
  const sealedPrivate = sealPrivateKey(secret, kid, sealingKeys);
  secret.fill(0);
  return { kid, publicKey, sealedPrivate };
}

interface KeyPair {
  readonly kid: string;
  readonly publicKey: Buffer;
  readonly secret: Buffer;
}

/** Draws keys until the id of one does not begin with a dash: a command line would read such an id as an option. */
function generateKeyPair(): KeyPair {
  for (;;) {
    const { x = '', d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
    const publicKey = Buffer.from(x, 'base64url');
    const secret = Buffer.from(d, 'base64url');
    const kid = formatKeyId(createHash('sha256').update(formatJwkThumbprintInput(publicKey)).digest());
    if (!kid.startsWith('-')) return { kid, publicKey, secret };
    secret.fill(0);
  }
}

/** PKCS #8 of an Ed25519 key (RFC 8410 section 7), up to its 32 bytes. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Opens a private part for signing. @throws PrivateKeySealError */
export function decryptPrivateKey(kid: string, sealedPrivate: Buffer, sealingKeys: readonly SealingKey[]): KeyObject {
  const { secret } = unsealPrivateKey(sealedPrivate, kid, sealingKeys);
  const der = Buffer.concat([PKCS8_HEAD, secret]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  secret.fill(0);
  der.fill(0);
  return key;
}
