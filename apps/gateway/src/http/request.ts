import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import type { ApiUser } from '../accounts/api-keys.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the API key guard. */
    apiUser?: ApiUser;
    /** Set by the operator guard. */
    operator?: string;
  }
}

const requestOf = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest<FastifyRequest>();

/** The API user behind the request's key; only on routes behind the API key guard. */
export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext): ApiUser => {
  const { apiUser } = requestOf(context);
  if (apiUser === undefined) throw new Error('this route is not behind the API key guard');
  return apiUser;
});

/** The operator's name; only on routes behind the operator guard. */
export const Operator = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const { operator } = requestOf(context);
  if (operator === undefined) throw new Error('this route is not behind the operator guard');
  return operator;
});

/** The id under which this request is found in all logs. */
export const RequestId = createParamDecorator((_data: unknown, context: ExecutionContext): string => requestOf(context).id);
