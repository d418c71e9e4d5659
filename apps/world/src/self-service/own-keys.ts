import { DomainError, LIMITS, SCOPES } from '@diorama/domain';
import { inTransaction, queryRows } from '@diorama/postgres';
import type { DataSource, EntityManager } from 'typeorm';
import { formatKeyActor, recordAuditLogEntry } from '@diorama/access';

import { lockAccountDetails } from '../admin/account-details.js';
import { insertKey } from '../admin/create-key.js';
import type { CreatedKey } from '../admin/create-key.js';
import { API_KEY_COLUMNS, lockApiKey } from '../admin/key-row.js';
import type { ApiKeyRow } from '../admin/key-row.js';
import { revokeLockedKey } from '../admin/revoke-key.js';

/** What an account does to its keys itself, with one of them. */
interface OwnKeyChange {
  readonly accountId: string;
  /** The key that the request was made with. */
  readonly actingApiKeyId: string;
}

interface OwnNewKey extends OwnKeyChange {
  readonly projectId: string;
  readonly name: string;
  /** Null for the end of the acting key. */
  readonly expiresAt: Date | null;
  /** Null for those of the acting key. */
  readonly scopes: readonly string[] | null;
  /** Chosen by the client; null for none. */
  readonly idempotencyKey: string | null;
}

interface OwnKeyRevocation extends OwnKeyChange {
  readonly apiKeyId: string;
  /** Revokes also the last key that can manage keys. */
  readonly force: boolean;
}

interface CountRow {
  readonly count: number;
}

/** The scope that managing keys takes. */
const MANAGE = 'account:write';

const LIVE = 'revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())';
const ACTING = `SELECT ${API_KEY_COLUMNS} FROM api_key WHERE id = $1 AND account_id = $2 AND ${LIVE}`;
const REPEATED = `SELECT ${API_KEY_COLUMNS} FROM api_key WHERE account_id = $1 AND idempotency_key = $2`;
const COUNT = `SELECT count(*)::int AS count FROM api_key WHERE account_id = $1 AND ${LIVE}`;
const OTHER_MANAGERS = `
  SELECT count(*)::int AS count FROM api_key
  WHERE account_id = $1 AND id <> $2 AND ${LIVE} AND (scopes IS NULL OR $3 = ANY (scopes))`;
const REMEMBER = 'UPDATE api_key SET idempotency_key = $2 WHERE id = $1 RETURNING id';

/**
 * Makes a key whose scopes are some of those of the acting key, and that ends with it at the latest. The same idempotency key again returns the key that
 * it made, with an empty secret.
 *
 * @throws DomainError API_KEY_INVALID when the acting key has ended, API_KEY_SCOPE_MISSING, API_KEYS_TOO_MANY, PROJECT_NOT_FOUND,
 * IDEMPOTENCY_KEY_REUSED, ARGUMENT_INVALID for an end that is in the past or after that of the acting key
 */
export function createOwnKey(dataSource: DataSource, key: OwnNewKey, environment: string): Promise<CreatedKey> {
  const { accountId, actingApiKeyId, projectId, name, idempotencyKey } = key;
  return inTransaction(dataSource, async (transaction) => {
    const acting = await lockKeysFor(transaction, key);
    const next = { accountId, projectId, name, scopes: scopesWithin(acting, key.scopes), expiresAt: expiryWithin(acting, key.expiresAt) };
    if (idempotencyKey !== null) {
      const [earlier] = await queryRows<ApiKeyRow>(transaction, REPEATED, [accountId, idempotencyKey]);
      if (earlier !== undefined) return { apiKey: requireSame(earlier, next), secret: '' };
    }
    const [valid] = await queryRows<CountRow>(transaction, COUNT, [accountId]);
    if ((valid?.count ?? 0) >= LIMITS.apiKeysPerAccount)
      throw new DomainError('API_KEYS_TOO_MANY', { limit: String(LIMITS.apiKeysPerAccount) });
    const created = await insertKey(transaction, next, environment);
    if (idempotencyKey !== null) await queryRows(transaction, REMEMBER, [created.apiKey.id, idempotencyKey]);
    const details = { project_id: projectId, expires_at: next.expiresAt, ...(next.scopes === null ? {} : { scopes: next.scopes }) };
    const line = { operator: formatKeyActor(actingApiKeyId), action: 'key.create', accountId, target: created.apiKey.id };
    await recordAuditLogEntry(transaction, { ...line, details });
    return created;
  });
}

/**
 * Revokes a key of the account. One that is revoked already does not change. Without `force`, at least one valid key that can manage keys
 * stays, however many revocations are made at once: they wait for each other.
 *
 * @throws DomainError API_KEY_INVALID when the acting key has ended, API_KEY_SCOPE_MISSING, API_KEY_NOT_FOUND, API_KEY_LAST
 */
export function revokeOwnKey(dataSource: DataSource, revocation: OwnKeyRevocation): Promise<ApiKeyRow> {
  const { accountId, actingApiKeyId, apiKeyId, force } = revocation;
  return inTransaction(dataSource, async (transaction) => {
    await lockKeysFor(transaction, revocation);
    const key = await lockApiKey(transaction, accountId, apiKeyId);
    if (key.revoked_at !== null) return key;
    const [others] = await queryRows<CountRow>(transaction, OTHER_MANAGERS, [accountId, apiKeyId, MANAGE]);
    const isLast = (others?.count ?? 0) === 0;
    if (isLast && !force) throw new DomainError('API_KEY_LAST');
    const details = isLast ? { last: true } : {};
    return revokeLockedKey(transaction, { accountId, apiKeyId, operator: formatKeyActor(actingApiKeyId) }, details);
  });
}

/** The acting key, once no other change to the keys of the account is under way. */
async function lockKeysFor(transaction: EntityManager, { accountId, actingApiKeyId }: OwnKeyChange): Promise<ApiKeyRow> {
  await lockAccountDetails(transaction, accountId);
  const [acting] = await queryRows<ApiKeyRow>(transaction, ACTING, [actingApiKeyId, accountId]);
  if (acting === undefined) throw new DomainError('API_KEY_INVALID');
  if (acting.scopes !== null && !acting.scopes.includes(MANAGE)) throw new DomainError('API_KEY_SCOPE_MISSING', { scope: MANAGE });
  return acting;
}

/** Null, for everything, only from a key that may do everything, also what later versions think of. */
function scopesWithin({ scopes: own }: ApiKeyRow, asked: readonly string[] | null): readonly string[] | null {
  if (asked === null) return own;
  const missing = asked.find((scope) => !(own ?? SCOPES).some((each) => each === scope));
  if (missing !== undefined) throw new DomainError('API_KEY_SCOPE_MISSING', { scope: missing });
  return asked;
}

function expiryWithin({ expires_at: end }: ApiKeyRow, asked: Date | null): Date | null {
  if (end === null || asked === null) return asked ?? end;
  if (asked > end)
    throw new DomainError('ARGUMENT_INVALID', { argument: 'expires_at', problem: 'must not be after the end of the key that creates it' });
  return asked;
}

/** @throws DomainError IDEMPOTENCY_KEY_REUSED for a request that differs from that of the key */
function requireSame(earlier: ApiKeyRow, next: Pick<OwnNewKey, 'projectId' | 'name' | 'scopes' | 'expiresAt'>): ApiKeyRow {
  const describe = (parts: readonly unknown[]): string => JSON.stringify(parts);
  const made = describe([earlier.project_id, earlier.name, earlier.scopes, earlier.expires_at]);
  if (made !== describe([next.projectId, next.name, next.scopes, next.expiresAt])) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  return earlier;
}
