import type { Landform } from './landform.js';
import type { RoomSize } from './room-size.js';
import type { SceneEdit } from './scene-edit.js';
import type { SceneObject } from './scene-object.js';
import type { SceneRelation } from './scene-relation.js';

/**
 * The scene: everything that is known of a world to be made, as plain JSON. It is the only thing between the prompt and
 * the geometry, so equal scenes with equal seeds give equal worlds. Worlds export it, and prompts may be one.
 */
export interface Scene {
  readonly version: SceneVersion;
  /** 0 to 4294967295. */
  readonly seed: number;
  readonly place: Place;
  /** A type of room of the catalogue, where `place` is the room whose style it has. Version 2. */
  readonly room?: string;
  /** A type of outdoor site of the catalogue that lies on `place`. Version 2. */
  readonly site?: string;
  /** The shape of the land, where it is not that of `place`. Version 2. */
  readonly landform?: Landform;
  /** The outdoor place whose ground and plants `place` has, where they are not its own: the desert of a village in a desert. Version 2. */
  readonly ground?: Biome;
  /** Other places that are seen from this one, the nearest first. Version 2. */
  readonly backdrops?: readonly Backdrop[];
  /** Styles of the catalogue, such as an era or a genre, the strongest first. Version 2. */
  readonly styles?: readonly string[];
  /** A city, a country or a fictional setting of the catalogue in whose style the place is. Version 2. */
  readonly locale?: string;
  /** What walls, floor and ceiling of a room are made of, where they differ. Version 2. */
  readonly surfaces?: RoomSurfaces;
  /** Colour of the artificial light, where it is not that of the usual lamps. Version 2. */
  readonly light?: SceneLight;
  /** Clear measures of a room, where they are not those of its type. Version 2. */
  readonly size?: RoomSize;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly season: Season;
  /** What stands or lies in the scene beside what the place itself brings. */
  readonly objects: readonly SceneObject[];
  /** How its objects stand to one another and to the place. Version 2. */
  readonly relations?: readonly SceneRelation[];
  readonly water: Water;
  /** Substance that replaces liquid water. Version 2. */
  readonly liquid?: Liquid;
  /** Depth in metres of the water that stands on the floor of a room. Version 2. */
  readonly flood?: number;
  /** How rugged the terrain is against the place's own measure, 0.25 to 2; 1 where the prompt says nothing. */
  readonly relief: number;
  /** How densely the place's own plants and furniture stand, 0 to 2; 1 where the prompt says nothing. */
  readonly density: number;
  /** Cover that the prompt asks for on the ground and the rocks. */
  readonly cover: GroundCover;
  /** Kinds that the prompt forbids ("no trees"). */
  readonly without: readonly string[];
  /** Changes of the objects after the world was laid out. Version 2. */
  readonly edits?: readonly SceneEdit[];
}

/**
 * The scenes that this service reads and writes. Version 1 names the kinds of `OBJECT_KINDS` only. Version 2 names any object of the catalogue, and
 * an object may have a substance, a state and positions.
 */
export const SCENE_VERSIONS = [1, 2] as const;
export type SceneVersion = (typeof SCENE_VERSIONS)[number];

/** What a scene may hold at most, and the ranges of its numbers. */
export const SCENE_LIMITS = {
  objectEntries: 64,
  withoutEntries: 48,
  styles: 2,
  /** Colours of the artificial light, and the least value of the brightest channel of each. */
  lightColors: { min: 1, max: 2 },
  lightChannel: 0.05,
  relations: 128,
  /** Edits of a scene, over all of its versions. */
  edits: 256,
  /** Changes in one request for an edit. */
  changes: 32,
  backdrops: 3,
  /** Characters of the id of a kind. */
  kind: 64,
  /** Characters of the name of a substance. */
  substance: 64,
  count: { min: 1, max: 200 },
  /** Sum of the counts of all entries. */
  objects: 4_000,
  /** Placements of all entries together. */
  placements: 2_000,
  /** Metres from the origin on the ground. */
  reach: 150,
  /** Metres from the ground or the floor to the foot of a placed object. */
  lift: { min: 0, max: 100 },
  /** Degrees. */
  turn: { min: -360, max: 360 },
  size: { min: 0.3, max: 3 },
  /** Metres of the width and of the depth of a room, of its height, and of the water on its floor. */
  roomSide: { min: 1.2, max: 60 },
  roomHeight: { min: 2, max: 20 },
  flood: { min: 0.02, max: 1.2 },
  relief: { min: 0.25, max: 2 },
  density: { min: 0, max: 2 },
  /** Characters. */
  phrase: 200,
} as const;

export const BIOME_NAMES = [
  'canyon',
  'alpine',
  'meadow',
  'desert',
  'beach',
  'forest',
  'tundra',
  'volcanic',
  'swamp',
  'village',
  'tropical-island',
  'rainforest',
  'conifer-forest',
  'farmland',
  'city-street',
  'ruins',
] as const;
export type Biome = (typeof BIOME_NAMES)[number];

export const ROOM_KINDS = ['living-room', 'library', 'workshop', 'temple-hall', 'kitchen', 'cave', 'spaceship-corridor'] as const;
export type Room = (typeof ROOM_KINDS)[number];

export type Place = Biome | Room;

export const TIMES_OF_DAY = ['dawn', 'day', 'dusk', 'night'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

export const WEATHERS = ['clear', 'overcast', 'fog', 'snow', 'rain'] as const;
export type Weather = (typeof WEATHERS)[number];

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** Waters; those after `sea` are of version 2. */
export const WATER_KINDS = ['none', 'river', 'lake', 'sea', 'waterfall', 'canal', 'pools'] as const;
export type Water = (typeof WATER_KINDS)[number];

/** What can fill a water in place of liquid water: ice, molten rock, hot water with steam, green slime. */
export const LIQUIDS = ['ice', 'lava', 'hot', 'slime'] as const;
export type Liquid = (typeof LIQUIDS)[number];

/** Where the viewer sees a backdrop: in front, to a side, behind, all around, or through the windows of a room. */
export const BACKDROP_DIRECTIONS = ['ahead', 'left', 'right', 'behind', 'around', 'window'] as const;
export type BackdropDirection = (typeof BACKDROP_DIRECTIONS)[number];

/** A place that is seen from another one: 60 to 160 m away outdoors, or through a window. */
export interface Backdrop {
  readonly place: Biome;
  /** A type of outdoor site of the catalogue that lies on it. */
  readonly site?: string;
  /** The shape of its land, where it is not that of `place`. */
  readonly landform?: Landform;
  readonly where: BackdropDirection;
}

export const GROUND_COVERS = ['none', 'moss', 'snow', 'grass', 'sand', 'leaves', 'flowers'] as const;
export type GroundCover = (typeof GROUND_COVERS)[number];

export const OBJECT_KINDS = [
  'broadleaf-tree',
  'conifer',
  'palm',
  'dead-tree',
  'bush',
  'fern',
  'cactus',
  'rock',
  'boulder',
  'flower',
  'mushroom',
  'log',
  'house',
  'barn',
  'tower',
  'well',
  'fence',
  'lamp',
  'bridge',
  'boat',
  'campfire',
  'tent',
  'column',
  'statue',
  'crate',
  'barrel',
  'table',
  'chair',
  'sofa',
  'bookshelf',
  'bed',
  'rug',
  'fireplace',
  'workbench',
  'picture',
  'plant-pot',
  'hay-bale',
  'windmill',
  'city-block',
  'car',
  'arch',
  'fountain',
  'stove',
  'refrigerator',
  'kitchen-counter',
  'stalagmite',
  'crystal',
  'control-panel',
] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];

/** Looks of one surface of a room. */
export interface RoomSurface {
  /** A substance of the catalogue. */
  readonly substance?: string;
  /** Linear RGB 0 to 1. */
  readonly color?: readonly [number, number, number];
}

export type RoomSurfaces = Readonly<Partial<Record<'wall' | 'floor' | 'ceiling', RoomSurface>>>;

/** The artificial light of a place: that of the lamps of a room, and of the lamps outdoors when it is not day. */
export interface SceneLight {
  /** One or two colours, linear RGB 0 to 1. The lamps alternate between two colours. The hue and the saturation have an effect, the brightness has none. */
  readonly colors: readonly LightColor[];
}
type LightColor = readonly [number, number, number];

/** Whether version 1 of a scene can name a kind. */
export const isBasicKind = (kind: string): kind is ObjectKind => (OBJECT_KINDS as readonly string[]).includes(kind);

/** The first version that can write a scene. */
export const findSceneVersion = (scene: Pick<Scene, VersionedField>): SceneVersion => {
  const isPlain = ({ kind, substance, state, at }: SceneObject): boolean =>
    isBasicKind(kind) && substance === undefined && state === undefined && at === undefined;
  const isBare = SECOND_VERSION_FIELDS.every((field) => scene[field] === undefined);
  return isBare && BASIC_WATERS.includes(scene.water) && scene.objects.every(isPlain) && scene.without.every(isBasicKind) ? 1 : 2;
};

const SECOND_VERSION_FIELDS = [
  'room',
  'site',
  'landform',
  'ground',
  'backdrops',
  'styles',
  'locale',
  'surfaces',
  'light',
  'size',
  'relations',
  'liquid',
  'flood',
  'edits',
] as const;
type VersionedField = (typeof SECOND_VERSION_FIELDS)[number] | 'objects' | 'without' | 'water';
const BASIC_WATERS: readonly Water[] = ['none', 'river', 'lake', 'sea'];
