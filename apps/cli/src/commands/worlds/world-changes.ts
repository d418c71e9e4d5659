import { readFile } from 'node:fs/promises';

import type { SceneChange, Variation } from '@diorama-worlds/sdk';

import { defineCliCommand } from '../../program/command.js';
import { parseInteger } from '../../values/numbers.js';
import { parseChanges } from '../../values/parse-changes.js';
import { UsageError } from '../../values/usage-error.js';
import { finishStartedWorld, printQuote, readStartFields, START_ARGUMENTS } from './start-world.js';

const WORLD = { world: { type: 'positional', required: true, description: 'World ID' } } as const;
const MODEL = {
  model: { type: 'string', description: 'Model: svc-1.0, svc-1.1, svc-1.1-plus or svc-1.0-draft (default: the model of the world)' },
} as const;

const TIMES = ['dawn', 'day', 'dusk', 'night'] as const satisfies readonly Variation['time'][];
const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const satisfies readonly Variation['season'][];
const WEATHERS = ['clear', 'overcast', 'fog', 'snow', 'rain'] as const satisfies readonly Variation['weather'][];

/** The same place in another season, at another hour. */
export const VARY_COMMAND = defineCliCommand(
  {
    name: 'worlds vary',
    description: 'Generate a variation with a different time of day, season, weather, style or seed',
    args: {
      ...WORLD,
      time: { type: 'string', description: `Time of day: ${TIMES.join(', ')}` },
      season: { type: 'string', description: `Season: ${SEASONS.join(', ')}` },
      weather: { type: 'string', description: `Weather: ${WEATHERS.join(', ')}` },
      style: { type: 'string', description: 'Style from the catalogue, such as victorian. It replaces all styles of the world' },
      seed: { type: 'string', valueHint: 'N', description: 'Seed, 0 to 4294967295 (default: the seed of the world)' },
      ...MODEL,
      ...START_ARGUMENTS,
    },
  },
  async (args, cli) => {
    const { world, time, season, weather, style, seed } = args;
    const api = await cli.api();
    const variation: Variation = {
      ...(time === undefined ? {} : { time: oneOf('time', TIMES, time) }),
      ...(season === undefined ? {} : { season: oneOf('season', SEASONS, season) }),
      ...(weather === undefined ? {} : { weather: oneOf('weather', WEATHERS, weather) }),
      ...(style === undefined ? {} : { style }),
      ...(seed === undefined ? {} : { seed: parseInteger('seed', seed) }),
      ...readStartFields(args, cli),
    };
    const limits = { signal: cli.signal };
    if (args['dry-run'] === true) return printQuote(cli, await api.worlds.quoteVariation(world, variation, limits));
    await finishStartedWorld(api, cli, await api.worlds.vary(world, variation, limits), args);
  },
);

/** The same world with other objects in it. */
export const EDIT_COMMAND = defineCliCommand(
  {
    name: 'worlds edit',
    description: 'Generate a new world from an existing one, with objects added, moved, removed or restyled',
    args: {
      ...WORLD,
      remove: { type: 'string', valueHint: 'OBJECT', description: 'Object to remove, such as 1, barn or barn.0. Repeatable' },
      move: {
        type: 'string',
        valueHint: 'MOVE',
        description: 'Object and new position, such as "barn to 3,-5" or, with a turn in degrees, "barn to 3,-5,90". Repeatable',
      },
      restyle: {
        type: 'string',
        valueHint: 'CHANGE',
        description: 'Object and new values of substance, color, size or state, such as "barn color=0.6,0.02,0.02 size=1.5". Repeatable',
      },
      add: { type: 'string', valueHint: 'OBJECT', description: 'New object, such as "bench" or "bench at 1,-4". Repeatable' },
      changes: {
        type: 'string',
        valueHint: 'FILE',
        description: 'JSON file with changes, which apply before the other options',
      },
      ...MODEL,
      ...START_ARGUMENTS,
    },
    valueTable: {
      title: 'Objects and positions',
      rows: [
        ['1', 'entry of the scene by its index, from 0'],
        ['barn', 'entry of the scene by its kind'],
        ['barn.0', 'first object of an entry with several objects'],
        ['3,-12', 'x and z in metres: x points right, z points backward'],
        ['3,-12,90', 'the same, turned by 90 degrees counter-clockwise as seen from above'],
      ],
    },
  },
  async (args, cli) => {
    const api = await cli.api();
    const options = {
      removes: cli.values('remove'),
      moves: cli.values('move'),
      restyles: cli.values('restyle'),
      adds: cli.values('add'),
    };
    const changes = [...(args.changes === undefined ? [] : await readChanges(args.changes)), ...parseChanges(options)];
    if (changes.length === 0) throw new UsageError('Nothing to change. Pass --remove, --move, --restyle, --add or --changes');
    const edit = { changes, ...readStartFields(args, cli) };
    const limits = { signal: cli.signal };
    if (args['dry-run'] === true) return printQuote(cli, await api.worlds.quoteEdit(args.world, edit, limits));
    await finishStartedWorld(api, cli, await api.worlds.edit(args.world, edit, limits), args);
  },
);

/** @throws UsageError */
function oneOf<Word extends string>(option: string, words: readonly Word[], given: string): Word {
  const word = words.find((known) => known === given);
  if (word === undefined) throw new UsageError(`--${option} must be one of ${words.join(', ')}, not "${given}"`);
  return word;
}

/** The changes of a file: a list, or an object with `changes`. @throws UsageError */
async function readChanges(path: string): Promise<SceneChange[]> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`Cannot read changes from ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const list = Array.isArray(json) ? json : (json as { changes?: unknown } | null)?.changes;
  if (!Array.isArray(list)) throw new UsageError(`${path} has no list of changes`);
  return list as SceneChange[];
}
