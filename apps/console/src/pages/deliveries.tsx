import { useState } from 'preact/hooks';

import type { Columns } from '@diorama/web';
import type { Delivery, ListDeliveriesData } from '@diorama-worlds/sdk/admin';
import { DELIVERY_STATES } from '@diorama-worlds/sdk/admin';
import {
  DateFilter,
  EmptyState,
  FilterChips,
  Icon,
  ListState,
  omitEmptyFilters,
  PageHeader,
  SearchField,
  toPage,
  toPageQuery,
  usePages,
} from '@diorama/page-parts';
import type { LoadListPage } from '@diorama/page-parts';
import { useConsole } from '../hooks/console-context.js';
import { AccountPicker } from '../parts/filters/account-picker.js';
import { DownloadListButton } from '../parts/download-list-button.js';
import { formatDeliveryState } from '../parts/deliveries/delivery-badge.js';
import { buildRouteHref } from '../hooks/route.js';
import { DeliveryRow } from './delivery-row.js';
import { TestEventDialog } from './test-event-dialog.js';

type DeliveryFilter = NonNullable<ListDeliveriesData['query']>;

const REFRESH_MS = 3_000;

const DELIVERY_COLUMNS: Columns<Delivery> = {
  delivery_id: ({ delivery_id: id }) => id,
  operation_id: ({ operation_id: id }) => id,
  account_id: ({ account_id: id }) => id,
  state: ({ state }) => state,
  webhook_url: ({ webhook_url: url }) => url,
  attempts: ({ attempt_count: count }) => count,
  http_status: ({ last_attempt: last }) => last?.http_status ?? null,
  error_category: ({ last_attempt: last }) => last?.error_category ?? null,
  created_at: ({ created_at: at }) => at,
  next_attempt_at: ({ next_attempt_time: at }) => at,
  finished_at: ({ finished_at: at }) => at,
};

const STATES = [['', 'All'] as const, ...DELIVERY_STATES.map((state) => [state, formatDeliveryState(state)] as const)];

/** All webhook deliveries, by state, account and operation; the address keeps what is looked for. */
export function DeliveriesPage({ filters }: { readonly filters: Readonly<Record<string, string>> }) {
  const { api, may } = useConsole();
  const [isTesting, setTesting] = useState(false);
  const { state = '', account = '', operation = '', host = '', from = '', until = '' } = filters;
  const go = (change: Readonly<Record<string, string>>): void => {
    location.hash = buildRouteHref('deliveries', null, { ...filters, ...change });
  };
  const filter: DeliveryFilter = omitEmptyFilters({
    state,
    account_id: account,
    operation_id: operation,
    host,
    created_from: from,
    created_until: until,
  });
  const load: LoadListPage<Delivery> = async (token, signal, size) => {
    const page = await api.deliveries({ ...filter, ...toPageQuery(token, size) }, { signal });
    return toPage(page.deliveries, page);
  };
  const pages = usePages(load, [JSON.stringify(filter)], ({ delivery_id: id }) => id, REFRESH_MS);
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <PageHeader title="Webhooks" lead="Deliveries of signed events to webhook receivers, with all attempts, newest first.">
        <DownloadListButton name="diorama-deliveries" load={load} columns={DELIVERY_COLUMNS} />
        {may('operator') && (
          <button type="button" class="primary with-icon" onClick={() => setTesting(true)}>
            <Icon name="send" /> Send a test event
          </button>
        )}
      </PageHeader>
      <div class="filters">
        <FilterChips label="State" value={state} choices={STATES} onChange={(value) => go({ state: value })} />
        <AccountPicker label="Account" placeholder="Any account" value={account} onChange={(id) => go({ account: id })} />
        <SearchField label="Operation id" value={operation} onSearch={(text) => go({ operation: text })} />
        <SearchField label="Host of the receiver" value={host} onSearch={(text) => go({ host: text })} />
        <DateFilter from={from} until={until} onChange={go} />
      </div>
      <ListState
        pages={pages}
        empty={
          <EmptyState icon="send" title={isFiltered ? 'Nothing matches' : 'No deliveries yet'}>
            {isFiltered ? (
              <a href={buildRouteHref('deliveries')}>Show all deliveries</a>
            ) : (
              <>
                A task with a <code>webhookUrl</code> brings the first one.
              </>
            )}
          </EmptyState>
        }
      >
        {(items) => (
          <ul class="runs">
            {items.map((delivery) => (
              <li key={delivery.delivery_id}>
                <DeliveryRow delivery={delivery} onChanged={pages.reload} />
              </li>
            ))}
          </ul>
        )}
      </ListState>
      {isTesting && <TestEventDialog onClose={() => setTesting(false)} />}
    </>
  );
}
