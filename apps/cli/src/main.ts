import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

import { createPageOpener } from './program/open-page.js';
import { runCli } from './run-cli.js';

const { env, argv, stdin, stdout, stderr } = process;
const stop = new AbortController();
// The first one ends the waiting; a second one ends the program.
process.once('SIGINT', () => stop.abort());

process.exitCode = await runCli(argv.slice(2), {
  env,
  configFile: join(env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'diorama', 'config.json'),
  stackFile: resolve(env['DIORAMA_HOME'] || '.diorama', 'stack.json'),
  userId: process.getuid?.(),
  signal: stop.signal,
  stdout: { isTerminal: stdout.isTTY, columns: stdout.isTTY ? stdout.columns : undefined, write: (text) => void stdout.write(text) },
  stderr: { isTerminal: stderr.isTTY, write: (text) => void stderr.write(text) },
  canAsk: stdin.isTTY && stderr.isTTY,
  openPage: createPageOpener(process.platform, env),
});
