import type { CommandDef } from 'citty';

import type { AnyCommand } from './program/command.js';
import { ROOT_COMMAND } from './commands/root-command.js';
import { formatHelp } from './help.js';

const HEAD = `# The \`diorama\` command

This page contains the help texts of all commands of \`diorama\`, which is also installed as \`diorama-worlds\`. It is generated with \`node
tools/cli-reference.mjs\`. [apps/cli/README.md](../../apps/cli/README.md) shows how to install and use the command line.
`;

/** The reference page of all commands, as Markdown. */
export async function renderReferencePage(): Promise<string> {
  const parts = [HEAD];
  for (const { path, command } of commandsBelow(['diorama'], ROOT_COMMAND)) {
    parts.push(
      `${'#'.repeat(Math.min(path.length + 1, 3))} ${path.join(' ')}\n\n\`\`\`text\n${await formatHelp(command, false)}\n\`\`\`\n`,
    );
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
