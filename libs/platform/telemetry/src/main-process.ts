/**
 * Runs a process's main function. A failure before the logger exists, such as a faulty configuration, is told in plain
 * words on standard error, and ends the process with status 1.
 */
export function runMainProcess(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    process.stderr.write(
      `${error instanceof Error && error.name === 'ConfigError' ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
    );
    process.exit(1);
  });
}
