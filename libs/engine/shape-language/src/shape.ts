import type { Vec3 } from '@diorama/world-model';

/** The name of a part's material slot, such as `body` or `trim`. A row of the catalogue assigns a finish to each slot. */
export type Slot = string;

/** A point in a plane, metres. */
export type Point2 = readonly [x: number, y: number];

/**
 * A shape as plain data. Lengths are metres, angles degrees; x right, y up, z towards the viewer (the front of an object faces +z).
 * A primitive has its own frame; `placed` moves it. A mesh comes from `drawShape` of `@diorama/shapes`.
 */
export type Shape = Primitive | Modifier;

export type Primitive =
  | BoxShape
  | LatheShape
  | SphereShape
  | ExtrudeShape
  | LoftShape
  | SweepShape
  | SheetShape
  | ImplicitShape
  | LeafShape
  | BladeShape
  | ReliefShape;

export type Modifier =
  | GroupShape
  | PlacedShape
  | MirroredShape
  | ArrayShape
  | RadialShape
  | AlongShape
  | DeformedShape
  | JitteredShape
  | ScatteredShape
  | RestyledShape;

/** A closed box that stands on y = 0, centred on the y axis. */
export interface BoxShape {
  readonly form: 'box';
  /** Width along x, height, depth along z. */
  readonly size: Vec3;
  /** Width of the chamfer on all edges; 0 where left out. */
  readonly bevel?: number;
  readonly slot: Slot;
}

/** A body turned about the y axis: cylinders, cones, bottles, domes. */
export interface LatheShape {
  readonly form: 'lathe';
  /** Radius and height of each ring, from the bottom up; equal first and last rings make a ring-shaped body (outside up, inside down). */
  readonly profile: readonly Point2[];
  /** Sides of the circle; 20 where left out. */
  readonly sides?: number;
  /** Whether shading is smooth along the profile; true where left out. */
  readonly smooth?: boolean;
  readonly slot: Slot;
  /** Slots of the bands between rings, from the bottom up, where they differ from `slot`. */
  readonly bands?: readonly (Slot | null)[];
}

/** A closed ellipsoid around its centre. */
export interface SphereShape {
  readonly form: 'sphere';
  /** Half axes. */
  readonly radii: Vec3;
  /** Times that each triangle of an icosahedron is split in four, 0 to 4; 2 (320 triangles) where left out. */
  readonly detail?: number;
  /** Depth of bumps as a share of the radius; 0 where left out. */
  readonly roughness?: number;
  readonly seed?: number;
  readonly faceted?: boolean;
  /** Planes that cut pieces off: each as a unit vector out and the share of the radius that it leaves. */
  readonly cuts?: readonly { readonly out: Vec3; readonly share: number }[];
  readonly slot: Slot;
}

/** A closed prism over a simple outline in the xy plane, centred on z = 0. The outline may be concave and have holes. */
export interface ExtrudeShape {
  readonly form: 'extrude';
  /** Counter-clockwise seen from +z. */
  readonly outline: readonly Point2[];
  readonly holes?: readonly (readonly Point2[])[];
  /** Thickness along z. */
  readonly depth: number;
  readonly slot: Slot;
  /** Slot of the edges, where it differs. */
  readonly edge?: Slot;
}

/** The closed skin through sections along the z axis: hulls, fuselages, car bodies, blades. */
export interface LoftShape {
  readonly form: 'loft';
  /** From back (-z) to front. All outlines have the same number of points, counter-clockwise seen from +z. */
  readonly sections: readonly { readonly z: number; readonly outline: readonly Point2[] }[];
  /** Whether shading is smooth across the corners of the outline; true where left out. */
  readonly smooth?: boolean;
  readonly slot: Slot;
  /** Slots of the strips that start at each corner of the outline, where they differ from `slot`. */
  readonly strips?: readonly (Slot | null)[];
}

/** A closed tube along a line: pipes, rails, cables, trunks, tails. */
export interface SweepShape {
  readonly form: 'sweep';
  readonly path: readonly Vec3[];
  /** One radius, or one for each point; a last radius of 0 makes a tip. */
  readonly radius: number | readonly number[];
  /** Sides of a round section; 8 where left out. 4 with `square` makes a bar. */
  readonly sides?: number;
  /** Whether the path is a ring: its end joins its start. */
  readonly closed?: boolean;
  readonly slot: Slot;
}

/** A thin closed slab over a grid of points: cloth, sails, wings, leaves, banners. */
export interface SheetShape {
  readonly form: 'sheet';
  /** Rows of points; all rows are equally long. */
  readonly grid: readonly (readonly Vec3[])[];
  /** 0.01 where left out. */
  readonly thickness?: number;
  readonly slot: Slot;
}

/** One bone of an implicit body: a rounded cone between two points. */
export interface Bone {
  readonly from: Vec3;
  readonly to: Vec3;
  /** Radii at both ends. */
  readonly radii: readonly [from: number, to: number];
  /** Scale of the cross-section along x, where it is not round; 1 where left out. */
  readonly flatten?: number;
  readonly slot?: Slot;
}

/** A smooth skin over bones: bodies of creatures and people, clouds, rocks. */
export interface ImplicitShape {
  readonly form: 'implicit';
  readonly bones: readonly Bone[];
  /** Distance over which neighbouring bones melt into each other. */
  readonly blend: number;
  /** Edge of a cell of the polygonisation; smaller is finer. */
  readonly cell: number;
  /** The slot where a bone names none. */
  readonly slot: Slot;
  /** A second colour over the first. */
  readonly coat?: Coat;
  /** Painted patches over both; later ones cover earlier ones. */
  readonly marks?: readonly SkinMark[];
}

/** The part of a skin that lies in an ellipsoid has another slot. */
export interface SkinMark {
  readonly slot: Slot;
  readonly at: Vec3;
  readonly radii: Vec3;
  /** Degrees about x, y and z. */
  readonly turn?: Vec3;
}

/** A pattern of a second slot on an implicit body. */
export interface Coat {
  readonly pattern: 'stripes' | 'spots' | 'patches' | 'belly' | 'back';
  readonly slot: Slot;
  /** Metres of one repeat. */
  readonly scale: number;
  /** Share of the surface that it covers, 0 to 1. */
  readonly share: number;
  readonly seed?: number;
  /** Only bones with this slot carry it; all where left out. */
  readonly on?: Slot;
}

/** Flat leaves on and in an ellipsoid; visible from both sides. */
export interface LeafShape {
  readonly form: 'leaves';
  readonly radii: Vec3;
  readonly count: number;
  /** Length and width of one leaf. */
  readonly leaf: readonly [length: number, width: number];
  /** How far tips hang, -1 (upright) to 1 (hanging); 0.2 where left out. */
  readonly droop?: number;
  /** Share of the leaves that lie inside instead of on the surface; 0.2 where left out. */
  readonly inner?: number;
  readonly seed?: number;
  readonly slot: Slot;
}

/** One flat or bent leaf, petal or blade of grass. */
export interface Blade {
  /** From the base to the tip; two points make a flat leaf, more a bent one. */
  readonly path: readonly Vec3[];
  /** The widest width, or the width at each point, where 0 makes a point. */
  readonly width: number | readonly number[];
  /** The side that faces up; upwards where left out. */
  readonly up?: Vec3;
  /** Unit normal for shading, where it differs from that of the surface: foliage shades as the crown that it is part of. */
  readonly shade?: Vec3;
}

/** Single leaves, needles, petals or blades; visible from both sides. */
export interface BladeShape {
  readonly form: 'blades';
  readonly blades: readonly Blade[];
  readonly slot: Slot;
}

/** A closed body under a grid of points: hills, cliffs, waves, dunes. */
export interface ReliefShape {
  readonly form: 'relief';
  /** Rows of points; all rows are equally long. Seen from above, the outer rows and columns are the rim of the body. */
  readonly grid: readonly (readonly Vec3[])[];
  /** Height of the flat underside. */
  readonly base: number;
  /** Whether each row is a ring, its last point followed by its first; the first row may be a single place (a peak). */
  readonly rings?: boolean;
  /** Whether shading is smooth; true where left out. */
  readonly smooth?: boolean;
  readonly slot: Slot;
  /** Slots of the cells of the grid where they differ: a row of cells for each pair of rows of points. */
  readonly cells?: readonly (readonly (Slot | null)[])[];
}

export interface GroupShape {
  readonly form: 'group';
  readonly parts: readonly Shape[];
}

/** Scales, then turns (about x, then y, then z), then moves its part. */
export interface PlacedShape {
  readonly form: 'placed';
  readonly part: Shape;
  readonly move?: Vec3;
  /** Degrees about x, y and z. */
  readonly turn?: Vec3;
  readonly scale?: number | Vec3;
}

/** The part and its mirror image in the plane through the origin across `axis`. */
export interface MirroredShape {
  readonly form: 'mirrored';
  readonly part: Shape;
  readonly axis: 'x' | 'y' | 'z';
  /** Whether the original stays; true where left out. */
  readonly keep?: boolean;
}

/** Copies of the part, each moved by `step` from the last. */
export interface ArrayShape {
  readonly form: 'array';
  readonly part: Shape;
  readonly count: number;
  readonly step: Vec3;
  /** Whether the row is centred on the origin; false where left out. */
  readonly centred?: boolean;
}

/** Copies of the part around the y axis; the part is drawn at `radius` in front (+z) of the axis, facing out. */
export interface RadialShape {
  readonly form: 'radial';
  readonly part: Shape;
  readonly count: number;
  readonly radius?: number;
  /** Degrees that the copies span; 360 where left out. */
  readonly arc?: number;
}

/** Copies of the part along a line, evenly spaced from its start to its end, their +z along the line. */
export interface AlongShape {
  readonly form: 'along';
  readonly part: Shape;
  readonly path: readonly Vec3[];
  readonly count: number;
}

/** A deformation in space of the part. */
export interface DeformedShape {
  readonly form: 'deformed';
  readonly part: Shape;
  readonly by:
    | { readonly kind: 'taper'; readonly from: number; readonly to: number; /** Factor on x and z at `to`. */ readonly factor: number }
    | { readonly kind: 'twist'; /** Degrees for each metre upwards. */ readonly rate: number }
    | { readonly kind: 'bend'; /** Degrees for each metre upwards, towards +z. */ readonly rate: number };
}

/** Moves vertices at random, as hand-made and weathered things have it. */
export interface JitteredShape {
  readonly form: 'jittered';
  readonly part: Shape;
  /** Metres. */
  readonly amount: number;
  readonly seed: number;
}

/** Copies of `parts` on the upward faces of `on`, which is drawn too. */
export interface ScatteredShape {
  readonly form: 'scattered';
  readonly on: Shape;
  readonly parts: readonly Shape[];
  readonly count: number;
  readonly seed: number;
  /** Least upward component of a face's normal; 0.5 where left out, -1 for all faces. */
  readonly minUp?: number;
  /** Whether copies stand out along the face's normal instead of upright. */
  readonly follow?: boolean;
}

/** The part with other slots: a key is replaced by its value. */
export interface RestyledShape {
  readonly form: 'restyled';
  readonly part: Shape;
  readonly slots: Readonly<Record<Slot, Slot>>;
}
