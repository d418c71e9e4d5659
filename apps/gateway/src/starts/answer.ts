import type { worldProto } from '@diorama/proto-types';
import type { FastifyReply } from 'fastify';

import { rateHeaders } from '../http/rate-headers.js';
import type { Started } from '../operations/operations.js';

/** Sets the headers that belong to the answer of a start, and answers its operation. */
export function answer(reply: FastifyReply, { operation, windows, replayed }: Started): worldProto.Operation {
  void reply.headers({ ...rateHeaders(windows), ...(replayed ? { 'idempotency-replayed': 'true' } : {}) });
  return operation;
}
