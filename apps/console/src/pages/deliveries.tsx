import type { ListDeliveriesData } from '@diorama-worlds/sdk/admin';
import { toPageQuery, omitEmptyFilters, toPage } from '../api/paging.js';
import { DELIVERY_STATES } from '@diorama-worlds/sdk/admin';
import { useConsole } from '../hooks/console-context.js';
import { AccountPicker } from '../parts/account-picker.js';
import { EmptyState } from '../parts/empty-state.js';
import { ListState } from '../parts/list-state.js';
import { SearchField } from '../parts/search-field.js';
import { formatDeliveryState } from '../parts/delivery-badge.js';
import { buildRouteHref } from '../hooks/route.js';
import { usePages } from '../hooks/use-pages.js';
import { DeliveryRow } from './delivery-row.js';
import { PageHeader } from '../parts/page-header.js';

type DeliveryFilter = NonNullable<ListDeliveriesData['query']>;

const REFRESH_MS = 3_000;

/** All webhook deliveries, by state, account and operation; the address keeps what is looked for. */
export function DeliveriesPage({ filters }: { readonly filters: Readonly<Record<string, string>> }) {
  const { api } = useConsole();
  const { state = '', account = '', operation = '' } = filters;
  const go = (change: Readonly<Record<string, string>>): void => {
    location.hash = buildRouteHref('deliveries', null, { state, account, operation, ...change });
  };
  const pages = usePages(
    async (token, signal) => {
      const filter: DeliveryFilter = omitEmptyFilters({ state, account_id: account, operation_id: operation });
      const page = await api.deliveries({ ...filter, ...toPageQuery(token) }, { signal });
      return toPage(page.deliveries, page);
    },
    [state, account, operation],
    ({ delivery_id: id }) => id,
    REFRESH_MS,
  );
  const isFiltered = state !== '' || account !== '' || operation !== '';
  return (
    <>
      <PageHeader title="Deliveries" lead="Signed events sent to task receivers, with all attempts, newest first." />
      <div class="filters">
        <div class="chips" role="group" aria-label="State">
          {['', ...DELIVERY_STATES].map((name) => (
            <button key={name} type="button" class="chip" aria-pressed={name === state} onClick={() => go({ state: name })}>
              {name === '' ? 'All' : formatDeliveryState(name as (typeof DELIVERY_STATES)[number])}
            </button>
          ))}
        </div>
        <AccountPicker label="Account" placeholder="Any account" value={account} onChange={(id) => go({ account: id })} />
        <SearchField label="Operation id" value={operation} onSearch={(text) => go({ operation: text })} />
      </div>
      <ListState
        pages={pages}
        empty={
          <EmptyState icon="send" title={isFiltered ? 'Nothing matches' : 'No callbacks yet'}>
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
    </>
  );
}
