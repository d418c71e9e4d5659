import { LIMITS, SCOPES } from '@diorama/domain';
import { DELIVERY_STATES } from '@diorama/webhook';
import { z } from 'zod';

import { boundedList } from './fields/bounded-list.js';
import { dateTime } from './fields/date-time.js';
import { boundedPlainText } from './fields/plain-text.js';
import { pageFields } from './page.js';
import { idempotencyHeaderSchema } from './queries.js';

const words = boundedPlainText(0, LIMITS.idLength).nullish();

/** Body of `POST /svc/v1/keys`. */
export const createApiKeyRequestSchema = z.object({
  name: boundedPlainText(1, LIMITS.accountNameLength).describe('A name that identifies the key.'),
  project_id: boundedPlainText(1, LIMITS.idLength)
    .nullish()
    .describe('Project of the account that the key belongs to. Defaults to the project of the calling key.'),
  expires_at: dateTime
    .nullish()
    .describe(
      'Time at which the key expires. Defaults to the expiry time of the calling key, and must not be later. If the calling key does not expire, the new key does not expire by default.',
    ),
  scopes: boundedList(z.enum(SCOPES), 1, SCOPES.length)
    .nullish()
    .describe('Scopes of the key, which must be scopes of the calling key. Defaults to all scopes of the calling key.'),
});
export type CreateApiKeyRequest = z.output<typeof createApiKeyRequestSchema>;

/** Header of a request that creates a key. */
export const createKeyHeaderSchema = z.object({
  'idempotency-key': idempotencyHeaderSchema.shape['idempotency-key'].describe(
    'Repeating the request with the same key returns the API key that it created, with null instead of the secret. A different request with the same key returns 422.',
  ),
});

/** Body of `POST /svc/v1/keys/{api_key_id}:revoke`. */
export const revokeApiKeyRequestSchema = z.object({
  force: z
    .boolean()
    .nullish()
    .describe('Also revoke the last valid key that can manage keys. Afterwards, only the operator can create a key.'),
});
export type RevokeApiKeyRequest = z.output<typeof revokeApiKeyRequestSchema>;

/** Query of `GET /svc/v1/webhooks/deliveries`. */
export const ownDeliveriesQuerySchema = z.object({
  ...pageFields,
  created_from: dateTime.nullish().describe('Created at this time or later.'),
  created_until: dateTime.nullish().describe('Created before this time.'),
  host: words.describe('Part of the host of the receiver.'),
  operation_id: words,
  state: z.enum(DELIVERY_STATES).nullish(),
});
export type OwnDeliveriesQuery = z.output<typeof ownDeliveriesQuerySchema>;
