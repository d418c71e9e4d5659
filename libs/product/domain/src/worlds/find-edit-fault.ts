import type { LayoutFault } from './find-layout-fault.js';
import { SCENE_LIMITS } from './scene.js';
import type { Scene } from './scene.js';
import type { ObjectPlacement, SceneObject } from './scene-object.js';
import type { SceneEdit } from './scene-edit.js';

type EditedScene = Pick<Scene, 'version' | 'objects' | 'relations' | 'edits'>;
type StandsOnViewer = (object: SceneObject, placement: ObjectPlacement) => boolean;

/** How many entries of a scene no edit adds. */
export const countOriginalEntries = ({ objects, edits = [] }: Pick<Scene, 'objects' | 'edits'>): number =>
  objects.length - edits.filter(({ change }) => change === 'add').length;

/**
 * The first rule of edits that a scene breaks; null where it keeps all. `path` is within the scene, such as `edits[2].to`.
 *
 * @param standsOnViewer whether a placement leaves the viewer no room at the origin
 */
export function findEditFault(scene: EditedScene, standsOnViewer: StandsOnViewer): LayoutFault | null {
  const { version, edits = [], relations = [] } = scene;
  if (edits.length === 0) return null;
  if (version === 1) return { path: 'edits', expected: 'left out in version 1' };
  const original = countOriginalEntries(scene);
  const related = relations.findIndex(({ subject, objects = [] }) => [subject, ...objects].some((entry) => entry >= original));
  if (related >= 0) return { path: `relations[${related}]`, expected: 'without entries that an edit adds' };
  const state: EditState = { scene, entries: original, removed: new Set(), standsOnViewer };
  for (const [i, edit] of edits.entries()) {
    const fault = edit.change === 'add' ? findAddFault(state, edit.object) : findObjectFault(state, edit);
    if (fault !== null) return { path: `edits[${i}].${fault.path}`, expected: fault.expected };
  }
  return null;
}

/** What the edits so far have made of a scene. */
interface EditState {
  readonly scene: EditedScene;
  /** Entries that exist by now. */
  entries: number;
  /** Objects that were taken out, as `entry item`. */
  readonly removed: Set<string>;
  readonly standsOnViewer: StandsOnViewer;
}

function findAddFault(state: EditState, object: number): LayoutFault | null {
  if (object !== state.entries) return { path: 'object', expected: `${state.entries}, the next of the entries at the end of objects` };
  state.entries++;
  return null;
}

function findObjectFault(state: EditState, edit: Exclude<SceneEdit, { change: 'add' }>): LayoutFault | null {
  const { scene, entries, removed } = state;
  const { object, item, change } = edit;
  const entry = scene.objects[object];
  if (entry === undefined || object >= entries)
    return { path: 'object', expected: `the index of an entry of objects, less than ${entries}` };
  if (item === undefined && change === 'move' && entry.count > 1)
    return { path: 'item', expected: `given, as the entry has ${entry.count} objects: 0 to ${entry.count - 1}` };
  if (item !== undefined && item >= entry.count) return { path: 'item', expected: `less than ${entry.count}, the count of the entry` };
  const items = item === undefined ? Array.from({ length: entry.count }, (_, k) => k) : [item];
  const left = items.filter((k) => !removed.has(`${object} ${k}`));
  if (left.length === 0) return { path: 'object', expected: 'an object that no edit before this one removes' };
  if (change === 'remove') for (const k of left) removed.add(`${object} ${k}`);
  return change === 'move' ? findTargetFault(state, entry, edit.to) : null;
}

function findTargetFault({ standsOnViewer }: EditState, entry: SceneObject, to: ObjectPlacement): LayoutFault | null {
  if (Math.hypot(to.x, to.z) > SCENE_LIMITS.reach) return { path: 'to', expected: `at most ${SCENE_LIMITS.reach} m from the origin` };
  return standsOnViewer(entry, to) ? { path: 'to', expected: `further from the origin: the object covers the viewer's start` } : null;
}
