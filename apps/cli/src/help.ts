import { stripVTControlCharacters } from 'node:util';

import type { ArgDef, ArgsDef, CommandDef } from 'citty';

import { EXAMPLES } from './commands/examples.js';
import type { Example } from './commands/examples.js';
import { COMMAND_GROUPS, ROOT_COMMAND } from './commands/root-command.js';
import { EXIT_CODE_MEANINGS } from './exit-codes.js';
import { getValueTable, repeatsPositional } from './program/command.js';
import type { AnyCommand } from './program/command.js';
import { alignPairs } from './program/table.js';

/** A row of the arguments or options in the help. */
export interface ArgumentRow {
  readonly isOption: boolean;
  /** As a command line has it, such as `--out FILE`. */
  readonly label: string;
  readonly description: string;
}

/** The help of a command. That of the program has its commands in groups and the exit codes, that of other commands examples. */
export function formatHelp(command: AnyCommand, isColoured: boolean): string {
  const text = command.subCommands === undefined ? commandHelp(command) : groupHelp(command);
  return isColoured ? text : stripVTControlCharacters(text).replaceAll(/ +$/gm, '').trimEnd();
}

function commandHelp(command: AnyCommand): string {
  const { name, description } = metaOf(command);
  const rows = listArguments(command).map(({ isOption, label, description: text }) => ({ isOption, row: [label, text] as const }));
  const rowsOf = (isOption: boolean) => rows.filter((each) => each.isOption === isOption).map(({ row }) => row);
  const table = getValueTable(command);
  const examples = EXAMPLES[name.replace(/^diorama /, '')] ?? [];
  return [
    `${description} (${name})`,
    '',
    `${bold('USAGE')} ${formatSynopsis(command)}`,
    ...section('ARGUMENTS', alignPairs(rowsOf(false))),
    ...section('OPTIONS', alignPairs(rowsOf(true))),
    ...(table === undefined ? [] : section(table.title.toUpperCase(), alignPairs(table.rows))),
    ...section('EXAMPLES', exampleLines(examples)),
  ].join('\n');
}

/** The form of a command line, such as `diorama worlds get [OPTIONS] WORLD`. */
export function formatSynopsis(command: AnyCommand): string {
  const args = Object.entries((command.args ?? {}) as ArgsDef);
  const required = args.flatMap(([name, each]) => (each.type !== 'positional' && each.required === true ? [labelOf(name, each)] : []));
  const places = args.flatMap(([name, each]) => {
    if (each.type !== 'positional') return [];
    const label = `${name.toUpperCase()}${repeatsPositional(command) ? '...' : ''}`;
    return [each.required === false ? `[${label}]` : label];
  });
  const hasOptions = args.some(([, { type }]) => type !== 'positional');
  return [metaOf(command).name, ...(hasOptions ? ['[OPTIONS]'] : []), ...places, ...required].join(' ');
}

/** The arguments and options of a command. A switch that is on by default has only its negative. */
export function listArguments(command: AnyCommand): ArgumentRow[] {
  return Object.entries((command.args ?? {}) as ArgsDef).flatMap(([name, each]) => {
    const isOption = each.type !== 'positional';
    const description = `${each.description ?? ''}${isOption && each.required === true ? ' (required)' : ''}`;
    const negative = 'negativeDescription' in each ? each.negativeDescription : undefined;
    const own = each.type === 'boolean' && each.default === true ? [] : [{ isOption, label: labelOf(name, each), description }];
    return negative === undefined ? own : [...own, { isOption, label: `--no-${name}`, description: negative }];
  });
}

function labelOf(name: string, definition: ArgDef): string {
  if (definition.type === 'positional') return name.toUpperCase();
  const alias = 'alias' in definition && typeof definition.alias === 'string' ? `-${definition.alias}, ` : '';
  const value = definition.type === 'boolean' ? '' : ` ${definition.valueHint ?? name.split('-').at(-1)?.toUpperCase() ?? ''}`;
  return `${alias}--${name}${value}`;
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
