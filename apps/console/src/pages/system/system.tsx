import { formatBytes, formatInteger, formatShortDuration } from '@diorama/web';
import type { System } from '@diorama-worlds/sdk/admin';
import { ErrorNotice, FigureCard, getErrorMessage, Icon, ListSkeleton, PageHeader, RelativeTime, useLoad } from '@diorama/page-parts';
import { useConsole } from '../../hooks/console-context.js';
import { DeviationList } from './deviation-list.js';
import { ModelTable, ProcessTable, QueueTable } from './system-tables.js';

const REFRESH_MS = 10_000;

/** The processes of the installation as they are now; problems are first. */
export function SystemPage() {
  const { api } = useConsole();
  const { value: system, error, reload } = useLoad((signal) => api.system({ signal }), [], REFRESH_MS);
  return (
    <>
      <PageHeader title="System" lead="The current state of processes, queues, models and storage.">
        {system !== null && (
          <span class="quiet">
            checked <RelativeTime at={system.checked_at} />
          </span>
        )}
      </PageHeader>
      {error !== null && <ErrorNotice text={getErrorMessage(error)} onRetry={reload} />}
      {system === null && error === null && <ListSkeleton />}
      {system !== null && <SystemReport system={system} />}
    </>
  );
}

function SystemReport({ system }: { readonly system: System }) {
  return (
    <>
      <DeviationList deviations={system.deviations} />
      <Figures system={system} />
      <section class="section">
        <h2>Processes</h2>
        <ProcessTable processes={system.processes} />
      </section>
      <section class="section">
        <h2>Queues</h2>
        <QueueTable queues={system.queues} />
      </section>
      <section class="section">
        <h2>Engines, models and object packs</h2>
        <ModelTable models={system.models} />
      </section>
      {system.temporal_views.length > 0 && (
        <section class="section">
          <h2>Workflows in the Temporal UI</h2>
          <ul class="temporal-views">
            {system.temporal_views.map(({ name, title, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noreferrer">
                  <Icon name="external" /> {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const UNKNOWN = '–';

function Figures({ system: { versions, operations, database, store } }: { readonly system: System }) {
  const wait = operations === null ? 0 : Math.max(operations.oldest_queued_seconds, operations.longest_wait_seconds);
  const waiting = operations === null ? null : operations.queued + operations.waiting_for_worker;
  return (
    <div class="figures narrow">
      <FigureCard name="Release" value={versions.api} note={`Temporal ${versions.temporal ?? UNKNOWN}`} />
      <FigureCard
        name="Waiting"
        value={waiting === null ? UNKNOWN : formatInteger(waiting)}
        note={wait > 0 ? `longest ${formatShortDuration(wait)}` : 'no operation waits'}
      />
      <FigureCard
        name="Running"
        value={operations === null ? UNKNOWN : formatInteger(operations.running)}
        note="operations"
        isLive={operations !== null && operations.running > 0}
      />
      <FigureCard
        name={`Postgres ${versions.postgres ?? ''}`.trimEnd()}
        value={database === null ? UNKNOWN : formatBytes(database.size_bytes)}
        {...(database === null
          ? {}
          : { note: `${formatInteger(database.connections)} of ${formatInteger(database.connections_max)} connections` })}
      />
      <FigureCard
        name="Media assets"
        value={store === null ? UNKNOWN : formatBytes(store.media_bytes)}
        {...(store === null ? {} : { note: `${formatInteger(store.media_assets)} in the store (${store.kind})` })}
      />
      <FigureCard
        name="Disk free"
        value={store?.disk_free_bytes == null ? UNKNOWN : formatBytes(store.disk_free_bytes)}
        {...(store?.disk_bytes == null ? {} : { note: `of ${formatBytes(store.disk_bytes)}` })}
      />
    </div>
  );
}
