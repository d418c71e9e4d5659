import { ROOM_TYPES, SITE_TYPES, STYLE_TYPES, SUBSTANCES } from '@diorama/catalogue';
import {
  BIOME_NAMES,
  GROUND_COVERS,
  LANDFORM_NAMES,
  LIMITS,
  OBJECT_STATES,
  RELATION_KINDS,
  ROOM_KINDS,
  SCENE_LIMITS,
  SEASONS,
  TIMES_OF_DAY,
  WATER_KINDS,
  WEATHERS,
} from '@diorama/domain';
import { PLANNED_PROPERTIES } from '@diorama/scene-plans';

type JsonSchema = Readonly<Record<string, unknown>>;

const oneOf = (values: Iterable<string>): JsonSchema => ({ type: 'string', enum: [...values] });
const quote: JsonSchema = { type: 'string', maxLength: SCENE_LIMITS.phrase };
const entry: JsonSchema = { type: 'integer', minimum: 0, maximum: SCENE_LIMITS.objectEntries - 1 };
/** Entries that an answer may have; a scene may have more. */
const OBJECTS_MAX = 24;

const object = (properties: JsonSchema, required: readonly string[]): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/**
 * The JSON Schema of an answer: the part of the scene schema that a planner may fill in, with the ids of the catalogue, so that a server that
 * keeps to schemas cannot invent any.
 *
 * @param kinds ids of objects; at least one
 */
export function createAnswerSchema(kinds: readonly string[]): JsonSchema {
  const thing = object(
    {
      kind: oneOf(kinds),
      count: { type: 'integer', minimum: SCENE_LIMITS.count.min, maximum: LIMITS.planner.count },
      substance: oneOf(Object.keys(SUBSTANCES)),
      state: oneOf(OBJECT_STATES),
      phrase: quote,
    },
    ['kind', 'count', 'phrase'],
  );
  const relation = object(
    { kind: oneOf(RELATION_KINDS), subject: entry, objects: { type: 'array', items: entry, maxItems: 2 }, phrase: quote },
    ['kind', 'subject', 'objects', 'phrase'],
  );
  const scene = object(
    {
      place: oneOf([...BIOME_NAMES, ...ROOM_KINDS]),
      room: oneOf(ROOM_TYPES.keys()),
      site: oneOf(SITE_TYPES.keys()),
      landform: oneOf(LANDFORM_NAMES),
      styles: { type: 'array', items: oneOf(STYLE_TYPES.keys()), maxItems: SCENE_LIMITS.styles },
      time: oneOf(TIMES_OF_DAY),
      weather: oneOf(WEATHERS),
      season: oneOf(SEASONS),
      water: oneOf(WATER_KINDS),
      cover: oneOf(GROUND_COVERS),
      objects: { type: 'array', items: thing, maxItems: OBJECTS_MAX },
      relations: { type: 'array', items: relation, maxItems: OBJECTS_MAX },
    },
    ['place', 'objects'],
  );
  const quotes = object(Object.fromEntries(PLANNED_PROPERTIES.map((name) => [name, quote])), []);
  return object({ scene, quotes }, ['scene', 'quotes']);
}
