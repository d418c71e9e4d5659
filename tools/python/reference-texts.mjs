// Texts of the pages docs/reference/python.md and docs/reference/python-types.md that no docstring contains.

/** Tasks of programs, and the method for each. */
const TASKS = [
  ['generate a world and wait for it', 'generate_and_wait'],
  ['start a generation and continue with other work', 'worlds.generate'],
  ['start up to 20 generations', 'worlds.generate_batch'],
  ['wait for a generation that was already started', 'wait_for_world'],
  ['show the progress of an operation', 'operations.events'],
  ['change the season, the weather or the style of a world', 'worlds.vary'],
  ['add, move or remove objects of a world', 'worlds.edit'],
  ['check what a prompt produces, free of charge', 'scenes.compose'],
  ['get the price of a generation', 'worlds.quote'],
  ['save a file of a world', 'downloads.save'],
  ['export a mesh, splats or another file', 'export_and_wait'],
  ['read the panorama, the depth or the splats as arrays', 'arrays.panorama', 'arrays.depth', 'arrays.splats'],
  ['use an image or a video as a prompt', 'media.upload', 'media_from_url'],
  ['rename, tag or share a world', 'worlds.update'],
  ['receive and verify webhooks', 'tasks.submit', 'verify_webhook'],
];

/** Methods that take the keyword arguments of another method. */
export const OPTIONS_OF = new Map([
  ['quote', 'worlds.generate'],
  ['generate_and_wait', 'worlds.generate'],
  ['worlds.quote', 'worlds.generate'],
  ['worlds.generate_batch', 'worlds.generate'],
  ['worlds.quote_variation', 'worlds.vary'],
  ['worlds.quote_edit', 'worlds.edit'],
  ['worlds.list', 'worlds.page'],
  ['media.list', 'media.page'],
  ['panoramas.quote', 'panoramas.depth_to_rgb'],
]);

/** The anchor of a heading. */
export const anchorOf = (heading) =>
  `#${heading
    .toLowerCase()
    .replaceAll(' ', '-')
    .replaceAll(/[^\w-]/g, '')}`;

export const linkTo = (heading) => `[\`${heading}\`](${anchorOf(heading)})`;

/** The first sentence of a text. */
export const firstSentence = (prose) => {
  const [paragraph] = prose.split('\n\n');
  const [sentence] = paragraph.replaceAll('\n', ' ').split(/(?<=\.) (?=[A-Z`])/);
  return sentence;
};

export const MAIN_HEAD = `# Python API reference

This page describes every method, function, class and error of the Python client. The [client guide](../../clients/python/README.md) shows how to
install the client and generate a first world. [Python types](python-types.md) lists the types of the API.

In the examples, \`diorama\` is a client: \`diorama = Diorama()\`. Replace \`WORLD_ID\` and \`OPERATION_ID\` with IDs from your account. The
asynchronous client has the same methods:

\`\`\`python
from diorama_worlds import AsyncDiorama

async with AsyncDiorama() as diorama:
    world, operation = await diorama.generate_and_wait("a quiet beach at dawn", model="svc-1.0-draft")
    async for entry in diorama.catalogue.list(q="barn"):
        print(entry.id)
\`\`\`

<!-- Generated from the docstrings of the client with node tools/python-reference.mjs. -->

## Choose a method

| goal | method |
| --- | --- |
${TASKS.map(([task, ...methods]) => `| ${task} | ${methods.map(linkTo).join(', ')} |`).join('\n')}

## Conventions

These rules apply to all methods, unless the description of a method states otherwise.

| topic | rule |
| --- | --- |
| imports | Import all names from \`diorama_worlds\`, except the names in the modules \`diorama_worlds.arrays\` and \`diorama_worlds.types\`. |
| asynchronous client | \`AsyncDiorama\` has the same methods as \`Diorama\`. Use \`await\`, or \`async for\` if a method returns an iterator. \`aclose\` replaces \`close\`, \`averify_webhook\` replaces \`verify_webhook\`, and \`AsyncJwksCache\` replaces \`JwksCache\`. |
| \`timeout\` | Maximum time in seconds for the call with all its retries. Default: the \`timeout\` of the client. For a \`list\` method, it applies to each page. Most parameter tables omit it. |
| retries | The client retries a request after a connection error, after 408, 429, 502, 503 and 504, and after 500 with \`Retry-After\`. |
| \`idempotency_key\` | The client sends a new key for each call, so a retry never starts a second operation. To repeat a call after a restart of your program, pass your own key of 1 to 255 visible ASCII characters. |
| \`list\` and \`page\` | \`list\` methods request all pages as you iterate. \`page\` methods return one page and the \`next_page_token\`. \`api_keys.list\` returns all keys at once. |
| \`quote\` methods | They return the price and the expected duration without starting anything. |
| operations | A method that starts an operation returns immediately. Methods whose names end in \`_and_wait\`, and the \`wait\` methods, return when the operation has succeeded. |
| request types | A parameter of a type \`…Param\` takes a dictionary. It also accepts the response class of the same name, such as \`Scene\` for \`SceneParam\`. |
| times | Times in responses are \`datetime\` objects in UTC. Parameters accept a \`datetime\` or an ISO 8601 string. |`;

/** Introductions of the sections, by their headings. */
export const INTRODUCTIONS = {
  client: 'Create one client for each API key, and use it for all calls. These methods combine several steps or concern the whole account.',
  world: 'Methods of the class [`World`](python-types.md#world). They send no requests.',
  functions: 'These functions create references to images and videos in prompts, verify webhooks and create idempotency keys.',
  classes:
    'These classes are results, events and helpers of the client. [Python types](python-types.md) lists the classes of API responses.',
  arrays: `The functions of this module convert files to NumPy arrays, and arrays to files. They need the extra \`numpy\`, but no connection to the
service. To download a file and convert it in one step, use the methods of [\`diorama.arrays\`](#dioramaarrays). \`SEMANTIC_CLASSES\` is a tuple
with the names of the classes in \`arrays.semantics\`.`,
  errors: `All errors are subclasses of \`DioramaError\`. Catch the subclass that your program can handle, and \`DioramaError\` for all others. The
[client guide](../../clients/python/README.md#errors) has an example.`,
  aliases: 'The signatures on this page use these names for types.',
};

export const TYPES_HEAD = `# Python types

This page lists the types in the module \`diorama_worlds.types\` of the [Python client](../../clients/python/README.md). They are generated from
the [OpenAPI document](openapi.json).

| types | Python form | use |
| --- | --- | --- |
| responses, such as \`World\` | frozen dataclasses | Read the attributes. \`to_dict()\` returns a dictionary for JSON. |
| parts of requests, with names in \`…Param\` | typed dictionaries | Pass dictionaries. All keys are optional unless the table says "required". |
| [keyword arguments](#keyword-arguments), with names in \`…Options\` | typed dictionaries | Annotate your own wrappers around client methods. |
| [unions](#unions) | one of several types | Check the type with \`isinstance\`, or compare the attribute that distinguishes the types. |
| [enumerations](#enumerations) | \`Literal\` types | Pass or compare strings. Newer services can add values. |

- Where a \`…Param\` type is accepted, you can also pass the response class, such as \`Scene\` for \`SceneParam\`.
- The client ignores fields that newer services add.
- Times are in UTC, lengths in metres and angles in degrees, unless a table states otherwise.`;
