import { defineCommand } from 'citty';
import type { ArgsDef, CommandDef, ParsedArgs } from 'citty';

import type { Cli } from './cli.js';

/** `--profile`, which most commands have. */
export const PROFILE_ARGUMENT = {
  profile: { type: 'string', valueHint: 'NAME', description: 'Profile to use (default: DIORAMA_PROFILE, then the current profile)' },
} as const;
/** `--json`, which most commands have. */
export const JSON_ARGUMENT = { json: { type: 'boolean', description: 'Print the result as JSON' } } as const;

/** A command of any arguments, as the tree of commands holds it. */
export type AnyCommand = CommandDef;

/** What a command says of itself. */
interface CommandText<A extends ArgsDef> {
  /** With the commands above it, such as `worlds get`. */
  readonly name: string;
  readonly description: string;
  readonly args: A;
  /** Whether the last positional argument may be repeated. */
  readonly repeatsPositional?: boolean;
  /** Whether it takes `--profile` and `--json`, as all commands do by default. */
  readonly hasSharedOptions?: boolean;
  /** Explains values that the descriptions of the options do not have the room for. */
  readonly valueTable?: ValueTable;
}

/** Values of an option and their meanings, for the help. */
export interface ValueTable {
  readonly title: string;
  readonly rows: readonly (readonly [value: string, meaning: string])[];
}

const REPEATING = new WeakSet<AnyCommand>();
const VALUE_TABLES = new WeakMap<AnyCommand, ValueTable>();

/** The table of values of a command, if it has one. */
export const getValueTable = (command: AnyCommand): ValueTable | undefined => VALUE_TABLES.get(command);

/** Whether the last positional argument of a command may be repeated. */
export const repeatsPositional = (command: AnyCommand): boolean => REPEATING.has(command);

/** A command that does something. Its run is handed the typed arguments and the surroundings. */
export function defineCliCommand<const A extends ArgsDef>(
  { name, description, args, repeatsPositional: isRepeated = false, hasSharedOptions = true, valueTable }: CommandText<A>,
  run: (args: ParsedArgs<A>, cli: Cli) => Promise<void>,
): AnyCommand {
  const command = defineCommand({
    meta: { name: `diorama ${name}`, description },
    args: {
      ...args,
      ...(hasSharedOptions && !('profile' in args) ? PROFILE_ARGUMENT : {}),
      ...(hasSharedOptions && !('json' in args) ? JSON_ARGUMENT : {}),
    },
    run: (context) => run(context.args as unknown as ParsedArgs<A>, context.data as Cli),
  }) as unknown as AnyCommand; // the tree does not know the arguments of its leaves
  if (isRepeated) REPEATING.add(command);
  if (valueTable !== undefined) VALUE_TABLES.set(command, valueTable);
  return command;
}

/** A command that only holds others. */
export function defineCliCommandGroup(name: string, description: string, subCommands: Readonly<Record<string, AnyCommand>>): AnyCommand {
  return defineCommand({ meta: { name: name === '' ? 'diorama' : `diorama ${name}`, description }, subCommands: { ...subCommands } });
}
