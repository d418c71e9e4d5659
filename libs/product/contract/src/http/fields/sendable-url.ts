import { parseWebhookUrl } from '@diorama/webhook';
import { z } from 'zod';

/** Says why webhooks cannot be sent to a URL. @param problem of `parseWebhookUrl` */
export const formatWebhookUrlProblem = (problem: string): string => `webhooks cannot be sent to this URL: ${problem}`;

/** A URL to which callbacks can be sent, apart from the hosts that an operator forbids. */
export const sendableUrlSchema = z.string().superRefine((url, context) => {
  const read = parseWebhookUrl(url);
  if (!read.ok) context.addIssue({ code: 'custom', message: formatWebhookUrlProblem(read.problem) });
});
