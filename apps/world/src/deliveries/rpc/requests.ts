import { LIMITS } from '@diorama/domain';
import { deliveryProto } from '@diorama/proto-types';
import { fromDeliveryStateMessage } from '@diorama/rpc';
import { ATTEMPT_ERRORS, DELIVERY_STATES } from '@diorama/webhook';
import { z } from 'zod';

import { creationFields, emptyAsNullOr, pageFields } from '../../rpc/list-requests.js';
import {
  accountIdSchema,
  requiredDateSchema,
  deliveryIdSchema,
  rowLimitSchema,
  operationIdSchema,
  boundedText,
} from '../../rpc/requests.js';

const ATTEMPTS_MAX = 1_000;
const SECONDS_MAX = 7 * 86_400;
const KEYS_MAX = 8;

const operator = boundedText(1, LIMITS.operatorNameLength);
const number = z.int().min(1, 'must be at least 1').max(ATTEMPTS_MAX, 'is too large');
const seconds = z.int().min(0, 'must not be negative').max(SECONDS_MAX, 'must be at most one week');

export const deliveryRequestSchema = z.object({ deliveryId: deliveryIdSchema });
export const claimDeliveryRequestSchema = z.object({ deliveryId: deliveryIdSchema, claimant: boundedText(1, LIMITS.idLength) });
export const exhaustDeliveryRequestSchema = z.object({
  deliveryId: deliveryIdSchema,
  claimant: emptyAsNullOr(boundedText(1, LIMITS.idLength)),
});
export const startAttemptRequestSchema = z.object({ deliveryId: deliveryIdSchema, number, hostFails: z.boolean() });

const ended = z.enum(['PENDING', 'DELIVERED', 'SUPPRESSED', 'EXHAUSTED'], 'is not a state that follows an attempt');

export const recordAttemptRequestSchema = z
  .object({
    deliveryId: deliveryIdSchema,
    attempt: z
      .object({
        number,
        startedAt: requiredDateSchema,
        durationMs: z.int().min(0, 'must not be negative'),
        httpStatus: z
          .int()
          .min(100, 'must be an HTTP status')
          .max(999, 'must be an HTTP status')
          .optional()
          .transform((status) => status ?? null),
        errorCategory: emptyAsNullOr(z.enum(ATTEMPT_ERRORS, 'must be a known error category')),
        address: emptyAsNullOr(boundedText(1, 64)),
        keyIds: z.array(boundedText(1, 64)).max(KEYS_MAX, 'has too many items'),
      })
      .refine(
        ({ httpStatus, errorCategory }) => (httpStatus === null) !== (errorCategory === null),
        'must have either a status or an error',
      ),
    nextState: z.enum(deliveryProto.DeliveryState).transform(fromDeliveryStateMessage).pipe(ended),
    nextAttemptTime: z
      .date()
      .optional()
      .transform((at) => at ?? null),
  })
  .transform(({ deliveryId: id, attempt, nextState, nextAttemptTime }) => ({
    deliveryId: id,
    ...attempt,
    nextState,
    nextAttemptAt: nextAttemptTime,
  }));

export const listUnclaimedRequestSchema = z.object({ olderThanSeconds: seconds, giveUpSeconds: seconds, limit: rowLimitSchema });

export const deliverySummariesRequestSchema = z.object({
  accountId: accountIdSchema,
  operationIds: z.array(operationIdSchema).max(LIMITS.pageSizeMax, 'has too many items'),
});

export const listDeliveriesRequestSchema = z.object({
  ...pageFields,
  ...creationFields,
  host: emptyAsNullOr(boundedText(1, LIMITS.idLength)),
  accountId: emptyAsNullOr(boundedText(1, LIMITS.idLength)),
  state: z
    .enum(deliveryProto.DeliveryState)
    .transform(fromDeliveryStateMessage)
    .pipe(z.enum(DELIVERY_STATES, 'must be a known state').nullable()),
  operationId: emptyAsNullOr(boundedText(1, LIMITS.idLength)),
});

export const redeliverWebhookRequestSchema = z.object({ operator });
export const sendDeliveryNowRequestSchema = z.object({ operator });
export const purgeDeliveryRequestSchema = z.object({ operator });
