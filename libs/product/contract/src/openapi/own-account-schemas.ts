import { SCOPES } from '@diorama/domain';
import { DELIVERY_STATES } from '@diorama/webhook';
import { z } from 'zod';

import { dateTimeStringSchema } from './world-schemas.js';

export const apiKeySchema = z.object({
  api_key_id: z.string(),
  project_id: z.string(),
  name: z.string(),
  created_at: dateTimeStringSchema,
  expires_at: dateTimeStringSchema.nullable(),
  revoked_at: dateTimeStringSchema.nullable(),
  last_used_at: dateTimeStringSchema.nullable(),
  replaced_by: z.string().nullable().describe('ID of the key that replaced this key in a rotation.'),
  scopes: z.array(z.enum(SCOPES)).describe('Permissions of the key.'),
});

export const apiKeyListSchema = z.object({
  api_keys: z.array(apiKeySchema).describe('Newest first, including keys that have expired or were revoked.'),
});

export const createdOwnKeySchema = apiKeySchema.extend({
  api_key: z
    .string()
    .nullable()
    .describe(
      'The secret. Only the first response to a request contains it. If the request is repeated with the same `Idempotency-Key`, it is null.',
    ),
});

const attempt = {
  http_status: z.int().nullable(),
  key_ids: z.array(z.string()).describe('`kid` of the keys that signed the request.'),
};

export const accountDeliveryAttemptSchema = z.object({
  ...attempt,
  number: z.int(),
  started_at: dateTimeStringSchema.nullable(),
  duration_ms: z.int().nullable().describe('Duration in milliseconds. Null while the attempt is in progress.'),
  error_category: z.string().nullable().describe('Reason why there is no response.'),
});

export const accountDeliverySchema = z.object({
  delivery_id: z.string().describe('Value of the `webhook-id` header of each attempt.'),
  operation_id: z.string(),
  project_id: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempt_count: z.int(),
  webhook_url: z.string().nullable().describe('URL of the receiver. Null after the operation was purged.'),
  last_attempt: accountDeliveryAttemptSchema.nullable(),
  next_attempt_time: dateTimeStringSchema.nullable(),
  finished_at: dateTimeStringSchema.nullable().describe('Time at which the operation finished.'),
  deadline: dateTimeStringSchema.nullable().describe('Time after which no attempt starts.'),
  created_at: dateTimeStringSchema,
  redeliveries: z.int().describe('Number of manual redeliveries.'),
});

export const accountDeliveryDetailsSchema = accountDeliverySchema.extend({
  event: z.record(z.string(), z.unknown()).nullable().describe('The body of the webhook. Null until the operation is done.'),
  attempts: z.array(accountDeliveryAttemptSchema),
});

export const accountDeliveryPageSchema = z.object({
  deliveries: z.array(accountDeliverySchema),
  next_page_token: z.string().nullable().describe('Token of the next page. Null on the last page.'),
});

/** The named schemas of what account owners see of their keys and webhooks. */
export const OWN_ACCOUNT_COMPONENTS = {
  ApiKey: apiKeySchema,
  ApiKeyList: apiKeyListSchema,
  CreatedApiKey: createdOwnKeySchema,
  AccountDelivery: accountDeliverySchema,
  AccountDeliveryAttempt: accountDeliveryAttemptSchema,
  AccountDeliveryDetails: accountDeliveryDetailsSchema,
  AccountDeliveryPage: accountDeliveryPageSchema,
} as const;

/** A response to account owners about their keys and webhooks. */
export type OwnAccountResponse<Name extends keyof typeof OWN_ACCOUNT_COMPONENTS> = z.output<(typeof OWN_ACCOUNT_COMPONENTS)[Name]>;
