import { Catch, HttpException } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { DomainError, ERRORS } from '@diorama/domain';
import type { ErrorCode } from '@diorama/domain';
import type { Logger } from '@diorama/telemetry';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Responds to every error with `{detail, code, request_id}`; an unexpected one is logged and returned as a 500, without its text. */
@Catch()
export class HttpErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (request.raw.destroyed && !request.raw.complete)
      return this.logger.debug({ request_id: request.id }, 'the client closed the connection');
    const { status, detail, code, retryAfter = '1' } = answerTo(error);
    if (status >= 500) this.logger.error({ err: error, request_id: request.id }, 'request failed');
    if (status === 503) void reply.header('retry-after', '2');
    if (status === 429) void reply.header('retry-after', retryAfter);
    if (!request.raw.complete) void reply.header('connection', 'close'); // the rest of the body is not wanted
    void reply.status(status).header('cache-control', 'no-store').send({ detail, code, request_id: request.id });
  }
}

interface Answer {
  readonly status: number;
  readonly detail: string;
  readonly code: ErrorCode;
  /** Seconds, of a 429. */
  readonly retryAfter?: string | undefined;
}

function answerTo(error: unknown): Answer {
  if (error instanceof DomainError) {
    const { kind, code, message, details } = error;
    return { status: kind.http, detail: message, code, retryAfter: details['retry_after'] };
  }
  const status = statusOf(error);
  if (status === 404) return { status, detail: ERRORS.PATH_NOT_FOUND.message, code: 'PATH_NOT_FOUND' };
  if (status >= 400 && status < 500) return { status, detail: ERRORS.REQUEST_MALFORMED.message, code: 'REQUEST_MALFORMED' };
  return { status: 500, detail: ERRORS.INTERNAL.message, code: 'INTERNAL' };
}

/** Nest's and Fastify's own errors carry their status. */
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
}
