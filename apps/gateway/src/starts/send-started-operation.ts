import type { worldProto } from '@diorama/proto-types';
import type { FastifyReply } from 'fastify';

import { buildRateLimitHeaders } from '../http/rate-limit-headers.js';
import type { StartedOperation } from '../operations/operations.js';

/** Sets the headers that belong to the answer of a start, and answers its operation. */
export function sendStartedOperation(reply: FastifyReply, { operation, windows, replayed }: StartedOperation): worldProto.Operation {
  void reply.headers({ ...buildRateLimitHeaders(windows), ...(replayed ? { 'idempotency-replayed': 'true' } : {}) });
  return operation;
}
