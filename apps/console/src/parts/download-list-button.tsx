import { formatInteger, toTable } from '@diorama/web';
import type { Columns, Table } from '@diorama/web';
import { DownloadButton, FILE_PAGE_SIZE, FILE_ROWS_MAX, readAllPages } from '@diorama/page-parts';
import type { LoadListPage } from '@diorama/page-parts';
import { useConsole } from '../hooks/console-context.js';

interface DownloadListProps<Item> {
  /** Name of the file without its ending. */
  readonly name: string;
  readonly load: LoadListPage<Item>;
  readonly columns: Columns<Item>;
}

/** Saves a list with its filters as a CSV file. */
export function DownloadListButton<Item>({ name, load, columns }: DownloadListProps<Item>) {
  const { notify } = useConsole();
  const table = async (): Promise<Table> => {
    const { items, isWhole } = await readAllPages((token) => load(token, undefined, FILE_PAGE_SIZE));
    if (!isWhole) notify(`The file has the first ${formatInteger(FILE_ROWS_MAX)} rows. To get the other rows, narrow the filters.`);
    return toTable(columns, items);
  };
  return <DownloadButton name={name} what="the list" table={table} />;
}
