import type { z } from 'zod';

import { describeField } from './reference/field-descriptions.js';
import { describeResponse } from './reference/response-descriptions.js';
import { toFieldSchema, createSchemaReference, toComponentSchemas } from './json-schema.js';
import type { JsonSchema } from './json-schema.js';

/** One method of one path, as a document describes it. */
export interface Route<Name extends string, Tag extends string = string> {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** Names in braces are path parameters. */
  readonly path: string;
  readonly id: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly description?: string;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: Name;
  /** Whether a request without a body is taken for one with an empty object. */
  readonly mayLackBody?: boolean;
  /** Name of the schema of a 200 in JSON, or null for a body of `answerType`. */
  readonly answer: Name | null;
  /** Media type of a body that is not JSON. A stream of events where left out. */
  readonly answerType?: string;
  readonly answerHeaders?: readonly string[];
  /** Names of the examples of a 200, the most telling one first; all examples of its schema where left out. */
  readonly examples?: readonly string[];
  /** Statuses of failures, in addition to 400, 405, 500 and those of `credentialFailures`. */
  readonly failures: readonly number[];
  /** Whether it needs no credentials. */
  readonly isOpen?: boolean;
}

/** A failure as a document describes it. */
export interface FailureResponse<Name extends string> {
  readonly name: string;
  readonly description: string;
  /** Names of the components that its body may be. */
  readonly schemas: readonly Name[];
  readonly headers?: readonly string[];
  /** Examples of its body. Those of its schemas are shown where it has none. */
  readonly examples?: Readonly<Record<string, object>>;
}

/** A request that the service sends to clients. */
export interface DocumentedWebhook<Name extends string> {
  readonly name: string;
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly body: Name;
  /** Descriptions of the headers that the request always has, by their names. */
  readonly headers: Readonly<Record<string, string>>;
}

export type Examples<Name extends string> = Readonly<Partial<Record<Name, Readonly<Record<string, object>>>>>;

/** Everything that a document is made from. */
export interface DocumentParts<Name extends string> {
  readonly info: { readonly title: string; readonly summary: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly security: readonly JsonSchema[];
  readonly securitySchemes: JsonSchema;
  readonly routes: readonly Route<Name>[];
  readonly named: Readonly<Record<Name, z.ZodType>>;
  readonly examples: Examples<Name>;
  readonly failures: Readonly<Record<number, FailureResponse<Name>>>;
  /** Statuses that every route with credentials may answer. */
  readonly credentialFailures: readonly number[];
  /** Response headers by name. Only those that a route or a failure names are listed. */
  readonly headers: Readonly<Record<string, JsonSchema>>;
  /** Requests that the service sends to clients. */
  readonly webhooks?: readonly DocumentedWebhook<Name>[];
  /** Samples of code for a route, with the first example of its body. */
  readonly samples?: (route: Route<Name>, example: object | undefined) => readonly JsonSchema[];
  /** Failures of one route that the rules above do not give. */
  readonly extraFailures?: (route: Route<Name>) => Readonly<Record<string, JsonSchema>>;
}

/** An OpenAPI 3.1 document. */
export function buildDocument<Name extends string>(parts: DocumentParts<Name>): JsonSchema {
  const { info, security, securitySchemes, routes, named, failures, headers } = parts;
  const used = new Set(routes.map(({ tag }) => tag));
  const paths = pathsOf(parts);
  const webhooks = webhooksOf(parts);
  const responses = Object.fromEntries(Object.values(failures).map((failure) => [failure.name, failureResponse(failure, parts)]));
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/' }],
    tags: parts.tags.filter(({ name }) => used.has(name)),
    security,
    paths,
    ...(Object.keys(webhooks).length === 0 ? {} : { webhooks }),
    components: {
      securitySchemes,
      headers: selectReferenced('headers', { paths, responses }, headers),
      responses,
      schemas: selectReferenced('schemas', { paths, webhooks, responses }, toComponentSchemas(named)),
    },
  };
}

function pathsOf<Name extends string>(parts: DocumentParts<Name>): Record<string, Record<string, JsonSchema>> {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of parts.routes) paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route, parts) };
  return paths;
}

function operationOf<Name extends string>(route: Route<Name>, parts: DocumentParts<Name>): JsonSchema {
  const { id, tag, summary, description = `${summary}.`, body, mayLackBody = false, isOpen = false } = route;
  const parameters = [...pathParameters(route.path), ...parametersOf('query', route.query), ...parametersOf('header', route.headers)];
  const [example] = Object.values(body === undefined ? {} : (parts.examples[body] ?? {}));
  const samples = parts.samples?.(route, example) ?? [];
  const content = body === undefined ? {} : { 'application/json': buildResponseContent(body, parts.examples) };
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    ...(isOpen ? { security: [] } : {}),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: { required: !mayLackBody, content } }),
    responses: { '200': success(route, parts.examples), ...failuresOf(route, parts) },
    ...(samples.length === 0 ? {} : { 'x-codeSamples': samples }),
  };
}

function webhooksOf<Name extends string>({ webhooks = [], examples }: DocumentParts<Name>): JsonSchema {
  const entries = webhooks.map(({ name, id, tag, summary, description, body, headers }) => {
    const parameters = Object.entries(headers).map(([header, text]) => ({
      name: header,
      in: 'header',
      required: true,
      description: text,
      schema: { type: 'string' },
    }));
    const requestBody = { required: true, content: { 'application/json': buildResponseContent(body, examples) } };
    const responses = {
      '2XX': { description: 'The event is delivered.' },
      '410': { description: 'The service sends nothing more for this delivery.' },
    };
    return [
      name,
      { post: { operationId: id, tags: [tag], summary, description, security: [], parameters, requestBody, responses } },
    ] as const;
  });
  return Object.fromEntries(entries);
}

function pathParameters(path: string): JsonSchema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const description = describeField(name);
    return { name, in: 'path', required: true, ...(description === undefined ? {} : { description }), schema: { type: 'string' } };
  });
}

function parametersOf(place: 'query' | 'header', fields: z.ZodObject | undefined): JsonSchema[] {
  return Object.entries((fields?.shape ?? {}) as Record<string, z.ZodType>).map(([name, field]) => {
    const description = field.description ?? describeField(name, 'query');
    return {
      name: place === 'header' ? toHeaderName(name) : name,
      in: place,
      required: false,
      ...(description === undefined ? {} : { description }),
      schema: toFieldSchema(field),
    };
  });
}

/** `idempotency-key` as `Idempotency-Key`. */
const toHeaderName = (name: string): string => name.replaceAll(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase());

function success<Name extends string>(
  { id, answer, answerType = 'text/event-stream', answerHeaders = [], examples: shown }: Route<Name>,
  examples: Examples<Name>,
): JsonSchema {
  return {
    description: describeResponse(id, answer),
    headers: buildResponseHeaders(answerHeaders),
    content:
      answer === null ? { [answerType]: buildStream(answerType) } : { 'application/json': buildResponseContent(answer, examples, shown) },
  };
}

const EVENTS = [
  'event: progress\nid: 31\ndata: {"status":"IN_PROGRESS","description":"Rendering the panorama","percent":31,"stage":"render"}',
  'event: done\nid: 101\ndata: {"status":"SUCCEEDED","operation_id":"op_3kTzRk0uXq7mB2","world_id":"019aa3c5-7d1e-7c3a-9f0a-3a1d2f6b8c11"}',
];

/** A body that is not JSON: text of events, or the bytes of a picture. */
const buildStream = (type: string): JsonSchema =>
  type === 'text/event-stream'
    ? {
        examples: { events: { value: `${EVENTS.join('\n\n')}\n\n` } },
      }
    : { schema: { type: 'string', format: 'binary' } };

function failuresOf<Name extends string>(route: Route<Name>, parts: DocumentParts<Name>): JsonSchema {
  const { failures, isOpen = false } = route;
  const statuses = [400, ...(isOpen ? [] : parts.credentialFailures), ...failures, 405, 500].toSorted((a, b) => a - b);
  const answers = statuses.map((status) => [String(status), { $ref: `#/components/responses/${parts.failures[status]?.name}` }] as const);
  return { ...Object.fromEntries(answers), ...parts.extraFailures?.(route) };
}

function failureResponse<Name extends string>(failure: FailureResponse<Name>, { examples: known }: DocumentParts<Name>): JsonSchema {
  const { description, schemas, headers = [] } = failure;
  const refs = schemas.map((name) => createSchemaReference(name));
  const ofSchemas = schemas.map((name) => known[name] ?? {}).reduce((all, some) => ({ ...all, ...some }), {});
  const schema = refs.length === 1 ? refs[0] : { anyOf: refs };
  const examples = examplesOf(failure.examples ?? ofSchemas);
  return { description, headers: buildResponseHeaders(headers), content: { 'application/json': { schema, ...examples } } };
}

/** The headers of a response, with the one that every response has. */
export function buildResponseHeaders(names: readonly string[]): JsonSchema {
  return Object.fromEntries(['x-request-id', ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** A JSON body of the named schema, with its examples. */
export function buildResponseContent<Name extends string>(name: Name, examples: Examples<Name>, shown?: readonly string[]): JsonSchema {
  const known: Readonly<Record<string, object>> = examples[name] ?? {};
  return { schema: createSchemaReference(name), ...examplesOf(shown === undefined ? known : selectExamples(known, shown)) };
}

/** @throws TypeError for a name without an example */
function selectExamples(known: Readonly<Record<string, object>>, names: readonly string[]): Readonly<Record<string, object>> {
  const entries = names.map((name) => {
    const example = known[name];
    if (example === undefined) throw new TypeError(`there is no example ${name}`);
    return [name, example] as const;
  });
  return Object.fromEntries(entries);
}

function examplesOf(values: Readonly<Record<string, object>>): JsonSchema {
  const examples = Object.entries(values).map(([name, value]) => [name, { value }] as const);
  return examples.length === 0 ? {} : { examples: Object.fromEntries(examples) };
}

/** The components of one kind that the document refers to, directly or through other components. */
function selectReferenced(
  kind: 'headers' | 'schemas',
  from: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
): Record<string, JsonSchema> {
  const reference = new RegExp(`"#/components/${kind}/([\\w-]+)"`, 'g');
  const found = new Set<string>();
  const follow = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(reference)) {
      if (found.has(name)) continue;
      found.add(name);
      follow(components[name] ?? {});
    }
  };
  follow(from);
  return Object.fromEntries(Object.entries(components).filter(([name]) => found.has(name)));
}
