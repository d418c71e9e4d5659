import { isMet, ratioOf } from './benchmark.ts';
import type { Benchmark, Measurement } from './benchmark.ts';

/** A benchmark with what it measured. */
export interface Result {
  readonly benchmark: Pick<Benchmark, 'name' | 'unit'>;
  readonly measurement: Measurement;
}

/** One line of `bench.json`. */
export interface Line {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  readonly yardstick: number;
  /** `ours / yardstick`, whichever of the two should be larger. */
  readonly ratio: number;
}

const HEAD = ['benchmark', 'unit', 'ours', 'yardstick', 'ratio', 'aim', 'met'];
const FIRST_NUMBER = 2;

export function linesOf(results: readonly Result[]): Line[] {
  return results.map(({ benchmark: { name, unit }, measurement }) => ({
    name,
    unit,
    ours: rounded(measurement.ours),
    yardstick: rounded(measurement.yardstick),
    ratio: rounded(ratioOf(measurement)),
  }));
}

/** The results as text, in aligned columns. */
export function tableOf(results: readonly Result[]): string {
  const rows = [HEAD, ...results.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number): string => {
    const width = widths[column] ?? 0;
    return column < FIRST_NUMBER ? cell.padEnd(width) : cell.padStart(width);
  };
  return rows.map((row) => row.map(pad).join('  ')).join('\n');
}

function cellsOf({ benchmark: { name, unit }, measurement }: Result): string[] {
  const { ours, yardstick, better, aim } = measurement;
  const bound = `${better === 'less' ? '<' : '>='} ${aim.bound}${aim.of === 'ratio' ? ' x' : ` ${unit}`}`;
  const figures = [ours, yardstick, ratioOf(measurement)].map((figure) => String(rounded(figure)));
  return [name, unit, ...figures, bound, isMet(measurement) ? 'yes' : 'no'];
}

/** To three significant digits: the runs do not agree on more. */
const rounded = (figure: number): number => Number(figure.toPrecision(3));
