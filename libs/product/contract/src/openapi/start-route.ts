import { idempotencyHeaderSchema } from '../http/queries.js';

/** What every route that starts an operation takes and answers in headers. */
export const START = {
  headers: idempotencyHeaderSchema,
  answerHeaders: ['RateLimit', 'RateLimit-Policy', 'Idempotency-Replayed'],
} as const;
