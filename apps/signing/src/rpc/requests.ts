import { isDeliveryId, isOperatorName } from '@diorama/domain';
import { WEBHOOK_BODY_BYTES } from '@diorama/webhook';
import { z } from 'zod';

const operator = z.string().refine(isOperatorName, 'must be the name of an operator');
const kid = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'must be the id of a signing key');

const UTF8 = new TextDecoder('utf-8', { fatal: true });

function isJsonObject(bytes: Uint8Array): boolean {
  try {
    const value: unknown = JSON.parse(UTF8.decode(bytes));
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** What a callback is made of, and nothing else. */
export const signRequestSchema = z.object({
  deliveryId: z.string().refine((id): boolean => isDeliveryId(id), 'must be the id of a delivery'),
  timestamp: z.int('must be a whole number of seconds').min(0, 'must not be negative'),
  body: z
    .instanceof(Uint8Array, { error: 'is missing' })
    .refine(({ length }) => length <= WEBHOOK_BODY_BYTES, `must have at most ${WEBHOOK_BODY_BYTES} bytes`)
    .refine(isJsonObject, 'must be a JSON object'),
});

export const rotateRequestSchema = z.object({
  immediate: z.boolean(),
  operator,
  olderThanDays: z.int().min(0, 'must not be negative').max(36_500, 'must be at most 100 years'),
});

export const revokeRequestSchema = z.object({ kid, operator });
