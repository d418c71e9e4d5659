import { splitAtCommas } from './read-module.mjs';

/** Parameters of many methods, which their docstrings need not describe. */
const USUAL = {
  world: 'The world, as read less than 23 hours ago: the URLs of its files expire.',
  world_prompt: 'What the world shows: a text, a scene, or a prompt of the API.',
  changes: 'Changes of the scene, made one after another.',
  file: 'A file of a world, the result of an export, or the URL of a file.',
  state: 'Only those in this state.',
  host: 'Part of the host of the receiver.',
  created_from: 'Created at this time or later.',
  created_until: 'Created before this time.',
  query: 'Words that name, tags, styles, prompt and caption together contain.',
  tag: 'Only worlds with this tag.',
  style: 'Only worlds with this style.',
  share_token: 'Token of `gallery.unlock`, for a world with a password.',
  q: 'Words of the names of objects.',
  theme: 'Only objects of this theme.',
  data: 'The bytes of the file.',
  timeout: 'Seconds for the call with all its retries; the `timeout` of the client by default.',
  idempotency_key: 'Identifies the request. A repeated call with the same key, also from another process, starts nothing twice.',
  page_size: 'Entries in each page, 1 to 100; 20 by default.',
  page_token: '`next_page_token` of the previous page. Use the same filters.',
  on_progress: 'Called as bytes arrive.',
  on_interruption: 'Called with the error when a connection breaks, before a reconnection; with None if the service closed it.',
  on_preview: 'Called with the files that a running generation has already stored. A file can occur in several calls.',
};
const UNLIMITED = 'Seconds until APITimeoutError is raised; no limit by default.';
const WIDTH = 100;

/** Writes pages of definitions that `readModule` found. Links lead to types that have a heading on one of the pages. */
export class ReferenceWriter {
  /**
   * @param types the module of generated types; the fields of its dictionaries are the keyword arguments of methods
   * @param aliases names of types of the other modules
   * @param places for each name with a heading the page that has it
   */
  constructor(types, aliases, places) {
    this.dictionaries = new Map(types.classes.map((each) => [each.name, each]));
    this.aliases = new Map(aliases.map((each) => [each.name, each]));
    this.places = places;
    this.used = new Set();
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
      exampleOf(each),
    ]
      .filter((part) => part !== '')
      .join('\n\n');
  }

  /** A heading, the prose and the attributes of a class that callers get. */
  class(each, level = 3) {
    const attributes = each.attributes.map(({ name, type, value, prose }) => ({
      name,
      type: this.type(type, value),
      text: each.listed?.get(name) ?? prose,
    }));
    this.missing.push(...attributes.filter(({ text }) => text === '').map(({ name }) => `${each.name}: ${name}`));
    return [`${'#'.repeat(level)} ${each.name}`, each.prose, this.table('attribute', attributes)]
      .filter((part) => part !== '')
      .join('\n\n');
  }

  /** The names of types that the parameters use, in the order of the alphabet. */
  usedAliases() {
    const written = new Map();
    const next = () => [...this.used].find((name) => !written.has(name));
    for (let name = next(); name !== undefined; name = next()) {
      const { type, prose } = this.aliases.get(name);
      written.set(name, `### ${name}\n\n${this.definition(type)}${prose === '' ? '' : `\n\n${proseOf(prose)}`}`);
    }
    return [...written].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  }

  definition(type) {
    const [, words] = /^Literal\[(.*)\]$/.exec(type) ?? [];
    if (words !== undefined)
      return `One of ${splitAtCommas(words)
        .map((word) => `\`${word.replaceAll('"', '')}\``)
        .join(', ')}.`;
    const [, variants] = /^Union\[(.*)\]$/.exec(type) ?? [];
    return `${this.type(
      variants === undefined
        ? type
        : splitAtCommas(variants)
            .map((each) => each.replaceAll('"', ''))
            .join(' | '),
    )}.`;
  }

  parameters({ parameters, args, described }, where) {
    return parameters.flatMap(({ name, type, value }) => {
      if (name === '*') return [];
      const [, options] = /^Unpack\[(\w+)\]$/.exec(type ?? '') ?? [];
      if (options !== undefined) return this.options(options, described);
      const text = args?.get(name) ?? (name === 'timeout' && value === 'math.inf' ? UNLIMITED : USUAL[name]) ?? '';
      if (text === '' && !/_id$|^name$/.test(name)) this.missing.push(`${where}: ${name}`);
      return [{ name, type: this.type(type, value), text: text || `Id of the ${name.replace(/_id$/, '').replaceAll('_', ' ')}.` }];
    });
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
  keywords({ name }, level = 3) {
    return `${'#'.repeat(level)} ${name}\n\n${this.table('key', this.options(name))}`;
  }

  /** A default: the number of a constant. */
  valueOf(value) {
    const constant = /^[A-Z_]+$/.test(value) ? this.aliases.get(value)?.type : undefined;
    return constant ?? value;
  }

  /** A type with links; without None, where that is the default. */
  type(type, value) {
    if (type === undefined) return '';
    const [, required] = /^(?:Not)?Required\[(.*)\]$/.exec(type) ?? [];
    const variants = splitAtBars(required ?? type).filter((each) => each !== 'None' || value !== 'None');
    return variants.map((each) => this.link(each)).join(' or ');
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

const exampleOf = ({ example }) => (example === undefined ? '' : `Example:\n\n${code(example)}`);

const code = (text) => `\`\`\`python\n${text}\n\`\`\``;

/** Prose with Python's constants as code, and with links to pages of the documentation. */
export const proseOf = (text) =>
  text.replaceAll(/(?<!`)\bNone\b(?!`)/g, '`None`').replaceAll('(docs/models.md)', '([models and engines](../models.md#choose-an-engine))');

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
