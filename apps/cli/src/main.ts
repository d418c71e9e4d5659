import { homedir } from 'node:os';
import { join } from 'node:path';

import { runCli } from './run-cli.js';

const { env, argv, stdin, stdout, stderr } = process;
const stop = new AbortController();
// The first one ends the waiting; whoever insists ends the program.
process.once('SIGINT', () => stop.abort());

process.exitCode = await runCli(argv.slice(2), {
  env,
  configFile: join(env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'diorama', 'config.json'),
  signal: stop.signal,
  stdout: { isTerminal: stdout.isTTY, write: (text) => void stdout.write(text) },
  stderr: { isTerminal: stderr.isTTY, write: (text) => void stderr.write(text) },
  canAsk: stdin.isTTY && stderr.isTTY,
});
