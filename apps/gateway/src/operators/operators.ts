import { createHash } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

const BEARER = /^Bearer +(\S+)$/i;

/** Names of operators by the SHA-256 of their tokens, so that comparing takes the same time for every guess. */
export type OperatorsByTokenHash = ReadonlyMap<string, string>;

export function hashOperatorTokens(tokens: ReadonlyMap<string, string>): OperatorsByTokenHash {
  return new Map([...tokens].map(([token, name]) => [hash(token), name]));
}

/** The hash under which `Operators` knows the bearer token of a request; null where it has none. */
export function hashBearerToken({ headers }: FastifyRequest): string | null {
  const token = BEARER.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? null : hash(token);
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}
