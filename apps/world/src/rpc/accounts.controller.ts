import { Controller, Inject } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { worldProto } from '@diorama/proto-types';
import type { DataSource } from 'typeorm';

import { authenticateKey } from '../accounts/authenticate-key.js';
import { createAccount } from '../accounts/create-account.js';
import { API_KEY_ENVIRONMENT, DATA_SOURCE } from '../tokens.js';
import { createAccountRequest, parseRequest } from './requests.js';

@Controller()
export class AccountsController {
  constructor(
    @Inject(DATA_SOURCE) private readonly dataSource: DataSource,
    @Inject(API_KEY_ENVIRONMENT) private readonly environment: string,
  ) {}

  @GrpcMethod('WorldService', 'createAccount')
  createAccount(request: worldProto.CreateAccountRequest): Promise<worldProto.CreateAccountResponse> {
    return createAccount(this.dataSource, parseRequest(createAccountRequest, request), this.environment);
  }

  @GrpcMethod('WorldService', 'authenticateKey')
  authenticateKey({ apiKey }: worldProto.AuthenticateKeyRequest): Promise<worldProto.AuthenticateKeyResponse> {
    return authenticateKey(this.dataSource, apiKey, this.environment);
  }
}
