import { OPERATION_STATES } from '@diorama/domain';
import type { ListOperationsData } from '@diorama-worlds/sdk/admin';
import { toPageQuery, omitEmptyFilters, toPage } from '../api/paging.js';
import { useConsole } from '../hooks/console-context.js';
import { AccountPicker } from '../parts/account-picker.js';
import { EmptyState } from '../parts/empty-state.js';
import { ListState } from '../parts/list-state.js';
import { SearchField } from '../parts/search-field.js';
import { formatOperationState } from '../parts/state-badge.js';
import { buildRouteHref } from '../hooks/route.js';
import { usePages } from '../hooks/use-pages.js';
import { OperationList } from './operation-list.js';
import { PageHeader } from '../parts/page-header.js';

type OperationFilter = NonNullable<ListOperationsData['query']>;

const REFRESH_MS = 3_000;

/** All operations, by state, account and id; the address keeps what is looked for. */
export function OperationsPage({ filters }: { readonly filters: Readonly<Record<string, string>> }) {
  const { api } = useConsole();
  const { state = '', account = '', query = '' } = filters;
  const go = (change: Readonly<Record<string, string>>): void => {
    location.hash = buildRouteHref('operations', null, { state, account, query, ...change });
  };
  const pages = usePages(
    async (token, signal) => {
      const filter: OperationFilter = omitEmptyFilters({ state, account_id: account, query });
      const page = await api.operations({ ...filter, ...toPageQuery(token) }, { signal });
      return toPage(page.operations, page);
    },
    [state, account, query],
    ({ operation_id: id }) => id,
    REFRESH_MS,
  );
  return (
    <>
      <PageHeader title="Operations" lead="Generations and exports of all accounts, newest first." />
      <div class="filters">
        <div class="chips" role="group" aria-label="State">
          {['', ...OPERATION_STATES].map((name) => (
            <button key={name} type="button" class="chip" aria-pressed={name === state} onClick={() => go({ state: name })}>
              {name === '' ? 'All' : formatOperationState(name as (typeof OPERATION_STATES)[number])}
            </button>
          ))}
        </div>
        <AccountPicker label="Account" placeholder="Any account" value={account} onChange={(id) => go({ account: id })} />
        <SearchField label="Operation, world or request id" value={query} onSearch={(text) => go({ query: text })} />
      </div>
      <ListState
        pages={pages}
        empty={
          <EmptyState icon="activity" title={state === '' && account === '' && query === '' ? 'No operations yet' : 'Nothing matches'}>
            {state === '' && account === '' && query === '' ? (
              <>
                Make the first world in the <a href={buildRouteHref('playground')}>playground</a>.
              </>
            ) : (
              <>
                <a href={buildRouteHref('operations')}>Show all operations</a>
              </>
            )}
          </EmptyState>
        }
      >
        {(items) => <OperationList operations={items} />}
      </ListState>
    </>
  );
}
