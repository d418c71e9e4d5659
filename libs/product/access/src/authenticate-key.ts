import { DomainError } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { matchesStoredKeyHash, parseApiKey } from './api-key.js';
import { OWNER_COLUMNS, toKeyOwner } from './key-owner.js';
import type { KeyOwner, KeyOwnerRow } from './key-owner.js';

interface KeyRow extends KeyOwnerRow {
  readonly sha256: Buffer;
  readonly live: boolean;
  readonly used_lately: boolean;
}

const FIND = `
  SELECT ${OWNER_COLUMNS}, k.sha256,
    k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now()) AS live,
    coalesce(k.last_used_at > now() - interval '1 minute', false) AS used_lately
  FROM api_key k JOIN account a ON a.id = k.account_id WHERE k.id = $1`;

/** One write a minute at most, however busy the key is. */
const TOUCH = `
  UPDATE api_key SET last_used_at = now()
  WHERE id = $1 AND (last_used_at IS NULL OR last_used_at <= now() - interval '1 minute')`;

/** @throws DomainError API_KEY_INVALID for a key that is malformed, of another environment, unknown, revoked or expired */
export async function authenticateKey(dataSource: DataSource, text: string, environment: string): Promise<KeyOwner> {
  const key = parseApiKey(text, environment);
  if (key === null) throw new DomainError('API_KEY_INVALID');
  const [row] = await queryRows<KeyRow>(dataSource, FIND, [key.id]);
  const same = matchesStoredKeyHash(key, row?.sha256);
  if (row === undefined || !same || !row.live) throw new DomainError('API_KEY_INVALID');
  if (!row.used_lately) await queryRows(dataSource, TOUCH, [key.id]);
  return toKeyOwner(row);
}
