import { Inject, Injectable } from '@nestjs/common';

import type { AdminResponse, OwnDeliveriesQuery } from '@diorama/contract';
import { DomainError, LIMITS } from '@diorama/domain';

import { formatKeyActor } from '../accounts/api-keys.js';
import type { AuthenticatedUser } from '../accounts/api-keys.js';
import { DeliveryRecordsService } from '../admin/delivery-records.js';
import { CLOCK } from '../clients/injection-tokens.js';
import { MinuteLimiter } from '../http/minute-limiter.js';

/** The webhook deliveries of one account, and what it may do about them itself. */
@Injectable()
export class OwnDeliveriesService {
  private readonly limiter: MinuteLimiter;

  constructor(
    @Inject(DeliveryRecordsService) private readonly records: DeliveryRecordsService,
    @Inject(CLOCK) clock: () => number,
  ) {
    this.limiter = new MinuteLimiter({ limit: LIMITS.redeliveriesPerMinute, counted: 'redeliveries' }, clock);
  }

  list({ accountId }: AuthenticatedUser, query: OwnDeliveriesQuery): Promise<AdminResponse<'DeliveryPage'>> {
    return this.records.list({ ...query, account_id: accountId });
  }

  /** @throws DomainError DELIVERY_NOT_FOUND also for that of another account */
  async read({ accountId }: AuthenticatedUser, deliveryId: string): Promise<AdminResponse<'DeliveryDetails'>> {
    const delivery = await this.records.read(deliveryId);
    if (delivery.account_id !== accountId) throw new DomainError('DELIVERY_NOT_FOUND');
    return delivery;
  }

  /** Sends one that has ended once more. @throws DomainError DELIVERY_NOT_FOUND, DELIVERY_UNDER_WAY, DELIVERY_ENDED, RATE_LIMITED */
  async redeliver(user: AuthenticatedUser, deliveryId: string): Promise<AdminResponse<'Delivery'>> {
    this.limiter.admit(user.accountId);
    await this.read(user, deliveryId); // a delivery never changes its account
    return this.records.redeliver(deliveryId, formatKeyActor(user.apiKeyId));
  }
}
