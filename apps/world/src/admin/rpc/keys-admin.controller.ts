import { Inject } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { DATA_SOURCE, GrpcController } from '@diorama/service';
import type { adminProto } from '@diorama/proto-types';
import type { DataSource } from 'typeorm';
import { parseRequest } from '@diorama/rpc';

import { API_KEY_ENVIRONMENT } from '../../rpc/injection-tokens.js';
import { createKey } from '../create-key.js';
import { createOwnKey, revokeOwnKey } from '../../self-service/own-keys.js';
import { revokeKey } from '../revoke-key.js';
import { rotateKey } from '../rotate-key.js';
import { toApiKeyMessage } from './messages.js';
import {
  parseAccountId,
  parseApiKeyId,
  operatorRequestSchema,
  createKeyRequestSchema,
  createOwnKeyRequestSchema,
  revokeOwnKeyRequestSchema,
  parseProjectId,
  rotateKeyRequestSchema,
} from './requests.js';

/** API keys: made, followed by others, and ended, by operators or by the keys of the account itself. */
@GrpcController()
export class KeysAdminController {
  constructor(
    @Inject(DATA_SOURCE) private readonly dataSource: DataSource,
    @Inject(API_KEY_ENVIRONMENT) private readonly environment: string,
  ) {}

  @GrpcMethod('AdminService', 'createKey')
  async createKey(request: adminProto.CreateKeyRequest): Promise<adminProto.CreateKeyResponse> {
    const place = { accountId: parseAccountId(request), projectId: parseProjectId(request) };
    const { apiKey, secret } =
      request.actingApiKeyId === undefined
        ? await createKey(this.dataSource, { ...place, ...parseRequest(createKeyRequestSchema, request) }, this.environment)
        : await createOwnKey(this.dataSource, { ...place, ...parseRequest(createOwnKeyRequestSchema, request) }, this.environment);
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
    const target = { accountId: parseAccountId(request), apiKeyId: parseApiKeyId(request) };
    const revoked =
      request.actingApiKeyId === undefined
        ? await revokeKey(this.dataSource, { ...target, ...parseRequest(operatorRequestSchema, request) })
        : await revokeOwnKey(this.dataSource, { ...target, ...parseRequest(revokeOwnKeyRequestSchema, request) });
    return { apiKey: toApiKeyMessage(revoked) };
  }
}
