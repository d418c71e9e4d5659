import type { Operation } from '@diorama-worlds/sdk';
import { CopyableId, ListState, RelativeTime, toPage, toPageQuery, usePages } from '@diorama/page-parts';
import { nameOperation } from '../text/operation-name.js';
import { useAccount } from './account-context.js';

const REFRESH_MS = 20_000;
const PAGE_SIZE = 5;

/** The operations that failed, newest first, each with its reason and the id that an operator needs. */
export function FailedOperations() {
  const { api } = useAccount();
  const pages = usePages<Operation>(
    async (token, signal) => {
      const page = await api.operations.page({ state: 'FAILED', ...toPageQuery(token, PAGE_SIZE) }, { signal });
      return toPage(page.operations, page);
    },
    [],
    ({ operation_id: id }) => id,
    REFRESH_MS,
  );
  return (
    <section class="panel glass" aria-labelledby="failed-title">
      <h2 id="failed-title">Failed operations</h2>
      <ListState pages={pages} empty={<p class="quiet">No operation has failed.</p>}>
        {(operations) => (
          <ul class="failed">
            {operations.map((operation) => (
              <li key={operation.operation_id}>
                <FailedOperation operation={operation} />
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </section>
  );
}

function FailedOperation({ operation }: { readonly operation: Operation }) {
  const { operation_id: id, error, updated_at: ended } = operation;
  return (
    <>
      <span class="run-what">
        <b>{error?.message ?? 'The reason is not known'}</b>
        <small>
          {nameOperation(operation)}
          {ended == null ? null : (
            <>
              {' '}
              · failed <RelativeTime at={ended} />
            </>
          )}
          {' · no credits charged'}
        </small>
      </span>
      <CopyableId value={id} what="the operation id" />
    </>
  );
}
