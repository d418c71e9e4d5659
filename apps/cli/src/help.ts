import { stripVTControlCharacters } from 'node:util';

import { renderUsage } from 'citty';
import type { CommandDef } from 'citty';

import { EXAMPLES } from './commands/examples.js';
import type { Example } from './commands/examples.js';
import { COMMAND_GROUPS, ROOT_COMMAND } from './commands/root-command.js';
import { EXIT_CODE_MEANINGS } from './exit-codes.js';
import { repeatsPositional } from './program/command.js';
import type { AnyCommand } from './program/command.js';

/** The help of a command. That of the program has its commands in groups and the exit codes, that of other commands examples. */
export async function formatHelp(command: AnyCommand, isColoured: boolean): Promise<string> {
  const text = command.subCommands === undefined ? await commandHelp(command) : groupHelp(command);
  return isColoured ? text : stripVTControlCharacters(text).replaceAll(/ +$/gm, '').trimEnd();
}

async function commandHelp(command: AnyCommand): Promise<string> {
  const examples = EXAMPLES[metaOf(command).name.replace(/^diorama /, '')] ?? [];
  const usage = adaptUsage((await renderUsage(command)).trimEnd(), repeatsPositional(command));
  return [usage, ...section('EXAMPLES', exampleLines(examples))].join('\n');
}

/** The usage text of citty with hints in the style of the descriptions, and with dots after a positional argument that may be repeated. */
function adaptUsage(usage: string, isRepeated: boolean): string {
  const text = usage.replaceAll('(Required)', '(required)').replaceAll('(Default: true)', '(default)');
  return isRepeated ? text.replace(/^(.*USAGE.*[A-Z])([\]>])/m, '$1...$2') : text;
}

function groupHelp(group: AnyCommand): string {
  const { name, description } = metaOf(group);
  const isProgram = group === ROOT_COMMAND;
  const groups = isProgram ? COMMAND_GROUPS : [{ title: 'COMMANDS', commands: group.subCommands as Readonly<Record<string, AnyCommand>> }];
  const width = Math.max(...groups.flatMap(({ commands }) => Object.keys(commands).map(({ length }) => length)));
  const lists = groups.flatMap(({ title, commands }) =>
    section(
      title.toUpperCase(),
      Object.entries(commands).map(([word, command]) => `${word.padEnd(width)}  ${metaOf(command).description}`),
    ),
  );
  const program = [...section('EXAMPLES', exampleLines(EXAMPLES['generate'] ?? [])), ...section('EXIT CODES', exitCodes())];
  return [
    `${description} (${name})`,
    '',
    `${bold('USAGE')} ${name} <command> [options]`,
    ...lists,
    ...(isProgram ? program : []),
    '',
    `Use ${name} <command> --help for the arguments, options and examples of a command.`,
  ].join('\n');
}

/** The effect of each example and the command below it, with empty lines between the examples. */
const exampleLines = (examples: readonly Example[]): string[] =>
  examples.flatMap(([command, effect], i) => [...(i === 0 ? [] : ['']), effect, `  ${command}`]);

const exitCodes = (): string[] => EXIT_CODE_MEANINGS.map(([code, meaning]) => `${String(code).padStart(3)}  ${meaning}`);

/** A title with indented lines; nothing without lines. */
const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', bold(title), '', ...lines.map((line) => (line === '' ? '' : `  ${line}`))];

const bold = (text: string): string => `\u001B[1m${text}\u001B[22m`;

function metaOf(command: CommandDef): { readonly name: string; readonly description: string } {
  const { name = '', description = '' } = (command.meta ?? {}) as { readonly name?: string; readonly description?: string };
  return { name, description };
}
