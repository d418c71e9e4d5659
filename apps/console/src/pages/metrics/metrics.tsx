import { useMemo, useState } from 'preact/hooks';

import { formatCompactNumber, formatInteger, formatPercent, formatShortDuration } from '@diorama/web';
import type { Statistics } from '@diorama-worlds/sdk/admin';
import {
  ErrorNotice,
  FigureCard,
  getErrorMessage,
  ListSkeleton,
  omitEmptyFilters,
  PageHeader,
  TimeZoneSelect,
  useLoad,
  useTimeZone,
} from '@diorama/page-parts';
import {
  buildBacklogChart,
  buildCreditChart,
  buildFailureChart,
  buildGenerationChart,
  buildOperationChart,
  buildStageChart,
  formatKind,
  listKinds,
} from '../../metrics/charts.js';
import type { Percentile } from '../../metrics/charts.js';
import { CUSTOM, readRange } from '../../metrics/range.js';
import { useConsole } from '../../hooks/console-context.js';
import { buildRouteHref } from '../../hooks/route.js';
import { ChartPanel } from './chart-panel.js';
import { MetricFilters } from './metric-filters.js';

const REFRESH_MS = 60_000;

/** Metrics over time; the address keeps the period. */
export function MetricsPage({ filters }: { readonly filters: Readonly<Record<string, string>> }) {
  const { api } = useConsole();
  const { timeZone } = useTimeZone();
  const { account = '' } = filters;
  const key = JSON.stringify(filters);
  const { value, error, reload } = useLoad(
    (signal) => {
      const { from, until, bucket } = readRange(filters, Date.now());
      return api.statistics(
        { from, until, time_zone: timeZone, ...omitEmptyFilters({ bucket: bucket ?? '', account_id: account }) },
        { signal },
      );
    },
    [key, timeZone],
    filters['range'] === CUSTOM ? null : REFRESH_MS,
  );
  const go = (change: Readonly<Record<string, string>>): void => {
    location.hash = buildRouteHref('metrics', null, { ...filters, ...change });
  };
  return (
    <>
      <PageHeader title="Metrics" lead="Operations, credits and durations over time, counted from the operations and the ledger.">
        <TimeZoneSelect />
      </PageHeader>
      <MetricFilters range={readRange(filters, Date.now())} account={account} onChange={go} />
      {error !== null && <ErrorNotice text={getErrorMessage(error)} onRetry={reload} />}
      {value === null && error === null && <ListSkeleton />}
      {value !== null && <Cards statistics={value} />}
      {value !== null && <Charts statistics={value} />}
    </>
  );
}

function Cards({ statistics: { total, queue } }: { readonly statistics: Statistics }) {
  const worlds = total.operations['generate-world'] ?? { started: 0, succeeded: 0, failed: 0, cancelled: 0 };
  const { p50_seconds: p50, p95_seconds: p95 } = total.generations;
  const judged = worlds.succeeded + worlds.failed;
  const waiting = queue.queued + queue.waiting_for_worker;
  return (
    <div class="figures narrow">
      <FigureCard name="Worlds started" value={formatCompactNumber(worlds.started)} />
      <FigureCard
        name="Worlds succeeded"
        value={formatCompactNumber(worlds.succeeded)}
        {...(judged === 0 ? {} : { note: `${formatPercent(worlds.succeeded / judged)} of those that were not cancelled` })}
      />
      <FigureCard
        name="Worlds failed"
        value={formatCompactNumber(worlds.failed)}
        link={buildRouteHref('operations', null, { state: 'FAILED' })}
      />
      <FigureCard
        name="Credits used"
        value={formatCompactNumber(total.credits_used)}
        note={`${formatCompactNumber(total.credits_returned)} returned`}
      />
      <FigureCard
        name="Generation, p50"
        value={p50 === null ? '–' : formatShortDuration(p50)}
        {...(p95 === null ? {} : { note: `p95 ${formatShortDuration(p95)}` })}
      />
      <FigureCard
        name="Queued now"
        value={formatInteger(waiting)}
        note={
          waiting === 0
            ? `${formatInteger(queue.running)} running`
            : `longest wait ${formatShortDuration(Math.max(queue.oldest_queued_seconds, queue.longest_wait_seconds))}`
        }
        link={buildRouteHref('operations', null, { state: 'RUNNING' })}
        isLive={queue.running > 0}
      />
    </div>
  );
}

function Charts({ statistics }: { readonly statistics: Statistics }) {
  const [kind, setKind] = useState('generate-world');
  const [model, setModel] = useState('');
  const [percentile, setPercentile] = useState<Percentile>('p50_seconds');
  const charts = useMemo(
    () => ({
      operations: buildOperationChart(statistics, kind),
      credits: buildCreditChart(statistics),
      generations: buildGenerationChart(statistics, model === '' ? null : model),
      stages: buildStageChart(statistics, percentile),
      failures: buildFailureChart(statistics),
      backlog: buildBacklogChart(statistics),
    }),
    [statistics, kind, model, percentile],
  );
  const kinds = listKinds(statistics).map((name) => [name, formatKind(name)] as const);
  const models = [['', 'All models'] as const, ...Object.keys(statistics.total.models).map((name) => [name, name] as const)];
  return (
    <div class="charts">
      <ChartPanel chart={charts.operations} statistics={statistics}>
        {kinds.length > 1 && <Choice label="Kind of operation" value={kind} choices={kinds} onChange={setKind} />}
      </ChartPanel>
      <ChartPanel chart={charts.credits} statistics={statistics} />
      <ChartPanel chart={charts.generations} statistics={statistics}>
        {models.length > 2 && <Choice label="Model" value={model} choices={models} onChange={setModel} />}
      </ChartPanel>
      <ChartPanel chart={charts.stages} statistics={statistics}>
        <Choice label="Percentile" value={percentile} choices={PERCENTILES} onChange={setPercentile} />
      </ChartPanel>
      <ChartPanel chart={charts.failures} statistics={statistics} />
      <ChartPanel chart={charts.backlog} statistics={statistics} />
    </div>
  );
}

const PERCENTILES: readonly (readonly [Percentile, string])[] = [
  ['p50_seconds', 'p50'],
  ['p95_seconds', 'p95'],
];

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  return (
    <select class="small-select" aria-label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}>
      {choices.map(([name, title]) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </select>
  );
}
