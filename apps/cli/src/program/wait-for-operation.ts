import type { Diorama, Operation, Preview } from '@diorama-worlds/sdk';
import { OperationFailedError } from '@diorama-worlds/sdk';

import type { Cli } from './cli.js';
import { ProgressBar } from './progress-bar.js';

/** Prints the URL of the panorama above the bar as soon as it is stored. */
function printOnce(bar: ProgressBar, cli: Cli): (preview: Preview) => void {
  let isPrinted = false;
  return ({ pano_url: url }) => {
    if (isPrinted || url === null || url === undefined) return;
    isPrinted = true;
    bar.interrupt(() => cli.tell(`Panorama: ${url}`));
  };
}

interface WaitOptions {
  /** Whether an operation that fails is printed where `--json` asks for JSON; true by default. */
  readonly printsFailed?: boolean;
}

/**
 * Waits for an operation with a bar on stderr. Ctrl-C ends only the waiting; a message says how to resume it.
 *
 * @throws OperationFailedError after printing the operation where `--json` asks for it
 */
export async function waitForOperation(
  api: Diorama,
  cli: Cli,
  operationId: string,
  { printsFailed = true }: WaitOptions = {},
): Promise<Operation> {
  const bar = new ProgressBar(cli.outside.stderr);
  try {
    bar.show(0, 'In the queue');
    const onProgress = ({ percent, description }: { percent: number; description: string }): void => bar.show(percent / 100, description);
    return await api.operations.wait(operationId, { signal: cli.signal, onProgress, onPreview: printOnce(bar, cli) });
  } catch (error) {
    bar.clear();
    if (cli.signal.aborted) cli.tell(`The operation continues. Resume with: diorama operations watch ${operationId}`);
    if (printsFailed && error instanceof OperationFailedError) cli.printJson(error.operation);
    throw error;
  } finally {
    bar.clear();
  }
}
