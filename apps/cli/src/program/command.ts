import { defineCommand } from 'citty';
import type { ArgsDef, CommandDef, ParsedArgs } from 'citty';

import type { Cli } from './cli.js';

const PROFILE_ARG = {
  profile: { type: 'string', description: 'Profile with the address and the key (default: DIORAMA_PROFILE, then the current profile)' },
} as const;
const JSON_ARG = { json: { type: 'boolean', description: 'Print the result as JSON' } } as const;

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
}

const REPEATING = new WeakSet<AnyCommand>();

/** Whether the last positional argument of a command may be repeated. */
export const repeatsPositional = (command: AnyCommand): boolean => REPEATING.has(command);

/** A command that does something. Its run is handed the typed arguments and the surroundings. */
export function defineCliCommand<const A extends ArgsDef>(
  { name, description, args, repeatsPositional: isRepeated = false, hasSharedOptions = true }: CommandText<A>,
  run: (args: ParsedArgs<A>, cli: Cli) => Promise<void>,
): AnyCommand {
  const command = defineCommand({
    meta: { name: `diorama ${name}`, description },
    args: {
      ...args,
      ...(hasSharedOptions && !('profile' in args) ? PROFILE_ARG : {}),
      ...(hasSharedOptions && !('json' in args) ? JSON_ARG : {}),
    },
    run: (context) => run(context.args as unknown as ParsedArgs<A>, context.data as Cli),
  }) as unknown as AnyCommand; // the tree does not know the arguments of its leaves
  if (isRepeated) REPEATING.add(command);
  return command;
}

/** A command that only holds others. */
export function defineCliCommandGroup(name: string, description: string, subCommands: Readonly<Record<string, AnyCommand>>): AnyCommand {
  return defineCommand({ meta: { name: name === '' ? 'diorama' : `diorama ${name}`, description }, subCommands: { ...subCommands } });
}
