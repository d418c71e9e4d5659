import { Inject, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { API_KEYS } from '../tokens.js';
import type { ApiKeys } from './api-keys.js';

/** Lets a request through that carries a valid `Svc-Api-Key`. */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(@Inject(API_KEYS) private readonly keys: ApiKeys) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const header = request.headers['svc-api-key'];
    request.apiUser = await this.keys.identify(typeof header === 'string' ? header : undefined, request.id);
    return true;
  }
}
