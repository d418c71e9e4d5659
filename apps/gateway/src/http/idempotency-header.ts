import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';

import { idempotencyHeaderSchema, validateHeaders } from '@diorama/contract';
import type { FastifyRequest } from 'fastify';

import { getFastifyRequest } from './fastify-request.js';
import { InvalidRequestError } from './request-errors.js';

/** A string of a structured field (RFC 9651), which the header's draft asks for; without quotes it is taken as it is. */
const QUOTED = /^"([^"\\]*)"$/;

/** The idempotency key of a request; null where it has none. @throws InvalidRequestError */
export function readIdempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const header = headers['idempotency-key'];
  if (header === undefined) return null;
  const key = QUOTED.exec(String(header))?.[1] ?? String(header);
  const checked = validateHeaders(idempotencyHeaderSchema, { 'idempotency-key': key });
  if (!checked.ok) throw new InvalidRequestError(checked.errors);
  return key;
}

/** The idempotency key of the request; null where it has none. */
export const IdempotencyKeyHeader = createParamDecorator((_data: unknown, context: ExecutionContext): string | null =>
  readIdempotencyKey(getFastifyRequest(context)),
);
