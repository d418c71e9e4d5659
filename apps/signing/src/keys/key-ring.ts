import { sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

import { DomainError } from '@diorama/domain';
import { filterPublishedKeys, filterSigningKeys, encodeSignedContent } from '@diorama/webhook';
import type { WebhookSignedContent } from '@diorama/webhook';

import { readAllKeys, readKeysInUse } from '../store/signing-keys.js';
import type { SigningKey } from '../store/signing-keys.js';
import type { KeyStoreContext } from './change-keys.js';
import { decryptPrivateKey } from './key-pair.js';

interface KeySignature {
  readonly kid: string;
  /** Ed25519, 64 bytes. */
  readonly signature: Buffer;
}

/** An attempt is signed when it is sent; a time further from now than this is none. */
const TIME_TOLERANCE_SECONDS = 300;

/**
 * The keys in use. Which those are is read at each call, for another replica may have changed them; private parts stay open in memory for
 * as long as the record says that they sign.
 */
export class SigningKeyRing {
  private readonly opened = new Map<string, KeyObject>();

  constructor(readonly store: KeyStoreContext) {}

  /** By every key that signs now. @throws DomainError ARGUMENT_INVALID for a time that is not about now */
  async sign(content: WebhookSignedContent): Promise<KeySignature[]> {
    const { keys, now } = await readKeysInUse(this.store.dataSource);
    if (Math.abs(content.timestamp - now / 1_000) > TIME_TOLERANCE_SECONDS)
      throw new DomainError('ARGUMENT_INVALID', { argument: 'timestamp', problem: 'is too far from the current time' });
    const signers = filterSigningKeys(keys, now);
    this.forgetAllBut(signers);
    const bytes = encodeSignedContent(content);
    return signers.map((key) => ({ kid: key.kid, signature: sign(null, bytes, this.privateKey(key)) }));
  }

  /** The keys that are published now, newest first. */
  async listed(): Promise<SigningKey[]> {
    const { keys, now } = await readKeysInUse(this.store.dataSource);
    return filterPublishedKeys(keys, now);
  }

  /** Every key there ever was, newest first. */
  async all(): Promise<readonly SigningKey[]> {
    return (await readAllKeys(this.store.dataSource)).keys;
  }

  private privateKey({ kid, sealedPrivate }: SigningKey): KeyObject {
    const known = this.opened.get(kid);
    if (known !== undefined) return known;
    if (sealedPrivate === null) throw new TypeError(`the signing key ${kid} has no private part`);
    const key = decryptPrivateKey(kid, sealedPrivate, this.store.sealingKeys);
    this.opened.set(kid, key);
    return key;
  }

  private forgetAllBut(signers: readonly SigningKey[]): void {
    for (const kid of this.opened.keys()) if (!signers.some((key) => key.kid === kid)) this.opened.delete(kid);
  }
}
