import type { CallLimits } from './transport/call-timeout.js';
import type { ApiKey, ApiKeyList, CreateApiKeyRequest, CreatedApiKey, RevokeApiKeyRequest } from './generated/types.gen.js';
import { newIdempotencyKey } from './transport/idempotency.js';
import type { Transport } from './transport/transport.js';
import type { StartOptions } from './worlds.js';

export interface RevokeKeyOptions extends CallLimits, RevokeApiKeyRequest {}

/** The API keys of the account. Changes need a key with the scope `account:write`. */
export class ApiKeys {
  constructor(private readonly transport: Transport) {}

  /** All keys of the account, newest first, with those that have ended. */
  async list(patience: CallLimits = {}): Promise<readonly ApiKey[]> {
    return (await this.transport.json<ApiKeyList>({ method: 'GET', path: PATH, ...patience })).api_keys;
  }

  /**
   * Creates a key with scopes of the calling one, which ends with that at the latest. A call that is sent again by itself never creates two
   * keys; `api_key` is null where the response that had it was lost.
   */
  create(key: CreateApiKeyRequest, { idempotencyKey = newIdempotencyKey(), ...patience }: StartOptions = {}): Promise<CreatedApiKey> {
    return this.transport.json({ method: 'POST', path: PATH, body: key, headers: { 'idempotency-key': idempotencyKey }, ...patience });
  }

  /** Revokes a key permanently. @throws ConflictError for the last key that can manage keys, unless `force` is set */
  revoke(apiKeyId: string, { force, ...patience }: RevokeKeyOptions = {}): Promise<ApiKey> {
    const body = force === true ? { force } : {};
    return this.transport.json({ method: 'POST', path: `${PATH}/${encodeURIComponent(apiKeyId)}:revoke`, body, ...patience });
  }
}

const PATH = '/svc/v1/keys';
