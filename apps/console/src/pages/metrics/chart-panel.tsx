import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';

import { formatBucket } from '@diorama/web';
import type { Statistics } from '@diorama-worlds/sdk/admin';
import { DownloadButton, Icon, useTimeZone } from '@diorama/page-parts';
import { hasValues, toChartTable } from '../../metrics/charts.js';
import type { Chart } from '../../metrics/charts.js';
import { Plot } from './plot.js';

interface ChartPanelProps {
  readonly chart: Chart;
  readonly statistics: Statistics;
  /** Chooses what the chart shows. */
  readonly children?: ComponentChildren;
}

/** A chart with its legend, the same values as a table, and as a file. */
export function ChartPanel({ chart, statistics, children }: ChartPanelProps) {
  const { timeZone } = useTimeZone();
  const [isTable, setTable] = useState(false);
  const [bucket, setBucket] = useState<number | null>(null);
  const edges = useMemo(() => toEdges(statistics), [statistics]);
  const heading = `chart-${chart.id}`;
  const period = bucket === null ? null : statistics.buckets[bucket];
  const isEmpty = !hasValues(chart);
  return (
    <section class="panel glass chart" aria-labelledby={heading}>
      <header class="chart-head">
        <h2 id={heading}>{chart.title}</h2>
        <div class="chart-actions">
          {children}
          <button
            type="button"
            class="small"
            aria-label={`${isTable ? 'Chart' : 'Table'} of ${chart.title}`}
            onClick={() => setTable(!isTable)}
          >
            <Icon name={isTable ? 'chart' : 'table'} /> {isTable ? 'Chart' : 'Table'}
          </button>
          <DownloadButton
            name={`diorama-${chart.id}-${statistics.from.slice(0, 10)}-${statistics.until.slice(0, 10)}`}
            what={chart.title}
            table={() => toChartTable(statistics, chart)}
          />
        </div>
      </header>
      <p class="quiet">{chart.about}</p>
      {isTable && <ChartTable chart={chart} statistics={statistics} />}
      {!isTable && isEmpty && <p class="chart-empty">Nothing in this period.</p>}
      {!isTable && !isEmpty && <Plot chart={chart} edges={edges} timeZone={timeZone} onPoint={setBucket} />}
      {!isTable && !isEmpty && (
        <>
          <p class="chart-time" aria-hidden="true">
            {period ? formatBucket(period, statistics.bucket, timeZone) : 'Whole period'}
          </p>
          <ul class="legend" aria-label={`${chart.title}, whole period`}>
            {chart.series.map(({ name, tone, values, total }) => (
              <li key={name} style={{ '--tone': `var(--chart-${tone})` }}>
                {name} <b>{formatValue(chart, bucket === null ? total : (values[bucket] ?? null))}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const formatValue = ({ unit }: Chart, value: number | null): string => (value === null ? '–' : unit.format(value));

const toEdges = ({ from, buckets }: Statistics): number[] =>
  [from, ...buckets.map(({ until }) => until)].map((time) => Date.parse(time) / 1_000);

function ChartTable({ chart, statistics }: Pick<ChartPanelProps, 'chart' | 'statistics'>) {
  const { timeZone } = useTimeZone();
  return (
    <div class="table chart-table" role="region" aria-label={`${chart.title} as a table`} tabIndex={0}>
      <table>
        <caption class="visually-hidden">
          {chart.title}, {timeZone}
        </caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            {chart.series.map(({ name }) => (
              <th key={name} scope="col" class="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statistics.buckets.map((period, index) => (
            <tr key={period.from}>
              <th scope="row">{formatBucket(period, statistics.bucket, timeZone)}</th>
              {chart.series.map(({ name, values }) => (
                <td key={name} class="number">
                  {formatValue(chart, values[index] ?? null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Whole period</th>
            {chart.series.map(({ name, total }) => (
              <td key={name} class="number">
                {formatValue(chart, total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
