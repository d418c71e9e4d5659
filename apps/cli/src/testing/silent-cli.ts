import { Cli } from '../program/cli.js';

const nothing = { isTerminal: false, write: () => undefined };

/** A program without a terminal, settings and output. */
export const createSilentCli = (): Cli =>
  new Cli(
    {
      env: {},
      configFile: '',
      stackFile: '',
      signal: new AbortController().signal,
      stdout: nothing,
      stderr: nothing,
      canAsk: false,
    },
    false,
    () => [],
  );
