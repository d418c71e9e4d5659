import { join } from 'node:path';

import { OperationFailedError, createErrorFromResponse } from '@diorama-worlds/sdk';
import type { BatchItem, BatchRequest, Diorama, World } from '@diorama-worlds/sdk';

import type { Cli } from '../../program/cli.js';
import { formatTable } from '../../program/table.js';
import { saveFiles } from '../../files/save-files.js';
import { waitForOperation } from '../../program/wait-for-operation.js';
import { formatQuote } from './start-world.js';

interface BatchOptions {
  /** Whether to wait until the worlds are finished. */
  readonly waits: boolean;
  /** Folder for the files of the worlds, with one folder per world. */
  readonly out: string | undefined;
}

/** An item after its operation has ended, or without one. */
interface EndedItem extends BatchItem {
  readonly world: World | null;
}

/**
 * Starts several worlds, waits for them in order and prints them as one table.
 *
 * @throws DioramaError of the first item that failed, once all are printed
 */
export async function generateBatch(api: Diorama, cli: Cli, request: BatchRequest, { waits, out }: BatchOptions): Promise<void> {
  const items = await api.worlds.generateBatch(request, { signal: cli.signal });
  if (request.dry_run === true) {
    cli.print({ items }, () => describeQuotes(items));
    return throwFirstError(items);
  }
  const started = items.flatMap(({ operation }) => (operation === null ? [] : [operation.operation_id]));
  cli.tell(`Started ${started.length} of ${items.length} worlds: ${started.join(', ')}`);
  const ended: EndedItem[] = [];
  for (const item of items) ended.push(waits ? await finish(api, cli, item) : { ...item, world: null });
  if (out !== undefined)
    for (const { world } of ended) if (world !== null) await saveFiles(api, cli, { world, folder: join(out, world.id) });
  cli.print({ items: ended.map(({ world: _world, ...item }) => item) }, () =>
    formatTable(['', 'RESULT', 'SEED', 'COST', 'LINK'], ended.map(toRow)),
  );
  throwFirstError(ended);
}

/** Waits for the operation of an item. A generation that fails ends its item, not the batch. */
async function finish(api: Diorama, cli: Cli, item: BatchItem): Promise<EndedItem> {
  if (item.operation === null) return { ...item, world: null };
  try {
    const operation = await waitForOperation(api, cli, item.operation.operation_id, { printsFailed: false });
    return { ...item, operation, world: await api.worlds.get(operation.metadata?.world_id ?? '', { signal: cli.signal }) };
  } catch (error) {
    if (!(error instanceof OperationFailedError)) throw error;
    return { ...item, operation: error.operation, world: null };
  }
}

function toRow({ index, operation, world, ...item }: EndedItem): readonly (string | number | null | undefined)[] {
  if (world !== null) return [index + 1, world.id, world.seed, operation?.cost?.total_credits, world.world_svc_url];
  if (operation?.error) return [index + 1, operation.error.message];
  return [index + 1, operation?.operation_id ?? describeError(item)];
}

function describeQuotes(items: readonly BatchItem[]): string {
  const rows = items.map((item) => [item.index + 1, item.quote === null ? describeError(item) : formatQuote(item.quote)]);
  const total = items.reduce((sum, { quote }) => sum + (quote?.cost.total_credits ?? 0), 0);
  return `${formatTable(['', 'PRICE'], rows)}\n${total} credits in total`;
}

function describeError({ error }: Pick<BatchItem, 'error'>): string {
  if (error === null) return '';
  return typeof error.detail === 'string' ? error.detail : error.detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ');
}

/** The exit code of a batch is that of its first error. */
function throwFirstError(items: readonly BatchItem[]): void {
  const failed = items.filter(({ error, operation }) => error !== null || operation?.error);
  const [first] = failed;
  if (first === undefined) return;
  const count = `${failed.length} of ${items.length} worlds failed`;
  if (first.error === null && first.operation !== null) throw new OperationFailedError(first.operation);
  const { status, code } = first.error ?? { status: 500, code: 'INTERNAL' };
  const text = JSON.stringify({ detail: `${count}: ${describeError(first)}`, code });
  throw createErrorFromResponse({ status, headers: new Headers(), text, attempts: 1 });
}
