import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';

import { createApiKeyRequestSchema, revokeApiKeyRequestSchema } from '@diorama/contract';
import type { CreateApiKeyRequest, OwnAccountResponse, RevokeApiKeyRequest } from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import type { adminProto } from '@diorama/proto-types';
import type { AdminClient } from '@diorama/rpc';
import { toApiKeyView } from '@diorama/views';

import { ApiKeyAuthenticator } from '../accounts/api-keys.js';
import type { AuthenticatedUser } from '../accounts/api-keys.js';
import { CurrentUser } from '../accounts/current-user.js';
import { RequireScope } from '../accounts/route-access.js';
import { ADMIN_CLIENT } from '../clients/injection-tokens.js';
import { IdempotencyKeyHeader } from '../http/idempotency-header.js';
import { ValidatedBody, ValidatedOptionalBody } from '../http/validated-body.js';

/** The API keys of the caller's account. A secret is shown once: in the response that creates the key. */
@Controller('svc/v1/keys')
@RequireScope('account:write')
export class OwnKeysController {
  constructor(
    @Inject(ADMIN_CLIENT) private readonly admin: AdminClient,
    @Inject(ApiKeyAuthenticator) private readonly keys: ApiKeyAuthenticator,
  ) {}

  @Get()
  @RequireScope('account:read')
  async list(@CurrentUser() { accountId }: AuthenticatedUser): Promise<OwnAccountResponse<'ApiKeyList'>> {
    const { account } = await this.admin.getAccount({ accountId });
    return { api_keys: (account?.apiKeys ?? []).map(toApiKeyView) };
  }

  @Post()
  @HttpCode(200)
  async create(
    @CurrentUser() { accountId, projectId, apiKeyId: actingApiKeyId }: AuthenticatedUser,
    @ValidatedBody(createApiKeyRequestSchema) request: CreateApiKeyRequest,
    @IdempotencyKeyHeader() idempotencyKey: string | null,
  ): Promise<OwnAccountResponse<'CreatedApiKey'>> {
    const { apiKey, secret } = await this.admin.createKey({
      accountId,
      actingApiKeyId,
      projectId: request.project_id ?? projectId,
      name: request.name,
      expiresAt: request.expires_at ?? undefined,
      scopes: request.scopes ?? [],
      idempotencyKey: idempotencyKey ?? undefined,
      operator: '',
    });
    return { ...toApiKeyView(present(apiKey)), api_key: secret === '' ? null : secret };
  }

  /** `::` is the router's literal colon, and the pattern keeps it out of the id. */
  @Post(':api_key_id([^:/]+)::revoke')
  @HttpCode(200)
  async revoke(
    @CurrentUser() { accountId, apiKeyId: actingApiKeyId }: AuthenticatedUser,
    @Param('api_key_id') apiKeyId: string,
    @ValidatedOptionalBody(revokeApiKeyRequestSchema) { force }: RevokeApiKeyRequest,
  ): Promise<OwnAccountResponse<'ApiKey'>> {
    const { apiKey } = await this.admin.revokeKey({ accountId, apiKeyId, actingApiKeyId, force: force ?? false, operator: '' });
    this.keys.forgetKey(apiKeyId);
    return toApiKeyView(present(apiKey));
  }
}

function present(apiKey: adminProto.ApiKey | undefined): adminProto.ApiKey {
  if (apiKey === undefined) throw new DomainError('API_KEY_NOT_FOUND');
  return apiKey;
}
