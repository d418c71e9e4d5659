export const OBJECT_STATES = ['rusty', 'mossy', 'broken', 'wet', 'snow-covered', 'burning', 'glowing'] as const;
export type ObjectState = (typeof OBJECT_STATES)[number];

export interface SceneObject {
  /** A kind of `OBJECT_KINDS`, or in version 2 the id of a row of the catalogue. */
  readonly kind: string;
  /** How many, 1 to 200. */
  readonly count: number;
  /** Factor on the kind's usual size, 0.3 to 3. */
  readonly size: number;
  /** Colour that the prompt asks for, linear RGB 0 to 1, or null for the kind's own. */
  readonly color: readonly [number, number, number] | null;
  /** What it is made of, a substance of the catalogue; the kind's own where left out. Version 2. */
  readonly substance?: string;
  /** The condition it is in. Version 2. */
  readonly state?: ObjectState;
  /** Where its objects stand, one placement for each; the engine chooses where left out. Version 2. */
  readonly at?: readonly ObjectPlacement[];
  /** The prompt's own words for it, folded to small letters and cut to 80 characters. */
  readonly phrase: string;
}

/** Where one object stands: metres in the frame of the world, in which the viewer starts at the origin and looks to -z. */
export interface ObjectPlacement {
  /** To the right. */
  readonly x: number;
  /** From the ground or the floor up to the foot of the object, 0 to 100; 0 where left out. */
  readonly y?: number;
  /** Back. */
  readonly z: number;
  /** Degrees counter-clockwise seen from above, -360 to 360; at 0, where left out, the front faces +z. */
  readonly turn?: number;
}
