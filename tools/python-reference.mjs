// Writes docs/reference/python.md and docs/reference/python-types.md from the signatures and docstrings of clients/python. With `--check` it only
// compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readModule } from './python/read-module.mjs';
import { INTRODUCTIONS, MAIN_HEAD, TYPES_HEAD, anchorOf, firstSentence, linkTo } from './python/reference-texts.mjs';
import { TYPE_TOPICS } from './python/type-summaries.mjs';
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

const openapi = JSON.parse(readFileSync(join(root, 'docs/reference/openapi.json'), 'utf8'));
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

/** The methods of the client and of its attributes: `{ title, prose, entries }`. An entry is `{ heading, prefix, method }`. */
function methodSections() {
  const entriesOf = (methods, prefix, attribute = '') =>
    methods.filter(isShown).map((method) => ({ heading: `${attribute}${method.name}`, prefix, method }));
  const resources = RESOURCES.map(([attribute, path]) => {
    const name = CLASS_NAMES[attribute] ?? attribute[0].toUpperCase() + attribute.slice(1);
    const { prose, methods } = find('classes', path, name);
    return { title: `diorama.${attribute}`, prose, entries: entriesOf(methods, `diorama.${attribute}.`, `${attribute}.`) };
  });
  const { methods: ofClient } = find('classes', '_sync/client.py', 'Diorama');
  const { methods: ofWorld } = find('classes', '_core/world_methods.py', 'WorldMethods');
  return [
    { title: 'The client', prose: INTRODUCTIONS.client, entries: entriesOf(ofClient, 'diorama.') },
    ...resources,
    { title: 'World objects', prose: INTRODUCTIONS.world, entries: entriesOf(ofWorld, 'world.', 'world.') },
  ];
}

/** A section of methods: its introduction, a table of its methods, and each method. `first` comes before the methods. */
function writeSection(writer, { title, prose, entries }, first = []) {
  const rows = entries.map(({ heading, method }) => `| ${linkTo(heading)} | ${proseOf(firstSentence(method.prose))} |`);
  return [
    `## ${title}`,
    proseOf(prose),
    ['| method | description |', '| --- | --- |', ...rows].join('\n'),
    ...first,
    ...entries.map(({ heading, prefix, method }) => writer.function(method, { prefix, heading })),
  ].join('\n\n');
}

/** A list of the sections with links to their entries. */
function writeContents(sections) {
  const named = (definitions) => definitions.flatMap(([, names]) => names);
  const rows = [
    ...sections.map(({ title, entries }) => [title, entries.map(({ heading }) => heading)]),
    ['Functions', named(FUNCTIONS)],
    ['Classes', named(CLASSES)],
    ['diorama_worlds.arrays', [...named(ARRAYS), 'Picture']],
    ['Errors', moduleOf('errors.py').classes.map(({ name }) => name)],
  ];
  const lines = rows.map(([title, names]) => `- [${title}](${anchorOf(title)}): ${names.map(linkTo).join(', ')}`);
  return ['## Contents', '', ...lines, '- [Types of parameters](#types-of-parameters)'].join('\n');
}

function writeMain() {
  const writer = new ReferenceWriter(types, aliases, localPlaces('python.md'), openapi);
  const client = find('classes', '_sync/client.py', 'Diorama');
  const make = { ...client.methods.find(({ name }) => name === '__init__'), name: 'Diorama', returned: undefined };
  const [ofClient, ...others] = methodSections();
  const constructor = writer.function({ ...make, ...docOf(client), raises: client.raises }, { heading: 'Diorama', level: 3 });
  const functionsOf = (definitions) =>
    definitions.flatMap(([path, names]) => names.map((name) => writer.function(find('functions', path, name))));
  const parts = [
    MAIN_HEAD,
    writeContents([ofClient, ...others]),
    writeSection(writer, ofClient, [constructor]),
    ...others.map((each) => writeSection(writer, each)),
    '## Functions',
    INTRODUCTIONS.functions,
    ...functionsOf(FUNCTIONS),
    '## Classes',
    INTRODUCTIONS.classes,
    ...CLASSES.flatMap(([path, names]) => names.map((name) => writeClass(writer, find('classes', path, name)))),
    '## diorama_worlds.arrays',
    INTRODUCTIONS.arrays,
    ...functionsOf(ARRAYS),
    writeClass(writer, find('classes', 'arrays/picture.py', 'Picture')),
    '## Errors',
    INTRODUCTIONS.errors,
    ...moduleOf('errors.py').classes.map(writeError),
    '## Types of parameters',
    INTRODUCTIONS.aliases,
    ...writer.usedAliases(),
  ];
  checkComplete(writer);
  return `${parts.join('\n\n')}\n`;
}

function checkComplete({ missing }) {
  if (missing.length > 0) throw new Error(`The Python client has no description of: ${missing.join(', ')}`);
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

function writeError({ name, bases: all, prose, listed: attributes }) {
  const base = all.filter((each) => !['Exception', 'DioramaError'].includes(each));
  const rows = [...(attributes ?? [])].map(([attribute, text]) => `- \`${attribute}\`: ${proseOf(text)}`);
  const bases = base.length > 0 ? ` It is also a \`${base.join('` and a `')}\`.` : '';
  return [`### ${name}`, `${proseOf(prose)}${bases}`, rows.join('\n')].filter((part) => part !== '').join('\n\n');
}

/** Links within a page have no file name. */
const localPlaces = (page) => new Map([...places].map(([name, at]) => [name, at === page ? '' : at]));

/** The classes of each topic: `[topic, classes]`, each class of responses before that of requests with the same name. */
function classesByTopic() {
  const known = new Map(types.classes.map((each) => [each.name, each]));
  const listedTypes = TYPE_TOPICS.map(([topic, names]) => [
    topic,
    names.flatMap((name) => [name, `${name}Param`]).flatMap((name) => known.get(name) ?? []),
  ]);
  const placed = new Set(listedTypes.flatMap(([, classes]) => classes.map(({ name }) => name)));
  const missing = types.classes.map(({ name }) => name).filter((name) => !placed.has(name) && !name.endsWith('Options'));
  if (missing.length > 0) throw new Error(`tools/python/type-summaries.mjs has no topic for ${missing.join(', ')}`);
  return listedTypes;
}

/** A class that repeats all attributes of another one lists only its own. */
function writeType(writer, each, others) {
  const isWithin = (base) =>
    base !== each &&
    base.name.endsWith('Param') === each.name.endsWith('Param') &&
    base.attributes.length > 2 &&
    base.attributes.length < each.attributes.length &&
    base.attributes.every(({ name, type, prose }) =>
      each.attributes.some((own) => own.name === name && own.type === type && own.prose === prose),
    );
  const [base] = others.filter(isWithin).toSorted((a, b) => b.attributes.length - a.attributes.length);
  if (base === undefined) return writer.class(each);
  const names = new Set(base.attributes.map(({ name }) => name));
  const own = { ...each, attributes: each.attributes.filter(({ name }) => !names.has(name)) };
  return writer.class(own).replace('\n\n|', `\n\nAll attributes of ${linkTo(base.name)}, and:\n\n|`);
}

function writeTypes() {
  const writer = new ReferenceWriter(types, aliases, localPlaces('python-types.md'));
  const sorted = (all) => all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const words = types.aliases.filter(({ type }) => type.startsWith('Literal['));
  const unions = types.aliases.filter(({ type }) => type.startsWith('Union['));
  const topics = classesByTopic();
  const contents = topics.map(
    ([topic, classes]) => `- [${topic}](${anchorOf(topic)}): ${classes.map(({ name }) => linkTo(name)).join(', ')}`,
  );
  const parts = [
    TYPES_HEAD,
    ['## Contents', '', ...contents, '- [Keyword arguments](#keyword-arguments), [unions](#unions), [enumerations](#enumerations)'].join(
      '\n',
    ),
    ...topics.flatMap(([topic, classes]) => [`## ${topic}`, ...classes.map((each) => writeType(writer, each, classes))]),
    '## Keyword arguments',
    'The [methods](python.md) list these keys as parameters. Use the names in annotations, such as `**options: Unpack[GenerateWorldOptions]`.',
    ...sorted(types.classes.filter(({ name }) => name.endsWith('Options'))).map((each) => writer.keywords(each)),
    '## Unions',
    'A value of a union has one of the listed types.',
    ...sorted(unions).map((each) => writer.alias(each)),
    '## Enumerations',
    'A value of an enumeration is one of the listed strings.',
    ...sorted(words).map((each) => writer.alias(each)),
  ];
  checkComplete(writer);
  return `${parts.join('\n\n')}\n`;
}

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
