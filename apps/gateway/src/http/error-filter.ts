import { Catch, HttpException } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { DomainError } from '@diorama/domain';
import type { Logger } from '@diorama/telemetry';

import { BadRequest, InvalidBody } from './failures.js';

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Renders every failure in the forms of the specification; what nobody expected is logged and told as a 500. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const { status, body } = answerFor(error);
    if (status === 503) this.logger.warn({ requestId: request.id, reason: String(error) }, 'a request could not be answered now');
    else if (status >= 500) this.logger.error({ err: error, requestId: request.id, status }, 'a request failed');
    if (status === 401) void reply.header('www-authenticate', request.url.startsWith('/admin/') ? 'Bearer' : 'ApiKey header="Svc-Api-Key"');
    if (status === 503) void reply.header('retry-after', '2');
    void reply.status(status).send({ ...body, request_id: request.id });
  }
}

function answerFor(error: unknown): Answer {
  if (error instanceof DomainError) return { status: error.kind.http, body: { detail: error.message } };
  if (error instanceof InvalidBody) return { status: 422, body: { detail: error.errors } };
  if (error instanceof BadRequest) return { status: 400, body: { message: error.message } };
  const status = error instanceof HttpException ? error.getStatus() : statusCode(error);
  if (status === 404) return { status, body: { detail: 'Not found' } };
  if (status === 413) return { status: 400, body: { detail: 'The request body is too large' } };
  if (status >= 400 && status < 500) return { status: 400, body: { message: 'Bad request' } };
  return { status: 500, body: { detail: new DomainError('INTERNAL').message } };
}

/** Fastify's own errors, such as a body that ends early, carry their status. */
function statusCode(error: unknown): number {
  return typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}
