import { Controller, Delete, Get, HttpCode, Inject, Param, Patch, Post } from '@nestjs/common';

import { createProjectRequest, grantCreditsRequest, listAccountsQuery, pageQuery, updateAccountRequest } from '@diorama/contract';
import type {
  AdminResponse,
  CreateProjectRequest,
  GrantCreditsRequest,
  ListAccountsQuery,
  PageQuery,
  UpdateAccountRequest,
} from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import type { adminProto } from '@diorama/proto-types';
import type { AdminClient } from '@diorama/rpc';

import { OperatorsOnly } from '../accounts/access.js';
import type { ApiKeys } from '../accounts/api-keys.js';
import { Parsed, ParsedQuery } from '../http/body.js';
import { Operator, RequestId } from '../http/request.js';
import { ADMIN, API_KEYS } from '../tokens.js';
import { AccountDeletion } from './account-deletion.js';
import { accountUpdate } from './account-update.js';
import { accountView, ledgerLineView, nextPage, projectView, wholeAccountView } from './account-view.js';
import { pageOf } from './pages.js';

/** Accounts, as operators keep them. */
@Controller('admin/v1/accounts')
@OperatorsOnly()
export class AccountsAdminController {
  constructor(
    @Inject(ADMIN) private readonly admin: AdminClient,
    @Inject(AccountDeletion) private readonly deletion: AccountDeletion,
    @Inject(API_KEYS) private readonly keys: ApiKeys,
  ) {}

  @Get()
  async list(
    @ParsedQuery(listAccountsQuery) query: ListAccountsQuery,
    @RequestId() requestId: string,
  ): Promise<AdminResponse<'AccountPage'>> {
    const { accounts, nextPageToken } = await this.admin.listAccounts({ query: query.query ?? '', ...pageOf(query) }, { requestId });
    return { accounts: accounts.map(accountView), next_page_token: nextPage(nextPageToken) };
  }

  @Get(':account_id')
  async read(@Param('account_id') accountId: string, @RequestId() requestId: string) {
    return wholeAccountView(present((await this.admin.getAccount({ accountId }, { requestId })).account));
  }

  @Patch(':account_id')
  async update(
    @Param('account_id') accountId: string,
    @Parsed(updateAccountRequest) request: UpdateAccountRequest,
    @Operator() operator: string,
    @RequestId() requestId: string,
  ) {
    const { account } = await this.admin.updateAccount({ accountId, operator, ...accountUpdate(request) }, { requestId });
    this.keys.forgetAccount(accountId); // they are remembered with the storage quota
    return wholeAccountView(present(account));
  }

  @Delete(':account_id')
  remove(
    @Param('account_id') accountId: string,
    @Operator() operator: string,
    @RequestId() requestId: string,
  ): Promise<AdminResponse<'DeletedAccount'>> {
    return this.deletion.run(accountId, operator, requestId);
  }

  @Post(':account_id/grants')
  @HttpCode(200)
  async grant(
    @Param('account_id') accountId: string,
    @Parsed(grantCreditsRequest) request: GrantCreditsRequest,
    @Operator() operator: string,
    @RequestId() requestId: string,
  ): Promise<AdminResponse<'Grant'>> {
    const grant = { accountId, operator, credits: request.credits, reference: request.reference, note: request.note ?? '' };
    const { balance, held, applied } = await this.admin.grantCredits(grant, { requestId });
    return { balance, held, available: balance - held, applied };
  }

  @Get(':account_id/ledger')
  async ledger(
    @Param('account_id') accountId: string,
    @ParsedQuery(pageQuery) query: PageQuery,
    @RequestId() requestId: string,
  ): Promise<AdminResponse<'LedgerPage'>> {
    const { lines, nextPageToken } = await this.admin.listLedger({ accountId, ...pageOf(query) }, { requestId });
    return { lines: lines.map(ledgerLineView), next_page_token: nextPage(nextPageToken) };
  }

  @Post(':account_id/projects')
  @HttpCode(200)
  async createProject(
    @Param('account_id') accountId: string,
    @Parsed(createProjectRequest) { name }: CreateProjectRequest,
    @Operator() operator: string,
    @RequestId() requestId: string,
  ) {
    const { project } = await this.admin.createProject({ accountId, name, operator }, { requestId });
    if (project === undefined) throw new DomainError('INTERNAL');
    return projectView(project);
  }
}

function present(account: adminProto.Account | undefined): adminProto.Account {
  if (account === undefined) throw new DomainError('ACCOUNT_NOT_FOUND');
  return account;
}
