/**
 * How objects of a scene stand to one another or to a part of the place. Directions are those of the viewer at the origin, who looks to -z.
 * A relation of an entry with several objects holds for each of them.
 */
export const RELATION_KINDS = [
  /** On the top of an object, or on a part of the place. */
  'on',
  /** Below the top of an object and within its outline, such as under a table, a tree or a bridge. */
  'under',
  /** Within an object that is open or hollow, such as a basket, a boat or a cage. */
  'inside',
  /** Next to an object: the gap is less than half of the larger one's width, at least 1 m. */
  'beside',
  /** Within 6 m of an object, or within its own width where that is more. */
  'near',
  /** Farther from the viewer than the object, in about the same direction. */
  'behind',
  /** Nearer to the viewer than the object, in about the same direction. */
  'in-front-of',
  /** To the left of an object as the viewer sees it. */
  'left-of',
  /** To the right of an object as the viewer sees it. */
  'right-of',
  /** In the middle between two entries, or between two objects of one entry. */
  'between',
  /** In a ring about an object. */
  'around',
  /** The front looks to the object. */
  'facing',
  /** Touching a side of an object or of a part of the place. */
  'against',
  /** In a line beside a long object or a part of the place, such as a wall, a path or a shore. */
  'along',
  /** Where a path, a street or the room ends in front of the viewer. */
  'at-end-of',
  /** In a corner of the room. */
  'in-corner',
  /** In the middle of the view, the room or an object. */
  'in-middle',
  /** Below an object or the ceiling, touching it. */
  'hanging-from',
  /** Above an object, without touching it. */
  'above',
  /** The objects of the entry stand in a line. */
  'in-row',
  /** The objects of the entry stand in a circle. */
  'in-circle',
  /** The objects of the entry stand two by two. */
  'in-pairs',
  /** At least 40 m from the viewer outdoors; at the far side of a room. */
  'far',
] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

/** Relations of the objects of one entry among themselves or to the viewer; they name no other object. */
export const ARRANGEMENT_KINDS: readonly RelationKind[] = ['in-row', 'in-circle', 'in-pairs', 'far'];

/** Parts of a place that objects can stand in relation to. */
export const RELATION_AREAS = ['wall', 'floor', 'ceiling', 'window', 'door', 'place', 'water', 'shore', 'path', 'viewer'] as const;
export type RelationArea = (typeof RELATION_AREAS)[number];

/** One relation of a scene. Version 2. */
export interface SceneRelation {
  readonly kind: RelationKind;
  /** Index of an entry of `objects`. */
  readonly subject: number;
  /** Indices of the entries that it stands in relation to: two for `between` where they differ, else one. None with an `area` or an arrangement. */
  readonly objects?: readonly number[];
  readonly area?: RelationArea;
  /** The words of the prompt that ask for it. */
  readonly phrase: string;
}
