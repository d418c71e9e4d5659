import type { Diorama, Operation } from '@diorama/sdk';
import { OperationFailedError } from '@diorama/sdk';

import type { Cli } from './cli.js';
import { ProgressBar } from './progress-bar.js';

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
    bar.show(0, 'Waiting for a worker');
    const onProgress = ({ percent, description }: { percent: number; description: string }): void => bar.show(percent / 100, description);
    return await api.operations.wait(operationId, { signal: cli.signal, onProgress });
  } catch (error) {
    bar.clear();
    if (cli.signal.aborted) cli.tell(`The operation continues. Resume with: diorama operations watch ${operationId}`);
    if (printsFailed && error instanceof OperationFailedError) cli.printJson(error.operation);
    throw error;
  } finally {
    bar.clear();
  }
}
