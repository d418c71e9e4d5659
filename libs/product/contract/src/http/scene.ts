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
  kind: z.enum(OBJECT_KINDS).describe('Kind of object.'),
  count: laxInteger(SCENE_BOUNDS.count.min, SCENE_BOUNDS.count.max).nullish().describe('Number of objects. Defaults to 1.'),
  size: laxRange(SCENE_BOUNDS.size.min, SCENE_BOUNDS.size.max)
    .nullish()
    .describe('Scale relative to the usual size of the kind. Defaults to 1.'),
  color: list(channel, 3, 3).nullish().describe('Linear RGB, each from 0 to 1. Defaults to the usual colour of the kind.'),
  phrase: plainText(0, SCENE_BOUNDS.phrase).nullish().describe('Free text for human readers. It has no effect.'),
});

/** A scene, as worlds export it. Only `version` and `place` are required. */
export const scene = whole(
  z.object({
    version: z.literal(SCENE_VERSION).describe('Version of the scene format. Other versions are rejected.'),
    seed: laxInteger(0, LIMITS.seedMax).nullish().describe('Seed of the world. A seed in the request takes precedence.'),
    place: z.enum([...BIOMES, ...ROOMS]).describe('Place of the scene.'),
    time: z.enum(TIMES).nullish().describe('Defaults to `day`.'),
    weather: z.enum(WEATHERS).nullish().describe('Defaults to `clear`.'),
    season: z.enum(SEASONS).nullish().describe('Defaults to `summer`.'),
    objects: list(sceneObject, 0, SCENE_BOUNDS.objectEntries)
      .nullish()
      .describe('Objects in addition to those that the place contains by default. Outdoor objects are left out of rooms.'),
    water: z.enum(WATERS).nullish().describe('Defaults to `none`.'),
    relief: laxRange(SCENE_BOUNDS.relief.min, SCENE_BOUNDS.relief.max)
      .nullish()
      .describe('Ruggedness of the terrain relative to the default of the place. Defaults to 1.'),
    density: laxRange(SCENE_BOUNDS.density.min, SCENE_BOUNDS.density.max)
      .nullish()
      .describe('Density of the plants and furniture of the place relative to its default. Defaults to 1.'),
    cover: z.enum(GROUND_COVERS).nullish().describe('Cover of the ground and the rocks. Defaults to `none`.'),
    without: list(z.enum(OBJECT_KINDS), 0, OBJECT_KINDS.length).nullish().describe('Kinds of object to leave out.'),
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
