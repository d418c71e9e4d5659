import { LIMITS, isDeliveryId } from '@diorama/domain';
import { WEBHOOK_BODY_BYTES, parseWebhookUrl } from '@diorama/webhook';
import { z } from 'zod';

const TIMEOUT_MS_MAX = 600_000;
const ID_MAX = 64;

export const fetchMediaRequestSchema = z.object({
  url: z.string(),
  accountId: z.string().max(ID_MAX, 'is too long'),
  maxBytes: z.int().positive('must be greater than 0'),
  timeoutMs: z
    .int()
    .min(0, 'must be at least 0')
    .max(TIMEOUT_MS_MAX, `must be at most ${TIMEOUT_MS_MAX}`)
    .transform((ms) => (ms === 0 ? LIMITS.fetchMs : ms)),
});

export const sendTestEventRequestSchema = z.object({
  url: z.string().refine((url) => parseWebhookUrl(url).ok, 'must be a URL that takes webhooks'),
  deliveryId: z.string().refine((id): boolean => isDeliveryId(id), 'must be the id of a delivery'),
  event: z.instanceof(Buffer).refine(({ length }) => length <= WEBHOOK_BODY_BYTES, `must have at most ${WEBHOOK_BODY_BYTES} bytes`),
  holder: z.string().min(1, 'is missing').max(ID_MAX, 'is too long'),
});
