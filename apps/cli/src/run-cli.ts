import { parseArgs as parseStrictly, stripVTControlCharacters } from 'node:util';
import type { ParseArgsOptionDescriptor } from 'node:util';

import { runCommand } from 'citty';
import type { ArgDef, ArgsDef, CommandDef } from 'citty';

import { Cli } from './program/cli.js';
import type { CliEnvironment, CliOutput } from './program/cli.js';
import { repeatsPositional } from './program/command.js';
import type { AnyCommand } from './program/command.js';
import { ROOT_COMMAND } from './commands/root-command.js';
import { EXIT_CODES, getExitCode } from './exit-codes.js';
import { formatHelp } from './help.js';
import { suggest } from './values/suggest.js';
import { UsageError } from './values/usage-error.js';
import { describeFailure, formatFailureAsJson } from './program/describe-failure.js';
import { readVersion } from './program/version.js';

/** Runs the program with its arguments and answers its exit code. */
export async function runCli(argv: readonly string[], outside: CliEnvironment): Promise<number> {
  const { leaf, rest, path } = find(argv);
  const isColoured = hasColours(outside.stdout, outside);
  if (argv.includes('--help') || argv.includes('-h')) {
    outside.stdout.write(`${formatHelp(leaf, isColoured)}\n`);
    return EXIT_CODES.ok;
  }
  if (path.length === 0 && (rest[0] === '--version' || rest[0] === '-v')) {
    outside.stdout.write(`diorama ${await readVersion()}\n`);
    return EXIT_CODES.ok;
  }
  try {
    if (leaf.subCommands !== undefined) {
      if (rest[0] !== undefined) throw new UsageError(describeUnknown(rest[0], path, leaf));
      // A script that forgets the command of a group must not take the help for a result.
      const [output, code] = path.length === 0 ? ([outside.stdout, EXIT_CODES.ok] as const) : ([outside.stderr, EXIT_CODES.usage] as const);
      output.write(`${formatHelp(leaf, hasColours(output, outside))}\n`);
      return code;
    }
    const values = checkedOptions(leaf, rest);
    const cli = new Cli(outside, values.get('json')?.[0] === 'true', (option) => values.get(option) ?? []);
    await runCommand(leaf, { rawArgs: [...rest], data: cli });
    return EXIT_CODES.ok;
  } catch (error) {
    return report(error, outside, { path, isJson: rest.includes('--json') && Object.hasOwn(leaf.args ?? {}, 'json') });
  }
}

/** @throws UsageError for arguments that name no command or do not match it */
export function checkCommandLine(argv: readonly string[]): void {
  const { leaf, rest, path } = find(argv);
  if (leaf.subCommands !== undefined) throw new UsageError(describeUnknown(rest[0] ?? '', path, leaf));
  checkedOptions(leaf, rest);
}

/** The command that the arguments name, and what is left of them. */
function find(argv: readonly string[]): { readonly leaf: AnyCommand; readonly rest: readonly string[]; readonly path: readonly string[] } {
  let leaf: AnyCommand = ROOT_COMMAND;
  const path: string[] = [];
  for (const word of argv) {
    const inner = leaf.subCommands as Readonly<Record<string, CommandDef>> | undefined;
    if (inner === undefined || !Object.hasOwn(inner, word)) break;
    leaf = inner[word] ?? leaf;
    path.push(word);
  }
  return { leaf, path, rest: argv.slice(path.length) };
}

function describeUnknown(word: string, path: readonly string[], group: AnyCommand): string {
  const kind = word.startsWith('-') ? 'option' : 'command';
  const nearest = kind === 'option' ? null : suggest(word, Object.keys(group.subCommands ?? {}));
  return `Unknown ${kind} "${[...path, word].join(' ')}"${nearest === null ? '' : `. Did you mean "${[...path, nearest].join(' ')}"?`}`;
}

/** All values of each option and positional argument by its name. @throws UsageError for an unknown option or an extra argument */
function checkedOptions(leaf: AnyCommand, rest: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const defined = Object.entries((leaf.args ?? {}) as ArgsDef);
  const accepted = Object.fromEntries(
    defined.filter(([, { type }]) => type !== 'positional').map(([name, definition]) => [name, strictOption(definition)]),
  );
  const places = defined.flatMap(([name, { type }]) => (type === 'positional' ? [name] : []));
  try {
    const { values, positionals } = parseStrictly({
      args: [...rest],
      options: accepted,
      allowPositionals: true,
      allowNegative: true,
      strict: true,
    });
    if (positionals.length > places.length && !repeatsPositional(leaf))
      throw new UsageError(
        `"${positionals[places.length] ?? ''}" is an unexpected argument${places.includes('prompt') ? '; put the prompt in quotes' : ''}`,
      );
    const options = Object.entries(values).map(
      ([name, value]) => [name, Array.isArray(value) ? value.map(String) : [String(value)]] as const,
    );
    const placed = places.map(
      (name, index) => [name, positionals.slice(index, index === places.length - 1 ? undefined : index + 1)] as const,
    );
    return new Map([...options, ...placed]);
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(describeOptionError(error, accepted));
    throw error;
  }
}

/** The message of Node, or for an unknown option one with the option that was likely meant. */
function describeOptionError(error: TypeError, accepted: Readonly<Record<string, unknown>>): string {
  const [, unknown] = /^Unknown option '--(?:no-)?([^']+)'/.exec(error.message) ?? [];
  if (unknown === undefined) return error.message;
  const nearest = suggest(unknown, Object.keys(accepted));
  return `Unknown option --${unknown}${nearest === null ? '' : `. Did you mean --${nearest}?`}`;
}

function strictOption(definition: ArgDef): ParseArgsOptionDescriptor {
  const alias = 'alias' in definition ? definition.alias : undefined;
  const short = typeof alias === 'string' ? { short: alias } : {};
  return definition.type === 'boolean' ? { type: 'boolean', ...short } : { type: 'string', multiple: true, ...short };
}

interface Invocation {
  readonly path: readonly string[];
  /** Whether the command can print JSON and the arguments ask for that, even where others of them are not valid. */
  readonly isJson: boolean;
}

function report(error: unknown, { signal, stderr }: CliEnvironment, { path, isJson }: Invocation): number {
  if (signal.aborted) return EXIT_CODES.interrupted;
  const isUsage = error instanceof UsageError || (error instanceof Error && error.name === 'CLIError');
  const exitCode = isUsage ? EXIT_CODES.usage : getExitCode(error);
  if (isJson) stderr.write(`${formatFailureAsJson(error, exitCode)}\n`);
  else if (isUsage) stderr.write(`${stripVTControlCharacters(error.message)}\nSee: ${['diorama', ...path, '--help'].join(' ')}\n`);
  else stderr.write(`${describeFailure(error)}\n`);
  return exitCode;
}

/** Colours are for people (https://no-color.org). */
const hasColours = ({ isTerminal }: CliOutput, { env }: CliEnvironment): boolean =>
  isTerminal && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
