import type { RequestOptions } from './transport/call-timeout.js';
import type { AccountDelivery, AccountDeliveryDetails, AccountDeliveryPage, ListDeliveriesData } from './generated/types.gen.js';
import { iteratePages } from './transport/pages.js';
import { buildRequestPath } from './transport/transport.js';
import type { Transport } from './transport/transport.js';

/** Which deliveries, and which page of them. */
export type DeliveryFilter = NonNullable<ListDeliveriesData['query']>;

/** The webhook deliveries of the account. `redeliver` needs a key with the scope `account:write`. */
export class WebhookDeliveries {
  constructor(private readonly transport: Transport) {}

  /** One page, newest first. */
  page(filter: DeliveryFilter = {}, options: RequestOptions = {}): Promise<AccountDeliveryPage> {
    return this.transport.json({ method: 'GET', path: buildRequestPath(PATH, { ...filter }), ...options });
  }

  /** All deliveries that match the filter, newest first. */
  list(filter: DeliveryFilter = {}, options: RequestOptions = {}): AsyncGenerator<AccountDelivery, void, void> {
    return iteratePages(
      (token) => this.page({ ...filter, ...(token === null ? {} : { page_token: token }) }, options),
      (page) => page.deliveries,
    );
  }

  /** A delivery with its event and every attempt. */
  get(deliveryId: string, options: RequestOptions = {}): Promise<AccountDeliveryDetails> {
    return this.transport.json({ method: 'GET', path: pathTo(deliveryId), ...options });
  }

  /** Sends a delivery that has ended once more. @throws ConflictError while it is in progress */
  redeliver(deliveryId: string, options: RequestOptions = {}): Promise<AccountDelivery> {
    return this.transport.json({ method: 'POST', path: `${pathTo(deliveryId)}:redeliver`, once: true, ...options });
  }
}

const PATH = '/svc/v1/webhooks/deliveries';

const pathTo = (deliveryId: string): string => `${PATH}/${encodeURIComponent(deliveryId)}`;
