import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';

import { listDeliveriesQuerySchema, testWebhookRequestSchema } from '@diorama/contract';
import type { ListDeliveriesQuery, TestWebhookRequest } from '@diorama/contract';

import { RequireOperator, RequireRole } from '../accounts/route-access.js';
import { ValidatedBody, ValidatedQuery } from '../http/validated-body.js';
import { CurrentOperator } from '../accounts/current-user.js';
import { DeliveryRecordsService } from './delivery-records.js';
import { TestEventsService } from './test-events.js';

/** Webhook deliveries across all accounts, and the content of operations. */
@Controller('admin/v1')
@RequireOperator()
export class DeliveriesAdminController {
  constructor(
    @Inject(DeliveryRecordsService) private readonly records: DeliveryRecordsService,
    @Inject(TestEventsService) private readonly testEvents: TestEventsService,
  ) {}

  @Get('deliveries')
  list(@ValidatedQuery(listDeliveriesQuerySchema) query: ListDeliveriesQuery) {
    return this.records.list(query);
  }

  @Get('deliveries/:delivery_id')
  read(@Param('delivery_id') id: string) {
    return this.records.read(id);
  }

  /** `::` is the router's literal colon, and the pattern keeps it out of the id. */
  @Post('deliveries/:delivery_id([^:/]+)::redeliver')
  @RequireRole('support')
  @HttpCode(200)
  redeliver(@Param('delivery_id') id: string, @CurrentOperator() operator: string) {
    return this.records.redeliver(id, operator);
  }

  @Post('deliveries/:delivery_id([^:/]+)::send_now')
  @RequireRole('support')
  @HttpCode(200)
  sendNow(@Param('delivery_id') id: string, @CurrentOperator() operator: string) {
    return this.records.sendNow(id, operator);
  }

  @Post('webhooks::test')
  @HttpCode(200)
  test(@ValidatedBody(testWebhookRequestSchema) request: TestWebhookRequest, @CurrentOperator() operator: string) {
    return this.testEvents.send(request, operator);
  }

  @Post('operations/:operation_id([^:/]+)::purge')
  @HttpCode(200)
  purge(@Param('operation_id') id: string, @CurrentOperator() operator: string) {
    return this.records.purge(id, operator);
  }
}
