import type { Diorama, ExportFormat, Operation } from '@diorama-worlds/sdk';

import type { Cli } from '../../program/cli.js';
import { waitForOperation } from '../../program/wait-for-operation.js';
import { printQuote } from './start-world.js';

/** Arguments of commands that export a world. */
export const EXPORT_RUN_ARGUMENTS = {
  wait: {
    type: 'boolean',
    default: true,
    description: 'Wait for the file',
    negativeDescription: 'Return as soon as the operation is queued',
  },
  'dry-run': { type: 'boolean', description: 'Print the price and the estimated duration without starting' },
} as const;

interface ExportRun {
  readonly world: string;
  readonly what: ExportFormat;
  readonly wait: boolean;
  readonly isDryRun: boolean | undefined;
}

interface FinishedExport {
  readonly operation: Operation;
  /** Null if the operation names no file. */
  readonly url: string | null;
}

/**
 * Exports a world and waits for the end. Prints the price of a dry run, and an operation that runs without a wait, and returns null for both.
 *
 * @throws OperationFailedError
 */
export async function runExport(api: Diorama, cli: Cli, { world, what, wait, isDryRun }: ExportRun): Promise<FinishedExport | null> {
  if (isDryRun === true) {
    printQuote(cli, await api.worlds.quoteExport(world, what, { signal: cli.signal }));
    return null;
  }
  const started = await api.worlds.export(world, what, { signal: cli.signal });
  if (!wait && !started.done) {
    cli.print(started, () => `Started ${started.operation_id}`);
    return null;
  }
  const operation = started.done && !started.error ? started : await waitForOperation(api, cli, started.operation_id);
  const url = operation.response && 'url' in operation.response ? (operation.response.url ?? null) : null;
  return { operation, url };
}
