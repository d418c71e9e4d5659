import { validateBody, applySceneDefaults, generateWorldRequestSchema } from '@diorama/contract';
import type { SceneRequest } from '@diorama/contract';
import { BIOME_NAMES, GROUND_COVERS, OBJECT_KINDS, ROOM_KINDS, SEASONS, TIMES_OF_DAY, WATER_KINDS, WEATHERS } from '@diorama/domain';
import { composeScene, proceduralEngine } from '@diorama/engine';
import type { Composition } from '@diorama/engine';
import { array, assert, asyncProperty, constantFrom, double, integer, option, record, string, tuple, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createTextWorldMaker } from './text-maker.js';

const maker = createTextWorldMaker(proceduralEngine);
const compose = (prompt: Readonly<Record<string, unknown>>, seed: number): Promise<Composition> =>
  maker.compose({ prompt, inputs: [], seed }, new AbortController().signal) as Promise<Composition>;

const between = (min: number, max: number) => double({ min, max, noNaN: true });
const open = { requiredKeys: ['version', 'place'] as ('version' | 'place')[] };
const thing = record(
  {
    kind: constantFrom(...OBJECT_KINDS),
    count: option(integer({ min: 1, max: 200 })),
    size: option(between(0.3, 3)),
    color: option(tuple(between(0, 1), between(0, 1), between(0, 1))),
    phrase: option(string({ maxLength: 40 })),
  },
  { requiredKeys: ['kind'] },
);
const scene = record(
  {
    version: constantFrom(1),
    place: constantFrom(...BIOME_NAMES, ...ROOM_KINDS),
    seed: option(integer({ min: 0, max: 4_294_967_295 })),
    time: option(constantFrom(...TIMES_OF_DAY)),
    weather: option(constantFrom(...WEATHERS)),
    season: option(constantFrom(...SEASONS)),
    objects: option(array(thing, { maxLength: 8 })),
    water: option(constantFrom(...WATER_KINDS)),
    relief: option(between(0.25, 2)),
    density: option(between(0, 2)),
    cover: option(constantFrom(...GROUND_COVERS)),
    without: option(uniqueArray(constantFrom(...OBJECT_KINDS), { maxLength: 4 })),
  },
  open,
);

const isConsistent = ({ objects, without }: { objects?: { kind: string }[] | null; without?: string[] | null }): boolean =>
  !(objects ?? []).some(({ kind }) => without?.includes(kind));

describe('worlds from words or scenes', () => {
  it('reads words', async () => {
    expect(await compose({ type: 'text', text_prompt: 'a red barn' }, 4)).toEqual(composeScene('a red barn', 4));
  });

  it('takes the scene that words gave as the same scene', async () => {
    const { scene: written } = composeScene('seven palms on a tropical island at dusk', 9);
    expect((await compose({ type: 'scene', scene: written }, 9)).scene).toEqual(written);
  });

  it('takes every scene that the interface takes', async () => {
    const judge = async (given: unknown): Promise<void> => {
      const checked = validateBody(generateWorldRequestSchema, { world_prompt: { type: 'scene', scene: given } });
      expect(checked).toMatchObject({ ok: true });
      const { scene: taken } = (checked as { value: { world_prompt: { scene: SceneRequest } } }).value.world_prompt;
      const { scene: adopted } = await compose({ type: 'scene', scene: applySceneDefaults(taken, 5) }, 5);
      expect(adopted).toMatchObject({ place: taken.place, seed: taken.seed ?? 5 });
    };
    await assert(asyncProperty(scene.filter(isConsistent), judge));
  });
});
