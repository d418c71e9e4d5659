import { LIMITS } from '@diorama/domain';
import { deliveryProto } from '@diorama/proto-types';
import { deliveryStateOf } from '@diorama/rpc';
import { ATTEMPT_ERRORS, DELIVERY_STATES } from '@diorama/webhook';
import { z } from 'zod';

import { emptyOr, page } from '../../rpc/list-requests.js';
import { accountId, date, deliveryId, limit, operationId, text } from '../../rpc/requests.js';

const ATTEMPTS_MAX = 1_000;
const SECONDS_MAX = 7 * 86_400;
const KEYS_MAX = 8;

const operator = text(1, 128);
const number = z.int().min(1, 'it is below 1').max(ATTEMPTS_MAX, 'there are too many');
const seconds = z.int().min(0, 'it is negative').max(SECONDS_MAX, 'it is more than a week');

export const byDelivery = z.object({ deliveryId });
export const claimDeliveryRequest = z.object({ deliveryId, claimant: text(1, LIMITS.idLength) });
export const exhaustDeliveryRequest = z.object({ deliveryId, claimant: emptyOr(text(1, LIMITS.idLength)) });
export const startAttemptRequest = z.object({ deliveryId, number, hostFails: z.boolean() });

const ended = z.enum(['PENDING', 'DELIVERED', 'SUPPRESSED', 'EXHAUSTED'], 'no attempt leads to it');

export const recordAttemptRequest = z
  .object({
    deliveryId,
    attempt: z
      .object({
        number,
        startedAt: date,
        durationMs: z.int().min(0, 'it is negative'),
        httpStatus: z
          .int()
          .min(100, 'it is no status')
          .max(999, 'it is no status')
          .optional()
          .transform((status) => status ?? null),
        errorCategory: emptyOr(z.enum(ATTEMPT_ERRORS, 'it is no category of errors')),
        address: emptyOr(text(1, 64)),
        keyIds: z.array(text(1, 64)).max(KEYS_MAX, 'there are too many'),
      })
      .refine(
        ({ httpStatus, errorCategory }) => (httpStatus === null) !== (errorCategory === null),
        'it has a status or an error, and not both',
      ),
    nextState: z.enum(deliveryProto.DeliveryState).transform(deliveryStateOf).pipe(ended),
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

export const listUnclaimedRequest = z.object({ olderThanSeconds: seconds, giveUpSeconds: seconds, limit });

export const summariesRequest = z.object({
  accountId,
  operationIds: z.array(operationId).max(LIMITS.pageSizeMax, 'there are too many'),
});

export const listDeliveriesRequest = z.object({
  ...page,
  accountId: emptyOr(text(1, LIMITS.idLength)),
  state: z.enum(deliveryProto.DeliveryState).transform(deliveryStateOf).pipe(z.enum(DELIVERY_STATES, 'it is no state').nullable()),
  operationId: emptyOr(text(1, LIMITS.idLength)),
});

export const redeliverRequest = z.object({ operator });
export const sendNowRequest = z.object({ operator });
export const purgeRequest = z.object({ operator });
