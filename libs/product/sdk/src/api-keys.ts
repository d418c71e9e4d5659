import type { RequestOptions } from './transport/call-timeout.js';
import type { ApiKey, ApiKeyList, CreateApiKeyRequest, CreatedApiKey, RevokeApiKeyRequest } from './generated/types.gen.js';
import { newIdempotencyKey } from './transport/idempotency.js';
import type { Transport } from './transport/transport.js';
import type { StartOptions } from './worlds.js';

export interface RevokeKeyOptions extends RequestOptions, RevokeApiKeyRequest {}

/** The API keys of the account. Changes need a key with the scope `account:write`. */
export class ApiKeys {
  constructor(private readonly transport: Transport) {}

  /** All keys of the account, newest first, with revoked and expired ones. */
  async list(options: RequestOptions = {}): Promise<readonly ApiKey[]> {
    return (await this.transport.json<ApiKeyList>({ method: 'GET', path: PATH, ...options })).api_keys;
  }

  /**
   * Creates a key with some of the scopes of the calling key, which expires with that key at the latest. A retry of the client never creates
   * two keys; `api_key` is null if the response that contained it was lost.
   */
  create(key: CreateApiKeyRequest, { idempotencyKey = newIdempotencyKey(), ...options }: StartOptions = {}): Promise<CreatedApiKey> {
    return this.transport.json({ method: 'POST', path: PATH, body: key, headers: { 'idempotency-key': idempotencyKey }, ...options });
  }

  /** Revokes a key permanently. @throws ConflictError for the last key that can manage keys, unless `force` is set */
  revoke(apiKeyId: string, { force, ...options }: RevokeKeyOptions = {}): Promise<ApiKey> {
    const body = force === true ? { force } : {};
    return this.transport.json({ method: 'POST', path: `${PATH}/${encodeURIComponent(apiKeyId)}:revoke`, body, ...options });
  }
}

const PATH = '/svc/v1/keys';
