import type { ObjectPlacement, ObjectState, SceneObject } from './scene-object.js';

/**
 * A change of a scene whose world is made already. The world is laid out as it was without the changes; then they are made one after another, so
 * that everything that none of them names stays where and as it was.
 */
export type SceneEdit = AddedEntry | MovedObject | RemovedObjects | RestyledObjects;

/** Puts in the objects of an entry. The entries that edits add are the last ones of the scene, in the order of the edits. */
export interface AddedEntry {
  readonly change: 'add';
  /** Index of the entry. */
  readonly object: number;
}

/** Names objects of an entry. */
interface EditedObjects {
  /** Index of an entry of `objects`. */
  readonly object: number;
  /** Which of its objects, from 0 in the order in which the engine places them; all of them where left out. */
  readonly item?: number;
}

/** Moves one object; what stands on it moves along. */
export interface MovedObject extends EditedObjects {
  readonly change: 'move';
  /** The new place. Without `turn`, the object keeps its direction; without `y`, what hangs or flies keeps its height. */
  readonly to: ObjectPlacement;
}

/** Takes objects out, with what the place has put on them. */
export interface RemovedObjects extends EditedObjects {
  readonly change: 'remove';
}

/** Looks of an object that an edit changes, as an entry of a scene states them. */
export type ObjectRestyle = Partial<Pick<SceneObject, 'size'>> & {
  readonly color?: readonly [number, number, number];
  readonly substance?: string;
  readonly state?: ObjectState;
};

/** Gives objects other looks. */
export interface RestyledObjects extends EditedObjects, ObjectRestyle {
  readonly change: 'restyle';
}

/** Names objects of a scene: an entry by its index or by its kind, and which of its objects. */
interface ObjectReference {
  /** Index of an entry of `objects`, or the kind of the only entry of that kind. */
  readonly object: number | string;
  /** From 0; all of the entry where left out. */
  readonly item?: number;
}

/** One wish of a client, from which an edit is made: exactly one of the fields is given. */
export interface SceneChange {
  readonly add?: SceneObject;
  readonly move?: ObjectReference & { readonly to: ObjectPlacement };
  readonly remove?: ObjectReference;
  readonly restyle?: ObjectReference & ObjectRestyle;
}

/** The kinds of edits. */
export const SCENE_CHANGES = ['add', 'move', 'remove', 'restyle'] as const satisfies readonly SceneEdit['change'][];
