import { runCli } from '../run-cli.js';
import type { CliEnvironment } from '../program/cli.js';

/** What a command printed, and its exit code. */
interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the program in this process, without a terminal, and collects its output. */
export async function runCommand(
  argv: readonly string[],
  surroundings: Partial<CliEnvironment> & { columns?: number } = {},
): Promise<Outcome> {
  const { columns, ...outside } = surroundings;
  let [stdout, stderr] = ['', ''];
  const code = await runCli(argv, {
    env: {},
    configFile: '/nowhere/config.json',
    stackFile: '/nowhere/stack.json',
    signal: new AbortController().signal,
    stdout: { isTerminal: columns !== undefined, columns, write: (text) => void (stdout += text) },
    stderr: { isTerminal: false, write: (text) => void (stderr += text) },
    canAsk: false,
    ...outside,
  });
  return { code, stdout, stderr };
}
