import { coversViewerStart } from '@diorama/catalogue';
import { findEditFault, findLayoutFault, SCENE_LIMITS } from '@diorama/domain';
import type { Scene, SceneChange, SceneEdit, SceneObject } from '@diorama/domain';

import { findRoomScale, liesBeyondRoom } from '../fit-in-room.js';

/** Why changes cannot be made. */
export interface ChangesFault {
  /** Index of the change. */
  readonly index: number;
  /** Within the change, such as `['move', 'object']`. */
  readonly path: readonly string[];
  readonly problem: string;
}

/**
 * A scene with more edits; the entries that are added follow those that it has.
 *
 * @returns the scene, or the first change that cannot be made
 */
export function applyChanges(scene: Scene, changes: readonly SceneChange[]): Scene | ChangesFault {
  let edited: Scene = { ...scene, version: 2 };
  for (const [index, change] of changes.entries()) {
    const next = applyChange(edited, change);
    if ('problem' in next) return { index, ...next };
    edited = next;
  }
  return edited;
}

const BEYOND = 'the place lies outside of the walls of the room';

type Fault = Omit<ChangesFault, 'index'>;

function applyChange(scene: Scene, change: SceneChange): Scene | Fault {
  if (change.add !== undefined) return addObject(scene, change.add);
  const [name, { object: given, ...rest }] =
    change.move === undefined
      ? change.remove === undefined
        ? (['restyle', change.restyle ?? { object: -1 }] as const)
        : (['remove', change.remove] as const)
      : (['move', change.move] as const);
  const object = typeof given === 'string' ? findEntry(scene, given) : given;
  if (typeof object === 'string') return { path: [name, 'object'], problem: object };
  if (change.move !== undefined && liesBeyondRoom(scene, change.move.to)) return { path: ['move', 'to'], problem: BEYOND };
  const edit = { change: name, object, ...rest } as SceneEdit;
  return check(withEdit(scene, edit), name);
}

/** The index of the entry of a kind, or why there is none. */
function findEntry(scene: Scene, kind: string): number | string {
  const entries = [...scene.objects.entries()].filter(([entry, asked]) => asked.kind === kind && !isGone(scene, entry)).map(([i]) => i);
  const [only] = entries;
  if (only === undefined) return `the scene has no object of the kind ${kind}`;
  return entries.length === 1
    ? only
    : `the scene has ${entries.length} entries of the kind ${kind}: give the index of one (${entries.join(', ')})`;
}

/** Whether edits take out all objects of an entry. */
function isGone({ objects, edits = [] }: Scene, entry: number): boolean {
  const removals = edits.filter(({ change, object }) => change === 'remove' && object === entry);
  const items = new Set(removals.map((edit) => ('item' in edit ? edit.item : undefined)));
  return items.has(undefined) ? removals.length > 0 : items.size === objects[entry]?.count;
}

function addObject(scene: Scene, asked: SceneObject): Scene | Fault {
  const { objects } = scene;
  if (objects.length >= SCENE_LIMITS.objectEntries)
    return { path: ['add'], problem: `the scene has ${objects.length} entries, the most that a scene can have` };
  if (scene.without.includes(asked.kind)) return { path: ['add', 'kind'], problem: `the scene leaves out the kind ${asked.kind}` };
  const largest = findRoomScale(asked.kind, scene);
  if (largest === null || (largest < 1 && asked.size > largest))
    return { path: ['add', largest === null ? 'kind' : 'size'], problem: `${asked.kind} does not fit in the place of the world` };
  if (asked.at?.some((spot) => liesBeyondRoom(scene, spot)) === true) return { path: ['add', 'at'], problem: BEYOND };
  return check(withEdit({ ...scene, objects: [...objects, asked] }, { change: 'add', object: objects.length }), 'add');
}

const withEdit = (scene: Scene, edit: SceneEdit): Scene => ({ ...scene, edits: [...(scene.edits ?? []), edit] });

/** The scene, or the rule that its last edit breaks. */
function check(scene: Scene, name: string): Scene | Fault {
  const { edits = [] } = scene;
  if (edits.length > SCENE_LIMITS.edits)
    return {
      path: [name],
      problem: `the world would have ${edits.length} edits, more than the ${SCENE_LIMITS.edits} that a scene can have`,
    };
  const fault = findLayoutFault(scene, coversViewerStart) ?? findEditFault(scene, coversViewerStart);
  if (fault === null) return scene;
  const field =
    /^edits\[\d+\]\.(?<field>\w+)$/.exec(fault.path)?.groups?.['field'] ??
    /\.(?<field>\w+)(?:\[\d+\])?$/.exec(fault.path)?.groups?.['field'];
  return { path: field === undefined ? [name] : [name, field], problem: `${field ?? name} must be ${fault.expected}` };
}
