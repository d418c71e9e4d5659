import { Inject } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { DATA_SOURCE, GrpcController } from '@diorama/service';
import type { deliveryProto } from '@diorama/proto-types';
import { toDeliveryStateMessage, parseRequest } from '@diorama/rpc';
import type { DataSource } from 'typeorm';

import { claimDelivery } from '../claim-delivery.js';
import { listUnclaimedDeliveries } from '../list-unclaimed.js';
import { markDeliveryExhausted, recordAttempt } from '../record-attempt.js';
import { readDeliveryDestination, startAttempt } from '../start-attempt.js';
import {
  deliveryRequestSchema,
  claimDeliveryRequestSchema,
  exhaustDeliveryRequestSchema,
  listUnclaimedRequestSchema,
  recordAttemptRequestSchema,
  startAttemptRequestSchema,
} from './requests.js';

/** Deliveries as their workflows and the sender see them, whosever they are. */
@GrpcController()
export class DeliveriesController {
  constructor(@Inject(DATA_SOURCE) private readonly dataSource: DataSource) {}

  @GrpcMethod('DeliveryService', 'claimDelivery')
  async claimDelivery(request: deliveryProto.ClaimDeliveryRequest): Promise<deliveryProto.ClaimDeliveryResponse> {
    const { deliveryId, claimant } = parseRequest(claimDeliveryRequestSchema, request);
    const claim = await claimDelivery(this.dataSource, deliveryId, claimant);
    if (claim === null) return { claimed: false, attemptCount: 0, beganAt: undefined, deadline: undefined };
    return { claimed: true, attemptCount: claim.attempt_count, beganAt: claim.began_at, deadline: claim.deadline };
  }

  @GrpcMethod('DeliveryService', 'getDestination')
  async getDestination(request: deliveryProto.GetDestinationRequest): Promise<deliveryProto.GetDestinationResponse> {
    const { url, account_id: accountId } = await readDeliveryDestination(
      this.dataSource,
      parseRequest(deliveryRequestSchema, request).deliveryId,
    );
    return { webhookUrl: url, accountId };
  }

  @GrpcMethod('DeliveryService', 'startAttempt')
  async startAttempt(request: deliveryProto.StartAttemptRequest): Promise<deliveryProto.StartAttemptResponse> {
    const { url, event, account_id: accountId } = await startAttempt(this.dataSource, parseRequest(startAttemptRequestSchema, request));
    return { webhookUrl: url, event, accountId };
  }

  @GrpcMethod('DeliveryService', 'recordAttempt')
  async recordAttempt(request: deliveryProto.RecordAttemptRequest): Promise<deliveryProto.RecordAttemptResponse> {
    return { state: toDeliveryStateMessage(await recordAttempt(this.dataSource, parseRequest(recordAttemptRequestSchema, request))) };
  }

  @GrpcMethod('DeliveryService', 'exhaustDelivery')
  async exhaustDelivery(request: deliveryProto.ExhaustDeliveryRequest): Promise<deliveryProto.ExhaustDeliveryResponse> {
    const { deliveryId, claimant } = parseRequest(exhaustDeliveryRequestSchema, request);
    return { state: toDeliveryStateMessage(await markDeliveryExhausted(this.dataSource, deliveryId, claimant)) };
  }

  @GrpcMethod('DeliveryService', 'listUnclaimedDeliveries')
  async listUnclaimedDeliveries(
    request: deliveryProto.ListUnclaimedDeliveriesRequest,
  ): Promise<deliveryProto.ListUnclaimedDeliveriesResponse> {
    const { deliveries, givenUp } = await listUnclaimedDeliveries(this.dataSource, parseRequest(listUnclaimedRequestSchema, request));
    return { deliveries: deliveries.map(({ id, round }) => ({ deliveryId: id, round })), givenUp };
  }
}
