import { buildDocument, buildResponseContent, buildResponseHeaders } from './build-document.js';
import { COMPONENTS } from './components.js';
import type { ComponentName } from './components.js';
import { buildCodeSamples } from './reference/code-samples.js';
import { RESPONSE_EXAMPLES as FIRST_EXAMPLES } from './examples.js';
import { FAILURE_RESPONSES } from './failure-responses.js';
import { RESPONSE_HEADERS } from './headers.js';
import type { JsonSchema } from './json-schema.js';
import { PUBLIC_ROUTES } from './routes.js';
import { renderErrorCodeTable } from './reference/error-codes.js';
import { renderStatusCodePage } from './reference/status-codes.js';
import { TASK_EXAMPLES } from './task-examples.js';
import { WEBHOOKS, WEBHOOK_EXAMPLES } from './webhook-event.js';

const EXAMPLES = { ...FIRST_EXAMPLES, ...TASK_EXAMPLES, ...WEBHOOK_EXAMPLES };

const TAGS = [
  { name: 'Worlds', description: 'Generate, list, read, export and delete worlds.' },
  { name: 'Operations', description: 'Long-running work that continues after the request returns.' },
  { name: 'Media assets', description: 'Images and videos that you upload for your prompts.' },
  { name: 'Panoramas', description: 'Panoramas without a world.' },
  { name: 'Scenes', description: 'What a prompt shows before a world is generated, and the objects that prompts can name.' },
  {
    name: 'Tasks',
    description:
      'The tasks API (v2, beta): tasks with signed webhooks, in camelCase. All of its paths are also available under `/api/v2`. It shows every operation, regardless of the API that started it.',
  },
  { name: 'Account', description: 'Your API keys, your webhooks, your remaining credits and your usage.' },
  { name: 'Gallery', description: 'Worlds that are readable without an API key.' },
  { name: 'Service', description: 'Status of the service.' },
] as const;

const INTRODUCTION = [
  'Generates walkable 3D worlds from text, images or video. Generation is asynchronous: the request returns an operation, which you poll or stream until it is done.',
  '**Authentication.** Send an API key in the header `Svc-Api-Key`. A key can be limited to scopes, and each endpoint names the scope that it needs. Endpoints under `/public` do not need a key.',
  '**Retries.** Send an `Idempotency-Key` with each request that starts an operation. A repeated request with the same key and the same body returns the first operation and starts nothing.',
  '**Lists** return a page of items, newest first, and `next_page_token`. To get the next page, send the token as `page_token`. It is null on the last page.',
  '**Limits.** Generations and exports are limited per account. The responses contain `RateLimit` headers, and a 429 contains `Retry-After`.',
] as const;

/** The OpenAPI 3.1 document of both generations of the public API. */
export function buildOpenapi(): JsonSchema {
  return buildDocument<ComponentName>({
    info: {
      title: 'World Generation API',
      summary: 'Version 1.0.0 is the version of the interface. `service_version` of `GET /svc/v1/whoami` is the version of the service.',
      version: '1.0.0',
      description: [...INTRODUCTION, renderStatusCodePage(), renderErrorCodeTable()].join('\n\n'),
    },
    tags: TAGS,
    security: [{ apiKey: [] }],
    securitySchemes: {
      apiKey: { type: 'apiKey', in: 'header', name: 'Svc-Api-Key', description: 'API key of an account. Keep it secret.' },
    },
    routes: PUBLIC_ROUTES,
    named: COMPONENTS,
    examples: EXAMPLES,
    failures: FAILURE_RESPONSES,
    credentialFailures: [401, 403],
    headers: RESPONSE_HEADERS,
    webhooks: WEBHOOKS,
    samples: buildCodeSamples,
    extraFailures: ({ path, id }) => ({ ...unavailableOf(path), ...(id === 'getHealth' ? UNHEALTHY : {}) }),
  });
}

/** The specification has no 503; paths outside it have one. */
const unavailableOf = (path: string): Readonly<Record<string, JsonSchema>> =>
  path.startsWith('/public/') ? { '503': { $ref: `#/components/responses/${FAILURE_RESPONSES[503]?.name}` } } : {};

/** The health check is the only path whose failure has the body of its success. */
const UNHEALTHY = {
  '503': {
    description: 'Unavailable',
    headers: buildResponseHeaders([]),
    content: { 'application/json': buildResponseContent<ComponentName>('Health', EXAMPLES) },
  },
};
