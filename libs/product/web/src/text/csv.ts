/** A value of a table; null is an empty field. */
export type Cell = string | number | null;

/** A table to be downloaded: names of columns, and rows of as many values. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** The columns of a list: names, each with the value that it takes from an item. */
export type Columns<Item> = Readonly<Record<string, (item: Item) => Cell>>;

/** One row for each item. */
export function toTable<Item>(columns: Columns<Item>, items: readonly Item[]): Table {
  const cells = Object.values(columns);
  return { columns: Object.keys(columns), rows: items.map((item) => cells.map((cell) => cell(item))) };
}

/** Spreadsheets calculate texts that begin with these, tabs and returns included. */
const FORMULA = /^[=+\-@\t\r]/;

/** The table as RFC 4180 has it, with a byte order mark, without which spreadsheets take UTF-8 for something else. */
export const toCsv = ({ columns, rows }: Table): string =>
  `\uFEFF${[columns, ...rows].map((row) => row.map(toField).join(',')).join('\r\n')}\r\n`;

/** A text that a spreadsheet would take for a formula gets an apostrophe before it; numbers stay as they are. */
function toField(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
