import { formatCompactNumber, formatInteger, formatPercent } from '@diorama/web';
import type { Overview } from '@diorama-worlds/sdk/admin';
import {
  EmptyState,
  ErrorNotice,
  FigureCard,
  getErrorMessage,
  Icon,
  ListSkeleton,
  ListState,
  PageHeader,
  toPage,
  toPageQuery,
  useLoad,
  usePages,
} from '@diorama/page-parts';
import { useConsole } from '../hooks/console-context.js';
import { buildRouteHref } from '../hooks/route.js';
import { OperationList } from './operation-list.js';
import { PlaygroundLink } from '../parts/playground-link.js';

const REFRESH_MS = 5_000;
const RECENT = 6;

/** How the system is doing. */
export function OverviewPage() {
  const { api } = useConsole();
  const { value, error, reload } = useLoad((signal) => api.overview({ signal }), [], REFRESH_MS);
  const recent = usePages(
    async (token, signal) => {
      const page = await api.operations(toPageQuery(token), { signal });
      return toPage(page.operations, page);
    },
    [],
    ({ operation_id: id }) => id,
    REFRESH_MS,
  );
  const head = { ...recent, items: recent.items?.slice(0, RECENT) ?? null, more: null };
  return (
    <>
      <PageHeader title="Overview" lead="Current activity and the last 24 hours.">
        <a class="button" href={buildRouteHref('metrics')}>
          <Icon name="figures" /> Metrics over time
        </a>
      </PageHeader>
      {error !== null && <ErrorNotice text={getErrorMessage(error)} onRetry={reload} />}
      {value === null && error === null && <ListSkeleton />}
      {value !== null && <FigureCards figures={value} />}
      <section class="section">
        <div class="section-head">
          <h2>Latest operations</h2>
          <a href={buildRouteHref('operations')}>All operations</a>
        </div>
        <ListState
          pages={head}
          empty={
            <EmptyState icon="activity" title="No operations yet">
              <PlaygroundLink text="Generate the first world" />
            </EmptyState>
          }
        >
          {(items) => <OperationList operations={items} />}
        </ListState>
      </section>
    </>
  );
}

function FigureCards({ figures }: { readonly figures: Overview }) {
  const { succeeded, failed, cancelled, credits_used: used } = figures.last_24_hours;
  return (
    <>
      <div class="figures">
        <FigureCard
          name="Running"
          value={formatInteger(figures.running_operations)}
          link={buildRouteHref('operations', null, { state: 'RUNNING' })}
          isLive={figures.running_operations > 0}
        />
        <FigureCard
          name="Queued"
          value={formatInteger(figures.queued_operations)}
          link={buildRouteHref('operations', null, { state: 'QUEUED' })}
        />
        <FigureCard name="Credits used" value={formatCompactNumber(used)} note="in 24 hours" />
        <FigureCard name="Worlds" value={formatCompactNumber(figures.worlds)} link={buildRouteHref('gallery')} />
        <FigureCard name="Accounts" value={formatCompactNumber(figures.accounts)} link={buildRouteHref('accounts')} />
      </div>
      <div class="columns">
        <section class="panel glass">
          <h2>Success</h2>
          <Success succeeded={succeeded} failed={failed} cancelled={cancelled} />
        </section>
        <section class="panel glass">
          <h2>Refused by policy</h2>
          <Refusals refusals={figures.last_24_hours.refusals} />
        </section>
      </div>
    </>
  );
}

interface SuccessProps {
  readonly succeeded: number;
  readonly failed: number;
  readonly cancelled: number;
}

/** Cancelled runs say nothing about the system, so they do not count in the rate. */
function Success({ succeeded, failed, cancelled }: SuccessProps) {
  const judged = succeeded + failed;
  if (judged + cancelled === 0) return <p class="quiet">No operation has finished in the last 24 hours.</p>;
  const parts = [
    { name: 'Succeeded', count: succeeded, tone: 'good' },
    { name: 'Failed', count: failed, tone: 'bad' },
    { name: 'Cancelled', count: cancelled, tone: 'none' },
  ];
  return (
    <>
      <p class="rate">{judged === 0 ? '–' : formatPercent(succeeded / judged)}</p>
      <div class="share-bar" aria-hidden="true">
        {parts.map(({ name, count, tone }) => count > 0 && <span key={name} data-tone={tone} style={{ flexGrow: count }} />)}
      </div>
      <ul class="legend">
        {parts.map(({ name, count, tone }) => (
          <li key={name} data-tone={tone}>
            {name} <b>{formatInteger(count)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function Refusals({ refusals }: { readonly refusals: Readonly<Record<string, number>> }) {
  const rows = Object.entries(refusals).toSorted(([, a], [, b]) => b - a);
  if (rows.length === 0)
    return (
      <p class="quiet">
        The content policy rejected no requests in the last 24 hours. Only the category of a rejected request is recorded, never the text.
      </p>
    );
  const most = Math.max(...rows.map(([, count]) => count));
  return (
    <ul class="bars">
      {rows.map(([category, count]) => (
        <li key={category}>
          <span>{category}</span>
          <b>{formatInteger(count)}</b>
          <span class="bar-line" aria-hidden="true" style={{ transform: `scaleX(${count / most})` }} />
        </li>
      ))}
    </ul>
  );
}
