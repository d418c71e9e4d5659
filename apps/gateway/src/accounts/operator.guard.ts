import { createHash } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { DomainError } from '@diorama/domain';

import { OPERATORS } from '../tokens.js';

const BEARER = /^Bearer +(\S+)$/i;

/** Names of operators by the SHA-256 of their tokens, so that comparing takes the same time for every guess. */
export type Operators = ReadonlyMap<string, string>;

export function hashTokens(tokens: ReadonlyMap<string, string>): Operators {
  return new Map([...tokens].map(([token, name]) => [hash(token), name]));
}

/** Lets a request through that carries an operator's bearer token; an API key never does. */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(@Inject(OPERATORS) private readonly operators: Operators) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const operator = token === undefined ? undefined : this.operators.get(hash(token));
    if (operator === undefined) throw new DomainError('OPERATOR_TOKEN_INVALID');
    request.operator = operator;
    return true;
  }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}
