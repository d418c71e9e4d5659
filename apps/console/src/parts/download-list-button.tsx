import type { Page } from '../api/paging.js';
import { FILE_ROWS_MAX, readAllPages } from '../api/read-all-pages.js';
import { useConsole } from '../hooks/console-context.js';
import { useAction } from '../hooks/use-action.js';
import { toCsv } from '../text/csv.js';
import type { Cell } from '../text/csv.js';
import { formatInteger } from '../text/format.js';
import { saveFile } from './download-button.js';
import { Icon } from './icon.js';

interface DownloadListProps<Item> {
  /** Name of the file without its ending. */
  readonly name: string;
  /** Reads a page of the list with the filters that are set. */
  readonly load: (token: string | null) => Promise<Page<Item>>;
  /** Names of columns, and what each has of an item. */
  readonly columns: Readonly<Record<string, (item: Item) => Cell>>;
}

/** Saves a list with its filters as a CSV file. */
export function DownloadListButton<Item>({ name, load, columns }: DownloadListProps<Item>) {
  const { notify } = useConsole();
  const action = useAction(async () => {
    const { items, isWhole } = await readAllPages(load);
    const cells = Object.values(columns);
    saveFile(`${name}.csv`, toCsv({ columns: Object.keys(columns), rows: items.map((item) => cells.map((cell) => cell(item))) }));
    if (!isWhole) notify(`The file has the first ${formatInteger(FILE_ROWS_MAX)} rows. Narrow the filters for the others.`);
  });
  return (
    <>
      <button
        type="button"
        class="small"
        aria-label="Download the list as CSV"
        disabled={action.isRunning}
        aria-busy={action.isRunning}
        onClick={() => void action.run()}
      >
        <Icon name="download" /> CSV
      </button>
      {action.problem !== null && (
        <p class="problem" role="alert">
          {action.problem}
        </p>
      )}
    </>
  );
}
