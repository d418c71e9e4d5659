import { spawnSync } from 'node:child_process';

/**
 * Runs the npm that runs this program, or else that of the PATH, and returns its output.
 * @throws Error with npm's own words where it fails
 */
export function runNpm(args: readonly string[], folder: string, environment: NodeJS.ProcessEnv): string {
  const npm = environment['npm_execpath'];
  const [command, first] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const options = { cwd: folder, env: environment, encoding: 'utf8', maxBuffer: 1 << 26 } as const;
  const { status, stdout, stderr, error } = spawnSync(command, [...first, ...args], options);
  if (status !== 0) throw new Error(`npm ${args[0]} failed: ${error === undefined ? stderr.trim() : error.message}`);
  return stdout;
}
