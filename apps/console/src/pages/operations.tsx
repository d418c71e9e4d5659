import { FAILURE_CODES, MODEL_NAMES, OPERATION_KINDS, OPERATION_STATES } from '@diorama/domain';
import type { Columns } from '@diorama/web';
import type { ListOperationsData, Operation } from '@diorama-worlds/sdk/admin';
import {
  DateFilter,
  EmptyState,
  FilterChips,
  FilterSelect,
  ListState,
  omitEmptyFilters,
  PageHeader,
  SearchField,
  toPage,
  toPageQuery,
  usePages,
} from '@diorama/page-parts';
import type { LoadListPage } from '@diorama/page-parts';
import { formatKind } from '../metrics/charts.js';
import { useConsole } from '../hooks/console-context.js';
import { AccountPicker } from '../parts/filters/account-picker.js';
import { DownloadListButton } from '../parts/download-list-button.js';
import { formatOperationState } from '../parts/state-badge.js';
import { buildRouteHref } from '../hooks/route.js';
import { OperationList } from './operation-list.js';
import { PlaygroundLink } from '../parts/playground-link.js';

type OperationFilter = NonNullable<ListOperationsData['query']>;

const REFRESH_MS = 3_000;

const OPERATION_COLUMNS: Columns<Operation> = {
  operation_id: ({ operation_id: id }) => id,
  kind: ({ kind }) => kind,
  state: ({ state }) => state,
  model: ({ model }) => model,
  account_id: ({ account_id: id }) => id,
  account_name: ({ account_name: name }) => name,
  world_id: ({ world_id: id }) => id,
  request_id: ({ request_id: id }) => id,
  failure_code: ({ failure }) => failure?.code ?? null,
  credits: ({ cost }) => cost?.total_credits ?? null,
  created_at: ({ created_at: at }) => at,
  started_at: ({ started_at: at }) => at,
  ended_at: ({ ended_at: at }) => at,
};

const STATES = [['', 'All'] as const, ...OPERATION_STATES.map((state) => [state, formatOperationState(state)] as const)];
const KINDS = OPERATION_KINDS.map((kind) => [kind, formatKind(kind)] as const);

/** All operations, by state, account and id; the address keeps what is looked for. */
export function OperationsPage({ filters }: { readonly filters: Readonly<Record<string, string>> }) {
  const { api } = useConsole();
  const { state = '', account = '', query = '', kind = '', model = '', failure = '', from = '', until = '' } = filters;
  const filter: OperationFilter = omitEmptyFilters({
    state,
    account_id: account,
    query,
    kind,
    model,
    failure_code: failure,
    created_from: from,
    created_until: until,
  });
  const isFiltered = Object.keys(filter).length > 0;
  const load: LoadListPage<Operation> = async (token, signal, size) => {
    const page = await api.operations({ ...filter, ...toPageQuery(token, size) }, { signal });
    return toPage(page.operations, page);
  };
  const pages = usePages(load, [JSON.stringify(filter)], ({ operation_id: id }) => id, REFRESH_MS);
  return (
    <>
      <PageHeader title="Operations" lead="Generations and exports of all accounts, newest first.">
        <DownloadListButton name="diorama-operations" load={load} columns={OPERATION_COLUMNS} />
      </PageHeader>
      <OperationFilters filters={filters} />
      <ListState
        pages={pages}
        empty={
          <EmptyState icon="activity" title={isFiltered ? 'Nothing matches' : 'No operations yet'}>
            {isFiltered ? (
              <a href={buildRouteHref('operations')}>Show all operations</a>
            ) : (
              <PlaygroundLink text="Generate the first world" />
            )}
          </EmptyState>
        }
      >
        {(items) => <OperationList operations={items} />}
      </ListState>
    </>
  );
}

/** The filters of the list, which the address keeps. */
function OperationFilters({ filters }: { readonly filters: Readonly<Record<string, string>> }) {
  const { state = '', account = '', query = '', kind = '', model = '', failure = '', from = '', until = '' } = filters;
  const go = (change: Readonly<Record<string, string>>): void => {
    location.hash = buildRouteHref('operations', null, { ...filters, ...change });
  };
  return (
    <div class="filters">
      <FilterChips label="State" value={state} choices={STATES} onChange={(value) => go({ state: value })} />
      <AccountPicker label="Account" placeholder="Any account" value={account} onChange={(id) => go({ account: id })} />
      <SearchField label="Operation, world or request id" value={query} onSearch={(text) => go({ query: text })} />
      <FilterSelect label="Kind" all="Any kind" value={kind} choices={KINDS} onChange={(value) => go({ kind: value })} />
      <FilterSelect label="Model" all="Any model" value={model} choices={MODEL_NAMES} onChange={(value) => go({ model: value })} />
      <FilterSelect
        label="Failure"
        all="Any failure"
        value={failure}
        choices={FAILURE_CODES}
        onChange={(value) => go({ failure: value })}
      />
      <DateFilter from={from} until={until} onChange={go} />
    </div>
  );
}
