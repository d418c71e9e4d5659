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
import { ApiKeys } from '../accounts/api-keys.js';
import { Parsed, ParsedQuery } from '../http/body.js';
import { Operator } from '../accounts/caller.js';
import { ADMIN } from '../clients/tokens.js';
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
    @Inject(ApiKeys) private readonly keys: ApiKeys,
  ) {}

  @Get()
  async list(@ParsedQuery(listAccountsQuery) query: ListAccountsQuery): Promise<AdminResponse<'AccountPage'>> {
    const { accounts, nextPageToken } = await this.admin.listAccounts({ query: query.query ?? '', ...pageOf(query) });
    return { accounts: accounts.map(accountView), next_page_token: nextPage(nextPageToken) };
  }

  @Get(':account_id')
  async read(@Param('account_id') accountId: string) {
    return wholeAccountView(present((await this.admin.getAccount({ accountId })).account));
  }

  @Patch(':account_id')
  async update(
    @Param('account_id') accountId: string,
    @Parsed(updateAccountRequest) request: UpdateAccountRequest,
    @Operator() operator: string,
  ) {
    const { account } = await this.admin.updateAccount({ accountId, operator, ...accountUpdate(request) });
    this.keys.forgetAccount(accountId); // they are remembered with the storage quota
    return wholeAccountView(present(account));
  }

  @Delete(':account_id')
  remove(@Param('account_id') accountId: string, @Operator() operator: string): Promise<AdminResponse<'DeletedAccount'>> {
    return this.deletion.run(accountId, operator);
  }

  @Post(':account_id/grants')
  @HttpCode(200)
  async grant(
    @Param('account_id') accountId: string,
    @Parsed(grantCreditsRequest) request: GrantCreditsRequest,
    @Operator() operator: string,
  ): Promise<AdminResponse<'Grant'>> {
    const grant = { accountId, operator, credits: request.credits, reference: request.reference, note: request.note ?? '' };
    const { balance, held, applied } = await this.admin.grantCredits(grant);
    return { balance, held, available: balance - held, applied };
  }

  @Get(':account_id/ledger')
  async ledger(@Param('account_id') accountId: string, @ParsedQuery(pageQuery) query: PageQuery): Promise<AdminResponse<'LedgerPage'>> {
    const { lines, nextPageToken } = await this.admin.listLedger({ accountId, ...pageOf(query) });
    return { lines: lines.map(ledgerLineView), next_page_token: nextPage(nextPageToken) };
  }

  @Post(':account_id/projects')
  @HttpCode(200)
  async createProject(
    @Param('account_id') accountId: string,
    @Parsed(createProjectRequest) { name }: CreateProjectRequest,
    @Operator() operator: string,
  ) {
    const { project } = await this.admin.createProject({ accountId, name, operator });
    if (project === undefined) throw new DomainError('INTERNAL');
    return projectView(project);
  }
}

function present(account: adminProto.Account | undefined): adminProto.Account {
  if (account === undefined) throw new DomainError('ACCOUNT_NOT_FOUND');
  return account;
}
