import { LIMITS } from '@diorama/domain';
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
