import { Controller, Delete, Get, HttpCode, Inject, Param, Patch, Post } from '@nestjs/common';

import {
  createProjectRequestSchema,
  grantCreditsRequestSchema,
  listAccountsQuery,
  pageQuery,
  updateAccountRequestSchema,
} from '@diorama/contract';
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
import {
  parseCreationQuery,
  parsePageQuery,
  toAccountDetailsView,
  toAccountUpdateMessage,
  toAccountView,
  toLedgerLineView,
  toNextPageToken,
  toProjectView,
} from '@diorama/views';

import { RequireOperator } from '../accounts/route-access.js';
import { ApiKeyAuthenticator } from '../accounts/api-keys.js';
import { ValidatedBody, ValidatedQuery } from '../http/validated-body.js';
import { CurrentOperator } from '../accounts/current-user.js';
import { ADMIN_CLIENT } from '../clients/injection-tokens.js';
import { AccountDeletionService } from './account-deletion.js';

/** Accounts, as operators keep them. */
@Controller('admin/v1/accounts')
@RequireOperator()
export class AccountsAdminController {
  constructor(
    @Inject(ADMIN_CLIENT) private readonly admin: AdminClient,
    @Inject(AccountDeletionService) private readonly deletion: AccountDeletionService,
    @Inject(ApiKeyAuthenticator) private readonly keys: ApiKeyAuthenticator,
  ) {}

  @Get()
  async list(@ValidatedQuery(listAccountsQuery) query: ListAccountsQuery): Promise<AdminResponse<'AccountPage'>> {
    const { accounts, nextPageToken } = await this.admin.listAccounts({
      query: query.query ?? '',
      tier: query.tier ?? '',
      ...parseCreationQuery(query),
      ...parsePageQuery(query),
    });
    return { accounts: accounts.map(toAccountView), next_page_token: toNextPageToken(nextPageToken) };
  }

  @Get(':account_id')
  async read(@Param('account_id') accountId: string) {
    return toAccountDetailsView(present((await this.admin.getAccount({ accountId })).account));
  }

  @Patch(':account_id')
  async update(
    @Param('account_id') accountId: string,
    @ValidatedBody(updateAccountRequestSchema) request: UpdateAccountRequest,
    @CurrentOperator() operator: string,
  ) {
    const { account } = await this.admin.updateAccount({ accountId, operator, ...toAccountUpdateMessage(request) });
    this.keys.forgetAccount(accountId); // they are remembered with the storage quota
    return toAccountDetailsView(present(account));
  }

  @Delete(':account_id')
  remove(@Param('account_id') accountId: string, @CurrentOperator() operator: string): Promise<AdminResponse<'DeletedAccount'>> {
    return this.deletion.run(accountId, operator);
  }

  @Post(':account_id/grants')
  @HttpCode(200)
  async grant(
    @Param('account_id') accountId: string,
    @ValidatedBody(grantCreditsRequestSchema) request: GrantCreditsRequest,
    @CurrentOperator() operator: string,
  ): Promise<AdminResponse<'Grant'>> {
    const grant = { accountId, operator, credits: request.credits, reference: request.reference, note: request.note ?? '' };
    const { balance, held, applied } = await this.admin.grantCredits(grant);
    return { balance, held, available: balance - held, applied };
  }

  @Get(':account_id/ledger')
  async ledger(@Param('account_id') accountId: string, @ValidatedQuery(pageQuery) query: PageQuery): Promise<AdminResponse<'LedgerPage'>> {
    const { lines, nextPageToken } = await this.admin.listLedger({ accountId, ...parsePageQuery(query) });
    return { lines: lines.map(toLedgerLineView), next_page_token: toNextPageToken(nextPageToken) };
  }

  @Post(':account_id/projects')
  @HttpCode(200)
  async createProject(
    @Param('account_id') accountId: string,
    @ValidatedBody(createProjectRequestSchema) { name }: CreateProjectRequest,
    @CurrentOperator() operator: string,
  ) {
    const { project } = await this.admin.createProject({ accountId, name, operator });
    if (project === undefined) throw new DomainError('INTERNAL');
    return toProjectView(project);
  }
}

function present(account: adminProto.Account | undefined): adminProto.Account {
  if (account === undefined) throw new DomainError('ACCOUNT_NOT_FOUND');
  return account;
}
