import { toCsv } from '../text/csv.js';
import type { Table } from '../text/csv.js';
import { Icon } from './icon.js';

interface DownloadProps {
  /** Name of the file without its ending. */
  readonly name: string;
  /** What the file is about, for screen readers. */
  readonly what: string;
  readonly table: () => Table;
}

/** Saves a table as a CSV file. */
export function DownloadButton({ name, what, table }: DownloadProps) {
  return (
    <button type="button" class="small" aria-label={`Download ${what} as CSV`} onClick={() => saveFile(`${name}.csv`, toCsv(table()))}>
      <Icon name="download" /> CSV
    </button>
  );
}

/** Has the browser save a text as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
