import { readFile } from 'node:fs/promises';

import type { SceneChange, Variation } from '@diorama-worlds/sdk';

import { defineCliCommand } from '../../program/command.js';
import { parseInteger } from '../../values/numbers.js';
import { parseChanges } from '../../values/parse-changes.js';
import { UsageError } from '../../values/usage-error.js';
import { finishStartedWorld, printQuote, readStartFields, START_ARGUMENTS } from './start-world.js';

const WORLD = { world: { type: 'positional', required: true, description: 'Id of the world' } } as const;
const MODEL = {
  model: { type: 'string', description: 'svc-1.0, svc-1.1, svc-1.1-plus or svc-1.0-draft (default: the model of the world)' },
} as const;

const TIMES = ['dawn', 'day', 'dusk', 'night'] as const satisfies readonly Variation['time'][];
const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const satisfies readonly Variation['season'][];
const WEATHERS = ['clear', 'overcast', 'fog', 'snow', 'rain'] as const satisfies readonly Variation['weather'][];

/** The same place in another season, at another hour. */
export const VARY_COMMAND = defineCliCommand(
  {
    name: 'worlds vary',
    description: 'Generate a variation of a world: another time of day, season, weather, style or seed',
    args: {
      ...WORLD,
      time: { type: 'string', description: `Time of day: ${TIMES.join(', ')}` },
      season: { type: 'string', description: `Season: ${SEASONS.join(', ')}` },
      weather: { type: 'string', description: `Weather: ${WEATHERS.join(', ')}` },
      style: { type: 'string', description: 'Style, such as victorian, that replaces the styles of the world' },
      seed: { type: 'string', description: '0 to 4294967295 (default: the seed of the world)' },
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
    description: 'Generate a new version of a world in which objects are added, moved, removed or restyled. Everything else stays the same',
    args: {
      ...WORLD,
      remove: { type: 'string', description: 'Object to remove: index in the scene or kind, such as 1, barn or barn.0. Can be repeated' },
      move: {
        type: 'string',
        description: 'Object and its new position, such as "2 to 3,-5" or "barn to 3,-5,90" (x, z and optionally turn). Can be repeated',
      },
      restyle: {
        type: 'string',
        description:
          'New appearance of an object, such as "0 substance=brick" or "barn color=0.6,0.02,0.02 size=1.5 state=mossy". Can be repeated',
      },
      add: { type: 'string', description: 'New object, such as "bench" or "bench at 1,-4". Can be repeated' },
      changes: {
        type: 'string',
        description: 'JSON file with a list of changes. They are applied before the changes of the other options',
      },
      ...MODEL,
      ...START_ARGUMENTS,
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
