import { isDeliveryId } from '@diorama/domain';
import { WEBHOOK_BODY_BYTES } from '@diorama/webhook';
import { z } from 'zod';

const operator = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/, 'it is no name of an operator');
const kid = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'it is no id of a signing key');

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
export const signRequest = z.object({
  deliveryId: z.string().refine((id): boolean => isDeliveryId(id), 'it is no id of a delivery'),
  timestamp: z.int('it is no whole number of seconds').min(0, 'it is negative'),
  body: z
    .instanceof(Uint8Array, { error: 'it is missing' })
    .refine(({ length }) => length <= WEBHOOK_BODY_BYTES, `it has more than ${WEBHOOK_BODY_BYTES} bytes`)
    .refine(isJsonObject, 'it is no JSON object'),
});

export const rotateRequest = z.object({
  immediate: z.boolean(),
  operator,
  olderThanDays: z.int().min(0, 'it is negative').max(36_500, 'it is more than a hundred years'),
});

export const revokeRequest = z.object({ kid, operator });
