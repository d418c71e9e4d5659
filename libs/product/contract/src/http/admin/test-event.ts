import { LIMITS } from '@diorama/domain';
import { z } from 'zod';

import { boundedPlainText } from '../fields/plain-text.js';
import { sendableUrlSchema } from '../fields/sendable-url.js';

/** Body of `POST /admin/v1/webhooks:test`. */
export const testWebhookRequestSchema = z.object({
  webhook_url: sendableUrlSchema.describe(
    'URL that receives the event. It must use https, port 443 and a public DNS name, without credentials and without a fragment.',
  ),
  account_id: boundedPlainText(1, LIMITS.idLength)
    .nullish()
    .describe('Account that the event contains, and whose audit log records the event. If omitted, the event contains `acc_test`.'),
});
export type TestWebhookRequest = z.output<typeof testWebhookRequestSchema>;
