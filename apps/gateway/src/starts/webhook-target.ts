import { randomBytes } from 'node:crypto';

import { ID_RANDOM_BYTES, createDeliveryId } from '@diorama/domain';
import type { deliveryProto } from '@diorama/proto-types';

import type { OperationStartContext } from './start-context.js';

/** The callback that a start asks for, with a new delivery id; undefined where it asks for none. */
export function createWebhookTarget({ webhookUrl: url }: OperationStartContext): deliveryProto.WebhookTarget | undefined {
  return url === null ? undefined : { deliveryId: createDeliveryId(randomBytes(ID_RANDOM_BYTES)), url };
}
