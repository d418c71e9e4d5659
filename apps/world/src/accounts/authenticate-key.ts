import { DomainError, SCOPES } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { isSameKey, parseApiKey } from './api-key.js';

/** Who a request speaks for. */
export interface KeyOwner {
  readonly accountId: string;
  readonly projectId: string;
  readonly apiKeyId: string;
  /** What the key may do. */
  readonly scopes: readonly string[];
}

interface KeyRow {
  readonly account_id: string;
  readonly project_id: string;
  readonly sha256: Buffer;
  /** Null for everything. */
  readonly scopes: readonly string[] | null;
  readonly live: boolean;
  readonly used_lately: boolean;
}

const FIND = `
  SELECT account_id, project_id, sha256, scopes,
    revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now()) AS live,
    coalesce(last_used_at > now() - interval '1 minute', false) AS used_lately
  FROM api_key WHERE id = $1`;

/** One write a minute at most, however busy the key is. */
const TOUCH = `
  UPDATE api_key SET last_used_at = now()
  WHERE id = $1 AND (last_used_at IS NULL OR last_used_at <= now() - interval '1 minute')`;

/** @throws DomainError API_KEY_INVALID for a key that is malformed, of another environment, unknown, revoked or expired */
export async function authenticateKey(dataSource: DataSource, text: string, environment: string): Promise<KeyOwner> {
  const key = parseApiKey(text, environment);
  if (key === null) throw new DomainError('API_KEY_INVALID');
  const [row] = await queryRows<KeyRow>(dataSource, FIND, [key.id]);
  const same = isSameKey(key, row?.sha256);
  if (row === undefined || !same || !row.live) throw new DomainError('API_KEY_INVALID');
  if (!row.used_lately) await queryRows(dataSource, TOUCH, [key.id]);
  return { accountId: row.account_id, projectId: row.project_id, apiKeyId: key.id, scopes: row.scopes ?? SCOPES };
}
