import { describe } from './schema-limits.mjs';
import {
  DEPRECATED_NAMES,
  LITERAL_NAMES,
  TAKEN_TYPES,
  attributeOf,
  classNames,
  inlineName,
  isIdentifier,
  refName,
} from './schema-names.mjs';
import { summaryOf } from './type-summaries.mjs';

const HEADER = `"""Types of the World Generation API, generated from docs/reference/openapi.json by tools/python-client.mjs. Do not edit.

Classes are what the service returns: frozen dataclasses. Types whose names end in \`Param\` or \`Options\` are what it takes: dictionaries.
"""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Union

from typing_extensions import Required, TypedDict

from ._core.deprecation import renamed
from ._core.model import Model
from ._core.world_methods import WorldMethods
`;

/** Classes with methods that are written by hand: the bases of each. */
const BASES = new Map([['World', 'WorldMethods, Model']]);

/** Keyword arguments of methods: properties of a request without those that a method takes by position or by itself. */
const OPTIONS = [
  ['GenerateWorldOptions', 'GenerateWorldRequest', ['world_prompt', 'dry_run']],
  ['DepthToRgbOptions', 'DepthToRgbRequest', ['depth_pano_image', 'text_prompt', 'dry_run']],
  ['VaryWorldOptions', 'VaryWorldRequest', ['dry_run']],
  ['EditWorldOptions', 'EditWorldRequest', ['changes', 'dry_run']],
  ['UpdateWorldOptions', 'UpdateWorldRequest', []],
  ['ListWorldsOptions', 'ListWorldsRequest', []],
  ['ListMediaAssetsOptions', 'ListMediaAssetsRequest', []],
];
/** Requests that a method takes as one dictionary. */
const REQUESTS = ['GenerateWorldTask', 'PanoDepthToRgbTask', 'ExportWorldTask'];
/** Requests whose methods name properties themselves. Their nested types are written. */
const SPELLED = [
  'ComposeSceneRequest',
  'ExportWorldRequest',
  'PrepareUploadRequest',
  'GenerateWorldRequest',
  'EditWorldRequest',
  'DepthToRgbRequest',
  'UpdateWorldRequest',
];

/** The module `types.py` for an OpenAPI document and the names of the models. */
export class TypesWriter {
  constructor(document, models) {
    this.schemas = document.components.schemas;
    this.literals = new Map(
      [...LITERAL_NAMES].map(([place, name]) => {
        const [schema, property] = place.split('.');
        return [literalType(wordsOf(this.schemas[schema].properties[property])), name];
      }),
    );
    this.models = literalType(models);
    this.names = classNames(this.schemas);
    this.returned = reachable([...responseSchemas(document), this.schemas.HTTPValidationError], this.schemas);
    this.taken = reachable(
      [...SPELLED, ...REQUESTS].map((name) => this.schemas[name]),
      this.schemas,
    );
    this.blocks = [];
    this.aliases = [];
    this.written = new Set();
  }

  write() {
    for (const name of Object.keys(this.schemas)) {
      if (this.returned.has(name)) this.writeReturned(this.names.get(name), this.schemas[name]);
      if (this.taken.has(name)) this.writeTaken(this.names.get(name), this.schemas[name]);
    }
    for (const name of REQUESTS) this.writeDictionary(`${name}Param`, this.schemas[name], ['dryRun']);
    for (const [name, request, without] of OPTIONS) this.writeDictionary(name, this.schemas[request], without);
    const literals = [...[...this.literals].map(([type, name]) => `${name} = ${type}\n`), `ModelName = ${this.models}\n`].toSorted();
    const all = [...this.written, ...this.literals.values(), 'ModelName'].toSorted((a, b) => (a < b ? -1 : 1));
    const names = `__all__ = [\n${all.map((name) => `    "${name}",\n`).join('')}]\n`;
    return [`${HEADER}\n${literals.join('')}`, ...this.blocks, this.aliases.join(''), names, deprecatedNames()].join('\n\n');
  }

  writeReturned(name, schema) {
    if (this.written.has(name)) return;
    this.written.add(name);
    if (schema.properties !== undefined) this.blocks.push(this.dataclass(name, schema));
    else
      this.aliases.push(
        `${name} = Union[${variantsOf(schema)
          .map((each) => this.returnedType(each, name, ''))
          .join(', ')}]\n`,
      );
  }

  writeTaken(name, schema) {
    const param = `${name}Param`;
    if (this.written.has(param)) return;
    if (schema.properties !== undefined) return this.writeDictionary(param, schema, []);
    this.written.add(param);
    this.aliases.push(
      `${param} = Union[${variantsOf(schema)
        .map((each) => this.takenType(each, name, ''))
        .join(', ')}]\n`,
    );
  }

  dataclass(name, schema) {
    const lines = Object.entries(schema.properties).map(([property, each]) => {
      const attribute = attributeOf(property);
      const isRequired = schema.required?.includes(property) === true;
      const type = this.returnedType(each, name, attribute);
      const optional = isRequired || type.endsWith('| None') ? type : `${type} | None`;
      return `    ${attribute}: ${optional}${isRequired ? '' : ' = None'}\n${docstring(each, '    ', schema)}`;
    });
    return `@dataclass(frozen=True, slots=True, kw_only=True)\nclass ${name}(${BASES.get(name) ?? 'Model'}):\n${docstring(summarised(name, schema), '    ')}${lines.join('')}`;
  }

  /** A dictionary; where a property is a keyword of Python, in the form of a call. */
  writeDictionary(name, schema, without) {
    this.written.add(name);
    const properties = Object.entries(schema.properties).filter(([property]) => !without.includes(property));
    const owner = name.replace(/Param$|Options$/, '');
    const lines = properties.map(([property, each]) => {
      const type = this.givenType(each, owner, attributeOf(property));
      const isRequired = schema.required?.includes(property) === true;
      const described = { ...each, description: describe(property, each) };
      return `    ${attributeOf(property)}: ${isRequired ? `Required[${type}]` : type}\n${docstring(described, '    ', schema)}`;
    });
    if (properties.some(([property]) => attributeOf(property).endsWith('_'))) throw new Error(`${name} has a keyword as a key`);
    this.blocks.push(`class ${name}(TypedDict, total=False):\n${docstring(summarised(name, schema), '    ')}${lines.join('')}`);
  }

  returnedType(schema, owner, attribute) {
    const name = refName(schema);
    if (name !== undefined) return this.names.get(name);
    return this.typeOf(
      schema,
      owner,
      attribute,
      (each) => this.returnedType(each, owner, attribute),
      (inline) => {
        if (Object.keys(inline.properties).every(isIdentifier)) {
          const inner = inlineName(owner, attribute);
          if (!this.written.has(inner)) {
            this.written.add(inner);
            this.blocks.push(this.dataclass(inner, inline));
          }
          return inner;
        }
        const [first] = Object.values(inline.properties);
        return `dict[str, ${this.returnedType(first, owner, attribute)}]`;
      },
    );
  }

  /** The type of a property of a request: that of the table, where the document has a text. */
  givenType(schema, owner, attribute) {
    const type = this.takenType(schema, owner, attribute);
    const known = TAKEN_TYPES.get(attribute);
    return known === undefined || !/^str\b/.test(type) ? type : type.replace('str', known);
  }

  /** What the service returned can be given back to it. */
  takenType(schema, owner, attribute) {
    const name = refName(schema);
    if (name !== undefined) {
      const own = this.names.get(name);
      const isObject = this.schemas[name].properties !== undefined;
      return isObject && this.returned.has(own) ? `${own}Param | ${own}` : `${own}Param`;
    }
    if (schema.format === 'date-time') return 'datetime.datetime | str';
    return this.typeOf(
      schema,
      owner,
      attribute,
      (each) => this.takenType(each, owner, attribute),
      (inline) => {
        const inner = `${inlineName(owner, attribute)}Param`;
        if (!this.written.has(inner)) this.writeDictionary(inner, inline, []);
        return inner;
      },
    );
  }

  typeOf(schema, owner, attribute, inner, object) {
    const variants = variantsOf(schema);
    if (variants !== null) return union(variants.map(inner));
    if ('const' in schema) return `Literal[${literal(schema.const)}]`;
    if ('enum' in schema) {
      const type = literalType(schema.enum);
      return this.literals.get(type) ?? type;
    }
    if (Array.isArray(schema.type)) return union(schema.type.map((type) => inner({ ...schema, type })));
    switch (schema.type) {
      case 'array':
        return `list[${inner(schema.items)}]`;
      case 'object':
        if (schema.properties !== undefined) return object(schema);
        return `dict[str, ${schema.additionalProperties?.type === undefined ? 'Any' : inner(schema.additionalProperties)}]`;
      case 'string':
        return { 'date-time': 'datetime.datetime', date: 'datetime.date' }[schema.format] ?? 'str';
      case 'integer':
        return 'int';
      case 'number':
        return 'float';
      case 'boolean':
        return 'bool';
      case 'null':
        return 'None';
      default:
        return 'Any';
    }
  }
}

const literal = (value) => (value === true ? 'True' : value === false ? 'False' : JSON.stringify(value));

const literalType = (words) => `Literal[${words.map(literal).join(', ')}]`;

/** The closed list of words of a property, of its items, or of one of its variants. */
function wordsOf(schema) {
  const words = schema.enum ?? variantsOf(schema)?.find((each) => each.enum !== undefined)?.enum ?? schema.items?.enum;
  if (words === undefined) throw new Error(`A property has no list of words any longer: ${JSON.stringify(schema)}`);
  return words;
}

/** Earlier names: aliases for type checkers, and a lookup with a warning at run time. */
function deprecatedNames() {
  const all = [...DEPRECATED_NAMES];
  return [
    `if TYPE_CHECKING:\n${all.map(([old, name]) => `    ${old} = ${name}\n`).join('')}`,
    `def __getattr__(name: str) -> Any:\n    return renamed(name, globals(), {\n${all.map(([old, name]) => `        "${old}": "${name}",\n`).join('')}    })\n`,
  ].join('\n\n');
}

const variantsOf = (schema) => schema.anyOf ?? schema.oneOf ?? null;

/** The types joined, each once, with None last. */
function union(types) {
  const all = [...new Set(types.flatMap((type) => (type.includes('[') ? [type] : type.split(' | '))))];
  const nothing = all.filter((type) => type === 'None' || type.endsWith(' | None'));
  const rest = all.filter((type) => type !== 'None').map((type) => type.replace(/ \| None$/, ''));
  return [...rest, ...(nothing.length > 0 ? ['None'] : [])].join(' | ');
}

/** A schema with a summary of its class. */
const summarised = (name, schema) => ({ ...schema, description: summaryOf(name) ?? schema.description });

/** A description as a docstring. Properties of the schema have their names in Python. */
function docstring({ description }, indent, { properties = {} } = {}) {
  if (description === undefined) return '';
  const named = description.replaceAll(/`(\w+)`/g, (code, name) => (name in properties ? `\`${attributeOf(name)}\`` : code));
  const text = named.replaceAll('\\', '\\\\').replaceAll('"""', "'''").replace(/"$/, '" ');
  const lines = text.split('\n').map((line, index) => (index === 0 || line === '' ? line : indent + line));
  return `${indent}"""${lines.join('\n')}"""\n`;
}

/** Names of all schemas that the given ones refer to. */
function reachable(roots, schemas) {
  const found = new Set();
  const visit = (value) => {
    if (typeof value !== 'object' || value === null) return;
    const name = Array.isArray(value) ? undefined : refName(value);
    if (name !== undefined && !found.has(name)) {
      found.add(name);
      visit(schemas[name]);
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  roots.forEach(visit);
  return found;
}

function responseSchemas({ paths }) {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const contents = operations.flatMap(({ responses = {} }) => Object.entries(responses).filter(([status]) => status.startsWith('2')));
  return contents.flatMap(([, { content = {} }]) => Object.values(content).map(({ schema }) => schema ?? {}));
}
