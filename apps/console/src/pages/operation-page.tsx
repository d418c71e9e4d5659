import { EmptyState, ErrorNotice, getErrorMessage, Icon, ListSkeleton, PageHeader, RelativeTime, useLoad } from '@diorama/page-parts';
import { useConsole } from '../hooks/console-context.js';
import { buildRouteHref } from '../hooks/route.js';
import { StateBadge } from '../parts/state-badge.js';
import { OperationDetails, nameOf } from './operation-list.js';

const REFRESH_MS = 3_000;

/** One operation, at its address. */
export function OperationPage({ id }: { readonly id: string }) {
  const { api } = useConsole();
  const { value, error, reload } = useLoad(
    async (signal) => (await api.operations({ query: id, page_size: 1 }, { signal })).operations,
    [id],
    REFRESH_MS,
  );
  const operation = value?.find(({ operation_id: found }) => found === id);
  return (
    <>
      <a class="back" href={buildRouteHref('operations')}>
        <Icon name="back" /> Operations
      </a>
      <PageHeader title={operation === undefined ? 'Operation' : nameOf(operation)}>
        {operation !== undefined && <StateBadge state={operation.state} />}
      </PageHeader>
      {error !== null && <ErrorNotice text={getErrorMessage(error)} onRetry={reload} />}
      {value === null && error === null && <ListSkeleton />}
      {value !== null && operation === undefined && (
        <EmptyState icon="lost" title="There is no such operation">
          It was deleted with its world, or the address is wrong. <a href={buildRouteHref('operations')}>Show all operations</a>
        </EmptyState>
      )}
      {operation !== undefined && (
        <section class="panel glass" aria-label="Operation">
          <p class="quiet">
            {operation.model ?? 'No model'} · {operation.account_name} · <RelativeTime at={operation.created_at} />
          </p>
          <OperationDetails operation={operation} />
        </section>
      )}
    </>
  );
}
