import { Inject, Injectable } from '@nestjs/common';

import type { ListDeliveriesQuery } from '@diorama/contract';
import { DomainError, isDeliveryId, isOperationId } from '@diorama/domain';
import type { deliveryProto } from '@diorama/proto-types';
import { deliveryStateMessage } from '@diorama/rpc';
import type { DeliveryClient, MediaClient } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';

import { Operations } from '../operations/operations.js';
import type { Workflows } from '../operations/workflows.js';
import { deliveryStateView, eventOf } from '../tasks/delivery-view.js';
import { DELIVERIES, LOGGER, MEDIA, WORKFLOWS } from '../tokens.js';
import { nextPage } from './account-view.js';
import { pageOf } from './pages.js';

const DELETE_MS = 30_000;

/** The deliveries of all accounts as operators see them, and what they may do about them. */
@Injectable()
export class DeliveryRecords {
  // eslint-disable-next-line max-params -- record, objects and workflows
  constructor(
    @Inject(DELIVERIES) private readonly deliveries: DeliveryClient,
    @Inject(MEDIA) private readonly media: MediaClient,
    @Inject(WORKFLOWS) private readonly workflows: Workflows,
    @Inject(Operations) private readonly operations: Operations,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async list(query: ListDeliveriesQuery, requestId: string) {
    const filter = { accountId: query.account_id ?? '', operationId: query.operation_id ?? '', state: deliveryStateMessage(query.state) };
    const page = await this.deliveries.adminListDeliveries({ ...filter, ...pageOf(query) }, { requestId });
    return { deliveries: page.deliveries.map(deliveryView), next_page_token: nextPage(page.nextPageToken) };
  }

  /** With the body and every attempt. @throws DomainError DELIVERY_NOT_FOUND */
  async read(deliveryId: string, requestId: string) {
    if (!isDeliveryId(deliveryId)) throw new DomainError('DELIVERY_NOT_FOUND');
    const { delivery, attempts } = await this.deliveries.adminGetDelivery({ deliveryId }, { requestId });
    const found = present(delivery);
    return { ...deliveryView(found), event: eventOf(found), attempts: attempts.map(attemptView) };
  }

  /** Sends one that has ended once more. @throws DomainError DELIVERY_NOT_FOUND, DELIVERY_UNDER_WAY, DELIVERY_ENDED */
  async redeliver(deliveryId: string, operator: string, requestId: string) {
    if (!isDeliveryId(deliveryId)) throw new DomainError('DELIVERY_NOT_FOUND');
    const delivery = present((await this.deliveries.redeliverDelivery({ deliveryId, operator }, { requestId })).delivery);
    try {
      await this.workflows.deliver(deliveryId, delivery.round);
    } catch (error) {
      this.logger.warn({ err: error, request_id: requestId, deliveryId }, 'the redelivery could not be started; the sweep starts it later');
    }
    return deliveryView(delivery);
  }

  /** Takes an operation's content away; what still runs is cancelled. It can be repeated until everything is gone. @throws DomainError OPERATION_NOT_FOUND */
  async purge(operationId: string, operator: string, requestId: string): Promise<{ operation_id: string; purged: true }> {
    if (!isOperationId(operationId)) throw new DomainError('OPERATION_NOT_FOUND');
    const purged = await this.deliveries.purgeOperation({ operationId, operator }, { requestId });
    await this.operations.stopWorkflow(operationId, requestId);
    if (purged.deliveryId !== '') await this.stop(purged, requestId);
    for (const prefix of purged.objectPrefixes) await this.media.deletePrefix({ prefix }, { requestId, deadlineMs: DELETE_MS });
    return { operation_id: operationId, purged: true };
  }

  private async stop({ deliveryId, deliveryRound: round }: deliveryProto.PurgeOperationResponse, requestId: string): Promise<void> {
    try {
      await this.workflows.purge(deliveryId, round);
    } catch (error) {
      // It learns of it when it wants to begin its next attempt.
      this.logger.warn({ err: error, request_id: requestId, deliveryId }, 'the purge could not be signalled to the delivery workflow');
    }
  }
}

const time = (at: Date | undefined): string | null => at?.toISOString() ?? null;

function deliveryView(delivery: deliveryProto.Delivery) {
  const { lastAttempt } = delivery;
  return {
    delivery_id: delivery.deliveryId,
    operation_id: delivery.operationId,
    account_id: delivery.accountId,
    project_id: delivery.projectId,
    state: deliveryStateView(delivery.state),
    attempt_count: delivery.attemptCount,
    webhook_url: delivery.webhookUrl === '' ? null : delivery.webhookUrl,
    last_attempt: lastAttempt === undefined ? null : attemptView(lastAttempt),
    next_attempt_time: time(delivery.nextAttemptTime),
    finished_at: time(delivery.finishedAt),
    deadline: time(delivery.deadline),
    created_at: time(delivery.createdAt),
    redeliveries: delivery.round,
  };
}

function attemptView(attempt: deliveryProto.DeliveryAttempt) {
  const { httpStatus, errorCategory } = attempt;
  return {
    number: attempt.number,
    started_at: time(attempt.startedAt),
    duration_ms: httpStatus === undefined && errorCategory === '' ? null : attempt.durationMs,
    http_status: httpStatus ?? null,
    error_category: errorCategory === '' ? null : errorCategory,
    address: attempt.address === '' ? null : attempt.address,
    key_ids: attempt.keyIds,
  };
}

function present(delivery: deliveryProto.Delivery | undefined): deliveryProto.Delivery {
  if (delivery === undefined) throw new DomainError('DELIVERY_NOT_FOUND');
  return delivery;
}
