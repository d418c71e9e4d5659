import { Controller, Get, Inject } from '@nestjs/common';

import { usageQuerySchema } from '@diorama/contract';
import type { UsageQuery } from '@diorama/contract';
import type { WorldClient } from '@diorama/rpc';

import type { AuthenticatedUser } from '../accounts/api-keys.js';
import { RequireScope } from '../accounts/route-access.js';
import { ValidatedQuery } from '../http/validated-body.js';
import { CurrentUser } from '../accounts/current-user.js';
import { CLOCK, WORLD_CLIENT } from '../clients/injection-tokens.js';

/** What an API user has left and has used. */
@Controller('svc/v1')
@RequireScope('account:read')
export class CreditsController {
  constructor(
    @Inject(WORLD_CLIENT) private readonly world: WorldClient,
    @Inject(CLOCK) private readonly clock: () => number,
  ) {}

  @Get('credits')
  async credits(@CurrentUser() { accountId }: AuthenticatedUser) {
    const { balance, held } = await this.world.getCredits({ accountId });
    return { remaining_credits: balance - held, held_credits: held };
  }

  /** Defaults to the current month, UTC. */
  @Get('usage')
  async usage(@CurrentUser() { accountId }: AuthenticatedUser, @ValidatedQuery(usageQuerySchema) query: UsageQuery) {
    const until = query.until ?? new Date(this.clock());
    const from = query.from ?? firstOfMonth(until);
    const { days, runningOperations } = await this.world.getUsage({ accountId, from, until });
    return {
      from: from.toISOString(),
      until: until.toISOString(),
      total_credits: days.reduce((sum, { credits }) => sum + credits, 0),
      running_operations: runningOperations,
      days: days.map(({ day, name, operations, credits }) => ({ day, name, operations, credits })),
    };
  }
}

const firstOfMonth = (time: Date): Date => new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), 1));
