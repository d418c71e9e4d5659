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
import type {
  Backdrop,
  ObjectPlacement,
  RoomSize,
  RoomSurface,
  RoomSurfaces,
  Scene,
  SceneLight,
  SceneObject,
  SceneRelation,
} from '@diorama/domain';
import { isObjectKind } from '@diorama/lexicon';

import { parseEdits } from './parse-edits.js';
import {
  array,
  integer,
  InvalidSceneError,
  number,
  oneOf,
  parseColor,
  parsePlacement,
  record,
  SUBSTANCE_NAMES,
  text,
} from './parse-values.js';

/** Checks a scene that comes from outside the process and answers a fresh copy without unknown fields; throws InvalidSceneError. */
export function parseScene(json: unknown): Scene {
  const scene = record(json, 'scene');
  const version = SCENE_VERSIONS.find((known) => known === scene['version']);
  if (version === undefined) throw new InvalidSceneError('version', `one of ${SCENE_VERSIONS.join(', ')}`);
  const entries = array(scene['objects'], 'objects');
  if (entries.length > SCENE_LIMITS.objectEntries)
    throw new InvalidSceneError('objects', `a list of at most ${SCENE_LIMITS.objectEntries}`);
  const objects = entries.map((object, i) => parseObject(object, `objects[${i}]`));
  const without = array(scene['without'], 'without').map((kind, i) => parseKind(kind, `without[${i}]`));
  const clash = objects.findIndex((object) => without.includes(object.kind));
  if (clash >= 0) throw new InvalidSceneError(`objects[${clash}].kind`, 'none of the kinds in without');
  const relations = scene['relations'] == null ? [] : parseRelations(scene['relations']);
  const edits = scene['edits'] == null ? [] : parseEdits(scene['edits']);
  const light = scene['light'] == null ? {} : { light: parseLight(scene['light']) };
  checkLayout({ version, objects, relations, edits, ...light });
  const parsed: Scene = {
    version,
    seed: integer(scene['seed'], 'seed', { min: 0, max: LIMITS.seedMax }),
    place: oneOf([...BIOME_NAMES, ...ROOM_KINDS], scene['place'], 'place'),
    ...(scene['room'] == null ? {} : { room: oneOf([...ROOM_TYPES.keys()], scene['room'], 'room') }),
    ...(scene['site'] == null ? {} : { site: oneOf([...SITE_TYPES.keys()], scene['site'], 'site') }),
    ...(scene['landform'] == null ? {} : { landform: oneOf(LANDFORM_NAMES, scene['landform'], 'landform') }),
    ...(scene['ground'] == null ? {} : { ground: oneOf(BIOME_NAMES, scene['ground'], 'ground') }),
    ...(scene['backdrops'] == null ? {} : { backdrops: parseBackdrops(scene['backdrops']) }),
    ...(scene['styles'] == null ? {} : { styles: parseStyles(scene['styles']) }),
    ...(scene['locale'] == null ? {} : { locale: oneOf([...LOCALE_TYPES.keys()], scene['locale'], 'locale') }),
    ...(scene['surfaces'] == null ? {} : { surfaces: parseSurfaces(scene['surfaces']) }),
    ...light,
    ...(scene['size'] == null ? {} : parseSize(scene['size'])),
    ...(relations.length === 0 ? {} : { relations }),
    time: oneOf(TIMES_OF_DAY, scene['time'], 'time'),
    weather: oneOf(WEATHERS, scene['weather'], 'weather'),
    season: oneOf(SEASONS, scene['season'], 'season'),
    objects,
    water: oneOf(WATER_KINDS, scene['water'], 'water'),
    ...(scene['liquid'] == null ? {} : { liquid: oneOf(LIQUIDS, scene['liquid'], 'liquid') }),
    ...(scene['flood'] == null ? {} : { flood: number(scene['flood'], 'flood', SCENE_LIMITS.flood) }),
    relief: number(scene['relief'], 'relief', SCENE_LIMITS.relief),
    density: number(scene['density'], 'density', SCENE_LIMITS.density),
    cover: oneOf(GROUND_COVERS, scene['cover'], 'cover'),
    without,
    ...(edits.length === 0 ? {} : { edits }),
  };
  const fault = findRoomFault(parsed);
  if (fault !== null) throw new InvalidSceneError(fault.path, fault.expected);
  return parsed;
}

function checkLayout(scene: Pick<Scene, 'version' | 'objects' | 'relations' | 'edits' | 'light'>): void {
  const fault =
    findLayoutFault(scene, coversViewerStart) ??
    findRelationFault(scene) ??
    findEditFault(scene, coversViewerStart) ??
    findLightFault(scene);
  if (fault !== null) throw new InvalidSceneError(fault.path, fault.expected);
}

function parseObject(json: unknown, path: string): SceneObject {
  const object = record(json, path);
  const at = object['at'] == null ? null : parsePlacements(object['at'], `${path}.at`);
  return {
    kind: parseKind(object['kind'], `${path}.kind`),
    count: integer(object['count'] ?? at?.length, `${path}.count`, SCENE_LIMITS.count),
    size: number(object['size'], `${path}.size`, SCENE_LIMITS.size),
    color: object['color'] === null ? null : parseColor(object['color'], `${path}.color`),
    ...(object['substance'] == null ? {} : { substance: oneOf(SUBSTANCE_NAMES, object['substance'], `${path}.substance`) }),
    ...(object['state'] == null ? {} : { state: oneOf(OBJECT_STATES, object['state'], `${path}.state`) }),
    ...(at === null ? {} : { at }),
    phrase: text(object['phrase'], `${path}.phrase`),
  };
}

function parsePlacements(json: unknown, path: string): ObjectPlacement[] {
  const placements = array(json, path);
  const { min, max } = SCENE_LIMITS.count;
  if (placements.length < min || placements.length > max) throw new InvalidSceneError(path, `a list of ${min} to ${max} placements`);
  return placements.map((placement, i) => parsePlacement(placement, `${path}[${i}]`));
}

function parseRelations(json: unknown): SceneRelation[] {
  const relations = array(json, 'relations');
  const most = SCENE_LIMITS.relations;
  if (relations.length > most) throw new InvalidSceneError('relations', `a list of at most ${most}`);
  return relations.map((relation, i) => parseRelation(record(relation, `relations[${i}]`), `relations[${i}]`));
}

function parseRelation({ kind, subject, objects, area, phrase }: Readonly<Record<string, unknown>>, path: string): SceneRelation {
  const index = { min: 0, max: SCENE_LIMITS.objectEntries - 1 };
  return {
    kind: oneOf(RELATION_KINDS, kind, `${path}.kind`),
    subject: integer(subject, `${path}.subject`, index),
    ...(objects == null
      ? {}
      : { objects: array(objects, `${path}.objects`).map((object, i) => integer(object, `${path}.objects[${i}]`, index)) }),
    ...(area == null ? {} : { area: oneOf(RELATION_AREAS, area, `${path}.area`) }),
    phrase: text(phrase ?? '', `${path}.phrase`),
  };
}

function parseKind(json: unknown, path: string): string {
  if (typeof json !== 'string' || !isObjectKind(json)) throw new InvalidSceneError(path, 'the id of an object of the catalogue');
  return json;
}

function parseSurfaces(json: unknown): RoomSurfaces {
  const given = record(json, 'surfaces');
  return Object.fromEntries(
    (['wall', 'floor', 'ceiling'] as const).flatMap((part): [string, RoomSurface][] => {
      if (given[part] == null) return [];
      const { substance, color } = record(given[part], `surfaces.${part}`);
      const path = `surfaces.${part}`;
      return [
        [
          part,
          {
            ...(substance == null ? {} : { substance: oneOf(SUBSTANCE_NAMES, substance, `${path}.substance`) }),
            ...(color == null ? {} : { color: parseColor(color, `${path}.color`) }),
          },
        ],
      ];
    }),
  );
}

function parseLight(json: unknown): SceneLight {
  const colors = array(record(json, 'light')['colors'], 'light.colors');
  const { min, max } = SCENE_LIMITS.lightColors;
  if (colors.length < min || colors.length > max) throw new InvalidSceneError('light.colors', `a list of ${min} to ${max} colors`);
  return { colors: colors.map((color, i) => parseColor(color, `light.colors[${i}]`)) };
}

/** The measures that are given; nothing where none is. */
function parseSize(json: unknown): { readonly size?: RoomSize } {
  const { width, depth, height } = record(json, 'size');
  const size: RoomSize = {
    ...(width == null ? {} : { width: number(width, 'size.width', SCENE_LIMITS.roomSide) }),
    ...(depth == null ? {} : { depth: number(depth, 'size.depth', SCENE_LIMITS.roomSide) }),
    ...(height == null ? {} : { height: number(height, 'size.height', SCENE_LIMITS.roomHeight) }),
  };
  return Object.keys(size).length === 0 ? {} : { size };
}

function parseBackdrops(json: unknown): Backdrop[] {
  const backdrops = array(json, 'backdrops');
  if (backdrops.length === 0 || backdrops.length > SCENE_LIMITS.backdrops)
    throw new InvalidSceneError('backdrops', `a list of one to ${SCENE_LIMITS.backdrops}`);
  return backdrops.map((backdrop, i) => {
    const path = `backdrops[${i}]`;
    const { place, site, landform, where } = record(backdrop, path);
    return {
      place: oneOf(BIOME_NAMES, place, `${path}.place`),
      ...(site == null ? {} : { site: oneOf([...SITE_TYPES.keys()], site, `${path}.site`) }),
      ...(landform == null ? {} : { landform: oneOf(LANDFORM_NAMES, landform, `${path}.landform`) }),
      where: oneOf(BACKDROP_DIRECTIONS, where, `${path}.where`),
    };
  });
}

function parseStyles(json: unknown): readonly string[] {
  const styles = array(json, 'styles');
  if (styles.length === 0 || styles.length > SCENE_LIMITS.styles)
    throw new InvalidSceneError('styles', `a list of one to ${SCENE_LIMITS.styles}`);
  return styles.map((style, i) => oneOf([...STYLE_TYPES.keys()], style, `styles[${i}]`));
}
