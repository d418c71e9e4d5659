import { BIOME_NAMES, LANDFORM_NAMES, ROOM_KINDS, SCENE_LIMITS } from '@diorama/domain';

import { buildComponentSchemas } from '../components.js';
import type { JsonSchema } from '../json-schema.js';
import { renderFieldTable } from './field-tables.js';
import { renderRelationTables } from './relation-reference.js';

/** The JSON Schema of scenes by itself, draft 2020-12. */
export function buildSceneJsonSchema(): JsonSchema {
  const { Scene: scene, ...components } = buildComponentSchemas();
  const { SceneObject, ObjectPlacement, SceneRelation, Backdrop, RoomSurfaces, RoomSurface, SceneLight, RoomSize } = components;
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
      SceneLight,
      RoomSize,
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
  const schemas = buildComponentSchemas();
  const table = (type: string): string => renderFieldTable(type, schemas[type]);
  const relations = renderRelationTables();
  const parts = [
    INTRODUCTION,
    json(SCENE_EXAMPLE),
    EXAMPLE_RESULT,
    FORMAT,
    '## Scene\n\nThe root object has these fields:',
    table('Scene'),
    LAND,
    OBJECTS,
    table('SceneObject'),
    OBJECT_RULES,
    table('ObjectPlacement'),
    PLACEMENT_RULES,
    json(LAYOUT_EXAMPLE),
    RELATIONS,
    table('SceneRelation'),
    RELATION_RULES,
    relations.kinds,
    '### Areas\n\nAn area is a part of the place. Use it in place of `objects`:',
    relations.areas,
    BACKDROPS,
    table('Backdrop'),
    SURFACES,
    table('RoomSurfaces'),
    '## RoomSurface\n\nThe material of one surface of a room:',
    table('RoomSurface'),
    LIGHT,
    table('SceneLight'),
    json(LIGHT_EXAMPLE),
    SIZE,
    table('RoomSize'),
    EDITS,
    json(EDITS_EXAMPLE),
    EDIT_TYPES,
    ...['AddEdit', 'MoveEdit', 'RemoveEdit', 'RestyleEdit'].flatMap((type) => [`### ${type}`, table(type)]),
    ENUMERATIONS,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A code block of JSON, with objects and lists that fit on one line. */
function json(value: unknown): string {
  const text = JSON.stringify(value, null, 2).replaceAll(/[[{]\n[^[\]{}]*[\]}]/g, (inner) =>
    inner
      .replaceAll(/\s*\n\s*/g, ' ')
      .replace('[ ', '[')
      .replace(' ]', ']'),
  );
  return `\`\`\`json\n${text}\n\`\`\``;
}

const SCENE_EXAMPLE = {
  version: 2,
  seed: 7,
  place: 'meadow',
  time: 'day',
  weather: 'fog',
  season: 'autumn',
  objects: [{ kind: 'barn', count: 2, color: [0.6, 0.02, 0.02] }, { kind: 'conifer', count: 12 }, { kind: 'bench' }, { kind: 'dog' }],
  relations: [
    { kind: 'against', subject: 2, objects: [0], phrase: 'a bench against a barn' },
    { kind: 'beside', subject: 3, objects: [2], phrase: 'a dog next to the bench' },
  ],
  water: 'lake',
  relief: 0.8,
  without: ['fence'],
};

const INTRODUCTION = `# Scenes

A *scene* is a JSON object that describes a world: the place, the time of day, the weather, and the objects and their positions. The service converts each text prompt to a scene and generates the world from it.

| goal | request |
|---|---|
| specify a world exactly | Send a [scene prompt](generate.md#scene). It costs the same as a text prompt. |
| preview a text prompt | Send the text to \`POST /svc/v1/scenes:compose\`. It returns the scene for free, and does not generate a world. |
| reproduce a world | Send the scene of the world, which is one of its files (\`assets.scene_url\`). With the same model and engine version, the new world has identical files, byte for byte. |
| change a world | Change the scene and send it, or [vary or edit the world](world-changes.md). |

[scene.schema.json](scene.schema.json) is the JSON Schema of scenes. [The catalogue](catalogue.md) lists the object kinds.

## Example

This scene describes a meadow by a lake on a foggy autumn day. It contains two red barns, twelve conifers, a bench and a dog. Save it as \`barns.json\`:`;

const EXAMPLE_RESULT = `Generate a world from the scene with the CLI:

\`\`\`sh
npx diorama-worlds generate --scene barns.json --model svc-1.0-draft --link
\`\`\`

Or send the scene as \`world_prompt.scene\`. This request uses \`DIORAMA_URL\` and \`DIORAMA_API_KEY\` ([authentication](../guides/authentication.md)), and returns an [operation](../guides/operations.md):

\`\`\`sh
curl -s -X POST "$DIORAMA_URL/svc/v1/worlds:generate" -H "Svc-Api-Key: $DIORAMA_API_KEY" -H 'Content-Type: application/json' \\
  -d "{\\"model\\": \\"svc-1.0-draft\\", \\"world_prompt\\": {\\"type\\": \\"scene\\", \\"scene\\": $(cat barns.json)}}"
\`\`\`

The service derives the caption of the world from the scene:

\`\`\`text
A gentle meadow with a lake in autumn in daylight in fog, with twelve conifers and a dog next to a bench against two red barns, without fences.
\`\`\`

Each part of the scene has a visible result:

| part of the scene | result |
|---|---|
| \`place\`, \`relief\` | The land is a meadow. Its hills are flatter than usual, because \`relief\` is below 1. |
| \`time\`, \`weather\`, \`season\` | The world has daylight, fog and autumn colours. |
| \`water\` | The meadow has a lake. |
| \`objects\` | The world contains two red barns, twelve conifers, a bench and a dog, in addition to the meadow plants. |
| \`relations\` | The bench stands against a barn, and the dog stands next to the bench. |
| \`without\` | The world contains no fence. |
| \`seed\` | The seed determines the object positions and the shape of the land. Another seed produces another world. |

The field \`relations\` of the [manifest](assets.md#the-manifest) lists each relation and whether the world satisfies it:

\`\`\`json
[
  { "phrase": "a bench against a barn", "kind": "against", "satisfied": true },
  { "phrase": "a dog next to the bench", "kind": "beside", "satisfied": true }
]
\`\`\``;

const FORMAT = `## Format

The tables on this page use JSON Schema terms. A field is optional unless the column *default* says \`required\`. If an optional field is omitted or \`null\`, it has its default value.

- **Version.** Set \`version\` to 2. Version 1 has fewer fields and object kinds.
- **Units.** Lengths are in metres, and angles are in degrees. A colour is an array of red, green and blue values in linear light, not sRGB.
- **Coordinates.** The x axis points to the right, the y axis points up, and the z axis points backward. The origin is on the ground below the [capture point](../glossary.md), where the visitor starts. The direction -z is straight ahead, at the centre of the panorama.
- **Unknown fields.** The service ignores fields that it does not know.
- **Errors.** A request with an invalid scene returns 422 with the path of the field, such as \`["body", "world_prompt", "scene", "scene", "objects", 0, "count"]\`. The first \`scene\` is the prompt type, and the second is the field. The service rejects numbers that are outside their limits, and never adjusts them.`;

const LAND = `The fields of an outdoor place determine different parts of the world, and you can combine their values freely. Rooms ignore \`landform\` and \`ground\`.

| field | determines |
|---|---|
| \`place\` | the buildings and the paths |
| \`site\` | additional buildings and objects |
| \`landform\` | the shape of the land |
| \`ground\` | the ground and the plants |
| \`water\`, \`liquid\` | the bodies of water |`;

const OBJECTS = `## SceneObject

An entry of \`objects\` describes one or more objects of the same kind. All entries together can request at most ${SCENE_LIMITS.objects} objects. If a text prompt requests more objects, the scene omits the excess, and \`scenes:compose\` lists the affected words in \`not_represented\`.`;

const OBJECT_RULES = `## ObjectPlacement

\`at\` contains one placement for each object of the entry. A placement is the exact position of the object. All entries together can have at most ${SCENE_LIMITS.placements} placements.`;

const PLACEMENT_RULES = `- The engine first puts objects with a placement at their exact positions, in full size. It then distributes all other objects around them. Two objects with placements can overlap.
- Outdoors, the foot of an object follows the ground. Boats float, and their \`y\` is measured from the surface of the water. If \`y\` is 0, stones, logs and flat objects lean with the slope.
- The engine omits objects that cross the edge of an outdoor world, 162 m from the origin, and objects outside the walls of a room. It does not report this, so check the positions before you send the scene.
- The request returns 422 if a placement is more than ${SCENE_LIMITS.reach} m from the origin. It also returns 422 if an object would collide with the visitor at the start, that is, if its collision shape comes within 0.5 m of the origin at any height below the visitor's head.
- The seed determines the shapes of the objects, but not their positions.

This scene places a table, two chairs that face the table, and a lamp on the table. \`"density": 0\` removes the usual furniture of the room:`;

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

const RELATIONS = `## SceneRelation

A relation describes where the objects of one entry (the *subject*) are, relative to another entry or to an area. The engine chooses positions that satisfy the relations.`;

const RELATION_RULES = `- A relation of an entry with several objects applies to each object. The engine distributes the subjects over the objects of the other entry: with two vases on two tables, each table has one vase.
- \`in-row\`, \`in-circle\`, \`in-pairs\`, \`far\`, \`in-corner\`, \`in-middle\` and \`at-end-of\` do not require \`objects\` or \`area\`. All other kinds require one of them.
- An entry with \`at\` stays at its placements, even if a relation is then not satisfied.
- The engine places every object, even if it cannot satisfy a relation. The manifest then has \`"satisfied": false\` for this relation, and lists its \`phrase\` in \`not_represented\`.

### Kinds of relations

Directions are as seen by a visitor at the origin. Each example consists of \`objects\` and one relation between them:`;

const BACKDROPS = `## Backdrop

A backdrop is another place that the visitor sees in the distance. Its land, plants and buildings start about 60 m away. With \`"where": "window"\`, the visitor sees the backdrop through the windows of a room.`;

const SURFACES = `## RoomSurfaces

The materials of the walls, the floor and the ceiling of a room:`;

const LIGHT = `## SceneLight

The colour of the artificial light. In a room, the lamps, the ceiling panels and the light panels shine in it, and the daylight that enters through windows is dimmed. Outdoors, the lamps and the signs of shops shine in it when \`time\` is \`dawn\`, \`dusk\` or \`night\`, or in fog or rain. Fires, candles and screens keep their own colours, and are dimmed in rooms. A room with few lamps gets more light in the colour, and so does a city street.`;

const LIGHT_EXAMPLE = {
  version: 2,
  place: 'living-room',
  room: 'nightclub',
  time: 'night',
  light: {
    colors: [
      [0.62, 0.07, 1],
      [0.04, 0.72, 1],
    ],
  },
};
const SIZE = `## RoomSize

The clear measures of a room between its walls. The engine chooses the measures that are omitted: those of the type of room, except that a hall that becomes longer also becomes wider. Doors, lamps and furniture that a room has several of are repeated in a longer room. Furniture that does not fit is left out.

In a room without a stated size, the seed varies the width and the depth. A room with a stated size has exactly the given measures.`;

const EDITS = `## SceneEdit

\`edits\` lists the changes that [POST /svc/v1/worlds/{world_id}:edit](world-changes.md) made to a world. The engine generates the layout of the world without the edits, and then applies the edits in order. The objects that no edit changes therefore keep their positions.

This example moves the second object of the first entry, and removes all objects of the third entry:`;

const EDITS_EXAMPLE = [
  { change: 'move', object: 0, item: 1, to: { x: 3, z: -5, turn: 90 } },
  { change: 'remove', object: 2 },
];

const EDIT_TYPES = 'An edit is one of the following four objects. Its `change` determines the type.';

const list = (values: readonly string[]): string => values.map((value) => `\`${value}\``).join(', ');

const ENUMERATIONS = `## Enumerations

### Outdoor places

${list(BIOME_NAMES)}

### Rooms

${list(ROOM_KINDS)}

### Landforms

${list(LANDFORM_NAMES)}`;
