import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { idempotencyHeader, validateHeaders } from '@diorama/contract';

import type { ApiUser } from '../accounts/api-keys.js';
import type { StartContext } from '../starts/start-context.js';
import { InvalidRequest } from './failures.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on routes that need an API key. */
    apiUser?: ApiUser;
    /** Set on routes for operators. */
    operator?: string;
    /** Set by a start that is answered when its operation has ended: it is timed apart from those that are answered at once. */
    waits?: boolean;
  }
}

const requestOf = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest<FastifyRequest>();

/** The API user behind the request's key; only on routes that need one. */
export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext): ApiUser => {
  const { apiUser } = requestOf(context);
  if (apiUser === undefined) throw new Error('this route does not need an API key');
  return apiUser;
});

/** The operator's name; only on routes for operators. */
export const Operator = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const { operator } = requestOf(context);
  if (operator === undefined) throw new Error('this route is not for operators');
  return operator;
});

/** The id under which this request is found in all logs. */
export const RequestId = createParamDecorator((_data: unknown, context: ExecutionContext): string => requestOf(context).id);

/** A string of a structured field (RFC 9651), which the header's draft asks for; without quotes it is taken as it is. */
const QUOTED = /^"([^"\\]*)"$/;

/** How a start came to us, on the route of that name; only on routes that need an API key. */
export const Start = createParamDecorator((route: string, context: ExecutionContext): StartContext => {
  const { apiUser, id, headers, arrivedAt, over } = requestOf(context);
  if (apiUser === undefined) throw new Error('this route does not need an API key');
  const idempotencyKey = idempotencyKeyOf(headers['idempotency-key']);
  return { user: apiUser, requestId: id, arrivedAt, over, route, idempotencyKey, webhookUrl: null };
});

function idempotencyKeyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  const key = QUOTED.exec(String(header))?.[1] ?? String(header);
  const checked = validateHeaders(idempotencyHeader, { 'idempotency-key': key });
  if (!checked.ok) throw new InvalidRequest(checked.errors);
  return key;
}
