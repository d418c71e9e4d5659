import type { ListDeliveriesData } from '@diorama/sdk/admin';
import { at, filled, pageOf } from '../api/paging.js';
import { DELIVERY_STATES } from '@diorama/sdk/admin';
import { useConsole } from '../hooks/context.js';
import { AccountPicker } from '../parts/account-picker.js';
import { Empty } from '../parts/empty.js';
import { ListState } from '../parts/list-state.js';
import { SearchField } from '../parts/search-field.js';
import { deliveryWord } from '../parts/delivery-badge.js';
import { href } from '../hooks/route.js';
import { usePages } from '../hooks/use-pages.js';
import { DeliveryLine } from './delivery-line.js';
import { PageHead } from '../parts/page-head.js';

type DeliveryFilter = NonNullable<ListDeliveriesData['query']>;

const REFRESH_MS = 3_000;

/** All webhook deliveries, by state, account and operation; the address keeps what is looked for. */
export function Deliveries({ filters }: { readonly filters: Readonly<Record<string, string>> }) {
  const { api } = useConsole();
  const { state = '', account = '', operation = '' } = filters;
  const go = (change: Readonly<Record<string, string>>): void => {
    location.hash = href('deliveries', null, { state, account, operation, ...change });
  };
  const pages = usePages(
    async (token, signal) => {
      const filter: DeliveryFilter = filled({ state, account_id: account, operation_id: operation });
      const page = await api.deliveries({ ...filter, ...at(token) }, { signal });
      return pageOf(page.deliveries, page);
    },
    [state, account, operation],
    ({ delivery_id: id }) => id,
    REFRESH_MS,
  );
  const isFiltered = state !== '' || account !== '' || operation !== '';
  return (
    <>
      <PageHead title="Deliveries" lead="Signed events sent to task receivers, with all attempts, newest first." />
      <div class="filters">
        <div class="chips" role="group" aria-label="State">
          {['', ...DELIVERY_STATES].map((name) => (
            <button key={name} type="button" class="chip" aria-pressed={name === state} onClick={() => go({ state: name })}>
              {name === '' ? 'All' : deliveryWord(name as (typeof DELIVERY_STATES)[number])}
            </button>
          ))}
        </div>
        <AccountPicker label="Account" placeholder="Any account" value={account} onChange={(id) => go({ account: id })} />
        <SearchField label="Operation id" value={operation} onSearch={(text) => go({ operation: text })} />
      </div>
      <ListState
        pages={pages}
        empty={
          <Empty icon="send" title={isFiltered ? 'Nothing matches' : 'No callbacks yet'}>
            {isFiltered ? (
              <a href={href('deliveries')}>Show all deliveries</a>
            ) : (
              <>
                A task with a <code>webhookUrl</code> brings the first one.
              </>
            )}
          </Empty>
        }
      >
        {(items) => (
          <ul class="runs">
            {items.map((delivery) => (
              <li key={delivery.delivery_id}>
                <DeliveryLine delivery={delivery} onChanged={pages.reload} />
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </>
  );
}
