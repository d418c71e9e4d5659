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
export interface GaugeSample {
  readonly labels: Labels;
  readonly value: number;
}

/** One number without labels, or several with them; null where there is nothing to tell. */
type GaugeReading = number | null | readonly GaugeSample[];

type Lines = readonly string[] | Promise<readonly string[]>;

/** Seconds, from a blink to some minutes. */
const SECONDS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100, 300];

/** The metrics of a process, told in the text format of Prometheus, version 0.0.4. */
export class Metrics {
  static readonly contentType = 'text/plain; version=0.0.4; charset=utf-8';
  private readonly sources = new Map<string, () => Lines>();
  private readonly preparations: (() => Promise<void>)[] = [];
  private preparing: Promise<unknown> | null = null;
  private failures = 0;

  constructor() {
    this.total('diorama_scrape_failures_total', 'Failed reads of parts of these metrics.', () => this.failures);
  }

  counter(name: string, help: string): Counter {
    const series = new Map<string, number>();
    this.register(name, { help, type: 'counter' }, () => [...series].map(([labels, value]) => `${name}${labels} ${value}`));
    return {
      add(labels, value = 1) {
        const key = text(labels);
        series.set(key, (series.get(key) ?? 0) + value);
      },
    };
  }

  histogram(name: string, help: string, bounds: readonly number[] = SECONDS): Histogram {
    const series = new Map<string, Observations>();
    this.register(name, { help, type: 'histogram' }, () => [...series.values()].flatMap((one) => histogramLines(name, bounds, one)));
    return {
      observe(labels, value) {
        const key = text(labels);
        const one = series.get(key) ?? { labels, counts: [...bounds, Infinity].map(() => 0), sum: 0 };
        series.set(key, one);
        for (let i = one.counts.length - 1; i >= 0 && value <= (bounds[i] ?? Infinity); i--) one.counts[i] = (one.counts[i] ?? 0) + 1;
        one.sum += value;
      },
    };
  }

  /** A value that is read when somebody asks. */
  gauge(name: string, help: string, read: () => GaugeReading): void {
    this.register(name, { help, type: 'gauge' }, () => valuesOf(read()).map(({ labels, value }) => line(name, labels, value)));
  }

  /** A sum that somebody else keeps, read when somebody asks. */
  total(name: string, help: string, read: () => number): void {
    this.register(name, { help, type: 'counter' }, () => [line(name, {}, read())]);
  }

  /** Something to be done before values are read, such as a query whose answer several gauges tell; never twice at once. */
  before(prepare: () => Promise<void>): void {
    this.preparations.push(prepare);
  }

  /** Metrics that are text already; none of their names may be one of ours. */
  include(name: string, read: () => Promise<string>): void {
    this.addSource(`text of ${name}`, async () => [(await read()).trimEnd()]);
  }

  /** What cannot be read is left out and counted: the rest is wanted all the more when something is broken. */
  async toText(): Promise<string> {
    await this.prepare();
    const parts = await Promise.all([...this.sources.values()].map((lines) => this.attempt(async () => lines(), [])));
    return parts
      .flat()
      .filter((each) => each !== '')
      .map((each) => `${each}\n`)
      .join('');
  }

  /** Once for all who ask meanwhile: what is just being read anew has nothing to tell, and what it counts would count twice. */
  private prepare(): Promise<unknown> {
    this.preparing ??= Promise.all(this.preparations.map((prepare) => this.attempt(prepare, undefined))).finally(() => {
      this.preparing = null;
    });
    return this.preparing;
  }

  private async attempt<Result>(read: () => Promise<Result>, otherwise: Result): Promise<Result> {
    try {
      return await read();
    } catch {
      this.failures++;
      return otherwise;
    }
  }

  private register(name: string, { help, type }: { readonly help: string; readonly type: string }, values: () => readonly string[]): void {
    this.addSource(name, () => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...values()]);
  }

  /** @throws Error when there is a metric of this name */
  private addSource(name: string, lines: () => Lines): void {
    if (this.sources.has(name)) throw new Error(`there are two metrics with the name ${name}`);
    this.sources.set(name, lines);
  }
}

function valuesOf(reading: GaugeReading): readonly GaugeSample[] {
  if (reading === null) return [];
  return typeof reading === 'number' ? [{ labels: {}, value: reading }] : reading;
}

interface Observations {
  readonly labels: Labels;
  readonly counts: number[];
  sum: number;
}

/** Each bucket counts what is not above its bound. */
function histogramLines(name: string, bounds: readonly number[], { labels, counts, sum }: Observations): string[] {
  const buckets = counts.map((count, i) => line(`${name}_bucket`, { ...labels, le: String(bounds[i] ?? '+Inf') }, count));
  return [...buckets, line(`${name}_sum`, labels, sum), line(`${name}_count`, labels, counts.at(-1) ?? 0)];
}

const line = (name: string, labels: Labels, value: number): string => `${name}${text(labels)} ${value}`;

function text(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, escape)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escape = (character: string): string => (character === '\n' ? '\\n' : `\\${character}`);
