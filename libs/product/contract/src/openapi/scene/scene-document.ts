import { SCENE_LIMITS } from '@diorama/domain';

import { buildComponentSchemas } from '../components.js';
import type { JsonSchema } from '../json-schema.js';

/** The JSON Schema of scenes by itself, draft 2020-12. */
export function buildSceneJsonSchema(): JsonSchema {
  const { Scene: scene, ...components } = buildComponentSchemas();
  const { SceneObject, ObjectPlacement, SceneRelation, Backdrop, RoomSurfaces, RoomSurface } = components;
  const { SceneEdit, AddEdit, MoveEdit, RemoveEdit, RestyleEdit } = components;
  const text = JSON.stringify({
    ...scene,
    $defs: {
      SceneObject,
      ObjectPlacement,
      SceneRelation,
      Backdrop,
      RoomSurfaces,
      RoomSurface,
      SceneEdit,
      AddEdit,
      MoveEdit,
      RemoveEdit,
      RestyleEdit,
    },
  }).replaceAll('#/components/schemas/', '#/$defs/');
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'Scene', ...(JSON.parse(text) as JsonSchema) };
}

/** The reference page of scenes in Markdown, written from their schema. */
export function renderSceneReferencePage(): string {
  const {
    Scene: scene = {},
    SceneObject: object = {},
    ObjectPlacement: placement = {},
    SceneRelation: relation = {},
    Backdrop: backdrop = {},
    RoomSurface: surface = {},
  } = buildComponentSchemas();
  const example = JSON.stringify(SCENE_EXAMPLE, null, 2);
  const layout = JSON.stringify(LAYOUT_EXAMPLE, null, 2);
  return `${[INTRODUCTION, '## A scene', fields(scene), '## Objects', fields(object), PLACES, fields(placement), LAYOUT, '```json', layout, '```', RELATIONS, fields(relation), RELATION_RULES, LANDS, fields(backdrop), SURFACES, fields(surface), EDITS, EXAMPLE, '```json', example, '```', AFTER].join('\n\n')}\n`.replaceAll(
    /```json\n\n|\n\n```\n/g,
    (fence) => fence.replace('\n\n', '\n'),
  );
}

const INTRODUCTION = `# Scenes

A scene is the parsed form of a prompt: plain JSON that describes a world completely before it is generated.

- The files of every world from text include its scene (\`assets.scene_url\`).
- You can send a scene as the [prompt of a world](generate.md#prompts): \`{"world_prompt": {"type": "scene", "scene": {...}}}\`. It costs the same as a text prompt. If the model and the engine version are the same, a world that is generated from the scene of another world has identical files, byte for byte.
- \`POST /svc/v1/scenes:compose\` returns the scene for a text prompt without generating a world, free of charge.

[scene.schema.json](scene.schema.json) is the JSON Schema of scenes, and [the catalogue](catalogue.md) lists the objects.

The service ignores unknown fields. If a scene has another \`version\` or breaks a rule below, the request returns 422 with the location of the error, such as \`["body", "world_prompt", "scene", "scene", "objects", 0, "count"]\`. The service never clamps numbers to their limits.`;

const PLACES = `All entries together can request at most ${SCENE_LIMITS.objects} objects. If a text prompt requests more objects, the world has fewer, and \`scenes:compose\` reports the words.

## Places of objects

\`at\` lists where the objects of an entry stand, with one placement for each object. All entries together can have at most ${SCENE_LIMITS.placements} placements. Each placement has these fields:`;

const LAYOUT = `Positions are in metres in the coordinate system of the world: x to the right, y up, z back. The viewer starts at the origin and looks in the direction -z.

- An object with a placement stands exactly there, in its full size. Objects without a placement, and objects that the place contains by default, are placed around it. Two placements can overlap.
- Outdoors, the foot of an object follows the ground. Boats float, and their \`y\` is measured from the water. If \`y\` is 0, stones, logs and flat objects lean with the slope.
- The engine omits an object that crosses the edge of an outdoor world, 162 m from the origin, and an object that is placed outside the walls of a room. In the manifest of the world, the \`count\` of its entry is then lower than in the scene.
- The request returns 422 if a placement is further than ${SCENE_LIMITS.reach} m from the origin, or if the collision shape of an object comes within 0.5 m of the origin below the height of the viewer's head.
- The seed determines the shapes of the placed objects, but not their positions.

This scene contains a table with two chairs, and a lamp on the table, in a room:`;

const LAYOUT_EXAMPLE = {
  version: 2,
  seed: 7,
  place: 'living-room',
  density: 0,
  objects: [
    { kind: 'table', at: [{ x: 0, z: -2 }] },
    {
      kind: 'chair',
      at: [
        { x: -1.2, z: -2, turn: 90 },
        { x: 1.2, z: -2, turn: -90 },
      ],
    },
    { kind: 'table-lamp', at: [{ x: 0.4, y: 0.9, z: -2 }] },
  ],
};

const RELATIONS = `## Relations

\`relations\` describes where objects are relative to one another and to the place. The engine chooses positions that satisfy these relations. Each relation has these fields:`;

const RELATION_RULES = `- If the subject is an entry with several objects, the relation applies to each of them. The objects of the subject are distributed over the objects of the other entry: with two vases on two tables, each table has one vase.
- \`in-row\`, \`in-circle\`, \`in-pairs\` and \`far\` have neither \`objects\` nor \`area\`.
- If an entry has \`at\`, its objects stand at these positions, even if a relation is then not satisfied.
- The manifest of the world lists each relation and whether the world satisfies it. If it does not, the words of the relation are in \`not_represented\`.

\`{"kind": "on", "subject": 1, "objects": [0]}\` puts the objects of the second entry on the objects of the first.`;

const LANDS = `## Land, ground, water and backdrops

An outdoor place is described by several fields, whose values you can combine freely. Rooms ignore \`landform\` and \`ground\`.

| Field | Determines |
|---|---|
| \`place\` | buildings and paths |
| \`site\` | additional buildings and objects |
| \`landform\` | the shape of the land |
| \`ground\` | the ground and the plants |
| \`water\`, \`liquid\` | the bodies of water |

\`backdrops\` are other places that the viewer sees. A scene can have at most ${SCENE_LIMITS.backdrops} backdrops. Their land, plants and buildings start about 60 m away. If \`where\` is \`window\`, the viewer sees the backdrop through the windows of a room. Each backdrop has these fields:`;

const SURFACES = `## Surfaces of a room

\`surfaces\` can have up to three surfaces: \`wall\`, \`floor\` and \`ceiling\`. Each surface has these fields:`;

const EDITS = `## Edits

\`edits\` lists the changes that [POST /svc/v1/worlds/{world_id}:edit](world-changes.md) made to a world. The engine first lays out the world without these edits, and then applies them in order, so that everything else remains the same. Each edit has a \`change\`:

| \`change\` | Fields | Meaning |
|---|---|---|
| \`add\` | \`object\` | Adds an entry. Added entries are at the end of \`objects\`, in the order of the edits. |
| \`move\` | \`object\`, \`item\`, \`to\` | Moves one object to a placement. |
| \`remove\` | \`object\`, \`item\` | Removes objects. |
| \`restyle\` | \`object\`, \`item\`, \`size\`, \`color\`, \`substance\`, \`state\` | Changes the appearance of objects. |

\`object\` is the index of an entry in \`objects\`. \`item\` is the number of one of the objects of this entry, from 0, in the order in which the engine placed them. Without \`item\`, an edit applies to all objects of the entry. A scene can have at most ${SCENE_LIMITS.edits} edits.`;

const EXAMPLE = `## An example

This scene contains two red barns and a dozen conifers at a lake, in autumn fog:`;

const AFTER = `\`npx diorama-worlds generate --scene barns.json\` generates a world from this scene. The engine writes the caption from the scene. The seed determines where the objects stand, so the same scene with another seed results in another world.`;

const SCENE_EXAMPLE = {
  version: 1,
  seed: 7,
  place: 'meadow',
  time: 'day',
  weather: 'fog',
  season: 'autumn',
  objects: [
    { kind: 'barn', count: 2, size: 1, color: [0.6, 0.02, 0.02], phrase: 'two red barns' },
    { kind: 'conifer', count: 12 },
  ],
  water: 'lake',
  relief: 0.8,
  without: ['fence'],
};

function fields(schema: JsonSchema): string {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, JsonSchema>; required?: readonly string[] };
  const rows = Object.entries(properties).map(([name, field]) => {
    const needed = required.includes(name) ? ' (required)' : '';
    return `| \`${name}\`${needed} | ${kindOf(field)} | ${(field as FieldSchema).description ?? ''} |`;
  });
  return ['| Field | Value | Meaning |', '|---|---|---|', ...rows].join('\n');
}

/** What a field takes, in words. */
function kindOf(field: JsonSchema): string {
  const { anyOf, enum: words, const: only, items, minimum, maximum, minItems, maxItems, maxLength, type } = field as FieldSchema;
  const variant = anyOf?.find((option) => option['type'] !== 'null');
  if (variant !== undefined && '$ref' in variant) return 'object';
  if (variant !== undefined) return kindOf(variant);
  if (words !== undefined) return words.map((word) => `\`${word}\``).join(', ');
  if (only !== undefined) return `\`${only}\``;
  if (items !== undefined) {
    const size = minItems === maxItems ? `${maxItems}` : `at most ${maxItems}`;
    return '$ref' in items ? `list of ${size} objects` : `list of ${size}: ${kindOf(items)}`;
  }
  if (maxLength !== undefined) return `string of at most ${maxLength} characters`;
  return `${type === 'integer' ? 'whole number' : 'number'} from ${minimum} to ${maximum}`;
}

interface FieldSchema {
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly string[];
  readonly const?: number;
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly type?: string;
  readonly description?: string;
}
