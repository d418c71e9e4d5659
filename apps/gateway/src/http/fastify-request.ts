import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export const getFastifyRequest = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest<FastifyRequest>();
