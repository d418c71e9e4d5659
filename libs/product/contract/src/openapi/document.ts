import type { z } from 'zod';

import { componentSchemas, fieldSchema, refTo } from './components.js';
import type { ComponentName, Json } from './components.js';
import { EXAMPLES as FIRST_EXAMPLES } from './examples.js';
import { FAILURES } from './failure-answers.js';
import type { FailureAnswer } from './failure-answers.js';
import { TASK_EXAMPLES } from './task-examples.js';
import { ROUTES } from './routes.js';
import type { Route } from './routes.js';
import { describeStatuses } from './status-codes.js';

const EXAMPLES = { ...FIRST_EXAMPLES, ...TASK_EXAMPLES };

const TAGS = [
  { name: 'Worlds', description: 'Generate, list, read, export and delete worlds.' },
  { name: 'Operations', description: 'Long-running work that continues after the request returns.' },
  { name: 'Media assets', description: 'Pictures and videos that you upload for your prompts.' },
  { name: 'Panoramas', description: 'Panoramas without a world.' },
  {
    name: 'Tasks',
    description:
      'The second-generation interface (beta): tasks with signed callbacks, in camelCase. All of its paths are also available under `/api/v2`. It shows every operation, regardless of the interface that started it.',
  },
  { name: 'Account', description: 'Your remaining credits and your usage.' },
  { name: 'Gallery', description: 'Worlds that are readable without an API key.' },
  { name: 'Service', description: 'Status of the service.' },
] as const;

const HEADERS: Readonly<Record<string, Json>> = {
  'x-request-id': { description: 'Request id. Quote it when you contact the operator.', schema: { type: 'string' } },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
  RateLimit: { description: 'What remains of the tightest window: `"minute";r=1;t=20`.', schema: { type: 'string' } },
  'RateLimit-Policy': { description: 'The windows: `"minute";q=3;w=60, "hour";q=60;w=3600`.', schema: { type: 'string' } },
  Allow: { description: 'The methods that the path supports.', schema: { type: 'string' } },
  'WWW-Authenticate': { description: 'How to authenticate.', schema: { type: 'string' } },
  'Idempotency-Replayed': {
    description: '`true` when the response repeats an earlier request with the same key.',
    schema: { type: 'string' },
  },
};

/** The OpenAPI 3.1 document of both generations of the interface. */
export function openapi(): Json {
  const used = new Set(ROUTES.map(({ tag }) => tag));
  const paths = pathsOf(ROUTES);
  const responses = Object.fromEntries(Object.values(FAILURES).map((failure) => [failure.name, failureResponse(failure)]));
  return {
    openapi: '3.1.0',
    info: {
      title: 'World Generation API',
      version: '1.0.0',
      description: `Generates walkable 3D worlds from text, pictures or video. Generation is asynchronous: the request returns an operation, which you poll or stream until it is done.\n\n${describeStatuses()}`,
    },
    servers: [{ url: '/' }],
    tags: TAGS.filter(({ name }) => used.has(name)),
    security: [{ apiKey: [] }],
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'Svc-Api-Key', description: 'API key of an account. Keep it secret.' },
      },
      headers: HEADERS,
      responses,
      schemas: reachable({ paths, responses }, componentSchemas()),
    },
  };
}

function pathsOf(routes: readonly Route[]): Record<string, Record<string, Json>> {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route) };
  return paths;
}

function operationOf(route: Route): Json {
  const { id, tag, summary, description = `${summary}.`, body, mayLackBody = false, isOpen = false } = route;
  const parameters = [...pathParameters(route.path), ...parametersOf('query', route.query), ...parametersOf('header', route.headers)];
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    ...(isOpen ? { security: [] } : {}),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: { required: !mayLackBody, content: { 'application/json': contentOf(body) } } }),
    responses: { '200': success(route), ...failuresOf(route) },
  };
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

function parametersOf(place: 'query' | 'header', fields: z.ZodObject | undefined): Json[] {
  return Object.entries((fields?.shape ?? {}) as Record<string, z.ZodType>).map(([name, field]) => ({
    name: place === 'header' ? 'Idempotency-Key' : name,
    in: place,
    required: false,
    ...(field.description === undefined ? {} : { description: field.description }),
    schema: fieldSchema(field),
  }));
}

function success({ answer, summary, answerHeaders = [] }: Route): Json {
  return {
    description: summary,
    headers: headersOf(answerHeaders),
    content: answer === null ? { 'text/event-stream': {} } : { 'application/json': contentOf(answer) },
  };
}

function failuresOf({ failures, isOpen = false, id, path }: Route): Json {
  const statuses = [400, ...(isOpen ? [] : [401, 403]), ...failures, 405, 500].toSorted((a, b) => a - b);
  // Outside the specification, which has no 503.
  if (path.startsWith('/public/')) statuses.push(503);
  const answers = statuses.map((status) => [String(status), { $ref: `#/components/responses/${FAILURES[status]?.name}` }] as const);
  // The one path that tells of its trouble in its own words.
  const health = { '503': { description: 'Unavailable', headers: headersOf([]), content: { 'application/json': contentOf('Health') } } };
  return { ...Object.fromEntries(answers), ...(id === 'getHealth' ? health : {}) };
}

function failureResponse({ description, schemas, headers = [] }: FailureAnswer): Json {
  const refs = schemas.map((name) => refTo(name));
  const examples = schemas.map((name) => EXAMPLES[name] ?? {}).reduce((all, some) => ({ ...all, ...some }), {});
  const schema = refs.length === 1 ? refs[0] : { anyOf: refs };
  return { description, headers: headersOf(headers), content: { 'application/json': { schema, ...examplesOf(examples) } } };
}

function headersOf(names: readonly string[]): Json {
  return Object.fromEntries(['x-request-id', ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function contentOf(name: ComponentName): Json {
  return { schema: refTo(name), ...examplesOf(EXAMPLES[name] ?? {}) };
}

function examplesOf(values: Readonly<Record<string, object>>): Json {
  const examples = Object.entries(values).map(([name, value]) => [name, { value }] as const);
  return examples.length === 0 ? {} : { examples: Object.fromEntries(examples) };
}

/** The components that something in the document leads to. */
function reachable(from: Json, schemas: Readonly<Record<string, Json>>): Record<string, Json> {
  const found = new Set<string>();
  const follow = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      follow(schemas[name] ?? {});
    }
  };
  follow(from);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)));
}
