import { OBJECT_STATES, SCENE_CHANGES, SCENE_LIMITS } from '@diorama/domain';
import type { ObjectRestyle, SceneEdit } from '@diorama/domain';

import { array, InvalidSceneError, integer, number, oneOf, parseColor, parsePlacement, record, SUBSTANCE_NAMES } from './parse-values.js';

/** The edits of a stored scene, without unknown fields. @throws InvalidSceneError */
export function parseEdits(json: unknown): SceneEdit[] {
  const edits = array(json, 'edits');
  if (edits.length > SCENE_LIMITS.edits) throw new InvalidSceneError('edits', `a list of at most ${SCENE_LIMITS.edits}`);
  return edits.map((edit, i) => parseEdit(record(edit, `edits[${i}]`), `edits[${i}]`));
}

function parseEdit(edit: Readonly<Record<string, unknown>>, path: string): SceneEdit {
  const change = oneOf(SCENE_CHANGES, edit['change'], `${path}.change`);
  const object = integer(edit['object'], `${path}.object`, { min: 0, max: SCENE_LIMITS.objectEntries - 1 });
  if (change === 'add') return { change, object };
  const item = edit['item'] == null ? {} : { item: integer(edit['item'], `${path}.item`, { min: 0, max: SCENE_LIMITS.count.max - 1 }) };
  if (change === 'move') return { change, object, ...item, to: parsePlacement(edit['to'], `${path}.to`) };
  return change === 'remove' ? { change, object, ...item } : { change, object, ...item, ...parseRestyle(edit, path) };
}

function parseRestyle({ size, color, substance, state }: Readonly<Record<string, unknown>>, path: string): ObjectRestyle {
  return {
    ...(size == null ? {} : { size: number(size, `${path}.size`, SCENE_LIMITS.size) }),
    ...(color == null ? {} : { color: parseColor(color, `${path}.color`) }),
    ...(substance == null ? {} : { substance: oneOf(SUBSTANCE_NAMES, substance, `${path}.substance`) }),
    ...(state == null ? {} : { state: oneOf(OBJECT_STATES, state, `${path}.state`) }),
  };
}
