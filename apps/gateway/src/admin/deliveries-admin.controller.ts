import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';

import { listDeliveriesQuery } from '@diorama/contract';
import type { ListDeliveriesQuery } from '@diorama/contract';

import { OperatorsOnly } from '../accounts/access.js';
import { ParsedQuery } from '../http/body.js';
import { Operator, RequestId } from '../http/request.js';
import { DeliveryRecords } from './delivery-records.js';

/** Webhook deliveries across all accounts, and the content of operations. */
@Controller('admin/v1')
@OperatorsOnly()
export class DeliveriesAdminController {
  constructor(@Inject(DeliveryRecords) private readonly records: DeliveryRecords) {}

  @Get('deliveries')
  list(@ParsedQuery(listDeliveriesQuery) query: ListDeliveriesQuery, @RequestId() requestId: string) {
    return this.records.list(query, requestId);
  }

  @Get('deliveries/:delivery_id')
  read(@Param('delivery_id') id: string, @RequestId() requestId: string) {
    return this.records.read(id, requestId);
  }

  /** `::` is the router's literal colon, and the pattern keeps it out of the id. */
  @Post('deliveries/:delivery_id([^:/]+)::redeliver')
  @HttpCode(200)
  redeliver(@Param('delivery_id') id: string, @Operator() operator: string, @RequestId() requestId: string) {
    return this.records.redeliver(id, operator, requestId);
  }

  @Post('deliveries/:delivery_id([^:/]+)::send_now')
  @HttpCode(200)
  sendNow(@Param('delivery_id') id: string, @Operator() operator: string, @RequestId() requestId: string) {
    return this.records.sendNow(id, operator, requestId);
  }

  @Post('operations/:operation_id([^:/]+)::purge')
  @HttpCode(200)
  purge(@Param('operation_id') id: string, @Operator() operator: string, @RequestId() requestId: string) {
    return this.records.purge(id, operator, requestId);
  }
}
