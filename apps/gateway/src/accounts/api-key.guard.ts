import { Inject, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { API_KEYS } from '../tokens.js';
import type { ApiKeys, ApiUser } from './api-keys.js';

/** Lets a request through that carries a valid `Svc-Api-Key`. */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(@Inject(API_KEYS) private readonly keys: ApiKeys) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.apiUser = await identify(this.keys, request);
    return true;
  }
}

/** @throws DomainError API_KEY_MISSING or API_KEY_INVALID */
export function identify(keys: ApiKeys, { headers, id }: FastifyRequest): Promise<ApiUser> {
  const header = headers['svc-api-key'];
  return keys.identify(typeof header === 'string' ? header : undefined, id);
}
