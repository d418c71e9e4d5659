/**
 * The world as geometry: one height field, triangle meshes placed many times, one water level, materials, light.
 * Metres; x right, y up, z back; the capture point is the origin, so the ground below it lies at y = -eyeHeight.
 */
export interface WorldModel {
  readonly seed: number;
  readonly indoor: boolean;
  /** Height of the capture point above the ground, metres. */
  readonly eyeHeight: number;
  /** Nothing but sky lies further from the origin than this, metres. */
  readonly radius: number;
  readonly terrain: Heightfield | null;
  readonly water: WaterSurface | null;
  readonly prototypes: readonly Prototype[];
  readonly instances: readonly Instance[];
  readonly materials: readonly Material[];
  readonly sky: Sky;
  /** Light sources beside sun, moon and sky: lamps, fires, windows. */
  readonly lights: readonly PointLight[];
  /** Good places to stand, at eye height, clear of everything; the first is the origin. */
  readonly spawnPoints: readonly SpawnPoint[];
  /** Doors and windows of a room; left out in the open. */
  readonly openings?: readonly RoomOpening[];
  /** How bright pictures of a room are against those of others; 1 where left out. A cave is dark. */
  readonly brightness?: number;
  /** Whether its lamps have a colour that pictures keep: a camera takes no part of it away. */
  readonly hasColoredLight?: true;
  /** Entries of the scene that the sky shows, such as a storm; left out where it shows none. */
  readonly skyEntries?: readonly number[];
  /** Which relations of the scene hold, measured on this geometry; left out for scenes without relations. */
  readonly relations?: readonly RelationOutcome[];
}

/** Whether a relation that a scene asks for holds in its world. */
export interface RelationOutcome {
  /** A kind of the scene language, such as `behind`. */
  readonly kind: string;
  /** The words of the prompt that ask for it. */
  readonly phrase: string;
  readonly satisfied: boolean;
}

/** A hole in the wall of a room: x and z of its middle on the inner face of the wall, heights above the floor; metres. */
export interface RoomOpening {
  /** A passage is a doorway without a door. */
  readonly kind: 'door' | 'window' | 'passage';
  readonly x: number;
  readonly z: number;
  /** Direction from the wall into the room, degrees clockwise from -z. */
  readonly azimuth: number;
  readonly width: number;
  readonly bottom: number;
  readonly top: number;
}

export interface SpawnPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Degrees clockwise from -z. */
  readonly azimuth: number;
}

/** A square grid of `size` x `size` samples centred on the origin: sample (i, j) lies at x = (i - (size-1)/2)·cell, z = (j - (size-1)/2)·cell. */
export interface Heightfield {
  readonly size: number;
  /** Metres between samples. */
  readonly cell: number;
  /** y in metres, row-major over (j, i). */
  readonly heights: Float32Array;
  /** Linear RGB 0 to 1 of the ground, three a sample. */
  readonly albedo: Float32Array;
  /** Index into the model's materials of the ground's pattern, one a sample. */
  readonly material: Uint8Array;
}

export interface WaterSurface {
  /** Water fills the terrain, or a hollow in the floor, up to here, y in metres. */
  readonly level: number;
  /** Linear RGB of deep water. */
  readonly deep: Rgb;
  /** Share of the light that one metre lets through, per channel. */
  readonly clarity: Rgb;
  /** Height of the ripples in metres; 0 is a mirror. */
  readonly ripple: number;
  /** Height in metres of long waves under the ripples; none where left out. */
  readonly swell?: number;
  /** How much foam lies on breaking crests and along the shore, 0 to 1; none where left out. */
  readonly foam?: number;
  /** Linear RGB radiance of a surface that glows by itself, such as molten rock, between darker crusts. */
  readonly emission?: Rgb;
  /** Whether it stands on a floor through which people wade, however deep it is: a flooded room. */
  readonly isWaded?: true;
}

/** A triangle mesh in its own frame: y up, standing on y = 0, centred on the y axis. */
export interface Prototype {
  /** Id of the kind of object that it draws; left out for walls and other bodies of the place. */
  readonly kind?: string;
  readonly positions: Float32Array;
  /** Unit normals, one a vertex, for shading; equal to the face's where the surface is flat. */
  readonly normals: Float32Array;
  /** Texture coordinates, two a vertex, (0, 0) at the upper left; textures repeat outside [0, 1). Left out where no material has a texture. */
  readonly uvs?: Float32Array;
  /** Three a triangle, counter-clockwise seen from outside. */
  readonly indices: Uint32Array;
  /** Index into the model's materials, one a triangle. */
  readonly material: Uint16Array;
  /** Whether both sides of its triangles are seen, as with leaves. */
  readonly doubleSided: boolean;
  /** What a walker meets: the closed solid that stands for it, or null for grass, leaves and the like. */
  readonly solid: Solid | null;
  readonly semantic: SemanticId;
}

/** What a walker meets of a prototype, in its frame: a convex closed solid, or several with room between them, as an arch has. */
export type Solid = ConvexSolid | { readonly shape: 'group'; readonly members: readonly ConvexSolid[] };

/** A convex closed solid in the prototype's frame. */
export type ConvexSolid =
  | { readonly shape: 'box'; readonly min: Vec3; readonly max: Vec3 }
  | { readonly shape: 'cylinder'; readonly radius: number; readonly bottom: number; readonly top: number };

export interface Instance {
  readonly prototype: number;
  /** Row-major 3x4: rotation and uniform scale, then translation in the last column. */
  readonly transform: Float32Array;
  /** Multiplies the albedo of its materials. */
  readonly tint: Rgb;
  /** The entry of the scene that asks for it; left out for what the place brings. */
  readonly requested?: number;
  /** By which its patterns and its light are sampled; its index where left out. Edits keep the numbers of what they leave alone. */
  readonly number?: number;
}

export type Vec3 = readonly [number, number, number];
export type Rgb = readonly [number, number, number];

/** A picture that a surface shows, placed by the texture coordinates of its vertices. */
export interface Texture {
  /** Pixels a side, a power of two. */
  readonly size: number;
  /** sRGB, three bytes a pixel, row by row from the upper left. */
  readonly pixels: Uint8Array;
  /** Mean of its pixels, linear RGB. */
  readonly mean: Rgb;
}

/** How a surface looks; all patterns are functions of the world position, so they need no texture coordinates. */
export interface Material {
  readonly name: string;
  /** Linear RGB 0 to 1; for terrain it is multiplied with the height field's own albedo. */
  readonly albedo: Rgb;
  readonly pattern: Pattern;
  /** Metres of one repeat of the pattern (one brick, one plank, one patch). */
  readonly scale: number;
  /** How strongly the pattern changes the albedo, 0 to 1. */
  readonly contrast: number;
  /** How strongly the pattern tilts the normal, 0 to 1. */
  readonly bump: number;
  /** Linear RGB radiance that it gives off by itself. */
  readonly emission: Rgb;
  /** 0 to 1: how much light passes through from behind, as with leaves. */
  readonly translucency: number;
  /** Multiplies the albedo. */
  readonly texture?: Texture;
  /** How it mirrors what lies before it; matt where left out. */
  readonly gloss?: Gloss;
}

/** How a smooth surface mirrors. */
export interface Gloss {
  /** Share of the light that it mirrors straight on, 0 to 1; the share rises towards grazing angles. */
  readonly straight: number;
  /** 0 (a mirror) to 1 (matt). */
  readonly roughness: number;
  /** Whether what it mirrors takes the surface's own colour, as with metals. */
  readonly isTinted: boolean;
}

export const PATTERNS = [
  'plain',
  'noise',
  'rock',
  'strata',
  'grass',
  'sand',
  'snow',
  'bark',
  'leaves',
  'planks',
  'brick',
  'tiles',
  'checks',
  'plaster',
  'marble',
  'fabric',
  'books',
  'thatch',
  'metal',
  'asphalt',
] as const;
export type Pattern = (typeof PATTERNS)[number];

export interface Sky {
  readonly time: 'dawn' | 'day' | 'dusk' | 'night';
  readonly weather: 'clear' | 'overcast' | 'fog' | 'snow' | 'rain';
  /** Unit vector towards the sun, or the moon at night. */
  readonly lightDirection: Vec3;
  /** Whether the rain is that of a thunderstorm. */
  readonly storm?: true;
  /** Whether rain has left the ground wet. */
  readonly wet?: true;
  /** Whether polar light or a rainbow is in the sky. */
  readonly aurora?: true;
  readonly rainbow?: true;
  /** Share of the sky that clouds cover, 0 to 1. */
  readonly cloudCover: number;
  /** Metres at which haze has taken half of the light. */
  readonly hazeDistance: number;
  /** What fills the space between things where that is not the air of the earth. */
  readonly air?: Air;
  /** Factors on the light of sky, sun and moon, linear RGB; one each where left out. */
  readonly tint?: Rgb;
}

/** Water above the head, the thin dusty air of Mars, or none, as on the moon. */
export type Air = 'water' | 'mars' | 'none';

export interface PointLight {
  readonly position: Vec3;
  /** Linear RGB power: irradiance at one metre. */
  readonly power: Rgb;
  /** Metres beyond which it is not felt. */
  readonly reach: number;
  /** Shines into a room from outside: what it lights gives nothing back by itself, as most of the room lies in its shadow. */
  readonly isBeam?: true;
  /** It is the light of a whole surface, so neither the air nor the lens shows a lamp at its position. */
  readonly isSpread?: true;
}

/** Classes of the semantic picture. */
export const SEMANTICS = [
  'sky',
  'ground',
  'water',
  'rock',
  'plant',
  'tree',
  'building',
  'furniture',
  'wall',
  'floor',
  'ceiling',
  'object',
  'light',
  'path',
  'vehicle',
] as const;
export type SemanticClass = (typeof SEMANTICS)[number];
/** Index into SEMANTICS. */
type SemanticId = number;
