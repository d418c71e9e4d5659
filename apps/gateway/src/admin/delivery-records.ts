import { Inject, Injectable } from '@nestjs/common';

import type { AdminResponse, ListDeliveriesQuery } from '@diorama/contract';
import { DomainError, createDeliveryWorkflowId, isDeliveryId, isOperationId } from '@diorama/domain';
import type { deliveryProto } from '@diorama/proto-types';
import { toDeliveryStateMessage } from '@diorama/rpc';
import type { DeliveryClient, MediaClient } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';
import type { TemporalUi } from '@diorama/temporal';
import {
  parseCreationQuery,
  parseDeliveryEvent,
  parsePageQuery,
  toDeliveryStateView,
  toNextPageToken,
  toRequiredTimeView,
  toTimeView,
} from '@diorama/views';

import { OperationsService } from '../operations/operations.js';
import type { WorkflowStarter } from '../clients/workflow-starter.js';
import { DELIVERY_CLIENT, LOGGER, MEDIA_CLIENT, TEMPORAL_UI, WORKFLOW_STARTER } from '../clients/injection-tokens.js';

const DELETE_MS = 30_000;

/** The deliveries of all accounts as operators see them, and what they may do about them. */
@Injectable()
export class DeliveryRecordsService {
  // eslint-disable-next-line max-params -- record, objects and workflows
  constructor(
    @Inject(DELIVERY_CLIENT) private readonly deliveries: DeliveryClient,
    @Inject(MEDIA_CLIENT) private readonly media: MediaClient,
    @Inject(WORKFLOW_STARTER) private readonly workflows: WorkflowStarter,
    @Inject(OperationsService) private readonly operations: OperationsService,
    @Inject(TEMPORAL_UI) private readonly temporalUi: Pick<TemporalUi, 'workflowUrl'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async list(query: ListDeliveriesQuery): Promise<AdminResponse<'DeliveryPage'>> {
    const filter = {
      accountId: query.account_id ?? '',
      operationId: query.operation_id ?? '',
      state: toDeliveryStateMessage(query.state),
      host: query.host ?? '',
      ...parseCreationQuery(query),
    };
    const page = await this.deliveries.adminListDeliveries({ ...filter, ...parsePageQuery(query) });
    return { deliveries: page.deliveries.map((delivery) => this.view(delivery)), next_page_token: toNextPageToken(page.nextPageToken) };
  }

  /** With the body and every attempt. @throws DomainError DELIVERY_NOT_FOUND */
  async read(deliveryId: string): Promise<AdminResponse<'DeliveryDetails'>> {
    if (!isDeliveryId(deliveryId)) throw new DomainError('DELIVERY_NOT_FOUND');
    const { delivery, attempts } = await this.deliveries.adminGetDelivery({ deliveryId });
    const found = present(delivery);
    return { ...this.view(found), event: parseDeliveryEvent(found), attempts: attempts.map(attemptView) };
  }

  /** Sends one that has ended once more. @throws DomainError DELIVERY_NOT_FOUND, DELIVERY_UNDER_WAY, DELIVERY_ENDED */
  async redeliver(deliveryId: string, operator: string): Promise<AdminResponse<'Delivery'>> {
    if (!isDeliveryId(deliveryId)) throw new DomainError('DELIVERY_NOT_FOUND');
    const delivery = present((await this.deliveries.redeliverDelivery({ deliveryId, operator })).delivery);
    try {
      await this.workflows.deliver(deliveryId, delivery.round);
    } catch (error) {
      this.logger.warn(
        { err: error, delivery_id: deliveryId },
        'could not start the workflow of the redelivery; a schedule starts it later',
      );
    }
    return this.view(delivery);
  }

  /** Starts the next attempt of a waiting delivery at once. @throws DomainError DELIVERY_NOT_FOUND, DELIVERY_UNDER_WAY, DELIVERY_ENDED */
  async sendNow(deliveryId: string, operator: string): Promise<AdminResponse<'Delivery'>> {
    if (!isDeliveryId(deliveryId)) throw new DomainError('DELIVERY_NOT_FOUND');
    const delivery = present((await this.deliveries.sendDeliveryNow({ deliveryId, operator })).delivery);
    await this.workflows.sendNow(deliveryId, delivery.round);
    return this.view(delivery);
  }

  /** Takes an operation's content away; what still runs is cancelled. It can be repeated until everything is gone. @throws DomainError OPERATION_NOT_FOUND */
  async purge(operationId: string, operator: string): Promise<AdminResponse<'PurgedOperation'>> {
    if (!isOperationId(operationId)) throw new DomainError('OPERATION_NOT_FOUND');
    const purged = await this.deliveries.purgeOperation({ operationId, operator });
    await this.operations.stopWorkflow(operationId);
    if (purged.deliveryId !== '') await this.stop(purged);
    for (const prefix of purged.objectPrefixes) await this.media.deletePrefix({ prefix }, { deadlineMs: DELETE_MS });
    return { operation_id: operationId, purged: true };
  }

  private view(delivery: deliveryProto.Delivery): AdminResponse<'Delivery'> {
    const { deliveryId, lastAttempt, round } = delivery;
    return {
      delivery_id: deliveryId,
      operation_id: delivery.operationId,
      account_id: delivery.accountId,
      project_id: delivery.projectId,
      state: toDeliveryStateView(delivery.state),
      attempt_count: delivery.attemptCount,
      webhook_url: delivery.webhookUrl === '' ? null : delivery.webhookUrl,
      last_attempt: lastAttempt === undefined ? null : attemptView(lastAttempt),
      next_attempt_time: toTimeView(delivery.nextAttemptTime),
      finished_at: toTimeView(delivery.finishedAt),
      deadline: toTimeView(delivery.deadline),
      created_at: toRequiredTimeView(delivery.createdAt),
      redeliveries: round,
      temporal_url: this.temporalUi.workflowUrl(createDeliveryWorkflowId(deliveryId, round)),
    };
  }

  private async stop({ deliveryId, deliveryRound: round }: deliveryProto.PurgeOperationResponse): Promise<void> {
    try {
      await this.workflows.purge(deliveryId, round);
    } catch (error) {
      // It learns of it when it wants to begin its next attempt.
      this.logger.warn({ err: error, delivery_id: deliveryId }, 'the purge could not be signalled to the delivery workflow');
    }
  }
}

function attemptView(attempt: deliveryProto.DeliveryAttempt): AdminResponse<'DeliveryAttempt'> {
  const { httpStatus, errorCategory } = attempt;
  return {
    number: attempt.number,
    started_at: toTimeView(attempt.startedAt),
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
