/** Errors that an operator cures: a message is enough. */
const OPERATOR_ERRORS: ReadonlySet<string> = new Set(['ConfigError', 'ObjectPackError']);

/**
 * Runs a process's main function. A failure before the process serves, such as a faulty configuration, is written to standard error and ends the process
 * with status 1.
 */
export function runMainProcess(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    process.stderr.write(`${describeError(error)}\n`);
    process.exit(1);
  });
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return OPERATOR_ERRORS.has(error.name) ? error.message : String(error.stack);
}
