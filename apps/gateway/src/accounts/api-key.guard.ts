import { Inject, Injectable, SetMetadata } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';

import { DomainError } from '@diorama/domain';
import type { Scope } from '@diorama/domain';

import { API_KEYS } from '../tokens.js';
import type { ApiKeys, ApiUser } from './api-keys.js';

const SCOPE = 'scope';

/** What a key must be allowed to do for a route, or for those routes of a controller that say nothing else. */
export const Needs = (scope: Scope): ClassDecorator & MethodDecorator => SetMetadata(SCOPE, scope);

/** Lets a request through that carries a valid `Svc-Api-Key` which may do what the route needs. */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(
    @Inject(API_KEYS) private readonly keys: ApiKeys,
    @Inject(Reflector) private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const user = await identify(this.keys, request);
    const scope = this.reflector.getAllAndOverride<Scope | undefined>(SCOPE, [context.getHandler(), context.getClass()]);
    if (scope === undefined) throw new Error('this route does not say what it needs');
    request.apiUser = withScope(user, scope);
    return true;
  }
}

/** The same user, who may do that. @throws DomainError API_KEY_SCOPE_MISSING */
export function withScope(user: ApiUser, scope: Scope): ApiUser {
  if (!user.scopes.includes(scope)) throw new DomainError('API_KEY_SCOPE_MISSING', { scope });
  return user;
}

/** @throws DomainError API_KEY_MISSING or API_KEY_INVALID */
export function identify(keys: ApiKeys, { headers, id }: FastifyRequest): Promise<ApiUser> {
  const header = headers['svc-api-key'];
  return keys.identify(typeof header === 'string' ? header : undefined, id);
}
