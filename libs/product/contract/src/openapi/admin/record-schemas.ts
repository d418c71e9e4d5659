import { OPERATION_STATES } from '@diorama/domain';
import { DELIVERY_STATES } from '@diorama/webhook';
import { z } from 'zod';

import { dateTimeString } from '../world-schemas.js';
import { nextPageToken } from './account-schemas.js';

const url = z.string().meta({ format: 'uri' });

export const operator = z.object({ operator: z.string().describe('Name of the operator.') });

export const consoleSession = operator.extend({ expires_at: dateTimeString });

export const worldSummary = z.object({
  display_name: z.string(),
  thumbnail_url: url.nullable(),
  caption: z.string().nullable(),
  world_svc_url: url,
  permission: z.object({ public: z.boolean(), allow_id_access: z.boolean() }),
});

const cost = z.object({
  total_credits: z.int(),
  line_items: z.array(z.object({ name: z.string(), credits: z.int() })),
});

export const adminOperation = z.object({
  operation_id: z.string(),
  account_id: z.string(),
  account_name: z.string(),
  project_id: z.string(),
  kind: z.string().describe('Such as `generate-world`; kinds may be added.'),
  state: z.enum(OPERATION_STATES),
  model: z.string().nullable().describe('Null when the operation uses no model of worlds.'),
  seed: z.int(),
  request_id: z.string(),
  world_id: z.string().nullable(),
  world: worldSummary.nullable(),
  progress: z.object({ percent: z.int(), stage: z.string(), description: z.string() }).nullable(),
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  cost: cost.nullable(),
  stages: z.array(z.object({ name: z.string(), seconds: z.number() })).describe('Duration of each finished stage.'),
  has_webhook: z.boolean().describe('Whether the operation has a webhook delivery.'),
  created_at: dateTimeString,
  started_at: dateTimeString.nullable(),
  ended_at: dateTimeString.nullable(),
  temporal_url: url.nullable().describe('The workflow in the Temporal UI; null when no UI is configured.'),
});

export const adminOperationPage = z.object({ operations: z.array(adminOperation), next_page_token: nextPageToken });

export const cancelledOperation = z.object({ operation_id: z.string(), state: z.enum(OPERATION_STATES) });

export const purgedOperation = z.object({ operation_id: z.string(), purged: z.literal(true) });

export const deliveryAttempt = z.object({
  number: z.int(),
  started_at: dateTimeString.nullable(),
  duration_ms: z.int().nullable().describe('Null while the attempt runs.'),
  http_status: z.int().nullable(),
  error_category: z.string().nullable().describe('Why there is no HTTP status.'),
  address: z.string().nullable().describe('IP address of the receiver.'),
  key_ids: z.array(z.string()).describe('Keys that signed the attempt.'),
});

export const delivery = z.object({
  delivery_id: z.string(),
  operation_id: z.string(),
  account_id: z.string(),
  project_id: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempt_count: z.int(),
  webhook_url: z.string().nullable().describe('Null after a purge.'),
  last_attempt: deliveryAttempt.nullable(),
  next_attempt_time: dateTimeString.nullable(),
  finished_at: dateTimeString.nullable(),
  deadline: dateTimeString.nullable(),
  created_at: dateTimeString,
  redeliveries: z.int(),
});

export const deliveryDetails = delivery.extend({
  event: z.unknown().describe('The body of the callback; null until the operation ends.'),
  attempts: z.array(deliveryAttempt),
});

export const deliveryPage = z.object({ deliveries: z.array(delivery), next_page_token: nextPageToken });

export const signingKey = z.object({
  kid: z.string(),
  created_at: dateTimeString,
  created_by: z.string(),
  listed_from: dateTimeString,
  sign_from: dateTimeString,
  sign_until: dateTimeString.nullable(),
  listed_until: dateTimeString.nullable(),
  revoked_at: dateTimeString.nullable(),
  revoked_by: z.string().nullable(),
});

export const signingKeyList = z.object({ signing_keys: z.array(signingKey) });

export const rotatedSigningKey = z.object({
  rotated: z.boolean().describe('False when a rotation is already in progress.'),
  signing_key: signingKey,
});

export const revokedSigningKey = z.object({
  revoked: z.boolean().describe('False when the key was no longer in use.'),
  signing_key: signingKey.describe('The key that replaces it.'),
});

export const overview = z.object({
  accounts: z.int(),
  worlds: z.int(),
  queued_operations: z.int(),
  running_operations: z.int(),
  last_24_hours: z.object({ succeeded: z.int(), failed: z.int(), cancelled: z.int(), credits_used: z.int() }),
  refusals_since_yesterday: z.record(z.string(), z.int()).describe('Refusals by the content policy, by category.'),
});

export const auditLine = z.object({
  id: z.string(),
  operator: z.string().nullable(),
  action: z.string(),
  account_id: z.string().nullable(),
  target: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  created_at: dateTimeString,
});

export const auditPage = z.object({ lines: z.array(auditLine), next_page_token: nextPageToken });
