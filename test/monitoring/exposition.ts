/** One value of an endpoint's metrics. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Exposition {
  /** By the name of the metric. */
  readonly types: ReadonlyMap<string, string>;
  readonly samples: readonly Sample[];
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const LABEL = `(${NAME})="((?:[^"\\\\\\n]|\\\\[\\\\"n])*)"`;
const LINE = new RegExp(`^(${NAME})(?:\\{((?:${LABEL},?)*)\\})? (\\S+)$`);
const TYPE = new RegExp(`^# TYPE (${NAME}) (counter|gauge|histogram|summary|untyped)$`);

/** Reads the text format of Prometheus, version 0.0.4, as strictly as Prometheus does. @throws Error that names the line */
export function parseExposition(text: string): Exposition {
  const types = new Map<string, string>();
  const samples: Sample[] = [];
  if (!text.endsWith('\n')) throw new Error('the last line does not end');
  for (const line of text.split('\n').slice(0, -1)) {
    if (line.startsWith('# HELP ')) continue;
    const [, typed, type] = TYPE.exec(line) ?? [];
    if (typed !== undefined && type !== undefined) {
      if (types.has(typed)) throw new Error(`two types: ${line}`);
      types.set(typed, type);
    } else samples.push(sampleOf(line));
  }
  const series = samples.map(({ name, labels }) => `${name}${JSON.stringify(labels)}`);
  if (new Set(series).size !== series.length) throw new Error('a series is told twice');
  return { types, samples };
}

function sampleOf(line: string): Sample {
  const [, name, labels = '', , , value = ''] = LINE.exec(line) ?? [];
  if (name === undefined || !/^([+-]?Inf|NaN|[+-]?\d+(\.\d+)?([eE][+-]?\d+)?)$/.test(value)) throw new Error(`not a sample: ${line}`);
  const pairs = [...labels.matchAll(new RegExp(LABEL, 'g'))].map(([, key = '', text = '']) => [key, text]);
  return { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value.replace('Inf', 'Infinity')) };
}

/** Names under which an expression may ask for the metrics, those of empty histograms included. */
export const namesOf = ({ types, samples }: Exposition): Set<string> =>
  new Set([
    ...samples.map(({ name }) => name),
    ...[...types].flatMap(([name, type]) => (type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name])),
  ]);
