import { Inject, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { DomainError } from '@diorama/domain';

import { CONSOLE_HEADER } from '../admin/console-cookie.js';
import type { ConsoleCookie } from '../admin/console-cookie.js';
import type { ConsoleSessions } from '../admin/console-sessions.js';
import { CONSOLE_COOKIE, CONSOLE_SESSIONS, OPERATORS } from '../tokens.js';
import { bearerHash } from './operators.js';
import type { Operators } from './operators.js';

/** Lets a request through that carries an operator's bearer token, or comes from the console of one; an API key never does. */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(
    @Inject(OPERATORS) private readonly operators: Operators,
    @Inject(CONSOLE_SESSIONS) private readonly sessions: ConsoleSessions,
    @Inject(CONSOLE_COOKIE) private readonly cookie: ConsoleCookie,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const operator = request.headers.authorization === undefined ? this.ofConsole(request) : this.ofBearer(request);
    if (operator === null) throw new DomainError('OPERATOR_TOKEN_INVALID');
    request.operator = operator;
    return true;
  }

  private ofBearer(request: FastifyRequest): string | null {
    return this.operators.get(bearerHash(request) ?? '') ?? null;
  }

  /** A browser sends the cookie on its own; the header shows that it was the console that asked. */
  private ofConsole({ headers }: FastifyRequest): string | null {
    const session = headers[CONSOLE_HEADER] === undefined ? null : this.cookie.read(headers.cookie);
    return session === null ? null : this.sessions.operatorOf(session);
  }
}
