import { queryRows } from '@diorama/postgres';
import type { SqlExecutor } from '@diorama/postgres';
import type { SigningKeyEndTimes, SigningKeySchedule, ScheduledKey } from '@diorama/webhook';
import type { EntityManager } from 'typeorm';

/** A key on record; times in milliseconds since the epoch. */
export interface SigningKey extends ScheduledKey {
  /** Ed25519, 32 bytes. */
  readonly publicKey: Buffer;
  /** Null once the key has signed for the last time. */
  readonly sealedPrivate: Buffer | null;
  readonly createdAt: Date;
  /** The operator, or `schedule` or `start`. */
  readonly createdBy: string;
  readonly revokedAt: Date | null;
  readonly revokedBy: string | null;
}

/** The keys, newest first, and the time at which they were read, by the clock that all replicas share. */
interface KeyRecord {
  readonly keys: readonly SigningKey[];
  readonly now: number;
}

interface NewSigningKey {
  readonly kid: string;
  readonly publicKey: Uint8Array;
  readonly sealedPrivate: Uint8Array;
  readonly times: SigningKeySchedule;
  readonly createdBy: string;
}

const COLUMNS = `kid, public_key, sealed_private, created_at, created_by, revoked_at, revoked_by,
  listed_from, sign_from, sign_until, listed_until, clock_timestamp() AS now`;
const ALL = `SELECT ${COLUMNS} FROM signing_key ORDER BY listed_from DESC, kid`;
const IN_USE = `SELECT ${COLUMNS} FROM signing_key WHERE listed_until IS NULL OR listed_until > clock_timestamp() ORDER BY listed_from DESC, kid`;
const INSERT = `
  INSERT INTO signing_key (kid, public_key, sealed_private, created_by, listed_from, sign_from, sign_until, listed_until)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;
const END = 'UPDATE signing_key SET sign_until = $2, listed_until = $3 WHERE kid = $1';
const REVOKE = 'UPDATE signing_key SET revoked_at = clock_timestamp(), revoked_by = $2 WHERE kid = $1 AND revoked_at IS NULL';
const ERASE = `
  UPDATE signing_key SET sealed_private = NULL WHERE sealed_private IS NOT NULL AND sign_until <= clock_timestamp() RETURNING kid`;
const RESEAL = 'UPDATE signing_key SET sealed_private = $2 WHERE kid = $1 AND sealed_private IS NOT NULL';
const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended('diorama signing keys', 0))`;
const CLOCK = 'SELECT clock_timestamp() AS now';

/** The keys that are published or will be; few. */
export const readKeysInUse = (executor: SqlExecutor): Promise<KeyRecord> => read(executor, IN_USE);

/** Every key there ever was. */
export const readAllKeys = (executor: SqlExecutor): Promise<KeyRecord> => read(executor, ALL);

/** Lets one process at a time change keys, until the end of the transaction; what is read afterwards stays true until then. */
export async function lockSigningKeys(transaction: EntityManager): Promise<void> {
  await queryRows(transaction, LOCK);
}

export async function insertSigningKey(transaction: EntityManager, key: NewSigningKey): Promise<void> {
  const { listedFrom, signFrom, signUntil, listedUntil } = key.times;
  const times = [listedFrom, signFrom, signUntil, listedUntil].map(toDate);
  await queryRows(transaction, INSERT, [key.kid, Buffer.from(key.publicKey), Buffer.from(key.sealedPrivate), key.createdBy, ...times]);
}

export async function updateSigningKeyEnd(transaction: EntityManager, { kid, signUntil, listedUntil }: SigningKeyEndTimes): Promise<void> {
  await queryRows(transaction, END, [kid, toDate(signUntil), toDate(listedUntil)]);
}

export async function markSigningKeyRevoked(transaction: EntityManager, kid: string, operator: string): Promise<void> {
  await queryRows(transaction, REVOKE, [kid, operator]);
}

/** Erases the private parts of keys that no longer sign; returns their ids. */
export async function eraseExpiredPrivateKeys(executor: SqlExecutor): Promise<string[]> {
  const rows = await queryRows<{ readonly kid: string }>(executor, ERASE);
  return rows.map(({ kid }) => kid);
}

export async function updateSealedPrivateKey(transaction: EntityManager, kid: string, sealedPrivate: Uint8Array): Promise<void> {
  await queryRows(transaction, RESEAL, [kid, Buffer.from(sealedPrivate)]);
}

async function read(executor: SqlExecutor, statement: string): Promise<KeyRecord> {
  const rows = await queryRows<KeyRow>(executor, statement);
  const [first] = rows;
  return { keys: rows.map(toKey), now: (first?.now ?? (await readClock(executor))).getTime() };
}

async function readClock(executor: SqlExecutor): Promise<Date> {
  const [row] = await queryRows<{ readonly now: Date }>(executor, CLOCK);
  if (row === undefined) throw new TypeError('the database has no clock');
  return row.now;
}

interface KeyRow {
  readonly kid: string;
  readonly public_key: Buffer;
  readonly sealed_private: Buffer | null;
  readonly listed_from: Date;
  readonly sign_from: Date;
  readonly sign_until: Date | null;
  readonly listed_until: Date | null;
  readonly created_at: Date;
  readonly created_by: string;
  readonly revoked_at: Date | null;
  readonly revoked_by: string | null;
  readonly now: Date;
}

const toKey = (row: KeyRow): SigningKey => ({
  kid: row.kid,
  publicKey: row.public_key,
  sealedPrivate: row.sealed_private,
  listedFrom: row.listed_from.getTime(),
  signFrom: row.sign_from.getTime(),
  signUntil: row.sign_until?.getTime() ?? Infinity,
  listedUntil: row.listed_until?.getTime() ?? Infinity,
  createdAt: row.created_at,
  createdBy: row.created_by,
  revokedAt: row.revoked_at,
  revokedBy: row.revoked_by,
});

const toDate = (time: number): Date | null => (time === Infinity ? null : new Date(time));
