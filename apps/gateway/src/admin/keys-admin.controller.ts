import { Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';

import { createKeyRequestSchema, rotateKeyRequestSchema } from '@diorama/contract';
import type { AdminResponse, CreateKeyRequest, RotateKeyRequest } from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import type { adminProto } from '@diorama/proto-types';
import type { AdminClient } from '@diorama/rpc';
import { toApiKeyView } from '@diorama/views';

import { ApiKeyAuthenticator } from '../accounts/api-keys.js';
import { RequireOperator } from '../accounts/route-access.js';
import { ValidatedBody } from '../http/validated-body.js';
import { CurrentOperator } from '../accounts/current-user.js';
import { ADMIN_CLIENT } from '../clients/injection-tokens.js';

const OVERLAP_SECONDS = 86_400;

/** API keys of an account. A secret is shown once: in the answer that makes it. */
@Controller('admin/v1/accounts/:account_id/keys')
@RequireOperator()
export class KeysAdminController {
  constructor(
    @Inject(ADMIN_CLIENT) private readonly admin: AdminClient,
    @Inject(ApiKeyAuthenticator) private readonly keys: ApiKeyAuthenticator,
  ) {}

  @Post()
  @HttpCode(200)
  async create(
    @Param('account_id') accountId: string,
    @ValidatedBody(createKeyRequestSchema) request: CreateKeyRequest,
    @CurrentOperator() operator: string,
  ) {
    const { project_id: projectId, name, expires_at: expiresAt, scopes } = request;
    const key = { accountId, projectId, name: name ?? '', expiresAt: expiresAt ?? undefined, scopes: scopes ?? [], operator };
    return createdView(await this.admin.createKey(key));
  }

  /** `::` is the router's literal colon, and the pattern keeps it out of the id. */
  @Post(':api_key_id([^:/]+)::rotate')
  @HttpCode(200)
  async rotate(
    @Param() { account_id: accountId, api_key_id: apiKeyId }: KeyPath,
    @ValidatedBody(rotateKeyRequestSchema) request: RotateKeyRequest,
    @CurrentOperator() operator: string,
  ) {
    const overlapSeconds = request.overlap_seconds ?? OVERLAP_SECONDS;
    const created = await this.admin.rotateKey({ accountId, apiKeyId, overlapSeconds, operator });
    this.keys.forgetKey(apiKeyId);
    return createdView(created);
  }

  @Post(':api_key_id([^:/]+)::revoke')
  @HttpCode(200)
  async revoke(@Param() { account_id: accountId, api_key_id: apiKeyId }: KeyPath, @CurrentOperator() operator: string) {
    const { apiKey } = await this.admin.revokeKey({ accountId, apiKeyId, operator });
    this.keys.forgetKey(apiKeyId);
    return toApiKeyView(present(apiKey));
  }
}

interface KeyPath {
  readonly account_id: string;
  readonly api_key_id: string;
}

function createdView({
  apiKey,
  secret,
}: {
  readonly apiKey?: adminProto.ApiKey | undefined;
  readonly secret: string;
}): AdminResponse<'CreatedApiKey'> {
  return { ...toApiKeyView(present(apiKey)), api_key: secret };
}

function present(apiKey: adminProto.ApiKey | undefined): adminProto.ApiKey {
  if (apiKey === undefined) throw new DomainError('API_KEY_NOT_FOUND');
  return apiKey;
}
