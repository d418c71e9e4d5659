import { queryRows } from '@diorama/postgres';
import { updateBackoffAfterFailure, extendPauseAfterProbe, createFirstHostPause, computeNextProbeTime } from '@diorama/webhook';
import type { HostBackoff } from '@diorama/webhook';
import type { EntityManager } from 'typeorm';

/** The host of a validated webhook `url`; null once the destination is purged. Used for accounting only, never to connect. */
export const HOST_FROM_URL_SQL = `lower(substring(url from '^[A-Za-z]+://([^/:?]+)'))`;

interface BackoffRow {
  readonly failures: number;
  readonly delivery_id: string;
  readonly is_shared: boolean;
  readonly pause_ms: number | null;
  readonly paused_until: Date | null;
  /** The clock of the database, under the lock. */
  readonly now: Date;
}

const LOCK = `
  SELECT failures, delivery_id, is_shared, pause_ms, paused_until, clock_timestamp() AS now
  FROM host_backoff WHERE host = $1 FOR UPDATE`;
const OPEN = `
  INSERT INTO host_backoff (host, failures, delivery_id, is_shared) VALUES ($1, 0, $2, false) ON CONFLICT (host) DO NOTHING`;
const WRITE = `
  UPDATE host_backoff SET failures = $2, is_shared = $3, pause_ms = $4, paused_until = $5, updated_at = now() WHERE host = $1`;
const JOIN = `INSERT INTO host_backoff_account (host, account_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING host`;

/** An attempt at a host, of one delivery. */
interface HostAttempt {
  readonly host: string;
  readonly accountId: string;
  readonly deliveryId: string;
  /** From 1. */
  readonly number: number;
}

/** Counts a failed attempt; a success deletes the row of the host. */
export async function recordHostFailure(transaction: EntityManager, { host, accountId, deliveryId }: HostAttempt): Promise<void> {
  await queryRows(transaction, OPEN, [host, deliveryId]);
  const [row] = await queryRows<BackoffRow>(transaction, LOCK, [host]);
  if (row === undefined) return; // a success was recorded in between
  await write(transaction, host, updateBackoffAfterFailure(row.failures === 0 ? null : backoffOf(row), deliveryId, row.now.getTime()));
  await queryRows(transaction, JOIN, [host, accountId]);
}

/** Pauses a host, unless it is paused: a sender knows of failures before they are on record. */
export async function recordHostPause(transaction: EntityManager, { host, deliveryId }: HostAttempt): Promise<void> {
  await queryRows(transaction, OPEN, [host, deliveryId]);
  const [row] = await queryRows<BackoffRow>(transaction, LOCK, [host]);
  if (row === undefined || row.pause_ms !== null) return;
  await write(transaction, host, { ...backoffOf(row), isShared: true, pause: createFirstHostPause(row.now.getTime()) });
}

/**
 * Decides whether an attempt at a host may start now. While the host is paused, one probe starts at the end of each pause, and one attempt
 * of each account that has no failed one: an account whose callbacks arrive does not wait for the failures of others.
 *
 * @returns null when it may start; otherwise when to ask again
 */
export async function checkHostBackoff(
  transaction: EntityManager,
  { host, accountId, deliveryId, number }: HostAttempt,
): Promise<HeldAttempt | null> {
  const [row] = await queryRows<BackoffRow>(transaction, LOCK, [host]);
  const backoff = row === undefined ? null : backoffOf(row);
  if (row === undefined || backoff === null || backoff.pause === null) return null;
  const isFirst = (await queryRows(transaction, JOIN, [host, accountId])).length > 0;
  if (isFirst) return null;
  const now = row.now.getTime();
  const pause = extendPauseAfterProbe(backoff.pause, now);
  if (pause === null) return { until: new Date(computeNextProbeTime(backoff.pause, deliveryId, number)), now: row.now };
  await write(transaction, host, { ...backoff, pause });
  return null;
}

/** An attempt that has to wait. */
interface HeldAttempt {
  readonly until: Date;
  /** The clock of the database. */
  readonly now: Date;
}

function backoffOf({ failures, delivery_id: deliveryId, is_shared: isShared, pause_ms: ms, paused_until: until }: BackoffRow): HostBackoff {
  return { failures, deliveryId, isShared, pause: ms === null || until === null ? null : { ms, until: until.getTime() } };
}

async function write(transaction: EntityManager, host: string, { failures, isShared, pause }: HostBackoff): Promise<void> {
  await queryRows(transaction, WRITE, [host, failures, isShared, pause?.ms ?? null, pause === null ? null : new Date(pause.until)]);
}
