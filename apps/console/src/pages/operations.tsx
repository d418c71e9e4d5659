import { OPERATION_STATES } from '@diorama/domain';
import type { ListOperationsData } from '@diorama/sdk/admin';
import { at, filled, pageOf } from '../api/paging.js';
import { useConsole } from '../hooks/context.js';
import { AccountPicker } from '../parts/account-picker.js';
import { Empty } from '../parts/empty.js';
import { ListState } from '../parts/list-state.js';
import { SearchField } from '../parts/search-field.js';
import { stateWord } from '../parts/state-badge.js';
import { href } from '../hooks/route.js';
import { usePages } from '../hooks/use-pages.js';
import { OperationList } from './operation-list.js';
import { PageHead } from '../parts/page-head.js';

type OperationFilter = NonNullable<ListOperationsData['query']>;

const REFRESH_MS = 3_000;

/** All operations, by state, account and id; the address keeps what is looked for. */
export function Operations({ filters }: { readonly filters: Readonly<Record<string, string>> }) {
  const { api } = useConsole();
  const { state = '', account = '', query = '' } = filters;
  const go = (change: Readonly<Record<string, string>>): void => {
    location.hash = href('operations', null, { state, account, query, ...change });
  };
  const pages = usePages(
    async (token, signal) => {
      const filter: OperationFilter = filled({ state, account_id: account, query });
      const page = await api.operations({ ...filter, ...at(token) }, { signal });
      return pageOf(page.operations, page);
    },
    [state, account, query],
    ({ operation_id: id }) => id,
    REFRESH_MS,
  );
  return (
    <>
      <PageHead title="Operations" lead="Generations and exports of all accounts, newest first." />
      <div class="filters">
        <div class="chips" role="group" aria-label="State">
          {['', ...OPERATION_STATES].map((name) => (
            <button key={name} type="button" class="chip" aria-pressed={name === state} onClick={() => go({ state: name })}>
              {name === '' ? 'All' : stateWord(name as (typeof OPERATION_STATES)[number])}
            </button>
          ))}
        </div>
        <AccountPicker label="Account" placeholder="Any account" value={account} onChange={(id) => go({ account: id })} />
        <SearchField label="Operation, world or request id" value={query} onSearch={(text) => go({ query: text })} />
      </div>
      <ListState
        pages={pages}
        empty={
          <Empty icon="activity" title={state === '' && account === '' && query === '' ? 'No operations yet' : 'Nothing matches'}>
            {state === '' && account === '' && query === '' ? (
              <>
                Make the first world in the <a href={href('playground')}>playground</a>.
              </>
            ) : (
              <>
                <a href={href('operations')}>Show all operations</a>
              </>
            )}
          </Empty>
        }
      >
        {(items) => <OperationList operations={items} />}
      </ListState>
    </>
  );
}
