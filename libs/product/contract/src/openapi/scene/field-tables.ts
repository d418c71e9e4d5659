import { BIOME_NAMES, LANDFORM_NAMES, RELATION_AREAS, RELATION_KINDS, ROOM_KINDS } from '@diorama/domain';

import type { JsonSchema } from '../json-schema.js';

/** Texts that the schema does not contain, by object type and field. */
const TEXTS: Readonly<Record<string, { readonly description?: string; readonly default?: string }>> = {
  'Scene.seed': { default: 'random' },
  'Scene.room': {
    description:
      'Type of room, from the `rooms` that `GET /svc/v1/catalogue` returns, such as `courtroom`. Use it with a `place` that is one of the [rooms](#rooms). `place` determines the style. Version 2.',
  },
  'Scene.version': { description: 'Version of the scene format.' },
  'Scene.site': { description: 'Outdoor site to build on `place`: one of `sites` of `GET /svc/v1/catalogue`. Version 2.' },
  'Scene.liquid': { description: 'Substance that replaces liquid water. `hot` is steaming water. Version 2.', default: 'liquid water' },
  'Scene.relief': { description: 'Ruggedness of the terrain, as a factor of the usual ruggedness of the place.', default: '1' },
  'Scene.density': { description: 'Density of the plants and the furniture, as a factor of the usual density of the place.', default: '1' },
  'Scene.without': { description: 'Object kinds that the place must not contain.' },
  'Backdrop.site': { description: 'Outdoor site to build on this place: one of `sites` of `GET /svc/v1/catalogue`.' },
  'SceneObject.size': { description: 'Size, as a factor of the usual size of the kind.', default: '1' },
  'RestyleEdit.size': { description: 'Size, as a factor of the usual size of the kind.' },
  'SceneObject.phrase': { description: 'Text for human readers. It has no effect on the world.' },
  'SceneRelation.phrase': { description: 'Text for human readers, which the manifest repeats. It has no effect on the world.' },
  'SceneObject.kind': { description: 'Catalogue ID of the object, from `objects` that `GET /svc/v1/catalogue` returns.' },
  'ObjectPlacement.x': { description: 'Distance to the right of the origin, in metres. The visitor starts at the origin.' },
  'ObjectPlacement.z': { description: 'Distance behind the origin, in metres. Objects in front of the visitor have a negative `z`.' },
  'SceneRelation.kind': { description: 'Kind of the relation. Directions are as seen by a visitor at the origin.' },
  'Backdrop.place': { description: 'Outdoor place that the visitor sees.' },
  'Backdrop.where': {
    description:
      'Direction in which the visitor sees the place at the start. With `window`, the visitor sees it through the windows of a room.',
  },
  'SceneObject.at': { default: 'chosen by the engine' },
  'RoomSurfaces.wall': { description: 'Material of the walls.', default: 'the usual walls of the room' },
  'RoomSurfaces.floor': { description: 'Material of the floor.', default: 'the usual floor of the room' },
  'RoomSurfaces.ceiling': { description: 'Material of the ceiling.', default: 'the usual ceiling of the room' },
  'RoomSize.width': { default: 'follows from the room' },
  'RoomSize.depth': { default: 'follows from the room' },
  'RoomSize.height': { default: 'follows from the room' },
  'AddEdit.change': {
    description:
      'Adds the entry at index `object`. The entries of all `add` edits must be at the end of `objects`, in the order of the edits.',
  },
  'MoveEdit.change': { description: 'Moves one object.' },
  'MoveEdit.to': { description: 'New position of the object.' },
  'RemoveEdit.change': { description: 'Removes objects.' },
  'RestyleEdit.change': { description: 'Changes the appearance of objects.' },
};

/** Long enumerations, which have separate sections on the page. */
const ENUMERATIONS: readonly { readonly link: string; readonly values: readonly string[] }[] = [
  { link: 'an [outdoor place](#outdoor-places)', values: BIOME_NAMES },
  { link: 'an [outdoor place](#outdoor-places) or a [room](#rooms)', values: [...BIOME_NAMES, ...ROOM_KINDS] },
  { link: 'a [landform](#landforms)', values: LANDFORM_NAMES },
  { link: 'a [kind of relation](#kinds-of-relations)', values: RELATION_KINDS },
  { link: 'an [area](#areas)', values: RELATION_AREAS },
];

/** The fields of an object type as a table in Markdown. */
export function renderFieldTable(type: string, schema: JsonSchema = {}): string {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, FieldSchema>; required?: readonly string[] };
  const rows = Object.entries(properties).map(([name, field]) => {
    const isRequired = required.includes(name);
    const own = TEXTS[`${type}.${name}`] ?? {};
    const { text, fallback } = splitDescription(own.description ?? field.description ?? '');
    const bare = withoutNull(field);
    const value = isRequired ? 'required' : (own.default ?? fallback ?? (isEmptyByDefault(bare) ? '`[]`' : 'none'));
    return `| \`${name}\` | ${typeOf(bare)} | ${constraintsOf(bare)} | ${value} | ${text} |`;
  });
  return ['| field | type | constraints | default | description |', '|---|---|---|---|---|', ...rows].join('\n');
}

/** A description without its sentences about the default and the version, which the table shows in a column and at the end. */
function splitDescription(description: string): { readonly text: string; readonly fallback: string | undefined } {
  const [sentence = '', given] = /\s*Defaults to (.*?)\.(?=\s|$)/.exec(description) ?? [];
  const rest = description.replace(sentence, '').replace(/\s*\bVersion 2\.(?=\s|$)/, '');
  const isSecond = /\bVersion 2\./.test(description);
  return { text: `${rest}${isSecond ? ' Requires version 2.' : ''}`.trim(), fallback: given?.replace(', or to ', ', or ') };
}

const withoutNull = (field: FieldSchema): FieldSchema => field.anyOf?.find(({ type }) => type !== 'null') ?? field;

const isEmptyByDefault = ({ type, minItems }: FieldSchema): boolean => type === 'array' && minItems === 0;

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? '';

/** The type of a field in terms of JSON Schema. */
function typeOf({ $ref: ref, type, enum: values, items }: FieldSchema): string {
  if (ref !== undefined) return `[${nameOf(ref)}](#${nameOf(ref).toLowerCase()})`;
  if (items !== undefined) return `array of ${typeOf(items)}`;
  return values?.every((value) => Number.isInteger(value)) === true ? 'integer' : (type ?? 'object');
}

/** The limits of a field in terms of JSON Schema. */
function constraintsOf(field: FieldSchema): string {
  const { enum: values, const: only, items, minimum, maximum, minItems, maxItems, minLength, maxLength } = field;
  if (only !== undefined) return `\`${only}\``;
  if (values !== undefined) {
    const shared = ENUMERATIONS.find(({ values: known }) => known.join() === values.join());
    return shared?.link ?? values.map((value) => `\`${value}\``).join(', ');
  }
  const limits = Object.entries({ minimum, maximum, minItems, maxItems, minLength, maxLength })
    .filter(([name, limit]) => limit !== undefined && !(limit === 0 && name !== 'minimum'))
    .map(([name, limit]) => `${name} ${limit}`)
    .join(', ');
  const ofItems = items === undefined ? '' : constraintsOf(items);
  return ofItems === '' ? limits : `${limits}; each item: ${ofItems}`;
}

interface FieldSchema {
  readonly $ref?: string;
  readonly anyOf?: readonly FieldSchema[];
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly items?: FieldSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly type?: string;
  readonly description?: string;
}
