import { toCsv } from '@diorama/web';
import type { Table } from '@diorama/web';
import { useAction } from '../hooks/use-action.js';
import { Icon } from './icon.js';
import { ProblemText } from './problem-text.js';

interface DownloadProps {
  /** Name of the file without its ending. */
  readonly name: string;
  /** What the file is about, for screen readers. */
  readonly what: string;
  readonly table: () => Table | Promise<Table>;
}

/** Saves a table as a CSV file. */
export function DownloadButton({ name, what, table }: DownloadProps) {
  const { run, isRunning, problem } = useAction(async () => saveFile(`${name}.csv`, toCsv(await table())));
  return (
    <>
      <button
        type="button"
        class="small"
        aria-label={`Download ${what} as CSV`}
        disabled={isRunning}
        aria-busy={isRunning}
        onClick={() => void run()}
      >
        <Icon name="download" /> CSV
      </button>
      <ProblemText text={problem} />
    </>
  );
}

/** Has the browser save a text as a file. */
function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
