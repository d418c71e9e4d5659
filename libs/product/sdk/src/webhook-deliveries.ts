import type { CallLimits } from './transport/call-timeout.js';
import type { AccountDelivery, AccountDeliveryDetails, AccountDeliveryPage, ListDeliveriesData } from './generated/types.gen.js';
import { iteratePages } from './transport/pages.js';
import { buildRequestPath } from './transport/transport.js';
import type { Transport } from './transport/transport.js';

/** Which deliveries, and which page of them. */
export type DeliveryFilter = NonNullable<ListDeliveriesData['query']>;

/** The webhook deliveries of the account. `redeliver` and `test` need a key with the scope `account:write`. */
export class WebhookDeliveries {
  constructor(private readonly transport: Transport) {}

  /** One page, newest first. */
  page(filter: DeliveryFilter = {}, patience: CallLimits = {}): Promise<AccountDeliveryPage> {
    return this.transport.json({ method: 'GET', path: buildRequestPath(PATH, { ...filter }), ...patience });
  }

  /** All deliveries that match the filter, newest first. */
  list(filter: DeliveryFilter = {}, patience: CallLimits = {}): AsyncGenerator<AccountDelivery, void, void> {
    return iteratePages(
      (token) => this.page({ ...filter, ...(token === null ? {} : { page_token: token }) }, patience),
      (page) => page.deliveries,
    );
  }

  /** A delivery with its event and every attempt. */
  get(deliveryId: string, patience: CallLimits = {}): Promise<AccountDeliveryDetails> {
    return this.transport.json({ method: 'GET', path: pathTo(deliveryId), ...patience });
  }

  /** Sends a delivery that has ended once more. @throws ConflictError while it is in progress */
  redeliver(deliveryId: string, patience: CallLimits = {}): Promise<AccountDelivery> {
    return this.transport.json({ method: 'POST', path: `${pathTo(deliveryId)}:redeliver`, once: true, ...patience });
  }
}

const PATH = '/svc/v1/webhooks/deliveries';

const pathTo = (deliveryId: string): string => `${PATH}/${encodeURIComponent(deliveryId)}`;
