import type { worldProto } from '@diorama/proto-types';

import { hashRequest } from './request-hash.js';
import type { OperationStartContext } from './start-context.js';

/** The caller's idempotency key for a route, with the hash of what is asked; undefined where the caller gave none. */
export function createIdempotencyKey(context: OperationStartContext, asked: unknown): worldProto.IdempotencyKey | undefined {
  const { idempotencyKey: key, route, webhookUrl } = context;
  return key === null ? undefined : { key, route, bodySha256: hashRequest(webhookUrl === null ? asked : [asked, webhookUrl]) };
}
