import { Body } from '@nestjs/common';
import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

import { validateBody } from '@diorama/contract';

import { BadRequest, InvalidBody } from './failures.js';

/** The JSON body, checked against a schema; faults become a 422 that lists them all. */
export const Parsed = (schema: z.ZodType): ParameterDecorator => Body(new SchemaPipe(schema));

class SchemaPipe implements PipeTransform {
  constructor(private readonly schema: z.ZodType) {}

  transform(body: unknown, _metadata: ArgumentMetadata): unknown {
    const checked = validateBody(this.schema, body);
    if (!checked.ok) throw new InvalidBody(checked.errors);
    return checked.value;
  }
}

/** JSON is UTF-8 (RFC 8259); other bytes are refused, where a text parser would put U+FFFD in the caller's prompt. */
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Bodies are JSON and say so. What is no JSON is refused before validation; an empty body is left to the schema, which
 * misses it.
 */
export function readJsonBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined);
    try {
      return done(null, JSON.parse(UTF8.decode(bytes as Buffer)));
    } catch {
      return done(new BadRequest());
    }
  });
  server.addContentTypeParser('*', (_request, _payload, done) => done(new BadRequest()));
}
