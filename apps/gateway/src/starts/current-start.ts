import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';

import { idempotencyHeaderSchema, validateHeaders } from '@diorama/contract';

import { getCurrentUser } from '../accounts/current-user.js';
import { InvalidRequestError } from '../http/request-errors.js';
import { getFastifyRequest } from '../http/fastify-request.js';
import type { OperationStartContext } from './start-context.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a start that is answered when its operation has ended: it is timed apart from those that are answered at once. */
    waits?: boolean;
  }
}

/** A string of a structured field (RFC 9651), which the header's draft asks for; without quotes it is taken as it is. */
const QUOTED = /^"([^"\\]*)"$/;

/** How a start came to us, on the route of that name; only on routes that need an API key. */
export const CurrentStartContext = createParamDecorator((route: string, context: ExecutionContext): OperationStartContext => {
  const { headers, arrivedAt, over } = getFastifyRequest(context);
  const idempotencyKey = idempotencyKeyOf(headers['idempotency-key']);
  return { user: getCurrentUser(context), arrivedAt, over, route, idempotencyKey, webhookUrl: null };
});

function idempotencyKeyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  const key = QUOTED.exec(String(header))?.[1] ?? String(header);
  const checked = validateHeaders(idempotencyHeaderSchema, { 'idempotency-key': key });
  if (!checked.ok) throw new InvalidRequestError(checked.errors);
  return key;
}
