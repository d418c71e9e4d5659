import type { Season } from '@diorama/domain';
import type { SurfaceName } from '@diorama/materials';
import type { RandomStream } from '@diorama/random';
import type { MeshBuilder } from '@diorama/shapes';
import type { Rgb, SemanticClass, Solid, Vec3 } from '@diorama/world-model';

/** Where a thing stands in the scene. */
type PlacementSurface =
  /** On the ground or the floor. */
  | 'ground'
  /** With its back (-z) against a wall indoors. */
  | 'wall'
  /** On a wall, above the floor; on the ground outdoors. */
  | 'hung'
  /** Flat on the floor: others may stand on it. */
  | 'flat'
  /** On water where there is any. */
  | 'water'
  /** On a table or another top indoors; on the ground elsewhere. */
  | 'surface'
  /** From the ceiling indoors; on the ground elsewhere. */
  | 'ceiling'
  /** On the bed of water where there is any. */
  | 'under-water'
  /** In the air, `lift` metres above the ground. */
  | 'air'
  /** Near the horizon, `lift` metres above the ground. */
  | 'far';

/** How to make one kind of thing. */
export interface ObjectRecipe {
  readonly semantic: SemanticClass;
  readonly stand: PlacementSurface;
  /** How many different ones there are. */
  readonly variants: number;
  /** How many of them, from the first, show the principal material; all where left out. */
  readonly paintable?: number;
  /** Colours, linear RGB, of which each variant has one where the prompt asks for none. */
  readonly paints?: readonly Rgb[];
  /** Radius in metres of the disc that it needs on the ground at size 1. */
  readonly footprint: number;
  /** Width along x and depth along z in metres, where the disc would claim too much; for rooms. */
  readonly plan?: readonly [width: number, depth: number];
  /** Metres from its upright axis to its back, of what hangs on a wall; 0.03 where left out. */
  readonly back?: number;
  /** Metres, at size 1. */
  readonly height: number;
  /** Metres from the ground to its lower end, of what is in the air or far away. */
  readonly lift?: number;
  /** Heights of its tops, on which others can stand, metres. */
  readonly tops?: readonly number[];
  /** What takes on the colour that a prompt asks for. */
  readonly principal: SurfaceName;
  /** What takes on this colour in this setting, where that is not the principal material. */
  colored?(setting: DrawOptions, color: Rgb): SurfaceName;
  /** Whether it has leaves or cloths that are seen from both sides. */
  readonly doubleSided: boolean;
  /** Metres that it reaches into the ground, so that it does not float on a slope. */
  readonly sink: number;
  /** Whether the ground under it is made level. */
  readonly levels?: boolean;
  /** Leans with the ground: half as much, as stones and logs do, or wholly, as what lies flat does. */
  readonly leans?: 'half' | 'wholly';
  /** The light that it gives in this setting, where it is painted in `color`. */
  glow?(setting: DrawOptions, color: Rgb | null): AttachedLight | null;
  /** Draws it standing on y = 0 around the y axis, its front towards +z, and says what a walker meets. */
  draw(mesh: MeshBuilder, request: DrawRequest): Solid | null;
}

interface DrawRequest {
  readonly random: RandomStream;
  /** 0 to variants - 1. */
  readonly variant: number;
  readonly setting: DrawOptions;
  /** The colour that the prompt asks for. */
  readonly color: Rgb | null;
}

/** What of the scene changes how things look. */
export interface DrawOptions {
  readonly season: Season;
  readonly snowy: boolean;
  readonly indoor: boolean;
  /** In woods and mountains, where people build of logs. */
  readonly wooded: boolean;
  /** In a spaceship. */
  readonly aboard: boolean;
  /** Whether lamps burn. */
  readonly lit: boolean;
  /** Whether signs glow in colours: the lights that the prompt asks for have one. */
  readonly neon: boolean;
}

/** A light that comes with a thing, in the thing's frame. */
export interface AttachedLight {
  readonly at: Vec3;
  readonly power: Rgb;
  readonly reach: number;
  /** It is that of a lamp, which takes the colour of the scene's artificial light; a fire and a screen keep their own. */
  readonly isLamp?: boolean;
}

/** The upright cylinder from the ground on that stands for a thing. */
export const createCylinderSolid = (radius: number, top: number): Solid => ({ shape: 'cylinder', radius, bottom: 0, top });

/** The box of this width, height and depth on the ground. */
export const createBoxSolid = (width: number, height: number, depth: number): Solid => ({
  shape: 'box',
  min: [-width / 2, 0, -depth / 2],
  max: [width / 2, height, depth / 2],
});
