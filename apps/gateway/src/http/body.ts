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

/**
 * Bodies are JSON and say so. What is no JSON is refused before validation; an empty body is left to the schema, which
 * misses it.
 */
export function readJsonBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      return done(null, JSON.parse(text as string));
    } catch {
      return done(new BadRequest());
    }
  });
  server.addContentTypeParser('*', (_request, _payload, done) => done(new BadRequest()));
}
