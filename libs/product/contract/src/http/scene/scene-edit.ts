import { OBJECT_STATES, SCENE_LIMITS } from '@diorama/domain';
import type { ObjectRestyle, SceneEdit } from '@diorama/domain';
import { z } from 'zod';

import { boundedList } from '../fields/bounded-list.js';
import { lenientInteger, lenientNumberBetween } from '../fields/lenient.js';
import { objectPlacementSchema, wholePlacement } from './object-placement.js';
import { colorSchema, substanceName } from './scene-values.js';

const entryIndex = lenientInteger(0, SCENE_LIMITS.objectEntries - 1).describe('Index of an entry in `objects`, from 0.');

const itemNumber = lenientInteger(0, SCENE_LIMITS.count.max - 1).nullish();
const ITEM = 'Number of the object within its entry, from 0, in the order in which the engine placed the objects.';

/** Which objects of an entry an edit changes. */
export const itemSchema = itemNumber.describe(`${ITEM} If omitted, the edit applies to all objects of the entry.`);

/** Which object of an entry an edit moves. */
export const movedItemSchema = itemNumber.describe(`${ITEM} Required if the entry has several objects.`);

/** Looks that an edit gives objects, in the names of an entry of a scene. */
export const restyleFields = {
  size: lenientNumberBetween(SCENE_LIMITS.size.min, SCENE_LIMITS.size.max)
    .nullish()
    .describe('Scale relative to the usual size of the kind.'),
  color: colorSchema.nullish().describe('Colour as linear red, green and blue, each from 0 to 1.'),
  substance: substanceName.nullish().describe('Substance of the principal part, from `GET /svc/v1/catalogue`.'),
  state: z.enum(OBJECT_STATES).nullish().describe('Condition of the object.'),
};

/** Puts in an entry. */
export const addEditSchema = z.object({ change: z.literal('add'), object: entryIndex });

/** Moves an object. */
export const moveEditSchema = z.object({ change: z.literal('move'), object: entryIndex, item: movedItemSchema, to: objectPlacementSchema });

/** Takes objects out. */
export const removeEditSchema = z.object({ change: z.literal('remove'), object: entryIndex, item: itemSchema });

/** Gives objects other looks. */
export const restyleEditSchema = z.object({ change: z.literal('restyle'), object: entryIndex, item: itemSchema, ...restyleFields });

/** A change of a scene whose world was laid out before. */
export const sceneEditSchema = z.discriminatedUnion('change', [addEditSchema, moveEditSchema, removeEditSchema, restyleEditSchema]);
export type SceneEditRequest = z.output<typeof sceneEditSchema>;

/** All edits of a scene, in their order. */
export const sceneEditsSchema = boundedList(sceneEditSchema, 0, SCENE_LIMITS.edits);

/** An edit as scenes keep it. */
export function wholeEdit(edit: SceneEditRequest): SceneEdit {
  const { object } = edit;
  if (edit.change === 'add') return { change: edit.change, object };
  const item = edit.item == null ? {} : { item: edit.item };
  if (edit.change === 'move') return { change: edit.change, object, ...item, to: wholePlacement(edit.to) };
  return edit.change === 'remove'
    ? { change: edit.change, object, ...item }
    : { change: edit.change, object, ...item, ...wholeRestyle(edit) };
}

type RestyleRequest = z.output<z.ZodObject<typeof restyleFields>>;

/** The looks that are given. */
export function wholeRestyle({ size, color, substance, state }: RestyleRequest): ObjectRestyle {
  const [r = 0, g = 0, b = 0] = color ?? [];
  return {
    ...(size == null ? {} : { size }),
    ...(color == null ? {} : { color: [r, g, b] as const }),
    ...(substance == null ? {} : { substance }),
    ...(state == null ? {} : { state }),
  };
}
