import { Inject } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { DATA_SOURCE, GrpcController } from '@diorama/service';
import type { StorageQuota } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import type { DataSource } from 'typeorm';
import { parseRequest } from '@diorama/rpc';
import { authenticateKey, authenticateSession, beginAccountSession, endAccountSession } from '@diorama/access';
import type { KeyOwner } from '@diorama/access';

import { readAccount } from '../account-row.js';
import { createAccount } from '../../admin/create-account.js';
import { readUsage } from '../../credits/read-usage.js';
import { API_KEY_ENVIRONMENT, STORAGE_QUOTA } from '../../rpc/injection-tokens.js';
import { createAccountRequestSchema, getUsageRequestSchema } from '../../rpc/requests.js';
import { accountSessionRequestSchema, beginAccountSessionRequestSchema, endAccountSessionRequestSchema } from './session-requests.js';

@GrpcController()
export class AccountsController {
  constructor(
    @Inject(DATA_SOURCE) private readonly dataSource: DataSource,
    @Inject(API_KEY_ENVIRONMENT) private readonly environment: string,
    @Inject(STORAGE_QUOTA) private readonly storageQuota: StorageQuota,
  ) {}

  @GrpcMethod('WorldService', 'createAccount')
  createAccount(request: worldProto.CreateAccountRequest): Promise<worldProto.CreateAccountResponse> {
    return createAccount(this.dataSource, parseRequest(createAccountRequestSchema, request), this.environment);
  }

  @GrpcMethod('WorldService', 'authenticateKey')
  async authenticateKey({ apiKey }: worldProto.AuthenticateKeyRequest): Promise<worldProto.AuthenticateKeyResponse> {
    return this.toMessage(await authenticateKey(this.dataSource, apiKey, this.environment));
  }

  @GrpcMethod('WorldService', 'beginAccountSession')
  async beginSession(request: worldProto.BeginAccountSessionRequest): Promise<worldProto.BeginAccountSessionResponse> {
    await beginAccountSession(this.dataSource, parseRequest(beginAccountSessionRequestSchema, request));
    return {};
  }

  @GrpcMethod('WorldService', 'authenticateSession')
  async authenticateSession(request: worldProto.AuthenticateSessionRequest): Promise<worldProto.AuthenticateSessionResponse> {
    const { tokenSha256 } = parseRequest(accountSessionRequestSchema, request);
    return { owner: this.toMessage(await authenticateSession(this.dataSource, tokenSha256)) };
  }

  @GrpcMethod('WorldService', 'endAccountSession')
  async endSession(request: worldProto.EndAccountSessionRequest): Promise<worldProto.EndAccountSessionResponse> {
    await endAccountSession(this.dataSource, parseRequest(endAccountSessionRequestSchema, request));
    return {};
  }

  @GrpcMethod('WorldService', 'getCredits')
  async getCredits({ accountId }: worldProto.GetCreditsRequest): Promise<worldProto.GetCreditsResponse> {
    const { balance, held } = await readAccount(this.dataSource, accountId);
    return { balance, held };
  }

  @GrpcMethod('WorldService', 'getUsage')
  async getUsage(request: worldProto.GetUsageRequest): Promise<worldProto.GetUsageResponse> {
    const { accountId, from, until } = parseRequest(getUsageRequestSchema, request);
    const { running } = await readAccount(this.dataSource, accountId);
    return { days: await readUsage(this.dataSource, accountId, { from, until }), runningOperations: running };
  }

  private toMessage({ scopes, storage, ...owner }: KeyOwner): worldProto.AuthenticateKeyResponse {
    return { ...owner, scopes: [...scopes], storage: { ...(storage ?? this.storageQuota) } };
  }
}
