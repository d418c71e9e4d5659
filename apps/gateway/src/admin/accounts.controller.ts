import { Controller, HttpCode, Inject, Post } from '@nestjs/common';

import { createAccountRequest } from '@diorama/contract';
import type { CreateAccountRequest } from '@diorama/contract';
import type { WorldClient } from '@diorama/rpc';

import { limitsOf } from './account-update.js';
import { Parsed } from '../http/body.js';
import { Operator } from '../accounts/caller.js';
import { WORLD } from '../clients/tokens.js';
import { OperatorsOnly } from '../accounts/access.js';

export interface AccountView {
  readonly account_id: string;
  readonly project_id: string;
  /** Shown this once. */
  readonly api_key: string;
}

@Controller('admin/v1')
@OperatorsOnly()
export class AccountsController {
  constructor(@Inject(WORLD) private readonly world: WorldClient) {}

  @Post('accounts')
  @HttpCode(200)
  async create(@Parsed(createAccountRequest) request: CreateAccountRequest, @Operator() operator: string): Promise<AccountView> {
    const { limits } = request;
    const account = await this.world.createAccount({
      name: request.name,
      credits: request.credits ?? 0,
      tier: request.tier ?? 'default',
      limits: limits ? limitsOf(limits) : undefined,
      maxRunning: request.max_running ?? undefined,
      storage: request.storage ?? undefined,
      operator,
    });
    return { account_id: account.accountId, project_id: account.projectId, api_key: account.apiKey };
  }
}
