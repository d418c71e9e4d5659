import { DomainError } from '@diorama/domain';
import { inTransaction } from '@diorama/postgres';
import { isKeyRotationDue, findNewestSigningKey, planFirstSigningKey, planKeyRevocation, planKeyRotation } from '@diorama/webhook';
import type { KeyRotationPlan } from '@diorama/webhook';
import type { DataSource, EntityManager } from 'typeorm';

import {
  updateSigningKeyEnd,
  eraseExpiredPrivateKeys,
  insertSigningKey,
  lockSigningKeys,
  markSigningKeyRevoked,
  readAllKeys,
  updateSealedPrivateKey,
} from '../store/signing-keys.js';
import type { SigningKey } from '../store/signing-keys.js';
import { generateSealedKeyPair } from './key-pair.js';
import { unsealPrivateKey, sealPrivateKey } from './seal.js';
import type { SealingKey } from './seal.js';

/** What changes of keys need: each is one transaction that waits for earlier ones, also of other processes. */
export interface KeyStoreContext {
  readonly dataSource: DataSource;
  /** The first seals, all open. */
  readonly sealingKeys: readonly SealingKey[];
}

interface KeyRotationRequest {
  readonly immediate: boolean;
  readonly operator: string;
  /** 0 rotates at any age. */
  readonly olderThanDays: number;
}

/** The key that is to sign from now on until further notice, and whether this call made it. */
interface ChangedKeys {
  readonly key: SigningKey;
  readonly changed: boolean;
}

/** Makes the first key where there is none to sign. Answers whether it did: of several that try at once, one does. */
export function createFirstSigningKey({ dataSource, sealingKeys }: KeyStoreContext): Promise<boolean> {
  return inTransaction(dataSource, async (transaction) => {
    await lockSigningKeys(transaction);
    const { keys, now } = await readAllKeys(transaction);
    if (findNewestSigningKey(keys) !== null) return false;
    await insertSigningKey(transaction, { ...generateSealedKeyPair(sealingKeys), times: planFirstSigningKey(now), createdBy: 'start' });
    return true;
  });
}

/** Begins a rotation, unless one is under way or the newest key is not old enough. */
export function rotateSigningKeys({ dataSource, sealingKeys }: KeyStoreContext, rotation: KeyRotationRequest): Promise<ChangedKeys> {
  const { immediate, operator, olderThanDays } = rotation;
  return inTransaction(dataSource, async (transaction) => {
    await lockSigningKeys(transaction);
    const { keys, now } = await readAllKeys(transaction);
    const plan = isKeyRotationDue(keys, now, olderThanDays) ? planKeyRotation(keys, now, { immediate }) : null;
    if (plan !== null) await carryOut(transaction, plan, operator, sealingKeys);
    return { key: await newest(transaction), changed: plan !== null };
  });
}

/** Puts a new key in the place of all that are in use, at once. Nothing changes for a key that is out of use. @throws DomainError SIGNING_KEY_NOT_FOUND */
export function revokeSigningKey({ dataSource, sealingKeys }: KeyStoreContext, kid: string, operator: string): Promise<ChangedKeys> {
  return inTransaction(dataSource, async (transaction) => {
    await lockSigningKeys(transaction);
    const { keys, now } = await readAllKeys(transaction);
    if (!keys.some((key) => key.kid === kid)) throw new DomainError('SIGNING_KEY_NOT_FOUND');
    const plan = planKeyRevocation(keys, kid, now);
    if (plan !== null) {
      await carryOut(transaction, plan, operator, sealingKeys);
      await markSigningKeyRevoked(transaction, kid, operator);
      await eraseExpiredPrivateKeys(transaction);
    }
    return { key: await newest(transaction), changed: plan !== null };
  });
}

/**
 * Seals with the first sealing key what another sealed, so that the other can be removed. Returns the number of keys that it sealed again.
 *
 * @throws PrivateKeySealError when a private part cannot be opened at all
 */
export function reencryptPrivateKeys({ dataSource, sealingKeys }: KeyStoreContext): Promise<number> {
  return inTransaction(dataSource, async (transaction) => {
    await lockSigningKeys(transaction);
    const { keys } = await readAllKeys(transaction);
    let sealed = 0;
    for (const { kid, sealedPrivate } of keys) {
      if (sealedPrivate === null) continue;
      const { secret, keyIndex } = unsealPrivateKey(sealedPrivate, kid, sealingKeys);
      if (keyIndex > 0) {
        await updateSealedPrivateKey(transaction, kid, sealPrivateKey(secret, kid, sealingKeys));
        sealed++;
      }
      secret.fill(0);
    }
    return sealed;
  });
}

/** Ends first: the table holds one key without an end at most. */
async function carryOut(
  transaction: EntityManager,
  plan: KeyRotationPlan,
  operator: string,
  sealingKeys: readonly SealingKey[],
): Promise<void> {
  for (const end of plan.ends) await updateSigningKeyEnd(transaction, end);
  await insertSigningKey(transaction, { ...generateSealedKeyPair(sealingKeys), times: plan.next, createdBy: operator });
}

async function newest(transaction: EntityManager): Promise<SigningKey> {
  const key = findNewestSigningKey((await readAllKeys(transaction)).keys);
  if (key === null) throw new TypeError('there is no signing key; the service creates one when it starts');
  return key;
}
