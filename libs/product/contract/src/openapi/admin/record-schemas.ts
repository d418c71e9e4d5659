import { OPERATION_STATES, OPERATOR_ROLES } from '@diorama/domain';
import { ATTEMPT_ERRORS, DELIVERY_STATES } from '@diorama/webhook';
import { z } from 'zod';

import { dateTimeStringSchema } from '../world-schemas.js';
import { nextPageTokenSchema } from './account-schemas.js';

const url = z.string().meta({ format: 'uri' });

export const operatorSchema = z.object({
  operator: z
    .string()
    .describe('Name of the operator: the name of the token, or `oidc:` with the e-mail address, a slash and the subject of a person.'),
  role: z.enum(OPERATOR_ROLES).describe('What the operator may do. Each role includes the previous role.'),
  person: z
    .object({
      name: z.string().nullable().describe('Name of the person; null when the provider sends none.'),
      email: z.string().nullable().describe('E-mail address; null when the provider sends none, or has not verified it.'),
    })
    .optional()
    .describe('The person, when an identity provider named one.'),
});

export const consoleSessionSchema = operatorSchema.extend({ expires_at: dateTimeStringSchema });

export const worldSummarySchema = z.object({
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

export const adminOperationSchema = z.object({
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
  world: worldSummarySchema.nullable(),
  progress: z.object({ percent: z.int(), stage: z.string(), description: z.string() }).nullable(),
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  cost: cost.nullable(),
  stages: z.array(z.object({ name: z.string(), seconds: z.number() })).describe('Duration of each finished stage.'),
  has_webhook: z.boolean().describe('Whether the operation has a webhook delivery.'),
  created_at: dateTimeStringSchema,
  started_at: dateTimeStringSchema.nullable(),
  ended_at: dateTimeStringSchema.nullable(),
  temporal_url: url.nullable().describe('The workflow in the Temporal UI; null when no UI is configured.'),
});

export const adminOperationPageSchema = z.object({ operations: z.array(adminOperationSchema), next_page_token: nextPageTokenSchema });

export const cancelledOperationSchema = z.object({ operation_id: z.string(), state: z.enum(OPERATION_STATES) });

export const purgedOperationSchema = z.object({ operation_id: z.string(), purged: z.literal(true) });

export const deliveryAttemptSchema = z.object({
  number: z.int(),
  started_at: dateTimeStringSchema.nullable(),
  duration_ms: z.int().nullable().describe('Null while the attempt runs.'),
  http_status: z.int().nullable(),
  error_category: z.string().nullable().describe('Why there is no HTTP status.'),
  address: z.string().nullable().describe('IP address of the receiver.'),
  key_ids: z.array(z.string()).describe('Keys that signed the attempt.'),
});

export const deliverySchema = z.object({
  delivery_id: z.string(),
  operation_id: z.string(),
  account_id: z.string(),
  project_id: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempt_count: z.int(),
  webhook_url: z.string().nullable().describe('Null after a purge.'),
  last_attempt: deliveryAttemptSchema.nullable(),
  next_attempt_time: dateTimeStringSchema.nullable(),
  finished_at: dateTimeStringSchema.nullable(),
  deadline: dateTimeStringSchema.nullable(),
  created_at: dateTimeStringSchema,
  redeliveries: z.int(),
  temporal_url: url
    .nullable()
    .describe('The workflow of the newest round in the Temporal UI; null when no UI is configured. Temporal has it once it was started.'),
});

export const deliveryDetailsSchema = deliverySchema.extend({
  event: z.unknown().describe('The body of the webhook. Null until the operation is finished.'),
  attempts: z.array(deliveryAttemptSchema),
});

export const deliveryPageSchema = z.object({ deliveries: z.array(deliverySchema), next_page_token: nextPageTokenSchema });

export const testDeliverySchema = z.object({
  delivery_id: z.string().describe('The `webhook-id` of the request. No delivery has it.'),
  delivered: z.boolean().describe('Whether the receiver returned 2xx.'),
  http_status: z.int().nullable(),
  error_category: z.enum(ATTEMPT_ERRORS).nullable().describe('Why there is no HTTP status.'),
  duration_ms: z.int().describe('From the DNS lookup to the head of the response.'),
  address: z.string().nullable().describe('IP address of the receiver.'),
  key_ids: z.array(z.string()).describe('Keys that signed the event.'),
  hint: z.string().describe('What the result means, and what helps.'),
});

export const signingKeySchema = z.object({
  kid: z.string(),
  created_at: dateTimeStringSchema,
  created_by: z.string(),
  listed_from: dateTimeStringSchema,
  sign_from: dateTimeStringSchema,
  sign_until: dateTimeStringSchema.nullable(),
  listed_until: dateTimeStringSchema.nullable(),
  revoked_at: dateTimeStringSchema.nullable(),
  revoked_by: z.string().nullable(),
});

export const signingKeyListSchema = z.object({ signing_keys: z.array(signingKeySchema) });

export const rotatedSigningKeySchema = z.object({
  rotated: z.boolean().describe('False when a rotation is already in progress.'),
  signing_key: signingKeySchema,
});

export const revokedSigningKeySchema = z.object({
  revoked: z.boolean().describe('False when the key was no longer in use.'),
  signing_key: signingKeySchema.describe('The key that replaces it.'),
});

export const overviewSchema = z.object({
  accounts: z.int(),
  worlds: z.int(),
  queued_operations: z.int(),
  running_operations: z.int(),
  last_24_hours: z.object({
    succeeded: z.int(),
    failed: z.int(),
    cancelled: z.int(),
    credits_used: z.int(),
    refusals: z.record(z.string(), z.int()).describe('Refusals by the content policy, by category.'),
  }),
});

export const auditLineSchema = z.object({
  id: z.string(),
  operator: z
    .string()
    .nullable()
    .describe(
      'Name of the operator, `oidc:` with the e-mail address, a slash and the subject of a person, or `key:` and the ID of an API key of the account. Null for the service.',
    ),
  action: z.string(),
  account_id: z.string().nullable(),
  target: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  created_at: dateTimeStringSchema,
});

export const auditPageSchema = z.object({ lines: z.array(auditLineSchema), next_page_token: nextPageTokenSchema });
