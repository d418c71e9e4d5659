/** What tells one series of a metric from another, such as the name of a model. */
export type Labels = Readonly<Record<string, string>>;

export interface Counter {
  /** Adds to the series of these labels; 1 unless told. */
  add(labels: Labels, value?: number): void;
}

export interface Histogram {
  observe(labels: Labels, value: number): void;
}

/** The value of a gauge for some labels, at the moment it is asked for. */
export interface GaugeValue {
  readonly labels: Labels;
  readonly value: number;
}

interface Metric {
  readonly lines: () => string[];
}

/** Seconds, from a blink to some minutes. */
const SECONDS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100, 300];

/** The metrics of a process, told in the text format of Prometheus, version 0.0.4. */
export class Metrics {
  static readonly contentType = 'text/plain; version=0.0.4; charset=utf-8';
  private readonly metrics = new Map<string, Metric>();

  counter(name: string, help: string): Counter {
    const series = new Map<string, { labels: Labels; value: number }>();
    this.register(name, { help, type: 'counter' }, () => [...series.values()].map(({ labels, value }) => line(name, labels, value)));
    return {
      add(labels, value = 1) {
        const key = text(labels);
        series.set(key, { labels, value: (series.get(key)?.value ?? 0) + value });
      },
    };
  }

  histogram(name: string, help: string, bounds: readonly number[] = SECONDS): Histogram {
    const series = new Map<string, { labels: Labels; counts: number[]; sum: number }>();
    this.register(name, { help, type: 'histogram' }, () => [...series.values()].flatMap((one) => histogramLines(name, bounds, one)));
    return {
      observe(labels, value) {
        const key = text(labels);
        const one = series.get(key) ?? { labels, counts: [...bounds, Infinity].map(() => 0), sum: 0 };
        series.set(key, one);
        one.counts = one.counts.map((count, i) => count + (value <= (bounds[i] ?? Infinity) ? 1 : 0));
        one.sum += value;
      },
    };
  }

  /** A value that is read when somebody asks. */
  gauge(name: string, help: string, read: () => readonly GaugeValue[]): void {
    this.register(name, { help, type: 'gauge' }, () => read().map(({ labels, value }) => line(name, labels, value)));
  }

  toText(): string {
    return [...this.metrics.values()]
      .flatMap(({ lines }) => lines())
      .map((each) => `${each}\n`)
      .join('');
  }

  /** @throws Error when there is a metric of this name */
  private register(name: string, { help, type }: { readonly help: string; readonly type: string }, values: () => string[]): void {
    if (this.metrics.has(name)) throw new Error(`there are two metrics with the name ${name}`);
    this.metrics.set(name, { lines: () => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...values()] });
  }
}

/** Each bucket counts what is not above its bound. */
function histogramLines(
  name: string,
  bounds: readonly number[],
  { labels, counts, sum }: { readonly labels: Labels; readonly counts: readonly number[]; readonly sum: number },
): string[] {
  const buckets = counts.map((count, i) => line(`${name}_bucket`, { ...labels, le: String(bounds[i] ?? '+Inf') }, count));
  return [...buckets, line(`${name}_sum`, labels, sum), line(`${name}_count`, labels, counts.at(-1) ?? 0)];
}

const line = (name: string, labels: Labels, value: number): string => `${name}${text(labels)} ${value}`;

function text(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, escape)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escape = (character: string): string => (character === '\n' ? '\\n' : `\\${character}`);
