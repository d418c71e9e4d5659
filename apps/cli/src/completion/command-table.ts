import type { ArgsDef, CommandDef } from 'citty';

import type { AnyCommand } from '../program/command.js';

/** One command of the program, as completion needs it. */
export interface CommandRow {
  /** Names from the program to the command, such as `worlds list`; empty for the program itself. */
  readonly path: string;
  /** Commands below this one. */
  readonly commands: readonly Suggestion[];
  readonly options: readonly OptionRow[];
}

/** A word to offer, with what it does. */
export interface Suggestion {
  readonly name: string;
  readonly description: string;
}

/** An option of a command. */
export interface OptionRow extends Suggestion {
  /** Without the hyphen. */
  readonly short: string | null;
  readonly takesValue: boolean;
  /** Its values, where they are a fixed list. */
  readonly values: readonly string[];
}

/** All commands below `root`, each before those inside it. */
export function listCommands(root: AnyCommand, path: readonly string[] = []): CommandRow[] {
  const inner = Object.entries((root.subCommands ?? {}) as Readonly<Record<string, CommandDef>>);
  const row: CommandRow = {
    path: path.join(' '),
    commands: inner.map(([name, command]) => ({ name, description: describe(command) })),
    options: [...optionsOf((root.args ?? {}) as ArgsDef), HELP],
  };
  return [row, ...inner.flatMap(([name, command]) => listCommands(command, [...path, name]))];
}

const HELP: OptionRow = { name: 'help', short: 'h', description: 'Show the help', takesValue: false, values: [] };

const describe = (command: AnyCommand): string => (command.meta as { readonly description?: string } | undefined)?.description ?? '';

function optionsOf(args: ArgsDef): OptionRow[] {
  return Object.entries(args).flatMap(([name, definition]) => {
    if (definition.type === 'positional') return [];
    const { type, description = '' } = definition;
    const alias = 'alias' in definition && typeof definition.alias === 'string' ? definition.alias : null;
    const values = type === 'enum' ? (definition.options ?? []) : [];
    const option: OptionRow = { name, short: alias, description, takesValue: type !== 'boolean', values };
    const negative = 'negativeDescription' in definition ? definition.negativeDescription : undefined;
    const opposite = { name: `no-${name}`, short: null, description: negative ?? '', takesValue: false, values: [] };
    return negative === undefined ? [option] : [option, opposite];
  });
}
