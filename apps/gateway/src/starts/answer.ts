import type { FastifyReply } from 'fastify';

import { rateHeaders } from '../http/rate-headers.js';
import type { OperationView } from '../operations/operation-view.js';
import type { Started } from '../operations/operations.js';

/** Answers a start: the operation, with the headers that belong to it. */
export function answer(reply: FastifyReply, { operation, windows, replayed }: Started): OperationView {
  void reply.headers({ ...rateHeaders(windows), ...(replayed ? { 'idempotency-replayed': 'true' } : {}) });
  return operation;
}
