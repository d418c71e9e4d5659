import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';

import { getCurrentUser } from '../accounts/current-user.js';
import { getFastifyRequest } from '../http/fastify-request.js';
import { readIdempotencyKey } from '../http/idempotency-header.js';
import type { OperationStartContext } from './start-context.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a start that is answered when its operation has ended: it is timed apart from those that are answered at once. */
    waits?: boolean;
  }
}

/** How a start came to us, on the route of that name; only on routes that need an API key. */
export const CurrentStartContext = createParamDecorator((route: string, context: ExecutionContext): OperationStartContext => {
  const request = getFastifyRequest(context);
  const { arrivedAt, over } = request;
  const idempotencyKey = readIdempotencyKey(request);
  return { user: getCurrentUser(context), arrivedAt, over, route, idempotencyKey, webhookUrl: null };
});
