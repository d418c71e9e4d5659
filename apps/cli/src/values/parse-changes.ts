import type { SceneChange } from '@diorama-worlds/sdk';

import { parseNumber } from './numbers.js';
import { UsageError } from './usage-error.js';

/** What the options of an edit say, in the order in which they are made. */
export interface ChangeOptions {
  readonly removes: readonly string[];
  readonly moves: readonly string[];
  readonly restyles: readonly string[];
  readonly adds: readonly string[];
}

/** The changes that options ask for. @throws UsageError */
export const parseChanges = ({ removes, moves, restyles, adds }: ChangeOptions): SceneChange[] => [
  ...removes.map((text) => ({ remove: parseReference('remove', text) })),
  ...moves.map(parseMove),
  ...restyles.map(parseRestyle),
  ...adds.map(parseAdd),
];

const MOVE = /^(?<object>\S+)\s+to\s+(?<place>\S+)$/;
const ADD = /^(?<kind>\S+)(?:\s+at\s+(?<place>\S+))?$/;
const REFERENCE = /^(?<object>[\w-]+?)(?:\.(?<item>\d+))?$/;
const INDEX = /^\d+$/;

function parseMove(text: string): SceneChange {
  const { object, place } = groupsOf(MOVE, text, '--move must look like "2 to 3,-5" or "barn to 3,-5,90"');
  return { move: { ...parseReference('move', object ?? ''), to: parsePlace('move', place ?? '') } };
}

function parseAdd(text: string): SceneChange {
  const { kind = '', place } = groupsOf(ADD, text, '--add must look like "bench" or "bench at 1,-4"');
  return { add: { kind, ...(place === undefined ? {} : { at: [parsePlace('add', place)] }) } };
}

function parseRestyle(text: string): SceneChange {
  const [object = '', ...looks] = text.trim().split(/\s+/);
  if (looks.length === 0) throw new UsageError('--restyle must look like "0 substance=brick" or "barn color=0.6,0.02,0.02 size=1.5"');
  return { restyle: { ...parseReference('restyle', object), ...Object.fromEntries(looks.map(parseLook)) } };
}

/** One look of an object, such as `size=1.5`. */
function parseLook(text: string): [string, string | number | number[]] {
  const [name = '', value = ''] = text.split('=');
  if (name === 'color') return [name, value.split(',').map((channel) => parseNumber('restyle', channel))];
  if (name === 'size') return [name, parseNumber('restyle', value)];
  if ((name === 'substance' || name === 'state') && value !== '') return [name, value];
  throw new UsageError(`--restyle takes color=R,G,B, size=N, substance=NAME and state=NAME, not "${text}"`);
}

/** An entry by its index or its kind; `.N` is one of its objects. */
function parseReference(option: string, text: string): { object: number | string; item?: number } {
  const { object = '', item } = groupsOf(
    REFERENCE,
    text,
    `--${option} names an object by its index or its kind, such as 2, barn or barn.1`,
  );
  return { object: INDEX.test(object) ? Number(object) : object, ...(item === undefined ? {} : { item: Number(item) }) };
}

/** `x,z` or `x,z,turn`. */
function parsePlace(option: string, text: string): { x: number; z: number; turn?: number } {
  const numbers = text.split(',').map((part) => parseNumber(option, part));
  const [x, z, turn] = numbers;
  if (x === undefined || z === undefined || numbers.length > 3) throw new UsageError(`--${option} takes a position as x,z or x,z,turn`);
  return { x, z, ...(turn === undefined ? {} : { turn }) };
}

function groupsOf(pattern: RegExp, text: string, problem: string): Readonly<Partial<Record<string, string>>> {
  const groups = pattern.exec(text.trim())?.groups;
  if (groups === undefined) throw new UsageError(problem);
  return groups;
}
