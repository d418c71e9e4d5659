import { Inject } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { DATA_SOURCE, GrpcController } from '@diorama/service';
import type { adminProto } from '@diorama/proto-types';
import type { DataSource } from 'typeorm';
import { parseRequest } from '@diorama/rpc';

import { API_KEY_ENVIRONMENT } from '../../rpc/injection-tokens.js';
import { createKey } from '../create-key.js';
import { revokeKey } from '../revoke-key.js';
import { rotateKey } from '../rotate-key.js';
import { toApiKeyMessage } from './messages.js';
import {
  parseAccountId,
  parseApiKeyId,
  operatorRequestSchema,
  createKeyRequestSchema,
  parseProjectId,
  rotateKeyRequestSchema,
} from './requests.js';

/** API keys: made, followed by others, and ended. */
@GrpcController()
export class KeysAdminController {
  constructor(
    @Inject(DATA_SOURCE) private readonly dataSource: DataSource,
    @Inject(API_KEY_ENVIRONMENT) private readonly environment: string,
  ) {}

  @GrpcMethod('AdminService', 'createKey')
  async createKey(request: adminProto.CreateKeyRequest): Promise<adminProto.CreateKeyResponse> {
    const key = {
      accountId: parseAccountId(request),
      projectId: parseProjectId(request),
      ...parseRequest(createKeyRequestSchema, request),
    };
    const { apiKey, secret } = await createKey(this.dataSource, key, this.environment);
    return { apiKey: toApiKeyMessage(apiKey), secret };
  }

  @GrpcMethod('AdminService', 'rotateKey')
  async rotateKey(request: adminProto.RotateKeyRequest): Promise<adminProto.RotateKeyResponse> {
    const rotation = {
      accountId: parseAccountId(request),
      apiKeyId: parseApiKeyId(request),
      ...parseRequest(rotateKeyRequestSchema, request),
    };
    const { apiKey, secret } = await rotateKey(this.dataSource, rotation, this.environment);
    return { apiKey: toApiKeyMessage(apiKey), secret };
  }

  @GrpcMethod('AdminService', 'revokeKey')
  async revokeKey(request: adminProto.RevokeKeyRequest): Promise<adminProto.RevokeKeyResponse> {
    const revocation = {
      accountId: parseAccountId(request),
      apiKeyId: parseApiKeyId(request),
      ...parseRequest(operatorRequestSchema, request),
    };
    return { apiKey: toApiKeyMessage(await revokeKey(this.dataSource, revocation)) };
  }
}
