import type { Scene } from '@diorama/domain';

import type { PlacedObject } from '../geometry/placed-object.js';
import type { ObjectShape } from '../geometry/object-shape.js';
import type { PlaceParts } from '../geometry/place-parts.js';

/** An object of an entry before it has a place. */
export interface ObjectDesign {
  readonly entry: number;
  readonly shape: ObjectShape;
  readonly variant: number;
  /** Factor on the size of its kind. */
  readonly scale: number;
}

/** An object that has its place. */
export interface SettledObject {
  readonly entry: number;
  readonly object: PlacedObject;
  /** What it rests on or hangs from; null for the ground, the floor and parts of the place. */
  readonly carrier: SettledObject | null;
}

/** A place for an object that a relation suggests. */
export interface RelationCandidate {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  /** y of its foot; that of the ground or the floor where left out. */
  readonly y?: number;
  /** Factor on the size of its design; 1 where left out. */
  readonly shrink?: number;
  readonly carrier?: SettledObject;
  /** What it leans on: eaves and other parts above its side may reach over it. */
  readonly support?: SettledObject;
  /** Whether it touches a wall, a window or the ceiling, so that it may reach into it. */
  readonly isFixed?: true;
}

/** A world in which relations are solved: outdoors or a room. */
export interface RelationSpace {
  readonly scene: Scene;
  readonly parts: PlaceParts;
  /** The objects of an entry that have their places already. */
  listSettled(entry: number): readonly SettledObject[];
  /** Whether `placeFreely` suits an entry, which may need room on all sides; others stand in front of the viewer. */
  placesFreely(entry: number, needsRoom: boolean): boolean;
  /** Whether `placeFreely` leads an entry from the bank into the water, as relations to the water ask of piers. */
  leadsIntoWater?(entry: number): boolean;
  /** Places all objects of an entry as if no relation named it, `setback` metres farther from the viewer than usual. */
  placeFreely(entry: number, setback: number): readonly SettledObject[];
  /** The k-th object of an entry. */
  design(entry: number, k: number): ObjectDesign;
  /** y of the foot of an object that stands on the ground at a place. */
  findFootHeight(design: ObjectDesign, candidate: RelationCandidate): number;
  /** Whether the place allows an object there; lenient where relations leave little choice. */
  admits(object: PlacedObject, design: ObjectDesign, candidate: RelationCandidate, isLenient: boolean): boolean;
  /** Whether the ground or a wall hides the middle of an object from the viewer. */
  isHidden(object: PlacedObject): boolean;
  /** A place for what finds no other. */
  findLastResort(design: ObjectDesign, k: number): RelationCandidate;
  put(design: ObjectDesign, object: PlacedObject, candidate: RelationCandidate): SettledObject;
}
