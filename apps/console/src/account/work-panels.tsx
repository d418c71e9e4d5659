import type { Operation, World } from '@diorama-worlds/sdk';
import { getErrorMessage } from '../api/error-message.js';
import { useLoad } from '../hooks/use-load.js';
import { EmptyState } from '../parts/empty-state.js';
import { ErrorNotice } from '../parts/error-notice.js';
import { Icon } from '../parts/icon.js';
import { ListSkeleton } from '../parts/list-state.js';
import { RelativeTime } from '../parts/relative-time.js';
import { useAccount } from './account-context.js';

const REFRESH_MS = 5_000;
const RUNNING_MAX = 20;
const WORLDS_MAX = 8;

/** What runs, and what was made last. */
export function WorkPanels() {
  const { may } = useAccount();
  return (
    <>
      {may('operations:read') && <RunningOperations />}
      {may('worlds:read') && <NewestWorlds />}
    </>
  );
}

function RunningOperations() {
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
      {value?.length === 0 && <p class="quiet">Nothing is running.</p>}
      {value !== null && value.length > 0 && (
        <ul class="running">
          {value.map((operation) => (
            <li key={operation.operation_id}>
              <RunningOperation operation={operation} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function RunningOperation({ operation }: { readonly operation: Operation }) {
  const { operation_id: id, metadata, created_at: created } = operation;
  const percent = metadata?.progress?.percent ?? 0;
  const world = metadata?.world_id;
  return (
    <>
      <span class="run-what">
        <b>{world === undefined ? id : <a href={`/world/${world}`}>{id}</a>}</b>
        <small>
          {metadata?.progress?.description ?? 'In the queue'}
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
    </>
  );
}

function NewestWorlds() {
  const { api } = useAccount();
  const { value, error, reload } = useLoad((signal) => api.worlds.page({ page_size: WORLDS_MAX }, { signal }), [], REFRESH_MS * 4);
  return (
    <section class="panel glass" aria-labelledby="worlds-title">
      <h2 id="worlds-title">Newest worlds</h2>
      {error !== null && <ErrorNotice text={getErrorMessage(error)} onRetry={reload} />}
      {value === null && error === null && <ListSkeleton />}
      {value?.worlds.length === 0 && <EmptyState icon="cube" title="No worlds yet" />}
      {value !== null && value.worlds.length > 0 && (
        <ul class="cards">
          {value.worlds.map((world) => (
            <li key={world.world_id}>
              <WorldCard world={world} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function WorldCard({ world }: { readonly world: World }) {
  const { display_name: name, world_id: id, assets, created_at: created } = world;
  const picture = assets.thumbnail_url;
  return (
    <a class="card" href={`/world/${id}`}>
      <span class="thumbnail">{picture == null ? <Icon name="cube" /> : <img src={picture} alt="" loading="lazy" />}</span>
      <span class="card-text">
        <b>{name === '' ? 'Untitled world' : name}</b>
        {created != null && (
          <small>
            <RelativeTime at={created} />
          </small>
        )}
      </span>
    </a>
  );
}
