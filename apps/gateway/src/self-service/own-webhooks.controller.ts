import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';

import { ownDeliveriesQuerySchema } from '@diorama/contract';
import type { OwnAccountResponse, OwnDeliveriesQuery } from '@diorama/contract';
import { toOwnDeliveryDetailsView, toOwnDeliveryView } from '@diorama/views';

import type { AuthenticatedUser } from '../accounts/api-keys.js';
import { CurrentUser } from '../accounts/current-user.js';
import { RequireScope } from '../accounts/route-access.js';
import { ValidatedQuery } from '../http/validated-body.js';
import { OwnDeliveriesService } from './own-deliveries.js';

/** The webhook deliveries of the caller's account. */
@Controller('svc/v1')
@RequireScope('account:write')
export class OwnWebhooksController {
  constructor(@Inject(OwnDeliveriesService) private readonly deliveries: OwnDeliveriesService) {}

  @Get('webhooks/deliveries')
  @RequireScope('operations:read')
  async list(
    @CurrentUser() user: AuthenticatedUser,
    @ValidatedQuery(ownDeliveriesQuerySchema) query: OwnDeliveriesQuery,
  ): Promise<OwnAccountResponse<'AccountDeliveryPage'>> {
    const { deliveries, next_page_token: token } = await this.deliveries.list(user, query);
    return { deliveries: deliveries.map(toOwnDeliveryView), next_page_token: token };
  }

  @Get('webhooks/deliveries/:delivery_id')
  @RequireScope('operations:read')
  async read(
    @CurrentUser() user: AuthenticatedUser,
    @Param('delivery_id') id: string,
  ): Promise<OwnAccountResponse<'AccountDeliveryDetails'>> {
    return toOwnDeliveryDetailsView(await this.deliveries.read(user, id));
  }

  /** `::` is the router's literal colon, and the pattern keeps it out of the id. */
  @Post('webhooks/deliveries/:delivery_id([^:/]+)::redeliver')
  @HttpCode(200)
  async redeliver(
    @CurrentUser() user: AuthenticatedUser,
    @Param('delivery_id') id: string,
  ): Promise<OwnAccountResponse<'AccountDelivery'>> {
    return toOwnDeliveryView(await this.deliveries.redeliver(user, id));
  }
}
