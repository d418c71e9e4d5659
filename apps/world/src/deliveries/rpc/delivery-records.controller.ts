import { Inject } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { DATA_SOURCE, GrpcController } from '@diorama/service';
import { DomainError, isDeliveryId, isOperationId } from '@diorama/domain';
import type { deliveryProto } from '@diorama/proto-types';
import { parseRequest } from '@diorama/rpc';
import type { DataSource } from 'typeorm';

import { parseOperationId } from '../../rpc/requests.js';
import { readAnyDelivery, readAttempts, readDelivery } from '../delivery-row.js';
import { listDeliveries, readDeliverySummaries } from '../list-deliveries.js';
import { purgeOperation } from '../../admin/purge-operation.js';
import { redeliverWebhook } from '../redeliver.js';
import { sendDeliveryNow } from '../send-now.js';
import { toAttemptMessage, toDeliveryMessage, toDeliverySummaryMessage } from './messages.js';
import {
  listDeliveriesRequestSchema,
  purgeDeliveryRequestSchema,
  redeliverWebhookRequestSchema,
  sendDeliveryNowRequestSchema,
  deliverySummariesRequestSchema,
} from './requests.js';

/** Deliveries as their owners and operators see them. */
@GrpcController()
export class DeliveryRecordsController {
  constructor(@Inject(DATA_SOURCE) private readonly dataSource: DataSource) {}

  @GrpcMethod('DeliveryService', 'getDelivery')
  async getDelivery({ accountId, operationId }: deliveryProto.GetDeliveryRequest): Promise<deliveryProto.GetDeliveryResponse> {
    if (!isOperationId(operationId)) throw new DomainError('DELIVERY_NOT_FOUND');
    return { delivery: toDeliveryMessage(await readDelivery(this.dataSource, accountId, operationId)) };
  }

  @GrpcMethod('DeliveryService', 'getDeliverySummaries')
  async getDeliverySummaries(request: deliveryProto.GetDeliverySummariesRequest): Promise<deliveryProto.GetDeliverySummariesResponse> {
    const { accountId, operationIds } = parseRequest(deliverySummariesRequestSchema, request);
    return { summaries: (await readDeliverySummaries(this.dataSource, accountId, operationIds)).map(toDeliverySummaryMessage) };
  }

  @GrpcMethod('DeliveryService', 'adminListDeliveries')
  async listDeliveries(request: deliveryProto.AdminListDeliveriesRequest): Promise<deliveryProto.AdminListDeliveriesResponse> {
    const { rows, nextPageToken } = await listDeliveries(this.dataSource, parseRequest(listDeliveriesRequestSchema, request));
    return { deliveries: rows.map(toDeliveryMessage), nextPageToken };
  }

  @GrpcMethod('DeliveryService', 'adminGetDelivery')
  async getAnyDelivery(request: deliveryProto.AdminGetDeliveryRequest): Promise<deliveryProto.AdminGetDeliveryResponse> {
    const deliveryId = deliveryIdOf(request);
    const delivery = toDeliveryMessage(await readAnyDelivery(this.dataSource, deliveryId));
    return { delivery, attempts: (await readAttempts(this.dataSource, deliveryId)).map(toAttemptMessage) };
  }

  @GrpcMethod('DeliveryService', 'redeliverDelivery')
  async redeliverDelivery(request: deliveryProto.RedeliverDeliveryRequest): Promise<deliveryProto.RedeliverDeliveryResponse> {
    const { operator } = parseRequest(redeliverWebhookRequestSchema, request);
    return { delivery: toDeliveryMessage(await redeliverWebhook(this.dataSource, { deliveryId: deliveryIdOf(request), operator })) };
  }

  @GrpcMethod('DeliveryService', 'sendDeliveryNow')
  async sendDeliveryNow(request: deliveryProto.SendDeliveryNowRequest): Promise<deliveryProto.SendDeliveryNowResponse> {
    const { operator } = parseRequest(sendDeliveryNowRequestSchema, request);
    return { delivery: toDeliveryMessage(await sendDeliveryNow(this.dataSource, { deliveryId: deliveryIdOf(request), operator })) };
  }

  @GrpcMethod('DeliveryService', 'purgeOperation')
  async purgeOperation(request: deliveryProto.PurgeOperationRequest): Promise<deliveryProto.PurgeOperationResponse> {
    const { operator } = parseRequest(purgeDeliveryRequestSchema, request);
    const { objectPrefixes, delivery } = await purgeOperation(this.dataSource, { operationId: parseOperationId(request), operator });
    return { objectPrefixes: [...objectPrefixes], deliveryId: delivery?.id ?? '', deliveryRound: delivery?.round ?? 0 };
  }
}

/** An id from an operator: an id of another form does not exist, and is reported as not found. */
function deliveryIdOf({ deliveryId }: { readonly deliveryId: string }): string {
  if (!isDeliveryId(deliveryId)) throw new DomainError('DELIVERY_NOT_FOUND');
  return deliveryId;
}
