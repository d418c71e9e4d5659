import { Body, Query } from '@nestjs/common';
import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';

import { validateBody, validateQuery } from '@diorama/contract';
import { LIMITS } from '@diorama/domain';
import { KeyedSemaphore } from '@diorama/resilience';

import { BadRequestError, BodyTooLargeError, InvalidRequestError } from './request-errors.js';
import { UploadPaceGuard } from './upload-pace-guard.js';
import { releaseWhenRequestEnds, withinTime } from './request-end.js';

/** The JSON body, checked against a schema; faults become a 422 that lists them all, and so does a missing body. */
export const ValidatedBody = (schema: z.ZodType): ParameterDecorator => Body(new SchemaPipe(schema, validateBody));

/** The same for a route that reads a missing body as an empty object. */
export const ValidatedOptionalBody = (schema: z.ZodType): ParameterDecorator =>
  Body(new SchemaPipe(schema, (given, body) => validateBody(given, body === undefined ? {} : body)));

/** The query parameters, checked alike. */
export const ValidatedQuery = (schema: z.ZodType): ParameterDecorator => Query(new SchemaPipe(schema, validateQuery));

class SchemaPipe implements PipeTransform {
  constructor(
    private readonly schema: z.ZodType,
    private readonly validate: typeof validateBody,
  ) {}

  transform(input: unknown, _metadata: ArgumentMetadata): unknown {
    const checked = this.validate(this.schema, input);
    if (!checked.ok) throw new InvalidRequestError(checked.errors);
    return checked.value;
  }
}

interface BodyLimits {
  /** Bytes for all large bodies in flight. One account gets a quarter of it, or the memory of one body where that is more. */
  readonly memoryBytes: number;
  /** The longest that a request may take to arrive. */
  readonly requestMs: number;
}

interface BodyRules extends Pick<BodyLimits, 'requestMs'> {
  /** Bytes, shared by the large bodies in flight: the account that holds the least comes first. */
  readonly memory: KeyedSemaphore;
}

/** Parts of the memory for large bodies, of which one account gets one. */
const MEMORY_SHARES = 4;

/** A large body waits this long for memory. */
const PATIENCE_MS = 30_000;
/** JSON is UTF-8 (RFC 8259); other bytes are refused, where a text parser would put U+FFFD in the caller's prompt. */
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Bodies are JSON and say so. What is not JSON is refused before validation; an empty body is left to the schema, which
 * reports it as missing. A large body is read only while there is memory for it.
 */
export function readJsonBodies(server: FastifyInstance, { memoryBytes, requestMs }: BodyLimits): void {
  const perKey = Math.max(Math.floor(memoryBytes / MEMORY_SHARES), LIMITS.largeBodyBytes);
  const rules = { memory: new KeyedSemaphore({ permits: memoryBytes, perKey }), requestMs };
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', (request: FastifyRequest, payload: AsyncIterable<Uint8Array>) =>
    readJson(request, payload, rules),
  );
  server.addContentTypeParser('*', (_request, _payload, done) => done(new BadRequestError('CONTENT_TYPE_UNSUPPORTED')));
  inviteBodies(server);
}

/** A client that waits for `100 Continue` before it sends its body gets it once its request is let through, not before. */
function inviteBodies(server: FastifyInstance): void {
  server.server.on('checkContinue', (request, response) => void server.server.emit('request', request, response));
  server.addHook('preParsing', async ({ raw }, reply) => {
    if (raw.headers.expect !== undefined) reply.raw.writeContinue();
  });
}

async function readJson(request: FastifyRequest, payload: AsyncIterable<Uint8Array>, rules: BodyRules): Promise<unknown> {
  const { largeBody } = request.routeOptions.config;
  const limit = largeBody === true ? LIMITS.largeBodyBytes : LIMITS.bodyBytes;
  const length = request.headers['content-length'];
  const announced = Number(length ?? limit);
  if (announced > limit) throw new BodyTooLargeError(limit);
  if (announced <= LIMITS.bodyBytes) return decode(await received(collect(payload, announced)));
  await makeRoom(request, announced, rules);
  const pace = new UploadPaceGuard(request, rules.requestMs);
  try {
    return decode(await received(length === undefined ? collect(payload, limit, pace) : fill(payload, announced, pace)));
  } finally {
    pace.end();
  }
}

/** An interrupted body is an error of the client. */
async function received(bytes: Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await bytes;
  } catch (error) {
    throw error instanceof BodyTooLargeError ? error : new BadRequestError('BODY_INCOMPLETE');
  }
}

/** The room is given back when the answer is out, for until then the body's parts are in use. */
async function makeRoom({ apiUser, over }: FastifyRequest, bytes: number, { memory }: BodyRules): Promise<void> {
  if (apiUser === undefined) throw new Error('a route with large bodies needs an API key');
  const { accountId } = apiUser;
  const permit = await withinTime({ over, ms: PATIENCE_MS }, (signal) => memory.acquire(accountId, { amount: bytes, signal }));
  releaseWhenRequestEnds(over, () => permit.release());
}

/** Reads a body of a known size into its place, so that no second copy is made of its parts. */
async function fill(payload: AsyncIterable<Uint8Array>, announced: number, pace: UploadPaceGuard): Promise<Uint8Array> {
  const body = Buffer.allocUnsafeSlow(announced);
  for await (const chunk of payload) {
    if (pace.bytes + chunk.byteLength > announced) throw new BodyTooLargeError(announced);
    body.set(chunk, pace.bytes);
    pace.bytes += chunk.byteLength;
  }
  return body.subarray(0, pace.bytes);
}

async function collect(payload: AsyncIterable<Uint8Array>, limit: number, pace?: UploadPaceGuard): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of payload) {
    bytes += chunk.byteLength;
    if (bytes > limit) throw new BodyTooLargeError(limit);
    if (pace) pace.bytes = bytes;
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks, bytes);
}

function decode(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) return undefined;
  try {
    return JSON.parse(UTF8.decode(bytes));
  } catch {
    throw new BadRequestError('BODY_NOT_JSON');
  }
}
