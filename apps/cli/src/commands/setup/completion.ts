import { renderBashCompletion } from '../../completion/bash.js';
import { listCommands } from '../../completion/command-table.js';
import type { CommandRow } from '../../completion/command-table.js';
import { renderFishCompletion } from '../../completion/fish.js';
import { renderZshCompletion } from '../../completion/zsh.js';
import { defineCliCommand } from '../../program/command.js';
import type { AnyCommand } from '../../program/command.js';
import { UsageError } from '../../values/usage-error.js';

const SHELLS: Readonly<Record<string, (rows: readonly CommandRow[]) => string>> = {
  bash: renderBashCompletion,
  zsh: renderZshCompletion,
  fish: renderFishCompletion,
};

/** Prints a script that completes the commands and options of `getRoot()`, the program that contains this command. */
export const createCompletionCommand = (getRoot: () => AnyCommand): AnyCommand =>
  defineCliCommand(
    {
      name: 'completion',
      description: 'Print a shell completion script',
      args: { shell: { type: 'positional', required: true, description: 'Shell: bash, zsh or fish' } },
      hasSharedOptions: false,
    },
    async ({ shell }, cli) => {
      const render = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
      if (render === undefined) throw new UsageError(`The shell must be one of ${Object.keys(SHELLS).join(', ')}`);
      cli.outside.stdout.write(render(listCommands(getRoot())));
    },
  );
