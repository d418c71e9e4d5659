import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';

import type { OperatorRole } from '@diorama/domain';

import { getFastifyRequest } from '../http/fastify-request.js';
import type { Operator } from '../operators/operators.js';
import type { AuthenticatedUser } from './api-keys.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on routes that need an API key. */
    apiUser?: AuthenticatedUser;
    /** Set on routes for operators. */
    operator?: Operator;
  }
}

/** The API user behind the request's key; only on routes that need one. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): AuthenticatedUser => getCurrentUser(context));

/** @throws Error on a route that does not need an API key */
export function getCurrentUser(context: ExecutionContext): AuthenticatedUser {
  const { apiUser } = getFastifyRequest(context);
  if (apiUser === undefined) throw new Error('this route does not need an API key');
  return apiUser;
}

/** The operator's name; only on routes for operators. */
export const CurrentOperator = createParamDecorator((_data: unknown, context: ExecutionContext): string => getOperator(context).name);

/** The operator's role; only on routes for operators. */
export const CurrentRole = createParamDecorator((_data: unknown, context: ExecutionContext): OperatorRole => getOperator(context).role);

/** The operator with name, role and person; only on routes for operators. */
export const CurrentOperatorDetails = createParamDecorator((_data: unknown, context: ExecutionContext): Operator => getOperator(context));

function getOperator(context: ExecutionContext): Operator {
  const { operator } = getFastifyRequest(context);
  if (operator === undefined) throw new Error('this route is not for operators');
  return operator;
}
