import { stripVTControlCharacters } from 'node:util';

import type { CliOutput } from './cli.js';

type Cell = string | number | null | undefined;

/** How a table fits a terminal. */
interface TableFit {
  /** Index of the column that is cut so that each row fits on one line. */
  readonly column: number;
  readonly output: Pick<CliOutput, 'columns'>;
}

const GAP = 2;
/** Characters as people see them. */
const SEGMENTS = new Intl.Segmenter('en');
const NARROWEST = 12;
/** Length of the cut column where there is no terminal. */
const UNBOUNDED = 60;

/** Rows under headings, in columns as wide as necessary. `fit` cuts one column at the width of the terminal. */
export function formatTable(headings: readonly string[], rows: readonly (readonly Cell[])[], fit?: TableFit): string {
  const whole = [headings, ...rows].map((row) => row.map((cell) => String(cell ?? '')));
  const cells = fit === undefined ? whole : cutColumn(whole, fit);
  const widths = widthsOf(cells);
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join(' '.repeat(GAP))
        .trimEnd(),
    )
    .join('\n');
}

function cutColumn(cells: readonly (readonly string[])[], { column, output }: TableFit): string[][] {
  const others = widthsOf(cells).reduce((sum, width, index) => (index === column ? sum : sum + width + GAP), 0);
  const length = output.columns === undefined ? UNBOUNDED : Math.max(NARROWEST, output.columns - others);
  return cells.map((row) => row.map((cell, index) => (index === column ? cutText(cell, length) : cell)));
}

const widthsOf = (cells: readonly (readonly string[])[]): number[] =>
  (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));

/** A text on one line of at most `length` characters, without characters that control a terminal. */
export function cutText(text: string, length: number): string {
  const line = stripVTControlCharacters(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const characters = Array.from(SEGMENTS.segment(line), ({ segment }) => segment);
  return characters.length <= length ? line : `${characters.slice(0, length - 1).join('')}…`;
}

/** Names and values, one pair on each line. Empty values are left out. */
export function formatFields(pairs: readonly (readonly [string, Cell])[]): string {
  const known = pairs.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return alignPairs(known).join('\n');
}

/** Lines with a name and a value each, the values in a column of their own. */
export function alignPairs(pairs: readonly (readonly [string, Cell])[]): string[] {
  const width = Math.max(0, ...pairs.map(([name]) => name.length));
  return pairs.map(([name, value]) => `${name.padEnd(width)}  ${value ?? ''}`);
}
