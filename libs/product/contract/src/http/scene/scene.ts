import { coversViewerStart, LOCALE_TYPES, ROOM_TYPES, SITE_TYPES, STYLE_TYPES } from '@diorama/catalogue';
import {
  BACKDROP_DIRECTIONS,
  BIOME_NAMES,
  findEditFault,
  findLayoutFault,
  findLightFault,
  findRelationFault,
  findRoomFault,
  GROUND_COVERS,
  LANDFORM_NAMES,
  LIMITS,
  LIQUIDS,
  OBJECT_STATES,
  RELATION_AREAS,
  RELATION_KINDS,
  ROOM_KINDS,
  SCENE_LIMITS,
  SCENE_VERSIONS,
  SEASONS,
  TIMES_OF_DAY,
  WATER_KINDS,
  WEATHERS,
} from '@diorama/domain';
import type { Backdrop, RoomSize, RoomSurfaces, Scene, SceneLight, SceneObject, SceneRelation } from '@diorama/domain';
import { z } from 'zod';

import { withCrossFieldRule } from '../fields/cross-field.js';
import { lenientInteger, lenientNumberBetween } from '../fields/lenient.js';
import { boundedList } from '../fields/bounded-list.js';
import { boundedPlainText } from '../fields/plain-text.js';
import { objectPlacementSchema, wholePlacement } from './object-placement.js';
import { sceneEditsSchema, wholeEdit } from './scene-edit.js';
import { colorSchema, objectKind, substanceName } from './scene-values.js';

/** Something that stands or lies in a scene. */
export const sceneObjectSchema = z.object({
  kind: objectKind.describe('ID of an object of the catalogue; see `GET /svc/v1/catalogue`.'),
  count: lenientInteger(SCENE_LIMITS.count.min, SCENE_LIMITS.count.max)
    .nullish()
    .describe('Number of objects. Defaults to 1, or to the number of placements in `at`.'),
  size: lenientNumberBetween(SCENE_LIMITS.size.min, SCENE_LIMITS.size.max)
    .nullish()
    .describe('Scale relative to the usual size of the kind. Defaults to 1.'),
  color: colorSchema
    .nullish()
    .describe('Colour as linear red, green and blue, each from 0 to 1. Defaults to the usual colour of the kind.'),
  substance: substanceName
    .nullish()
    .describe('Substance of the principal part, from `GET /svc/v1/catalogue`. Version 2. Defaults to the usual substance of the kind.'),
  state: z.enum(OBJECT_STATES).nullish().describe('Condition of the object. Version 2.'),
  at: boundedList(objectPlacementSchema, SCENE_LIMITS.count.min, SCENE_LIMITS.count.max)
    .nullish()
    .describe('Where the objects stand, one placement for each. Version 2. If omitted, the engine chooses the positions.'),
  phrase: boundedPlainText(0, SCENE_LIMITS.phrase).nullish().describe('Free text for human readers. It has no effect.'),
});

const entryIndex = lenientInteger(0, SCENE_LIMITS.objectEntries - 1);

/** How the objects of one entry stand to those of another one, or to a part of the place. */
export const sceneRelationSchema = z.object({
  kind: z.enum(RELATION_KINDS).describe('Kind of the relation. Directions are as seen by a viewer at the origin.'),
  subject: entryIndex.describe('Index of an entry in `objects`, from 0.'),
  objects: boundedList(entryIndex, 0, 2)
    .nullish()
    .describe('Indices of the related entries: one or two for `between`, otherwise one. Omitted with `area`.'),
  area: z.enum(RELATION_AREAS).nullish().describe('Part of the place. Replaces `objects`.'),
  phrase: boundedPlainText(0, SCENE_LIMITS.phrase).nullish().describe('Free text for human readers. It has no effect.'),
});

/** One surface of a room. */
export const roomSurfaceSchema = z.object({
  substance: substanceName.nullish().describe('Substance from `GET /svc/v1/catalogue`. Defaults to the usual substance.'),
  color: colorSchema.nullish().describe('Colour as linear red, green and blue, each from 0 to 1. Defaults to the usual colour.'),
});

/** The surfaces of a room that differ from the usual ones. */
export const roomSurfacesSchema = z.object({
  wall: roomSurfaceSchema.nullish(),
  floor: roomSurfaceSchema.nullish(),
  ceiling: roomSurfaceSchema.nullish(),
});

const { roomSide, roomHeight, flood } = SCENE_LIMITS;

/** The clear measures of a room that differ from the usual ones. */
export const roomSizeSchema = z.object({
  width: lenientNumberBetween(roomSide.min, roomSide.max).nullish().describe('Metres from the left wall to the right wall.'),
  depth: lenientNumberBetween(roomSide.min, roomSide.max).nullish().describe('Metres from the wall behind the visitor to the wall ahead.'),
  height: lenientNumberBetween(roomHeight.min, roomHeight.max)
    .nullish()
    .describe('Metres from the floor to the ceiling, or to the crown of a vault.'),
});

const siteType = boundedPlainText(1, SCENE_LIMITS.kind).refine((site) => SITE_TYPES.has(site), 'unknown type of site');

/** The artificial light of a place. */
export const sceneLightSchema = z.object({
  colors: boundedList(colorSchema, SCENE_LIMITS.lightColors.min, SCENE_LIMITS.lightColors.max).describe(
    'One or two colours as linear red, green and blue, each from 0 to 1. The lamps alternate between two colours. The hue and the saturation have an effect, and the brightness has none. At least one channel of each colour must be 0.05 or more.',
  ),
});

/** A place that is seen from the place of a scene. */
export const backdropSchema = z.object({
  place: z.enum(BIOME_NAMES).describe('Outdoor place that the visitor sees.'),
  site: siteType.nullish().describe('Catalogue ID of a site to build on this place.'),
  landform: z.enum(LANDFORM_NAMES).nullish().describe('Shape of the land. Defaults to the shape of the place.'),
  where: z
    .enum(BACKDROP_DIRECTIONS)
    .describe(
      'Direction in which the visitor sees the place at the start. With `window`, the visitor sees it through the windows of a room.',
    ),
});

/** A scene, as worlds export it. Only `version` and `place` are required. */
export const sceneSchema = withCrossFieldRule(
  z.object({
    version: z.literal(SCENE_VERSIONS).describe('Version of the scene format. Other versions are rejected.'),
    seed: lenientInteger(0, LIMITS.seedMax).nullish().describe('Seed of the world. A seed in the request takes precedence.'),
    place: z.enum([...BIOME_NAMES, ...ROOM_KINDS]).describe('Place of the scene.'),
    room: boundedPlainText(1, SCENE_LIMITS.kind)
      .refine((room) => ROOM_TYPES.has(room), 'unknown type of room')
      .nullish()
      .describe('Type of room from the catalogue. `place` determines its style. Version 2.'),
    site: siteType.nullish().describe('Catalogue ID of a site to build on `place`. Version 2.'),
    landform: z.enum(LANDFORM_NAMES).nullish().describe('Shape of the land. Version 2. Defaults to the shape of the place.'),
    ground: z
      .enum(BIOME_NAMES)
      .nullish()
      .describe(
        'Outdoor place that supplies the ground and the plants, such as `desert` for a village in a desert. Defaults to the ground of `place`. Version 2.',
      ),
    backdrops: boundedList(backdropSchema, 0, SCENE_LIMITS.backdrops)
      .nullish()
      .describe('Other places that are visible from this one. Outdoors, they are 60 to 160 m away. Version 2.'),
    styles: boundedList(
      boundedPlainText(1, SCENE_LIMITS.kind).refine((style) => STYLE_TYPES.has(style), 'unknown style'),
      0,
      SCENE_LIMITS.styles,
    )
      .nullish()
      .describe('Styles from the catalogue, such as `victorian` or `cyberpunk`, with the strongest style first. Version 2.'),
    locale: boundedPlainText(1, SCENE_LIMITS.kind)
      .refine((locale) => LOCALE_TYPES.has(locale), 'unknown locale')
      .nullish()
      .describe('City, country or fictional setting from the catalogue that gives the place its style, such as `venice`. Version 2.'),
    surfaces: roomSurfacesSchema
      .nullish()
      .describe('Materials of the walls, the floor and the ceiling of a room. Version 2. Defaults to the usual surfaces of the room.'),
    light: sceneLightSchema
      .nullish()
      .describe(
        'Colour of the artificial light: of the lamps of a room, and of the lamps outdoors when `time` is not `day`. Daylight in a room is dimmed. Version 2. Defaults to the light of the usual lamps.',
      ),
    size: roomSizeSchema
      .nullish()
      .describe(
        'Clear measures of a room. Rejected outdoors, in caves and in spaceship corridors. Version 2. Defaults to the measures of the type of room.',
      ),
    time: z.enum(TIMES_OF_DAY).nullish().describe('Time of day. Defaults to `day`.'),
    weather: z.enum(WEATHERS).nullish().describe('Weather. Defaults to `clear`.'),
    season: z.enum(SEASONS).nullish().describe('Season. Defaults to `summer`.'),
    objects: boundedList(sceneObjectSchema, 0, SCENE_LIMITS.objectEntries)
      .nullish()
      .describe('Objects in addition to the objects that the place contains by default. Outdoor objects are omitted in rooms.'),
    relations: boundedList(sceneRelationSchema, 0, SCENE_LIMITS.relations)
      .nullish()
      .describe('Relations of the objects to one another and to the place. Version 2.'),
    water: z.enum(WATER_KINDS).nullish().describe('Body of water. Defaults to `none`. `waterfall`, `canal` and `pools` need version 2.'),
    liquid: z.enum(LIQUIDS).nullish().describe('Substance that replaces liquid water. Version 2. Defaults to liquid water.'),
    flood: lenientNumberBetween(flood.min, flood.max)
      .nullish()
      .describe(
        'Depth in metres of the water that stands on the floor of a room. Rejected outdoors, in caves and in spaceship corridors. Version 2. Defaults to a dry floor.',
      ),
    relief: lenientNumberBetween(SCENE_LIMITS.relief.min, SCENE_LIMITS.relief.max)
      .nullish()
      .describe('Ruggedness of the terrain relative to the default of the place. Defaults to 1.'),
    density: lenientNumberBetween(SCENE_LIMITS.density.min, SCENE_LIMITS.density.max)
      .nullish()
      .describe('Density of the plants and furniture of the place relative to its default. Defaults to 1.'),
    cover: z.enum(GROUND_COVERS).nullish().describe('Cover of the ground and the rocks. Defaults to `none`.'),
    without: boundedList(objectKind, 0, SCENE_LIMITS.withoutEntries).nullish().describe('Kinds of object that the place must not contain.'),
    edits: sceneEditsSchema.nullish().describe('Changes to the objects, which are applied after the layout of the world. Version 2.'),
  }),
  ({ objects, relations, without, edits, light, ...given }) => {
    const clash = objects?.find(({ kind }) => without?.includes(kind));
    if (clash !== undefined) return `${clash.kind} is both in objects and in without`;
    const scene = { version: given.version, objects: (objects ?? []).map(wholeObject), relations: (relations ?? []).map(wholeRelation) };
    const fault =
      findLayoutFault(scene, coversViewerStart) ??
      findRelationFault(scene) ??
      findEditFault({ ...scene, edits: (edits ?? []).map(wholeEdit) }, coversViewerStart) ??
      (light == null ? null : findLightFault({ version: given.version, light: wholeLight(light) })) ??
      findRoomFault({ ...given, size: null, ...wholeSize(given.size) });
    return fault === null ? null : `${fault.path} must be ${fault.expected}`;
  },
);
export type SceneRequest = z.output<typeof sceneSchema>;

/** A scene with everything that it leaves open: `seed` where it has none, and the plainest of the rest. */
export function applySceneDefaults(given: SceneRequest, seed: number): Scene {
  return {
    version: given.version,
    seed: given.seed ?? seed,
    place: given.place,
    ...(given.room == null ? {} : { room: given.room }),
    ...(given.site == null ? {} : { site: given.site }),
    ...(given.landform == null ? {} : { landform: given.landform }),
    ...(given.ground == null ? {} : { ground: given.ground }),
    ...(given.backdrops == null || given.backdrops.length === 0 ? {} : { backdrops: given.backdrops.map(wholeBackdrop) }),
    ...(given.styles == null || given.styles.length === 0 ? {} : { styles: given.styles }),
    ...(given.locale == null ? {} : { locale: given.locale }),
    ...(given.surfaces == null ? {} : { surfaces: wholeSurfaces(given.surfaces) }),
    ...(given.light == null ? {} : { light: wholeLight(given.light) }),
    ...wholeSize(given.size),
    time: given.time ?? 'day',
    weather: given.weather ?? 'clear',
    season: given.season ?? 'summer',
    objects: (given.objects ?? []).map(wholeObject),
    ...(given.relations == null || given.relations.length === 0 ? {} : { relations: given.relations.map(wholeRelation) }),
    water: given.water ?? 'none',
    ...(given.liquid == null ? {} : { liquid: given.liquid }),
    ...(given.flood == null ? {} : { flood: given.flood }),
    relief: given.relief ?? 1,
    density: given.density ?? 1,
    cover: given.cover ?? 'none',
    without: given.without ?? [],
    ...(given.edits == null || given.edits.length === 0 ? {} : { edits: given.edits.map(wholeEdit) }),
  };
}

function wholeSurfaces(given: z.output<typeof roomSurfacesSchema>): RoomSurfaces {
  const surfaces = (['wall', 'floor', 'ceiling'] as const).flatMap((part) => {
    const { substance, color } = given[part] ?? {};
    const [r = 0, g = 0, b = 0] = color ?? [];
    const surface = { ...(substance == null ? {} : { substance }), ...(color == null ? {} : { color: [r, g, b] as const }) };
    return given[part] == null ? [] : [[part, surface] as const];
  });
  return Object.fromEntries(surfaces);
}

const wholeLight = ({ colors }: z.output<typeof sceneLightSchema>): SceneLight => ({
  colors: colors.map(([r = 0, g = 0, b = 0]) => [r, g, b] as const),
});
/** The measures that are given; nothing where none is. */
function wholeSize(given: z.output<typeof roomSizeSchema> | null | undefined): { readonly size?: RoomSize } {
  const { width, depth, height } = given ?? {};
  const size = { ...(width == null ? {} : { width }), ...(depth == null ? {} : { depth }), ...(height == null ? {} : { height }) };
  return Object.keys(size).length === 0 ? {} : { size };
}

const wholeBackdrop = ({ place, site, landform, where }: z.output<typeof backdropSchema>): Backdrop => ({
  place,
  ...(site == null ? {} : { site }),
  ...(landform == null ? {} : { landform }),
  where,
});

/** An entry with everything that it leaves open. */
export function wholeObject({ kind, count, size, color, substance, state, at, phrase }: z.output<typeof sceneObjectSchema>): SceneObject {
  const [r = 0, g = 0, b = 0] = color ?? [];
  return {
    kind,
    count: count ?? at?.length ?? 1,
    size: size ?? 1,
    color: color == null ? null : [r, g, b],
    ...(substance == null ? {} : { substance }),
    ...(state == null ? {} : { state }),
    ...(at == null ? {} : { at: at.map(wholePlacement) }),
    phrase: phrase ?? '',
  };
}

const wholeRelation = ({ kind, subject, objects, area, phrase }: z.output<typeof sceneRelationSchema>): SceneRelation => ({
  kind,
  subject,
  ...(objects == null || objects.length === 0 ? {} : { objects }),
  ...(area == null ? {} : { area }),
  phrase: phrase ?? '',
});
