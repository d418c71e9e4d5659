import { countOriginalEntries } from '@diorama/domain';
import type { ObjectPlacement, ObjectRestyle, Scene, SceneEdit, SceneObject } from '@diorama/domain';

import { getRequestedObject } from '../relations/requested-object.js';
import { withoutRelationsTo } from '../relations/without-relations-to.js';

/** A place whose requested objects can be edited after all that it brings has its place. */
export interface EditableSpace<Thing> {
  /** The objects of an entry, in the order in which they were placed. */
  list(entry: number): readonly Thing[];
  /** Puts in the objects of an entry that has none yet, in the order in which they got their places. */
  add(entry: number, asked: SceneObject): readonly Thing[];
  /** Moves an object with what stands on it; null where it cannot stand there and is left out. */
  move(thing: Thing, to: ObjectPlacement): Thing | null;
  restyle(thing: Thing, looks: ObjectRestyle): Thing;
  /** Takes an object out; what the prompt asks for and stood on it comes down. */
  remove(thing: Thing): void;
}

/** The scene before its edits: that by which its world is laid out. */
export function withoutEdits(scene: Scene): Scene {
  const { edits, ...rest } = scene;
  return edits === undefined ? scene : { ...rest, objects: scene.objects.slice(0, countOriginalEntries(scene)) };
}

/** A scene whose relations are those between objects that no edit moved or took out: the others hold no longer, as the edits wanted it. */
export function withUneditedRelations(scene: Scene, { edits = [] }: Pick<Scene, 'edits'> = scene): Scene {
  const edited = edits.filter(({ change }) => change === 'move' || change === 'remove').map(({ object }) => object);
  return withoutRelationsTo(edited, scene);
}

/** Makes the edits of a scene one after another; those of objects that this space does not have change nothing. */
export function applyEdits<Thing>(space: EditableSpace<Thing>, scene: Scene): void {
  const { edits } = scene;
  if (edits === undefined) return;
  const current = new Map<number, (Thing | null)[]>();
  const objectsOf = (entry: number): (Thing | null)[] => {
    const known = current.get(entry) ?? [...space.list(entry)];
    current.set(entry, known);
    return known;
  };
  // What each edit finds must be known before the first one changes the order in which things stand.
  const original = countOriginalEntries(scene);
  for (let entry = 0; entry < original; entry++) objectsOf(entry);
  for (const edit of edits) {
    if (edit.change === 'add') current.set(edit.object, [...space.add(edit.object, getRequestedObject(scene, edit.object))]);
    else current.set(edit.object, editObjects(space, objectsOf(edit.object), edit));
  }
}

function editObjects<Thing>(
  space: EditableSpace<Thing>,
  objects: readonly (Thing | null)[],
  edit: Exclude<SceneEdit, { change: 'add' }>,
): (Thing | null)[] {
  return objects.map((thing, item) => {
    if (thing === null || (edit.item !== undefined && edit.item !== item)) return thing;
    if (edit.change === 'move') return space.move(thing, edit.to);
    if (edit.change === 'restyle') return space.restyle(thing, edit);
    space.remove(thing);
    return null;
  });
}
