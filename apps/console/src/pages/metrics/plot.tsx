import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

import { createTickFormat } from '@diorama/web';
import { findBucket } from '../../metrics/charts.js';
import type { Chart } from '../../metrics/charts.js';

interface PlotProps {
  readonly chart: Chart;
  /** Edges of the buckets, seconds since 1970: one more than there are values. */
  readonly edges: readonly number[];
  readonly timeZone: string;
  /** Called with the index of the bucket that is pointed at; null when none is. Has to be the same function at each rendering. */
  readonly onPoint: (bucket: number | null) => void;
}

const HEIGHT = 210;
/** The end of the vertical axis as a multiple of the greatest value. */
const HEADROOM = 1.08;
const STEPS = uPlot.paths.stepped?.({ align: 1 });
const DARK = '(prefers-color-scheme: dark)';

/** A chart as a picture, drawn again when its size, its values or the colours of the page change. */
export function Plot({ chart, edges, timeZone, onPoint }: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    let plot: uPlot | null = null;
    const draw = (): void => {
      plot?.destroy();
      plot = new uPlot(plotOptions(element, { chart, edges, timeZone, onPoint }), plotData(chart, edges), element);
    };
    draw();
    const size = new ResizeObserver(() => plot?.setSize({ width: element.clientWidth, height: HEIGHT }));
    size.observe(element);
    const scheme = matchMedia(DARK);
    scheme.addEventListener('change', draw);
    return () => {
      size.disconnect();
      scheme.removeEventListener('change', draw);
      plot?.destroy();
    };
  }, [chart, edges, timeZone, onPoint]);
  return <div class="plot" ref={place} aria-hidden="true" />;
}

/** Steps reach to the end of the last bucket, so its value is there twice; lines have their points in the middle of the buckets. */
function plotData({ shape, series }: Chart, edges: readonly number[]): uPlot.AlignedData {
  const values = series.map((each) => [...each.values]);
  if (shape === 'steps') return [[...edges], ...values.map((each) => [...each, each.at(-1) ?? null])];
  return [edges.slice(1).map((until, index) => (until + (edges[index] ?? until)) / 2), ...values];
}

function plotOptions(element: HTMLElement, { chart, edges, timeZone, onPoint }: PlotProps): uPlot.Options {
  const style = getComputedStyle(element);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const axis = { stroke: colour('--muted'), font: `12px ${style.fontFamily}`, ticks: { show: false } };
  const grid = { stroke: colour('--edge'), width: 1 };
  const tick = createTickFormat(timeZone);
  return {
    width: element.clientWidth,
    height: HEIGHT,
    padding: [10, 20, 0, 0],
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1_000), timeZone),
    legend: { show: false },
    cursor: {
      y: false,
      drag: { x: false, y: false },
      points: { size: 7 },
      dataIdx: (_plot, _series, _nearest, seconds) => findBucket(edges, seconds),
    },
    scales: {
      x: { range: () => [edges[0] ?? 0, edges.at(-1) ?? 1] },
      y: { range: (_plot, _min, max) => [0, max > 0 ? max * HEADROOM : 1] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 30,
        space: 64,
        values: (_plot, splits, _axis, _space, step) => splits.map((at) => tick(at * 1_000, step)),
      },
      {
        ...axis,
        grid,
        size: 58,
        space: 38,
        values: (_plot, splits) => splits.map((value) => chart.unit.formatTick(value)),
        incrs: [...chart.unit.steps],
      },
    ],
    series: [{}, ...chart.series.map(({ tone }) => seriesOptions(chart.shape, colour(`--chart-${tone}`)))],
    hooks: {
      setCursor: [
        (plot) => {
          const { idx, left } = plot.cursor;
          onPoint(typeof idx === 'number' && left !== undefined ? findBucket(edges, plot.posToVal(left, 'x')) : null);
        },
      ],
    },
  };
}

function seriesOptions(shape: Chart['shape'], stroke: string): uPlot.Series {
  if (shape === 'lines') return { stroke, width: 2, points: { show: true, size: 5, fill: stroke }, spanGaps: true };
  return {
    stroke,
    width: 1.5,
    fill: `${stroke}24`,
    ...(STEPS === undefined ? {} : { paths: STEPS }),
    points: { show: false },
  };
}
