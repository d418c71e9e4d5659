import { Inject, Injectable } from '@nestjs/common';

import { DomainError, isOperationId } from '@diorama/domain';
import type { DeliveryClient } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';
import { toDeliveryRecordView, toDeliverySummaryView } from '@diorama/views';
import type { DeliverySummaryView } from '@diorama/views';

import type { AuthenticatedUser } from '../accounts/api-keys.js';
import { DELIVERY_CLIENT, LOGGER } from '../clients/injection-tokens.js';

/** Reads of operations do not wait longer for their delivery summaries. */
const SUMMARY_MS = 200;

/** Reads the deliveries of an account's webhooks. */
@Injectable()
export class DeliveriesService {
  constructor(
    @Inject(DELIVERY_CLIENT) private readonly deliveries: DeliveryClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws DomainError OPERATION_NOT_FOUND, DELIVERY_NOT_FOUND for an operation that asked for no callback or was cancelled */
  async record({ accountId }: AuthenticatedUser, operationId: string) {
    if (!isOperationId(operationId)) throw new DomainError('OPERATION_NOT_FOUND');
    const { delivery } = await this.deliveries.getDelivery({ accountId, operationId });
    if (delivery === undefined) throw new DomainError('DELIVERY_NOT_FOUND');
    return toDeliveryRecordView(delivery);
  }

  /** Of those of the operations that asked for a callback; of none where they cannot be read at once. */
  async summaries({ accountId }: AuthenticatedUser, operationIds: readonly string[]): Promise<ReadonlyMap<string, DeliverySummaryView>> {
    if (operationIds.length === 0) return new Map();
    try {
      const asked = { accountId, operationIds: [...operationIds] };
      const { summaries } = await this.deliveries.getDeliverySummaries(asked, { deadlineMs: SUMMARY_MS });
      return new Map(summaries.map((summary) => [summary.operationId, toDeliverySummaryView(summary)]));
    } catch (error) {
      this.logger.warn({ err: error }, 'could not read deliveries of operations; the response omits them');
      return new Map();
    }
  }
}
