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
  ['check what a prompt shows, free of charge', 'scenes.compose'],
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

This page describes every method, function, class and error of the [Python client](../../clients/python/README.md). The guide of the client
shows how to install it and how to generate a first world. The [types of the API](python-types.md) are on a separate page.

In the examples, \`diorama\` is a client: \`diorama = Diorama()\`. Replace \`WORLD_ID\` and \`OPERATION_ID\` with ids of your account.

<!-- Generated from the docstrings of the client with node tools/python-reference.mjs. -->

## Choose a method

| you want to | use |
| --- | --- |
${TASKS.map(([task, ...methods]) => `| ${task} | ${methods.map(linkTo).join(', ')} |`).join('\n')}

## Conventions

These rules apply to all methods, unless the description of a method states otherwise.

| topic | rule |
| --- | --- |
| imports | Import all names from \`diorama_worlds\`, except the names in the modules \`diorama_worlds.arrays\` and \`diorama_worlds.types\`. |
| asynchronous client | \`AsyncDiorama\` has the same methods as \`Diorama\`. Use \`await\`, or \`async for\` if a method returns an iterator. \`aclose\` replaces \`close\`, \`averify_webhook\` replaces \`verify_webhook\`, and \`AsyncJwksCache\` replaces \`JwksCache\`. |
| \`timeout\` | Maximum time in seconds for the call with all its retries. Default: the \`timeout\` of the client. For a \`list\` method, it applies to each page. Most tables of parameters omit it. |
| retries | The client retries a request after a connection error, after 408, 429, 502, 503 and 504, and after 500 with \`Retry-After\`. |
| \`idempotency_key\` | The client sends a new key for each call, so a retry never starts a second operation. To repeat a call after a restart of your program, pass your own key of 1 to 255 visible ASCII characters. |
| \`list\` and \`page\` | \`list\` methods request all pages as you iterate. \`page\` methods return one page and the \`next_page_token\`. |
| \`quote\` methods | They return the price and the expected duration. Nothing starts, and no credits are spent. |
| operations | A method that starts an operation returns immediately. Methods whose names end in \`_and_wait\`, and the \`wait\` methods, return when the operation has succeeded. |
| request types | A parameter of a type \`…Param\` takes a dictionary. It also accepts the matching response class without \`Param\`, if it exists. |
| times | Times in responses are \`datetime\` objects in UTC. Parameters accept a \`datetime\` or an ISO 8601 text. |`;

/** Introductions of the sections, by their headings. */
export const INTRODUCTIONS = {
  client: 'Create one client for each API key, and use it for all calls. These methods combine several steps or concern the whole account.',
  world: 'Methods of the class [`World`](python-types.md#world), which `worlds.get` and other methods return. They send no requests.',
  functions: 'These functions create references to images and videos in prompts, verify webhooks and create idempotency keys.',
  classes:
    'These classes are results, events and helpers of the client. The classes of API responses are on the page of [types](python-types.md).',
  arrays: `The functions of this module convert files to numpy arrays, and arrays to files. They need the extra \`numpy\`, but no connection to the
service. To download a file and convert it in one step, use the methods of [\`diorama.arrays\`](#dioramaarrays). \`SEMANTIC_CLASSES\` is a tuple
with the names of the classes in \`arrays.semantics\`.`,
  errors: `All errors are subclasses of \`DioramaError\`. Catch the subclass that your program can handle, and \`DioramaError\` for all others. The
[guide](../../clients/python/README.md#errors) has an example.`,
  aliases: 'The signatures on this page use these names for types.',
};

export const TYPES_HEAD = `# Python types of the API

This page lists the types in the module \`diorama_worlds.types\` of the [Python client](../../clients/python/README.md). They are generated from
the OpenAPI document.

| types | Python form | how to use them |
| --- | --- | --- |
| [responses](#responses) | frozen dataclasses | Read the attributes. \`to_dict()\` returns a dictionary for JSON. An attribute without a value is \`None\`. |
| [parts of requests](#parts-of-requests) | typed dictionaries with names in \`…Param\` | Pass dictionaries. All keys are optional unless the table says "required". |
| [keyword arguments](#keyword-arguments) | typed dictionaries with names in \`…Options\` | Annotate functions that pass keyword arguments on. |
| [unions](#unions) | one of several types | Check the type with \`isinstance\`, or the attribute that distinguishes the types. |
| [enumerations](#enumerations) | \`Literal\` types | Pass or compare text. New versions of the service can add values. |

A type whose name ends in \`Param\` also accepts the matching response class without \`Param\`, if it exists. You can therefore send a
scene or a prompt from a response again. Times are in UTC, lengths are in metres, and angles are in degrees, unless a table states otherwise.`;
