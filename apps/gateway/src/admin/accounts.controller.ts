import { Controller, HttpCode, Inject, Post } from '@nestjs/common';

import { createAccountRequestSchema } from '@diorama/contract';
import type { CreateAccountRequest } from '@diorama/contract';
import type { WorldClient } from '@diorama/rpc';
import { toRateLimitsMessage } from '@diorama/views';

import { ValidatedBody } from '../http/validated-body.js';
import { CurrentOperator } from '../accounts/current-user.js';
import { WORLD_CLIENT } from '../clients/injection-tokens.js';
import { RequireOperator } from '../accounts/route-access.js';

interface AccountView {
  readonly account_id: string;
  readonly project_id: string;
  /** Shown this once. */
  readonly api_key: string;
}

@Controller('admin/v1')
@RequireOperator()
export class AccountsController {
  constructor(@Inject(WORLD_CLIENT) private readonly world: WorldClient) {}

  @Post('accounts')
  @HttpCode(200)
  async create(
    @ValidatedBody(createAccountRequestSchema) request: CreateAccountRequest,
    @CurrentOperator() operator: string,
  ): Promise<AccountView> {
    const { limits } = request;
    const account = await this.world.createAccount({
      name: request.name,
      credits: request.credits ?? 0,
      tier: request.tier ?? 'default',
      limits: limits ? toRateLimitsMessage(limits) : undefined,
      maxRunning: request.max_running ?? undefined,
      storage: request.storage ?? undefined,
      operator,
    });
    return { account_id: account.accountId, project_id: account.projectId, api_key: account.apiKey };
  }
}
