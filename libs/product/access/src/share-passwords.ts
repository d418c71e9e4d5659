import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

import { DomainError } from '@diorama/domain';
import { KeyedSemaphore, SemaphoreFullError } from '@diorama/resilience';

/** Parameters of scrypt (RFC 7914). */
interface ScryptCost {
  /** CPU and memory cost N, a power of two. A hash takes `128 N r` bytes of memory. */
  readonly cost: number;
  readonly blockSize: number;
  readonly parallelization: number;
}

/** Cost of new hashes, one of those that the OWASP Password Storage Cheat Sheet names: 32 MiB. A stored hash names its own cost. */
const COST: ScryptCost = { cost: 2 ** 15, blockSize: 8, parallelization: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const FORM = /^scrypt\$(\d{1,8})\$(\d{1,2})\$(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

/** Hashes that one process computes at a time: each takes a thread and the memory of its cost. Holders take turns. */
const HASHES_AT_A_TIME = 2;
const WAITING_PER_HOLDER = 16;

/** Hashes and checks passwords of shared worlds, few at a time. */
export class SharePasswords {
  private readonly turns = new KeyedSemaphore({ permits: HASHES_AT_A_TIME, perKey: 1, demandPerKey: WAITING_PER_HOLDER });

  /**
   * A hash for storage, with a random salt.
   *
   * @param holder who waits for a turn, such as an account
   * @throws DomainError UNAVAILABLE while too many hashes of the holder are waiting
   */
  hash(holder: string, password: string): Promise<string> {
    return this.takeTurn(holder, () => hashSharePassword(password));
  }

  /**
   * Whether a password is the one of a stored hash; false without one. The time does not depend on the password.
   *
   * @throws DomainError UNAVAILABLE while too many hashes of the holder are waiting
   */
  async matches(holder: string, password: string, stored: string | null): Promise<boolean> {
    return stored !== null && this.takeTurn(holder, () => isSharePassword(password, stored));
  }

  private async takeTurn<Result>(holder: string, compute: () => Promise<Result>): Promise<Result> {
    const permit = await this.turns.acquire(holder).catch(toUnavailable);
    try {
      return await compute();
    } finally {
      permit.release();
    }
  }
}

function toUnavailable(error: unknown): never {
  throw error instanceof SemaphoreFullError ? new DomainError('UNAVAILABLE', {}, { cause: error }) : error;
}

/** `scrypt$N$r$p$<salt>$<key>`, salt and key as base64url. */
async function hashSharePassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(password, salt, COST);
  const { cost, blockSize, parallelization } = COST;
  return `scrypt$${cost}$${blockSize}$${parallelization}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** @throws Error for an unreadable hash */
async function isSharePassword(password: string, stored: string): Promise<boolean> {
  const [, cost, blockSize, parallelization, salt = '', key = ''] = FORM.exec(stored) ?? [];
  const expected = Buffer.from(key, 'base64url');
  if (expected.byteLength !== KEY_BYTES) throw new Error('a stored hash of a share password is not readable');
  const costs = { cost: Number(cost), blockSize: Number(blockSize), parallelization: Number(parallelization) };
  return timingSafeEqual(await deriveKey(password, Buffer.from(salt, 'base64url'), costs), expected);
}

/** Keyboards compose characters differently; the normal form NFKC makes the same password of them (NIST SP 800-63B). */
function deriveKey(password: string, salt: Buffer, costs: ScryptCost): Promise<Buffer> {
  const maxmem = 2 * 128 * costs.cost * costs.blockSize;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...costs, maxmem }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
