import { splitAtCommas } from './read-module.mjs';
import { OPTIONS_OF, linkTo } from './reference-texts.mjs';
import { findSample } from './sample-calls.mjs';
import { ALIASES, MEANINGS } from './type-summaries.mjs';

/** Parameters of many methods, which their docstrings need not describe. */
const USUAL = {
  world: 'World that you read less than 23 hours ago. The file URLs of an older object may have expired.',
  world_prompt: 'Prompt of the world: a string, a `Scene`, a `SceneComposition`, or a dictionary with a `type`, such as an image prompt.',
  changes: 'List of changes. The service applies them in order.',
  file: 'A file of a world, the result of an export, or the URL of a file.',
  state: 'Only items in this state. Default: all states.',
  host: 'Only deliveries to hosts that contain this text.',
  created_from: 'Only items that were created at this time or later.',
  created_until: 'Only items that were created before this time.',
  query: 'Search terms. A world matches if its name, tags, styles, prompt and caption contain all terms.',
  tag: 'Only worlds with this tag.',
  style: 'Only worlds with this style, such as `medieval`.',
  data: 'Content of the file.',
  idempotency_key:
    'Key that makes the call safe to repeat. Within 24 hours, a call with the same key returns the first operation. Default: a new key for each call.',
  page_size: 'Number of items in each page, 1 to 100. Default: 20.',
  page_token: '`next_page_token` of the previous page with the same filters. Default: the first page.',
};
/** Timeouts that the conventions at the top of the page describe. */
const USUAL_TIMEOUT = /^(Maximum time in seconds for (the call|each page) with all its retries\.|$)/;
const WIDTH = 100;

/** Writes pages of definitions that `readModule` found. Links lead to types that have a heading on one of the pages. */
export class ReferenceWriter {
  /**
   * @param types the module of generated types; the fields of its dictionaries are the keyword arguments of methods
   * @param aliases names of types of the other modules
   * @param places for each name with a heading the page that has it
   * @param openapi the OpenAPI document, whose samples are examples of methods
   */
  constructor(types, aliases, places, openapi = { paths: {} }) {
    this.openapi = openapi;
    this.dictionaries = new Map(types.classes.map((each) => [each.name, each]));
    this.aliases = new Map(aliases.map((each) => [each.name, each]));
    this.places = places;
    this.used = new Set();
    /** Meanings of words by the name of their type, from descriptions of properties. */
    this.meanings = new Map(Object.entries(MEANINGS).map(([name, words]) => [name, new Map(Object.entries(words))]));
    this.missing = [];
  }

  /** A heading, the signature, the prose, the parameters and the errors of a function. `prefix` is what its name follows. */
  function(each, { prefix = '', heading = each.name, level = 3 } = {}) {
    return [
      `${'#'.repeat(level)} ${heading}`,
      code(this.signature(each, prefix)),
      proseOf(each.prose),
      this.table('parameter', this.parameters(each, heading)),
      this.returned(each),
      this.errors(each),
      exampleOf({ example: each.example ?? (prefix.startsWith('diorama.') ? findSample(this.openapi, heading) : undefined) }),
    ]
      .filter((part) => part !== '')
      .join('\n\n');
  }

  /** A heading, the prose and the attributes of a class that callers get. */
  class(each, level = 3) {
    const attributes = each.attributes.map(({ name, type, value, prose }) => ({
      name,
      type: this.type(type, each.name.endsWith('Param') ? value : ''),
      text: this.withoutMeanings(type, each.listed?.get(name) ?? prose),
    }));
    this.missing.push(...attributes.filter(({ text }) => text === '').map(({ name }) => `${each.name}: ${name}`));
    return [
      `${'#'.repeat(level)} ${each.name}`,
      proseOf(each.prose),
      this.table(each.name.endsWith('Param') ? 'key' : 'attribute', attributes),
    ]
      .filter((part) => part !== '')
      .join('\n\n');
  }

  /** The names of types that the parameters use, in the order of the alphabet. */
  usedAliases() {
    const written = new Map();
    const next = () => [...this.used].find((name) => !written.has(name));
    for (let name = next(); name !== undefined; name = next()) {
      const { type, prose } = this.aliases.get(name);
      written.set(name, [`### ${name}`, this.definition(type), proseOf(prose)].filter((part) => part !== '').join('\n\n'));
    }
    return [...written].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  }

  /** A heading, the sentence on a name of a type, and its definition. */
  alias({ name, type }) {
    const summary = ALIASES[name] ?? ALIASES[name.replace(/Param$/, '')];
    if (summary === undefined) this.missing.push(`${name}: a summary`);
    return `### ${name}\n\n${summary}\n\n${this.definition(type, name)}`;
  }

  definition(type, name) {
    const [, words] = /^Literal\[(.*)\]$/.exec(type) ?? [];
    if (words !== undefined) return this.words(words, this.meanings.get(name));
    const [, variants] = /^Union\[(.*)\]$/.exec(type) ?? [];
    return `${this.type(
      variants === undefined
        ? type
        : splitAtCommas(variants)
            .map((each) => each.replaceAll('"', ''))
            .join(' | '),
    )}.`;
  }

  /** A list of words, or a table if their meanings are known. */
  words(words, meanings) {
    const all = splitAtCommas(words).map((word) => word.replaceAll('"', ''));
    if (meanings === undefined) return `Values: ${all.map((word) => `\`${word}\``).join(', ')}.`;
    this.missing.push(...all.filter((word) => !meanings.has(word)).map((word) => `${word}: a meaning`));
    return ['| value | meaning |', '| --- | --- |', ...all.map((word) => `| \`${word}\` | ${cell(meanings.get(word) ?? '')} |`)].join('\n');
  }

  /** A description without its list of words, whose meanings belong to their type. */
  withoutMeanings(type, text) {
    const [head, list] = text.split(/:\n\n(?=- `)/);
    if (list === undefined) return text;
    const words = [...list.matchAll(/^- `(\w+)`: (.*)$/gm)].map(([, word, meaning]) => [word, meaning]);
    this.meanings.set(type.replace(/ \| None$/, ''), new Map(words));
    return `${head}.`;
  }

  parameters({ parameters, args, described }, where) {
    return parameters.flatMap(({ name, type, value }) => {
      if (name === '*') return [];
      const [, options] = /^Unpack\[(\w+)\]$/.exec(type ?? '') ?? [];
      if (options !== undefined) return OPTIONS_OF.has(where) ? [this.optionsOf(name, options, where)] : this.options(options, described);
      const given = args?.get(name) ?? USUAL[name] ?? '';
      if (name === 'timeout' && value === 'None' && USUAL_TIMEOUT.test(given)) return [];
      const text = given || idOf(name);
      if (text === '') this.missing.push(`${where}: ${name}`);
      return [{ name, type: requiredType(this.type(type, value), value === undefined), text }];
    });
  }

  /** One row for all keyword arguments that another method describes. */
  optionsOf(name, options, where) {
    const keys = this.dictionaries.get(options).attributes.map((each) => `\`${each.name}\``);
    const method = linkTo(OPTIONS_OF.get(where));
    return {
      name,
      type: this.type(options, ''),
      text: `The keyword arguments of ${method}: ${keys.slice(0, -1).join(', ')} and ${keys.at(-1)}.`,
    };
  }

  /** The keys of a dictionary; `described` are the texts of the docstring that lists them. */
  options(name, described) {
    const { attributes } = this.dictionaries.get(name);
    return attributes.map((each) => ({
      name: each.name,
      type: this.type(each.type, 'None'),
      text: described?.get(each.name) ?? each.prose,
    }));
  }

  returned({ returned }) {
    return returned === undefined || ['None', 'Self'].includes(returned) ? '' : `Returns ${this.type(returned, '')}.`;
  }

  errors({ raises }) {
    if (raises === undefined) return '';
    return `Raises:\n\n${[...raises].map(([name, text]) => `- \`${name}\`: ${proseOf(text)}`).join('\n')}`;
  }

  signature({ name, parameters }, prefix) {
    const written = parameters.map((each) => (each.value === undefined ? each.name : `${each.name}=${this.valueOf(each.value)}`));
    const line = `${prefix}${name}(${written.join(', ')})`;
    return line.length <= WIDTH ? line : `${prefix}${name}(\n${written.map((each) => `    ${each},\n`).join('')})`;
  }

  /** A heading and the keys of a dictionary of keyword arguments. */
  keywords({ name, prose }, level = 3) {
    return `${'#'.repeat(level)} ${name}\n\n${prose}\n\n${this.table('key', this.options(name))}`;
  }

  /** A default: the number of a constant. */
  valueOf(value) {
    const constant = /^[A-Z_]+$/.test(value) ? this.aliases.get(value)?.type : undefined;
    return constant ?? value;
  }

  /** A type with links; without None, where that is the default. */
  type(type, value) {
    if (type === undefined) return '';
    const [, mark, required] = /^((?:Not)?Required)\[(.*)\]$/.exec(type) ?? [];
    const variants = splitAtBars((required ?? type).replaceAll(/\b(\w+)Param \| \1\b/g, '$1Param'));
    const shown = variants.filter((each) => (each !== 'None' || value !== 'None') && !variants.includes(`${each}Param`));
    return requiredType(shown.map((each) => this.link(each)).join(' or '), mark === 'Required');
  }

  link(type) {
    const names = type.match(/\w+/g) ?? [];
    const known = names.find((name) => this.places.has(name)) ?? names.find((name) => this.aliases.has(name) && /[a-z]/.test(name));
    if (known === undefined) return `\`${type}\``;
    if (!this.places.has(known)) this.used.add(known);
    return `[\`${type}\`](${this.places.get(known) ?? ''}#${known.toLowerCase()})`;
  }

  table(head, rows) {
    if (rows.length === 0) return '';
    const lines = rows.map(({ name, type, text }) => `| \`${name}\` | ${type} | ${cell(text)} |`);
    return [`| ${head} | type | meaning |`, '| --- | --- | --- |', ...lines].join('\n');
  }
}

const requiredType = (type, isRequired) => (isRequired ? `${type}, required` : type);

const capitalized = (words) => (words.startsWith('api ') ? words.replace('api', 'API') : words[0].toUpperCase() + words.slice(1));

/** The meaning of a parameter that is an id; an empty text for others. */
const idOf = (name) => (name.endsWith('_id') ? `${capitalized(name.replace(/_id$/, '').replaceAll('_', ' '))} ID.` : '');

const exampleOf = ({ example }) => (example === undefined ? '' : `Example:\n\n${code(example)}`);

const code = (text) => `\`\`\`python\n${text}\n\`\`\``;

/** Prose with the constants of Python as code, also for those of JSON, and with links to pages of the documentation. */
export const proseOf = (text) =>
  text
    .replaceAll(/(?<!`)\b(?:None|[Nn]ull)\b(?!`)/g, '`None`')
    .replaceAll('`true`', '`True`')
    .replaceAll('`false`', '`False`')
    .replaceAll('(docs/models.md)', '([models and engines](../models.md#choose-an-engine))')
    .replaceAll('(docs/reference/errors.md)', '([list of codes](errors.md))')
    .replaceAll(/\bId (?=of|for)/g, 'ID ');

const cell = (text) =>
  proseOf(text)
    .replaceAll('\n', ' ')
    .replaceAll('|', String.raw`\|`);

/** The variants of a type, each once. */
function splitAtBars(type) {
  const parts = [];
  for (const piece of type.split(' | ')) {
    const open = parts.length > 0 && (parts.at(-1).match(/\[/g)?.length ?? 0) > (parts.at(-1).match(/\]/g)?.length ?? 0);
    if (open) parts.push(`${parts.pop()} | ${piece}`);
    else parts.push(piece);
  }
  return [...new Set(parts)];
}
