import { SCENE_LIMITS } from '@diorama/domain';
import type { SceneChange } from '@diorama/domain';
import { z } from 'zod';

import { boundedList } from './fields/bounded-list.js';
import { withCrossFieldRule } from './fields/cross-field.js';
import { lenientInteger } from './fields/lenient.js';
import { boundedPlainText } from './fields/plain-text.js';
import { objectPlacementSchema, wholePlacement } from './scene/object-placement.js';
import { sceneObjectSchema, wholeObject } from './scene/scene.js';
import { itemSchema, movedItemSchema, restyleFields, wholeRestyle } from './scene/scene-edit.js';
import { derivedStartFields } from './vary-world.js';

const reference = {
  object: z
    .union([lenientInteger(0, SCENE_LIMITS.objectEntries - 1), boundedPlainText(1, SCENE_LIMITS.kind)])
    .describe(
      "Index of an entry in `objects` of the world's scene, from 0. If the scene has only one entry of a kind, you can also use the kind.",
    ),
  item: itemSchema,
};

const hasOne = (change: object): boolean => Object.values(change).filter((value) => value != null).length === 1;

/** One change of a world: exactly one of the fields is given. */
export const sceneChangeSchema = withCrossFieldRule(
  z.object({
    add: sceneObjectSchema.nullish().describe('Adds an object, or several objects of one kind.'),
    move: z
      .object({ ...reference, item: movedItemSchema, to: objectPlacementSchema })
      .nullish()
      .describe('Moves one object. Objects that stand on it move with it. Without `turn`, the object keeps its direction.'),
    remove: z.object(reference).nullish().describe('Removes objects.'),
    restyle: z
      .object({ ...reference, ...restyleFields })
      .nullish()
      .describe('Gives objects another size, colour, substance or condition. Omitted properties keep their values.'),
  }),
  (change) => (hasOne(change) ? null : 'a change has exactly one of add, move, remove and restyle'),
);

/** Body of `POST /svc/v1/worlds/{world_id}:edit`. */
export const editWorldRequestSchema = z.object({
  changes: boundedList(sceneChangeSchema, 1, SCENE_LIMITS.changes).describe('The changes, which are applied one after the other.'),
  ...derivedStartFields,
});
export type EditWorldRequest = z.output<typeof editWorldRequestSchema>;

/** The changes of a request, without nulls. */
export const listChanges = ({ changes }: EditWorldRequest): SceneChange[] =>
  changes.map(({ add, move, remove, restyle }) => ({
    ...(add == null ? {} : { add: wholeObject(add) }),
    ...(move == null ? {} : { move: { ...wholeReference(move), to: wholePlacement(move.to) } }),
    ...(remove == null ? {} : { remove: wholeReference(remove) }),
    ...(restyle == null ? {} : { restyle: { ...wholeReference(restyle), ...wholeRestyle(restyle) } }),
  }));

const wholeReference = ({ object, item }: { object: number | string; item?: number | null | undefined }) => ({
  object,
  ...(item == null ? {} : { item }),
});
