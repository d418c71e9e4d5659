import { LIMITS } from '@diorama/domain';
import { parseWebhookUrl } from '@diorama/webhook';
import { z } from 'zod';

import { boundedPlainText } from '../fields/plain-text.js';

/** Body of `POST /admin/v1/webhooks:test`. */
export const testWebhookRequestSchema = z.object({
  webhook_url: z
    .string()
    .superRefine((url, context) => {
      const read = parseWebhookUrl(url);
      if (!read.ok) context.addIssue({ code: 'custom', message: `callbacks cannot be sent to this URL: ${read.problem}` });
    })
    .describe(
      'URL that receives the event. It must use https, port 443 and a public DNS name, without credentials and without a fragment.',
    ),
  account_id: boundedPlainText(1, LIMITS.idLength)
    .nullish()
    .describe('Account that the event names and whose audit log shows it. If omitted, the event names `acc_test`.'),
});
export type TestWebhookRequest = z.output<typeof testWebhookRequestSchema>;
