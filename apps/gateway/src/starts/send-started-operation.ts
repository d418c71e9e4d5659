import type { worldProto } from '@diorama/proto-types';
import type { FastifyReply } from 'fastify';

import { buildRateLimitHeaders } from '../http/rate-limit-headers.js';
import type { StartedOperation } from '../operations/operations.js';

/** Sets the response headers of a start, and returns its operation. */
export function sendStartedOperation(reply: FastifyReply, { operation, windows, replayed }: StartedOperation): worldProto.Operation {
  void reply.headers({ ...buildRateLimitHeaders(windows), ...(replayed ? { 'idempotency-replayed': 'true' } : {}) });
  return operation;
}
