import { buildDocument } from '../build-document.js';
import type { FailureResponse } from '../build-document.js';
import { buildBadRequestExample, buildErrorExample as of } from '../error-example.js';
import { RESPONSE_HEADERS } from '../headers.js';
import type { JsonSchema } from '../json-schema.js';
import { ADMIN_COMPONENTS } from './components.js';
import type { AdminComponent } from './components.js';
import { ADMIN_EXAMPLES } from './examples.js';
import { ADMIN_ROUTES } from './routes.js';

const TAGS = [
  { name: 'Session', description: 'The current operator and the console session.' },
  { name: 'Accounts', description: 'Accounts, their credits, limits and projects.' },
  { name: 'API keys', description: 'API keys of an account.' },
  { name: 'Operations', description: 'Operations of all accounts.' },
  { name: 'Deliveries', description: 'Webhook deliveries of all accounts.' },
  { name: 'Signing keys', description: 'The keys that sign webhooks.' },
  { name: 'Records', description: 'Figures of the installation and the audit log.' },
];

const FAILURES: Readonly<Record<number, FailureResponse<AdminComponent>>> = {
  400: {
    name: 'BadRequest',
    description: 'The request is not valid. If the body is not JSON, the error has a `message` and no `detail`.',
    schemas: ['Error', 'BadRequestError'],
    examples: { page: of('PAGE_TOKEN_INVALID'), unreadable: buildBadRequestExample('BODY_NOT_JSON') },
  },
  401: {
    name: 'Unauthorized',
    description: 'The operator token or the session is missing or not valid.',
    schemas: ['Error'],
    headers: ['WWW-Authenticate'],
    examples: { token: of('OPERATOR_TOKEN_INVALID') },
  },
  402: {
    name: 'CreditsNotReturnable',
    description: 'Fewer credits are available than the grant takes back.',
    schemas: ['Error'],
    examples: { credits: of('CREDITS_NOT_RETURNABLE', { needed: '500', available: '200' }) },
  },
  403: {
    name: 'Forbidden',
    description: 'The operator lacks the role that the action requires, or the console does not accept tokens.',
    schemas: ['Error'],
    examples: { role: of('OPERATOR_ROLE_MISSING', { role: 'operator' }), sign_in: of('TOKEN_SIGN_IN_DISABLED') },
  },
  404: {
    name: 'NotFound',
    description: 'The resource does not exist.',
    schemas: ['Error'],
    examples: {
      account: of('ACCOUNT_NOT_FOUND'),
      project: of('PROJECT_NOT_FOUND'),
      operation: of('OPERATION_NOT_FOUND'),
      key: of('API_KEY_NOT_FOUND'),
      delivery: of('DELIVERY_NOT_FOUND'),
      signing_key: of('SIGNING_KEY_NOT_FOUND'),
    },
  },
  405: {
    name: 'MethodNotAllowed',
    description: 'The path does not support the method.',
    schemas: ['Error'],
    headers: ['Allow'],
    examples: { method: of('METHOD_NOT_ALLOWED') },
  },
  409: {
    name: 'Conflict',
    description: 'The current state does not permit the action.',
    schemas: ['Error'],
    examples: {
      key: of('API_KEY_ENDED'),
      delivery: of('DELIVERY_UNDER_WAY'),
      purged: of('DELIVERY_ENDED'),
      receiver: of('RECEIVER_PAUSED'),
    },
  },
  422: {
    name: 'ValidationFailed',
    description: 'The request does not match the schema. There is one entry for each error, in the order of the fields.',
    schemas: ['HTTPValidationError'],
    examples: {
      invalid: {
        detail: [{ type: 'missing', loc: ['body', 'name'], msg: 'Field required' }],
        code: 'REQUEST_INVALID',
        request_id: 'req_2Vq9',
      },
    },
  },
  429: {
    name: 'RateLimited',
    description: 'Too many test events were sent within a minute. Wait for `Retry-After`.',
    schemas: ['Error'],
    headers: ['Retry-After'],
    examples: { test_events: of('RATE_LIMITED', { limit: '10 test events per minute', retry_after: '12' }) },
  },
  500: {
    name: 'InternalError',
    description: 'The request could not be processed because of an internal error.',
    schemas: ['Error'],
    examples: { internal: of('INTERNAL') },
  },
  503: {
    name: 'Unavailable',
    description: 'A part of the service cannot be reached. Wait for `Retry-After`.',
    schemas: ['Error'],
    headers: ['Retry-After'],
    examples: { unavailable: of('UNAVAILABLE') },
  },
};

const INTRODUCTION = [
  'Manages accounts, keys, operations and webhook deliveries of an installation. The console and the CLI use this API.',
  '',
  '**Authentication.** Send an operator token as `Authorization: Bearer <token>`. The console uses a session cookie instead.',
  '',
  '**Roles.** A `viewer` can read everything. A `support` operator can also cancel operations and repeat deliveries. An `operator` can also change accounts, credits and keys, send test events, and delete. A request that the role does not allow returns 403.',
  '',
  '**Audit log.** Each change is recorded with the name of the operator.',
  '',
  '**Lists** return a page of items, newest first, and `next_page_token`. Send it as `page_token` for the next page.',
].join('\n');

/** The OpenAPI 3.1 document of the operators' API. */
export function buildAdminOpenapi(): JsonSchema {
  return buildDocument<AdminComponent>({
    info: {
      title: 'World Generation API for operators',
      summary: 'Version 1.0.0 is the version of the interface. `service_version` of `GET /svc/v1/whoami` is the version of the service.',
      version: '1.0.0',
      description: INTRODUCTION,
    },
    tags: TAGS,
    security: [{ operatorToken: [] }],
    securitySchemes: { operatorToken: { type: 'http', scheme: 'bearer', description: 'The token of an operator.' } },
    routes: ADMIN_ROUTES,
    named: ADMIN_COMPONENTS,
    examples: ADMIN_EXAMPLES,
    failures: FAILURES,
    credentialFailures: [401],
    headers: RESPONSE_HEADERS,
  });
}
