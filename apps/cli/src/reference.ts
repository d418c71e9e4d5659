import type { CommandDef } from 'citty';

import type { AnyCommand } from './program/command.js';
import { ROOT_COMMAND } from './commands/root-command.js';
import { EXIT_CODE_MEANINGS } from './exit-codes.js';
import { formatHelp } from './help.js';
import { LOCAL_URL } from './program/installation.js';

/** Environment variables that the program reads, and their effects. */
const ENVIRONMENT_VARIABLES: readonly (readonly [name: string, effect: string])[] = [
  ['`DIORAMA_URL`', 'Address of the installation. Takes precedence over the address of the current profile'],
  ['`DIORAMA_API_KEY`', 'API key. Takes precedence over the key of the current profile'],
  ['`DIORAMA_PROFILE`', 'Profile to use instead of the current profile'],
  ['`DIORAMA_OPERATOR_TOKEN`', 'Operator token for the commands `accounts`, `keys`, `deliveries` and `system`'],
  ['`DIORAMA_SHARE_PASSWORD`', 'Password for `worlds share --password`, which then does not prompt'],
  ['`DIORAMA_HOME`', 'Folder of the local stack of `npm start` (default: `.diorama` in the current folder)'],
  ['`XDG_CONFIG_HOME`', 'Folder that contains `diorama/config.json`, the file with the profiles (default: `~/.config`)'],
  ['`NO_COLOR`', 'If set, the output has no colours'],
];

const HEAD = `# The \`diorama\` command

This page describes every command of \`diorama\`, which is also installed as \`diorama-worlds\`. In a checkout of the repository, run \`npx
diorama-worlds\` instead. [Use the command line](../../apps/cli/README.md) shows how to install it and how to do common tasks.

<!-- Generated from the help of the commands with node tools/cli-reference.mjs. -->

## Usage

\`\`\`text
diorama <command> [arguments] [options]
\`\`\`

- **Options** can have their value after a space or an equals sign: \`--seed 7\` or \`--seed=7\`.
- **Help.** \`diorama <command> --help\` prints the arguments, options and examples of a command.
- **Output.** Results are printed to standard output. Progress, messages and errors are printed to standard error.
- **JSON.** With \`--json\`, a command prints the JSON of the API to standard output, and an error as one line of JSON to standard error.

## Address and API key

A command chooses the address, and then the key, each from the first of these sources that has it:

| Order | Source |
|---|---|
| 1 | The profile that \`--profile\` names. The command then ignores \`DIORAMA_URL\` and \`DIORAMA_API_KEY\` |
| 2 | \`DIORAMA_URL\` for the address, and \`DIORAMA_API_KEY\` for the key |
| 3 | The profile that \`DIORAMA_PROFILE\` names, and otherwise the current profile |
| 4 | The stack that \`npm start\` runs in the current folder |

If none of these sources gives an address, the command uses \`${LOCAL_URL}\`. A key from a profile or from the local stack is sent only to the address
that belongs to it.

## Environment variables

| Variable | Effect |
|---|---|
${ENVIRONMENT_VARIABLES.map(([name, effect]) => `| ${name} | ${effect} |`).join('\n')}

\`webhooks listen --exec\` sets \`WEBHOOK_ID\` for the command that it runs.

## Exit codes

| Code | Meaning |
|---|---|
${EXIT_CODE_MEANINGS.map(([code, meaning]) => `| ${code} | ${meaning} |`).join('\n')}

## Commands
`;

/** A linked list of all commands, with their descriptions. */
const formatContents = (commands: readonly NamedCommand[]): string =>
  commands
    .slice(1)
    .map(({ path, command }) => {
      const { description = '' } = (command.meta ?? {}) as { readonly description?: string };
      return `| [\`${path.join(' ')}\`](#${path.join('-')}) | ${description} |`;
    })
    .join('\n');

/** The reference page of all commands, as Markdown. */
export async function renderReferencePage(): Promise<string> {
  const commands = commandsBelow(['diorama'], ROOT_COMMAND);
  const parts = [HEAD, `| Command | Effect |\n|---|---|\n${formatContents(commands)}\n`];
  for (const { path, command } of commands) {
    parts.push(`### ${path.join(' ')}\n\n\`\`\`text\n${await formatHelp(command, false)}\n\`\`\`\n`);
  }
  return parts.join('\n');
}

interface NamedCommand {
  readonly path: readonly string[];
  readonly command: AnyCommand;
}

function commandsBelow(path: readonly string[], command: AnyCommand): NamedCommand[] {
  const inner = Object.entries((command.subCommands ?? {}) as Readonly<Record<string, CommandDef>>);
  return [{ path, command }, ...inner.flatMap(([name, sub]) => commandsBelow([...path, name], sub))];
}
