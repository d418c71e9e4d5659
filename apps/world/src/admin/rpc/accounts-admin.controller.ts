import { Inject } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { DATA_SOURCE, GrpcController } from '@diorama/service';
import type { StorageQuota } from '@diorama/domain';
import type { adminProto } from '@diorama/proto-types';
import type { DataSource } from 'typeorm';
import { parseRequest } from '@diorama/rpc';

import { STORAGE_QUOTA } from '../../rpc/injection-tokens.js';
import { readAccountWithProjectsAndKeys } from '../account-details.js';
import { createProject } from '../create-project.js';
import { deleteAccount } from '../delete-account.js';
import { grantCredits } from '../grant-credits.js';
import { listAccounts } from '../list-accounts.js';
import { listLedger } from '../list-ledger.js';
import { updateAccount } from '../update-account.js';
import { toAccountMessage, toLedgerLineMessage, toProjectMessage, toAccountDetailsMessage } from './messages.js';
import {
  parseAccountId,
  operatorRequestSchema,
  createProjectRequestSchema,
  grantCreditsRequestSchema,
  listAccountsRequest,
  pageRequest,
  updateAccountRequestSchema,
} from './requests.js';

/** Accounts, as operators keep them. */
@GrpcController()
export class AccountsAdminController {
  constructor(
    @Inject(DATA_SOURCE) private readonly dataSource: DataSource,
    @Inject(STORAGE_QUOTA) private readonly storageQuota: StorageQuota,
  ) {}

  @GrpcMethod('AdminService', 'listAccounts')
  async listAccounts(request: adminProto.ListAccountsRequest): Promise<adminProto.ListAccountsResponse> {
    const { rows, nextPageToken } = await listAccounts(this.dataSource, parseRequest(listAccountsRequest, request));
    return { accounts: rows.map((row) => toAccountMessage(row, this.storageQuota)), nextPageToken };
  }

  @GrpcMethod('AdminService', 'getAccount')
  async getAccount(request: adminProto.GetAccountRequest): Promise<adminProto.GetAccountResponse> {
    return {
      account: toAccountDetailsMessage(await readAccountWithProjectsAndKeys(this.dataSource, parseAccountId(request)), this.storageQuota),
    };
  }

  @GrpcMethod('AdminService', 'updateAccount')
  async updateAccount(request: adminProto.UpdateAccountRequest): Promise<adminProto.UpdateAccountResponse> {
    const update = { accountId: parseAccountId(request), ...parseRequest(updateAccountRequestSchema, request) };
    return { account: toAccountDetailsMessage(await updateAccount(this.dataSource, update), this.storageQuota) };
  }

  @GrpcMethod('AdminService', 'deleteAccount')
  async deleteAccount(request: adminProto.DeleteAccountRequest): Promise<adminProto.DeleteAccountResponse> {
    const deletion = { accountId: parseAccountId(request), ...parseRequest(operatorRequestSchema, request) };
    const { cancelledOperationIds, worldIds } = await deleteAccount(this.dataSource, deletion);
    return { cancelledOperationIds: [...cancelledOperationIds], worldIds: [...worldIds] };
  }

  @GrpcMethod('AdminService', 'grantCredits')
  async grantCredits(request: adminProto.GrantCreditsRequest): Promise<adminProto.GrantCreditsResponse> {
    return grantCredits(this.dataSource, { accountId: parseAccountId(request), ...parseRequest(grantCreditsRequestSchema, request) });
  }

  @GrpcMethod('AdminService', 'listLedger')
  async listLedger(request: adminProto.ListLedgerRequest): Promise<adminProto.ListLedgerResponse> {
    const query = { accountId: parseAccountId(request), ...parseRequest(pageRequest, request) };
    const { rows, nextPageToken } = await listLedger(this.dataSource, query);
    return { lines: rows.map(toLedgerLineMessage), nextPageToken };
  }

  @GrpcMethod('AdminService', 'createProject')
  async createProject(request: adminProto.CreateProjectRequest): Promise<adminProto.CreateProjectResponse> {
    const project = { accountId: parseAccountId(request), ...parseRequest(createProjectRequestSchema, request) };
    return { project: toProjectMessage(await createProject(this.dataSource, project)) };
  }
}
