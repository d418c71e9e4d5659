import { createHash } from 'node:crypto';

import type { OperatorRole } from '@diorama/domain';
import type { FastifyRequest } from 'fastify';

const BEARER = /^Bearer +(\S+)$/i;

/** A person or program that works with `/admin/v1`. */
export interface Operator {
  readonly name: string;
  readonly role: OperatorRole;
  /** The person, where an identity provider named one. */
  readonly person?: DisplayedPerson;
}

/** How a person is shown. */
export interface DisplayedPerson {
  readonly name: string | null;
  readonly email: string | null;
}

/** Operators by the SHA-256 of their tokens, so that comparing takes the same time for every guess. */
export type OperatorsByTokenHash = ReadonlyMap<string, Operator>;

/** @param tokens operators by token */
export function hashOperatorTokens(tokens: ReadonlyMap<string, Operator>): OperatorsByTokenHash {
  return new Map([...tokens].map(([token, operator]) => [hash(token), operator]));
}

/** The hash under which `Operators` knows the bearer token of a request; null where it has none. */
export function hashBearerToken({ headers }: FastifyRequest): string | null {
  const token = BEARER.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? null : hash(token);
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}
