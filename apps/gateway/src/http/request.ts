import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export const requestOf = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest<FastifyRequest>();

/** The id under which this request is found in all logs. */
export const RequestId = createParamDecorator((_data: unknown, context: ExecutionContext): string => requestOf(context).id);
