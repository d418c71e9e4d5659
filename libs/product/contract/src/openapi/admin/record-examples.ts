import { describeAttemptOutcome } from '@diorama/webhook';

import type { Examples } from '../build-document.js';
import type { AdminComponent } from './components.js';
import {
  ACCOUNT_ID,
  ACCOUNT_NAME,
  DELIVERY_ID,
  KEY_ID,
  NEXT_KEY_ID,
  OPERATION_ID,
  OPERATOR,
  PROJECT_ID,
  RUNNING_OPERATION_ID,
  WORLD_ID,
} from './example-ids.js';

const WEBHOOK_URL = 'https://hooks.example.com/worlds?tenant=7';
const TEMPORAL = 'https://temporal.example.com/namespaces/diorama/workflows';

const succeeded = {
  operation_id: OPERATION_ID,
  account_id: ACCOUNT_ID,
  account_name: ACCOUNT_NAME,
  project_id: PROJECT_ID,
  kind: 'generate-world',
  state: 'SUCCEEDED',
  model: 'svc-1.1',
  seed: 42,
  request_id: 'req_6f1c8e0b9a3d4f72b5c1d0e8a7f43921',
  world_id: WORLD_ID,
  world: {
    display_name: 'Fjord',
    thumbnail_url: 'https://worlds.example.com/files/thumbnail.jpg',
    caption: 'A quiet fjord between steep green slopes under a pale sky.',
    world_svc_url: `https://worlds.example.com/world/${WORLD_ID}`,
    permission: { public: false, allow_id_access: true },
  },
  progress: { percent: 100, stage: 'publish', description: 'Publishing the world' },
  failure: null,
  cost: {
    total_credits: 1_580,
    line_items: [
      { name: 'Panorama from text', credits: 80 },
      { name: 'World generation (svc-1.1)', credits: 1_500 },
    ],
  },
  stages: [
    { name: 'compose', seconds: 3.1 },
    { name: 'render', seconds: 141.6 },
    { name: 'splats', seconds: 101.2 },
    { name: 'collider', seconds: 27.8 },
    { name: 'publish', seconds: 5.4 },
  ],
  has_webhook: true,
  created_at: '2026-11-21T09:00:00.000Z',
  started_at: '2026-11-21T09:00:00.412Z',
  ended_at: '2026-11-21T09:04:40.000Z',
  temporal_url: `${TEMPORAL}/${OPERATION_ID}`,
};

const running = {
  ...succeeded,
  operation_id: RUNNING_OPERATION_ID,
  state: 'RUNNING',
  seed: 7,
  request_id: 'req_0d7b52c4e81f4a3693aefb20c6d59817',
  world_id: null,
  world: null,
  progress: { percent: 31, stage: 'render', description: 'Rendering the panorama' },
  cost: null,
  stages: [{ name: 'compose', seconds: 2.9 }],
  has_webhook: false,
  created_at: '2026-11-21T09:04:50.000Z',
  started_at: '2026-11-21T09:04:50.388Z',
  ended_at: null,
  temporal_url: `${TEMPORAL}/${RUNNING_OPERATION_ID}`,
};

/** Both keys sign while one replaces the other. */
const attempt = {
  number: 1,
  started_at: '2026-11-21T09:04:41.020Z',
  duration_ms: 41,
  http_status: 503,
  error_category: null,
  address: '203.0.113.20',
  key_ids: [NEXT_KEY_ID, KEY_ID],
};
const lastAttempt = { ...attempt, number: 2, started_at: '2026-11-21T09:05:12.380Z', duration_ms: 38, http_status: 204 };

const delivered = {
  delivery_id: DELIVERY_ID,
  operation_id: OPERATION_ID,
  account_id: ACCOUNT_ID,
  project_id: PROJECT_ID,
  state: 'DELIVERED',
  attempt_count: 2,
  webhook_url: WEBHOOK_URL,
  last_attempt: lastAttempt,
  next_attempt_time: null,
  finished_at: succeeded.ended_at,
  deadline: '2026-11-22T09:04:40.000Z',
  created_at: succeeded.created_at,
  redeliveries: 0,
  temporal_url: `${TEMPORAL}/webhook-delivery%2F${DELIVERY_ID}`,
};

const event = {
  id: `evt_${OPERATION_ID}`,
  type: 'task.succeeded',
  schemaVersion: '1',
  createdAt: succeeded.ended_at,
  data: {
    accountId: ACCOUNT_ID,
    projectId: PROJECT_ID,
    operationId: OPERATION_ID,
    operation: `operations/${OPERATION_ID}`,
    taskName: 'generateWorld',
    state: 'SUCCEEDED',
  },
};

const newKey = {
  kid: NEXT_KEY_ID,
  created_at: '2026-11-20T08:00:00.000Z',
  created_by: OPERATOR,
  listed_from: '2026-11-20T08:00:00.000Z',
  sign_from: '2026-11-20T08:15:00.000Z',
  sign_until: null,
  listed_until: null,
  revoked_at: null,
  revoked_by: null,
};

const oldKey = {
  ...newKey,
  kid: KEY_ID,
  created_at: '2026-03-01T08:00:00.000Z',
  listed_from: '2026-03-01T08:00:00.000Z',
  sign_from: '2026-03-01T08:00:00.000Z',
  sign_until: '2026-11-22T08:00:00.000Z',
  listed_until: '2026-11-23T08:00:00.000Z',
};

const REVOCATION_TIME = '2026-11-21T12:00:00.000Z';
const keyAfterRevocation = {
  ...newKey,
  kid: 'q3GfT7yLw0XnBv5RzKc8HsJp2MdEa9UoWi1VtYb6Nxk',
  created_at: REVOCATION_TIME,
  listed_from: REVOCATION_TIME,
  sign_from: REVOCATION_TIME,
};

const auditLine = {
  id: '118',
  operator: OPERATOR,
  action: 'credits.grant',
  account_id: ACCOUNT_ID,
  target: 'ticket-1042',
  details: { credits: 3_160 },
  created_at: '2026-11-20T10:00:00.000Z',
};

const auditLines = [
  auditLine,
  {
    ...auditLine,
    id: '117',
    action: 'signing-key.rotate',
    account_id: null,
    target: NEXT_KEY_ID,
    details: { immediate: false },
    created_at: newKey.created_at,
  },
  {
    ...auditLine,
    id: '4',
    action: 'account.create',
    target: ACCOUNT_ID,
    details: { tier: 'default', credits: 20_000, api_key_id: 'zKcw77gZ8H1g' },
    created_at: '2026-03-01T09:00:00.000Z',
  },
];

const operator = { operator: OPERATOR, role: 'operator' };

/** Examples of operators, operations, deliveries, signing keys and the audit log, by the names of their schemas. */
export const RECORD_EXAMPLES: Examples<AdminComponent> = {
  Operator: {
    token: operator,
    person: {
      operator: 'oidc:ada@example.com/248289761001',
      role: 'operator',
      person: { name: 'Ada Example', email: 'ada@example.com' },
    },
  },
  ConsoleSession: { session: { ...operator, expires_at: '2026-11-21T21:00:00.000Z' } },
  OperationPage: { page: { operations: [running, succeeded], next_page_token: null } },
  CancelledOperation: { cancelled: { operation_id: RUNNING_OPERATION_ID, state: 'CANCELLED' } },
  PurgedOperation: { purged: { operation_id: OPERATION_ID, purged: true } },
  DeliveryPage: { page: { deliveries: [delivered], next_page_token: null } },
  DeliveryDetails: { delivered: { ...delivered, event, attempts: [attempt, lastAttempt] } },
  Delivery: {
    redelivered: { ...delivered, state: 'SCHEDULED', deadline: '2026-11-22T10:00:00.000Z', redeliveries: 1 },
    waiting: {
      ...delivered,
      state: 'PENDING',
      attempt_count: 1,
      last_attempt: attempt,
      next_attempt_time: '2026-11-21T09:05:12.380Z',
    },
  },
  TestWebhookRequest: { account: { webhook_url: WEBHOOK_URL, account_id: ACCOUNT_ID } },
  TestDelivery: {
    delivered: {
      delivery_id: 'del_4Zc8WnQy1KtVx6Lr3JbHg5',
      delivered: true,
      http_status: 204,
      error_category: null,
      duration_ms: 36,
      address: attempt.address,
      key_ids: attempt.key_ids,
      hint: describeAttemptOutcome({ httpStatus: 204, retryAfter: null }),
    },
    refused: {
      delivery_id: 'del_2Rm7TqXv9PdNs0Fw5YkCh3',
      delivered: false,
      http_status: null,
      error_category: 'connect_refused',
      duration_ms: 12,
      address: attempt.address,
      key_ids: attempt.key_ids,
      hint: describeAttemptOutcome({ errorCategory: 'connect_refused' }),
    },
  },
  RotateSigningKeyRequest: { gradual: {}, immediate: { immediate: true } },
  SigningKeyList: { rotation: { signing_keys: [newKey, oldKey] } },
  RotatedSigningKey: { rotated: { rotated: true, signing_key: newKey }, in_progress: { rotated: false, signing_key: newKey } },
  RevokedSigningKey: { revoked: { revoked: true, signing_key: keyAfterRevocation } },
  AuditPage: { page: { lines: auditLines, next_page_token: null } },
};
