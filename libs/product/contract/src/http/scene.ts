import {
  BIOMES,
  GROUND_COVERS,
  LIMITS,
  OBJECT_KINDS,
  ROOMS,
  SCENE_BOUNDS,
  SCENE_VERSION,
  SEASONS,
  TIMES,
  WATERS,
  WEATHERS,
} from '@diorama/domain';
import type { Scene, SceneObject } from '@diorama/domain';
import { z } from 'zod';

import { whole } from './fields/cross-field.js';
import { laxInteger, laxRange } from './fields/lax.js';
import { list } from './fields/list.js';
import { plainText } from './fields/plain-text.js';

const channel = laxRange(0, 1);

/** Something that stands or lies in a scene. */
export const sceneObject = z.object({
  kind: z.enum(OBJECT_KINDS).describe('What it is.'),
  count: laxInteger(SCENE_BOUNDS.count.min, SCENE_BOUNDS.count.max).nullish().describe('How many; 1 where it is absent.'),
  size: laxRange(SCENE_BOUNDS.size.min, SCENE_BOUNDS.size.max).nullish().describe("Factor on the kind's usual size; 1 where it is absent."),
  color: list(channel, 3, 3).nullish().describe("Linear RGB, each 0 to 1; the kind's own colour where it is absent."),
  phrase: plainText(0, SCENE_BOUNDS.phrase).nullish().describe('Words for people; they change nothing.'),
});

/** A scene, as worlds export it. Only `version` and `place` are required. */
export const scene = whole(
  z.object({
    version: z.literal(SCENE_VERSION).describe('Version of this description; others are refused.'),
    seed: laxInteger(0, LIMITS.seedMax).nullish().describe('Of the world; the seed of the request, where it has one, replaces it.'),
    place: z.enum([...BIOMES, ...ROOMS]).describe('Where it is.'),
    time: z.enum(TIMES).nullish().describe('`day` where it is absent.'),
    weather: z.enum(WEATHERS).nullish().describe('`clear` where it is absent.'),
    season: z.enum(SEASONS).nullish().describe('`summer` where it is absent.'),
    objects: list(sceneObject, 0, SCENE_BOUNDS.objectEntries)
      .nullish()
      .describe('What stands or lies in the scene beside what the place itself brings. Outdoor things are left out of rooms.'),
    water: z.enum(WATERS).nullish().describe('`none` where it is absent.'),
    relief: laxRange(SCENE_BOUNDS.relief.min, SCENE_BOUNDS.relief.max)
      .nullish()
      .describe("How rugged the terrain is against the place's own measure; 1 where it is absent."),
    density: laxRange(SCENE_BOUNDS.density.min, SCENE_BOUNDS.density.max)
      .nullish()
      .describe("How densely the place's own plants and furniture stand; 1 where it is absent."),
    cover: z.enum(GROUND_COVERS).nullish().describe('What covers the ground and the rocks; `none` where it is absent.'),
    without: list(z.enum(OBJECT_KINDS), 0, OBJECT_KINDS.length).nullish().describe('Kinds that the place must not bring either.'),
  }),
  ({ objects, without }) => {
    const clash = objects?.find(({ kind }) => without?.includes(kind));
    return clash === undefined ? null : `${clash.kind} is both in objects and in without`;
  },
);
export type SceneRequest = z.output<typeof scene>;

/** A scene with everything that it leaves open: `seed` where it has none, and the plainest of the rest. */
export function wholeScene(given: SceneRequest, seed: number): Scene {
  return {
    version: given.version,
    seed: given.seed ?? seed,
    place: given.place,
    time: given.time ?? 'day',
    weather: given.weather ?? 'clear',
    season: given.season ?? 'summer',
    objects: (given.objects ?? []).map(wholeObject),
    water: given.water ?? 'none',
    relief: given.relief ?? 1,
    density: given.density ?? 1,
    cover: given.cover ?? 'none',
    without: given.without ?? [],
  };
}

function wholeObject({ kind, count, size, color, phrase }: z.output<typeof sceneObject>): SceneObject {
  const [r = 0, g = 0, b = 0] = color ?? [];
  return { kind, count: count ?? 1, size: size ?? 1, color: color == null ? null : [r, g, b], phrase: phrase ?? '' };
}
