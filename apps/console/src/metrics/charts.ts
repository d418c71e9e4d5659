import { formatCompactNumber, formatDuration, formatInteger, formatShortDuration } from '@diorama/web';
import type { Table } from '@diorama/web';
import type { Statistics, StatisticsPeriod } from '@diorama-worlds/sdk/admin';

/** How a value is written, and how its column is named in a file. */
export interface Unit {
  readonly format: (value: number) => string;
  /** The same for an axis, which is narrow. */
  readonly formatTick: (value: number) => string;
  /** Distances between the marks of an axis. */
  readonly steps: readonly number[];
  /** Of columns; empty for counts. */
  readonly suffix: string;
}

export interface Series {
  readonly name: string;
  /** One of the colours of charts, from 1. */
  readonly tone: number;
  /** One value a bucket; null where nothing was measured. */
  readonly values: readonly (number | null)[];
  /** Of the whole period, which is not always the sum. */
  readonly total: number | null;
}

/** What a chart shows, and its table and file as well. */
export interface Chart {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly unit: Unit;
  /** Values of a whole bucket are steps; those of single measurements are points on lines. */
  readonly shape: 'steps' | 'lines';
  readonly series: readonly Series[];
}

/** Counts have no fractions, so neither has their axis. */
const WHOLE_STEPS = Array.from({ length: 12 }, (_, power) => [1, 2, 5].map((first) => first * 10 ** power)).flat();
const SECOND_STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 14_400, 28_800, 86_400];

const COUNT: Unit = { format: formatInteger, formatTick: formatCompactNumber, steps: WHOLE_STEPS, suffix: '' };
const SECONDS: Unit = { format: formatDuration, formatTick: formatShortDuration, steps: SECOND_STEPS, suffix: '_seconds' };

/** Colours by meaning: what is good, bad or neutral has the same colour in every chart. */
const TONES = { blue: 1, green: 2, red: 3, grey: 4, amber: 5, violet: 6, teal: 7, pink: 8 } as const;
const PLAIN_TONES = [TONES.blue, TONES.amber, TONES.violet, TONES.teal, TONES.pink, TONES.green, TONES.red, TONES.grey];
const FAILURE_TONES = [TONES.red, TONES.amber, TONES.violet, TONES.blue, TONES.pink, TONES.teal, TONES.grey];

export type Percentile = 'p50_seconds' | 'p95_seconds';

/** The kinds of operations that the figures know, with `generate-world` first, which is there at all times. */
export const listKinds = ({ total }: Statistics): string[] => [
  'generate-world',
  ...Object.keys(total.operations)
    .filter((kind) => kind !== 'generate-world')
    .toSorted(),
];

/** Operations of a kind that started and ended. */
export function buildOperationChart(statistics: Statistics, kind: string): Chart {
  const series = (name: string, tone: number, key: 'started' | 'succeeded' | 'failed' | 'cancelled') =>
    buildSeries(statistics, name, tone, ({ operations }) => operations[kind]?.[key] ?? 0);
  return {
    id: 'operations',
    title: formatKind(kind),
    about: 'Started operations are counted when they were created, all others when they finished.',
    unit: COUNT,
    shape: 'steps',
    series: [
      series('Started', TONES.blue, 'started'),
      series('Succeeded', TONES.green, 'succeeded'),
      series('Failed', TONES.red, 'failed'),
      series('Cancelled', TONES.grey, 'cancelled'),
    ],
  };
}

/** Credits that were charged, and those that went back. */
export const buildCreditChart = (statistics: Statistics): Chart => ({
  id: 'credits',
  title: 'Credits',
  about: 'Used credits were charged in the ledger. Returned credits were reserved for operations that failed or were cancelled.',
  unit: COUNT,
  shape: 'steps',
  series: [
    buildSeries(statistics, 'Used', TONES.amber, ({ credits_used: credits }) => credits),
    buildSeries(statistics, 'Returned', TONES.teal, ({ credits_returned: credits }) => credits),
  ],
});

/** What generations took; of all models, where none is named. */
export function buildGenerationChart(statistics: Statistics, model: string | null): Chart {
  const of = (period: StatisticsPeriod, key: Percentile): number | null =>
    (model === null ? period.generations : period.models[model])?.[key] ?? null;
  return {
    id: 'generations',
    title: 'Generation time',
    about: 'From creation to success, including the wait for a worker.',
    unit: SECONDS,
    shape: 'lines',
    series: [
      buildSeries(statistics, 'p50', TONES.blue, (period) => of(period, 'p50_seconds')),
      buildSeries(statistics, 'p95', TONES.violet, (period) => of(period, 'p95_seconds')),
    ],
  };
}

/** What the stages of generations took. */
export const buildStageChart = (statistics: Statistics, percentile: Percentile): Chart => ({
  id: 'stages',
  title: 'Stage time',
  about: 'Stages of successful generations. Some stages run at the same time.',
  unit: SECONDS,
  shape: 'lines',
  series: Object.keys(statistics.total.stages)
    .toSorted()
    .map((stage, index) => buildSeries(statistics, stage, toneOf(PLAIN_TONES, index), ({ stages }) => stages[stage]?.[percentile] ?? null)),
});

/** Operations of all kinds that failed, by code, the most frequent first. */
export const buildFailureChart = (statistics: Statistics): Chart => ({
  id: 'failures',
  title: 'Failures by code',
  about: 'Failed operations of all kinds.',
  unit: COUNT,
  shape: 'steps',
  series: Object.entries(statistics.total.failures)
    .toSorted(([, a], [, b]) => b - a)
    .map(([code], index) => buildSeries(statistics, code, toneOf(FAILURE_TONES, index), ({ failures }) => failures[code] ?? 0)),
});

/** Operations that had not ended at the end of each interval. */
export const buildBacklogChart = (statistics: Statistics): Chart => ({
  id: 'backlog',
  title: 'Operations in progress',
  about: 'Queued and running operations of all kinds at the end of each interval.',
  unit: COUNT,
  shape: 'steps',
  series: [buildSeries(statistics, 'In progress', TONES.blue, ({ open_operations: open }) => open)],
});

function buildSeries(
  { buckets, total }: Statistics,
  name: string,
  tone: number,
  valueOf: (period: StatisticsPeriod) => number | null,
): Series {
  return { name, tone, values: buckets.map(valueOf), total: valueOf(total) };
}

const toneOf = (tones: readonly number[], index: number): number => tones[index % tones.length] ?? TONES.blue;

const KINDS: Readonly<Record<string, string>> = {
  'generate-world': 'Worlds',
  'export-world': 'Exports',
  'depth-to-rgb': 'Panoramas from depth',
};

export const formatKind = (kind: string): string => KINDS[kind] ?? kind;

/** Whether there is anything to draw: values above zero. */
export const hasValues = ({ series }: Chart): boolean => series.some(({ values }) => values.some((value) => value !== null && value > 0));

/** The index of the bucket that contains a time; of the nearest one for a time outside. @param edges of the buckets, ascending, in the unit of `time` */
export const findBucket = (edges: readonly number[], time: number): number =>
  Math.max(
    0,
    edges.slice(0, -1).findLastIndex((edge) => edge <= time),
  );

/** The chart as a file: the edges of each bucket in UTC, and one column a series. */
export function toChartTable({ buckets }: Statistics, { series, unit }: Chart): Table {
  return {
    columns: ['from', 'until', ...series.map(({ name }) => `${name.toLowerCase().replaceAll(' ', '_')}${unit.suffix}`)],
    rows: buckets.map(({ from, until }, index) => [from, until, ...series.map(({ values }) => values[index] ?? null)]),
  };
}
