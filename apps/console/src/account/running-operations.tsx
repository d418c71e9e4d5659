import { useState } from 'preact/hooks';

import type { Operation } from '@diorama-worlds/sdk';
import { ConfirmDialog, ErrorNotice, getErrorMessage, ListSkeleton, RelativeTime, useLoad } from '@diorama/page-parts';
import { nameOperation } from '../text/operation-name.js';
import { useAccount } from './account-context.js';
import { PlaygroundLink } from './account-playground.js';

const REFRESH_MS = 5_000;
const RUNNING_MAX = 20;

/** What runs and what is queued, each with a way to cancel it. */
export function RunningOperations() {
  const { api } = useAccount();
  const { value, error, reload } = useLoad(
    async (signal) => {
      const [running, queued] = await Promise.all(
        (['RUNNING', 'QUEUED'] as const).map((state) => api.operations.page({ state, page_size: RUNNING_MAX }, { signal })),
      );
      return [...(running?.operations ?? []), ...(queued?.operations ?? [])];
    },
    [],
    REFRESH_MS,
  );
  return (
    <section class="panel glass" aria-labelledby="running-title">
      <h2 id="running-title">Running operations</h2>
      {error !== null && <ErrorNotice text={getErrorMessage(error)} onRetry={reload} />}
      {value === null && error === null && <ListSkeleton />}
      {value?.length === 0 && (
        <p class="quiet">
          Nothing is running. <PlaygroundLink text="Generate a world" />
        </p>
      )}
      {value !== null && value.length > 0 && (
        <ul class="running-list">
          {value.map((operation) => (
            <li key={operation.operation_id}>
              <RunningOperation operation={operation} onCancelled={reload} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface RunningOperationProps {
  readonly operation: Operation;
  readonly onCancelled: () => void;
}

function RunningOperation({ operation, onCancelled }: RunningOperationProps) {
  const { api, may, notify } = useAccount();
  const [isCancelling, setCancelling] = useState(false);
  const { operation_id: id, metadata, created_at: created } = operation;
  const percent = metadata?.progress.percent ?? 0;
  const world = metadata?.world_id;
  const cancel = async (): Promise<void> => {
    const { error } = await api.operations.cancel(id);
    notify(error == null ? 'The operation was already finished' : 'The operation was cancelled');
    onCancelled();
  };
  return (
    <>
      <span class="run-what">
        <b>{world === undefined ? nameOperation(operation) : <a href={`/world/${world}`}>{nameOperation(operation)}</a>}</b>
        <small>
          {metadata?.progress.description ?? 'In the queue'}
          {created == null ? null : (
            <>
              {' '}
              · started <RelativeTime at={created} />
            </>
          )}
        </small>
      </span>
      <progress max={100} value={percent} aria-label={`Progress of ${id}`} />
      <span class="number">{percent} %</span>
      {may('worlds:write') && (
        <button type="button" class="small" aria-label={`Cancel ${id}`} onClick={() => setCancelling(true)}>
          Cancel
        </button>
      )}
      {isCancelling && (
        <ConfirmDialog title="Cancel this operation?" label="Cancel operation" onConfirm={cancel} onClose={() => setCancelling(false)}>
          The work stops. No credits are charged, and no webhook is sent.
        </ConfirmDialog>
      )}
    </>
  );
}
