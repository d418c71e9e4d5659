// Writes docs/reference/python.md and docs/reference/python-types.md from the signatures and docstrings of clients/python. With `--check` it only
// compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readModule } from './python/read-module.mjs';
import { ReferenceWriter, proseOf } from './python/write-reference.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const PACKAGE = join(root, 'clients/python/src/diorama_worlds');
/** Attributes of the client, in the order of the page. */
const RESOURCES = [
  ['worlds', '_sync/worlds.py'],
  ['operations', '_sync/operations.py'],
  ['downloads', '_sync/downloads.py'],
  ['arrays', '_sync/arrays.py'],
  ['media', '_sync/media.py'],
  ['scenes', '_sync/scenes.py'],
  ['catalogue', '_sync/catalogue.py'],
  ['panoramas', '_sync/panoramas.py'],
  ['gallery', '_sync/gallery.py'],
  ['tasks', '_sync/tasks.py'],
  ['webhooks', '_sync/account.py'],
  ['api_keys', '_sync/account.py'],
];
/** Classes of the resources whose names are not those of their attributes. */
const CLASS_NAMES = { webhooks: 'WebhookDeliveries', api_keys: 'ApiKeys' };
/** Classes that calls return, and that callers make, by their modules. */
const CLASSES = [
  ['generated.py', ['Generated', 'Exported', 'WorldWithEtag']],
  ['events.py', ['ProgressEvent', 'DoneEvent']],
  ['files.py', ['AssetFile']],
  ['_core/uploads.py', ['UploadProgress']],
  ['_core/settings.py', ['Retry']],
  ['notebook.py', ['ProgressBar', 'WorldView']],
  ['_sync/webhooks.py', ['JwksCache']],
  ['webhooks.py', ['WebhookEvent', 'WebhookData', 'WebhookError']],
];
const FUNCTIONS = [
  ['prompts.py', ['media_from_url', 'media_from_asset', 'media_from_file', 'media_from_bytes']],
  ['_sync/webhooks.py', ['verify_webhook']],
  ['_core/retry.py', ['new_idempotency_key']],
];
const ARRAYS = [
  ['arrays/pixels.py', ['ray_directions', 'normals_of']],
  ['arrays/png.py', ['read_png']],
  ['arrays/exr.py', ['read_depth_exr', 'write_depth_exr']],
  ['arrays/splats.py', ['read_spz', 'read_ply', 'splat_dtype']],
  ['arrays/picture.py', ['write_png']],
];

const modules = new Map();
function moduleOf(path) {
  if (!modules.has(path)) modules.set(path, readModule(readFileSync(join(PACKAGE, path), 'utf8')));
  return modules.get(path);
}

function find(kind, path, name) {
  const found = moduleOf(path)[kind].find((each) => each.name === name);
  if (found === undefined) throw new Error(`${path} of the Python client has no ${name}`);
  return found;
}

const types = moduleOf('types.py');
const listed = [
  ...CLASSES,
  ...RESOURCES.map(([, path]) => [path, []]),
  ['_sync/operation_stream.py', []],
  ['prompts.py', []],
  ['errors.py', []],
];
const aliases = listed.flatMap(([path]) => moduleOf(path).aliases);
const places = new Map([
  ...[...types.classes, ...types.aliases].map(({ name }) => [name, 'python-types.md']),
  ...CLASSES.flatMap(([, names]) => names.map((name) => [name, 'python.md'])),
  ['Picture', 'python.md'],
]);
const isShown = ({ name, decorators }) => name !== '__init__' && !decorators.some((each) => /overload|deprecated/.test(each));

function writeMain() {
  const writer = new ReferenceWriter(types, aliases, localPlaces('python.md'));
  const client = find('classes', '_sync/client.py', 'Diorama');
  const make = { ...client.methods.find(({ name }) => name === '__init__'), name: 'Diorama', returned: undefined };
  const resources = RESOURCES.map(([attribute, path]) => {
    const name = CLASS_NAMES[attribute] ?? attribute[0].toUpperCase() + attribute.slice(1);
    const { prose, methods } = find('classes', path, name);
    const all = methods.filter(isShown).map((each) => {
      const heading = `${attribute}.${each.name}`;
      return writer.function(each, { prefix: `diorama.${attribute}.`, heading });
    });
    return [`## diorama.${attribute}`, prose, ...all].join('\n\n');
  });
  const methods = client.methods.filter(isShown);
  const world = find('classes', '_core/world_methods.py', 'WorldMethods').methods.filter(isShown);
  const parts = [
    MAIN_HEAD,
    '## The client',
    writer.function({ ...make, ...docOf(client), raises: client.raises }, { heading: 'Diorama', level: 3 }),
    ...methods.map((each) => writer.function(each, { prefix: 'diorama.' })),
    ...resources,
    '## Methods of worlds',
    ...world.map((each) => writer.function(each, { prefix: 'world.', heading: `world.${each.name}` })),
    '## Functions',
    ...FUNCTIONS.flatMap(([path, names]) => names.map((name) => writer.function(find('functions', path, name)))),
    '## Classes',
    ...CLASSES.flatMap(([path, names]) => names.map((name) => writeClass(writer, find('classes', path, name)))),
    ARRAYS_HEAD,
    ...ARRAYS.flatMap(([path, names]) => names.map((name) => writer.function(find('functions', path, name)))),
    writeClass(writer, find('classes', 'arrays/picture.py', 'Picture')),
    '## Errors',
    'All are in `diorama_worlds`, and each is a `DioramaError`. The [guide](../../clients/python/README.md#errors) shows how to catch them.',
    ...moduleOf('errors.py').classes.map(writeError),
    '## Types of parameters',
    ...writer.usedAliases(),
  ];
  if (writer.missing.length > 0) throw new Error(`Docstrings of the Python client lack parameters: ${writer.missing.join(', ')}`);
  return `${parts.join('\n\n')}\n`;
}

const docOf = ({ prose, args, example }) => ({ prose, args, example });

/** A class that callers make has a signature, one that they get has attributes. */
function writeClass(writer, each) {
  const make = each.methods.find(({ name }) => name === '__init__');
  const methods = each.methods.filter(isShown);
  const attributes = each.attributes.filter(({ name }) => !name.startsWith('_'));
  const head =
    make === undefined
      ? writer.class({ ...each, attributes })
      : writer.function({ ...make, name: each.name, returned: undefined, ...docOf(each), raises: each.raises });
  return [
    head,
    ...methods.map((method) =>
      writer.function(method, {
        prefix: `${each.name.match(/[A-Z][a-z]+$/)?.[0].toLowerCase()}.`,
        heading: `${each.name}.${method.name}`,
        level: 4,
      }),
    ),
  ].join('\n\n');
}

function writeError({ name, bases, prose, listed: attributes }) {
  const base = bases.filter((each) => !['Exception', 'DioramaError'].includes(each));
  const rows = [...(attributes ?? [])].map(([attribute, text]) => `- \`${attribute}\`: ${proseOf(text)}`);
  return [`### ${name}`, `${prose}${base.length > 0 ? ` Also ${base.map((each) => `\`${each}\``).join(' and ')}.` : ''}`, rows.join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Links within a page have no file name. */
const localPlaces = (page) => new Map([...places].map(([name, at]) => [name, at === page ? '' : at]));

function writeTypes() {
  const writer = new ReferenceWriter(types, aliases, localPlaces('python-types.md'));
  const isTaken = ({ name }) => /(Param|Options)$/.test(name);
  const sorted = (all) => all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const words = types.aliases.filter(({ type }) => type.startsWith('Literal['));
  const unions = types.aliases.filter(({ type }) => type.startsWith('Union['));
  const options = /Options$/;
  const parts = [
    TYPES_HEAD,
    '## Responses',
    ...sorted(types.classes.filter((each) => !isTaken(each))).map((each) => writer.class(each)),
    '## Parts of requests',
    ...sorted(types.classes.filter((each) => isTaken(each) && !options.test(each.name))).map((each) => writer.class(each)),
    '## Keyword arguments',
    'The reference of [methods](python.md) lists them as parameters. Programs that pass them on can name their types.',
    ...sorted(types.classes.filter(({ name }) => options.test(name))).map((each) => writer.keywords(each)),
    '## Unions',
    ...sorted(unions).map(({ name, type }) => `### ${name}\n\n${writer.definition(type)}`),
    '## Enumerations',
    ...sorted(words).map(({ name, type }) => `### ${name}\n\n${writer.definition(type)}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

const MAIN_HEAD = `# Python API reference

This page lists every method, function, class and error of the [Python client](../../clients/python/README.md). It is generated from the signatures and
docstrings with \`node tools/python-reference.mjs\`. The [types of the API](python-types.md) are on a separate page.

\`AsyncDiorama\` has the same methods, for use with \`await\` or, if a method returns an iterator, with \`async for\`. \`averify_webhook\` and
\`AsyncJwksCache\` are the asynchronous forms of \`verify_webhook\` and \`JwksCache\`. \`AsyncDiorama.aclose\` closes the connections. You can import
all names from the package \`diorama_worlds\`, except for the names in \`diorama_worlds.arrays\` and \`diorama_worlds.types\`.

In the examples, \`diorama\` is a client: \`diorama = Diorama()\`. Replace \`WORLD_ID\` and \`OPERATION_ID\` with ids of your account.`;

const ARRAYS_HEAD = `## diorama_worlds.arrays

This module contains functions for files and arrays. They need the extra \`numpy\`, but no connection to the service. \`SEMANTIC_CLASSES\` contains the
names of the classes that \`arrays.semantics\` returns, by index.`;

const TYPES_HEAD = `# Python types of the API

This page lists the types of the [Python client](../../clients/python/README.md) in \`diorama_worlds.types\`, which are generated from the OpenAPI document.
Responses are frozen dataclasses, which you can convert to JSON with \`to_dict()\`. Fields without a value are \`None\`. The parts of requests are typed
dictionaries.`;

const isCheck = process.argv.includes('--check');
for (const [name, text] of [
  ['python.md', writeMain()],
  ['python-types.md', writeTypes()],
]) {
  const path = join(root, 'docs/reference', name);
  if (!isCheck) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    process.stderr.write(`docs/reference/${name} differs from clients/python; run "node tools/python-reference.mjs" and commit.\n`);
    process.exitCode = 1;
  }
}
