import { useState } from 'preact/hooks';

import { DELIVERY_STATES } from '@diorama-worlds/sdk/admin';
import type { AccountDelivery, DeliveryFilter } from '@diorama-worlds/sdk';
import { EmptyState, FilterSelect, ListState, omitEmptyFilters, SearchField, toPage, toPageQuery, usePages } from '@diorama/page-parts';
import { formatDeliveryState } from '../parts/deliveries/delivery-badge.js';
import { useAccount } from './account-context.js';
import { OwnDeliveryRow } from './own-delivery-row.js';

const REFRESH_MS = 10_000;
const PAGE_SIZE = 10;
const STATES = DELIVERY_STATES.map((state) => [state, formatDeliveryState(state)] as const);

/** The webhook deliveries of the account. */
export function WebhooksPanel() {
  const { api } = useAccount();
  const [filters, setFilters] = useState({ state: '', host: '' });
  const filter: DeliveryFilter = omitEmptyFilters(filters);
  const pages = usePages<AccountDelivery>(
    async (token, signal) => {
      const page = await api.webhooks.page({ ...filter, ...toPageQuery(token, PAGE_SIZE) }, { signal });
      return toPage(page.deliveries, page);
    },
    [filters.state, filters.host],
    ({ delivery_id: id }) => id,
    REFRESH_MS,
  );
  return (
    <section class="panel glass" aria-labelledby="webhooks-title">
      <div class="section-head">
        <h2 id="webhooks-title">Webhook deliveries</h2>
      </div>
      <div class="filters">
        <FilterSelect
          label="State"
          value={filters.state}
          all="Any state"
          choices={STATES}
          onChange={(state) => setFilters({ ...filters, state })}
        />
        <SearchField label="Host of the receiver" value={filters.host} onSearch={(host) => setFilters({ ...filters, host })} />
      </div>
      <ListState
        pages={pages}
        empty={
          <EmptyState icon="send" title={Object.keys(filter).length > 0 ? 'Nothing matches' : 'No deliveries yet'}>
            A task with a <code>webhookUrl</code> has one delivery. <a href="/docs/reference/webhooks">How to receive webhooks</a>
          </EmptyState>
        }
      >
        {(items) => (
          <ul class="runs">
            {items.map((delivery) => (
              <li key={delivery.delivery_id}>
                <OwnDeliveryRow delivery={delivery} onChanged={pages.reload} />
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </section>
  );
}
