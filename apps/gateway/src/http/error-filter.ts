import { Catch, HttpException } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { DomainError, ERRORS } from '@diorama/domain';
import type { ErrorCode } from '@diorama/domain';
import { NOT_FOUND_PAGE_HEADERS, renderNotFoundPage } from '@diorama/site';
import type { Logger } from '@diorama/telemetry';

import { isOutage, toErrorResponse } from './error-response.js';
import type { ErrorResponse } from './error-response.js';
import { BadRequestError, BodyTooLargeError } from './request-errors.js';

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const NOT_FOUND = describeError('PATH_NOT_FOUND');

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/** Renders every failure in the forms of the specification; an unexpected one is logged and answered as a 500 without its text. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  /** @param methodsOf the methods that a path takes */
  constructor(
    private readonly logger: Logger,
    private readonly methodsOf: (path: string) => readonly string[],
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const { status, body, headers } = this.answerFor(error, request);
    if (status >= 500) this.log(error, request, status);
    if (status === 404 && asksForPage(request)) return void reply.headers(NOT_FOUND_PAGE_HEADERS).status(404).send(renderNotFoundPage());
    if (status === 401) void reply.header('www-authenticate', challengeOf(pathOf(request)));
    void reply
      .headers({ 'cache-control': 'no-store', ...headers })
      .status(status)
      .send({ ...body, request_id: request.id });
  }

  /** An outage is not a defect of the code, and after a disconnect no client waits for the response. */
  private log(error: unknown, { id, over }: FastifyRequest, status: number): void {
    if (!isOutage(error)) this.logger.error({ err: error, request_id: id, status }, 'request failed');
    else if (!over.aborted) this.logger.warn({ request_id: id, reason: String(error) }, 'request failed: a dependency is unavailable');
  }

  private answerFor(error: unknown, request: FastifyRequest): Answer {
    const response = toErrorResponse(error);
    if (response !== null) {
      if (isOutage(error)) return { ...toAnswer(response), ...(KEEPS_503.test(pathOf(request)) ? { status: 503 } : {}) };
      return this.refusedMethod(response.status, request) ?? toAnswer(response);
    }
    if (error instanceof BadRequestError) return this.badRequest(request, error.code);
    if (error instanceof BodyTooLargeError)
      return { ...describeError('BODY_TOO_LARGE', { limit: String(error.limit) }), headers: { connection: 'close' } };
    const status = error instanceof HttpException ? error.getStatus() : statusCode(error);
    if (status === 404) return this.notFound(request);
    if (status >= 400 && status < 500) return this.badRequest(request, 'REQUEST_MALFORMED');
    return describeError('INTERNAL');
  }

  /** An unsupported method is reported before an invalid body: Fastify refuses a QUERY without a content type. */
  private badRequest(request: FastifyRequest, code: BadRequestError['code']): Answer {
    const isTaken = this.methodsOf(pathOf(request)).includes(request.method);
    return isTaken ? { status: 400, body: { message: ERRORS[code].message, code } } : this.notFound(request);
  }

  /** To GET `worlds/1:export` is to ask for a world of that name, which cannot be: the path is one that takes POST. */
  private refusedMethod(status: number, request: FastifyRequest): Answer | null {
    const answer = status === 404 ? this.notFound(request) : NOT_FOUND;
    return answer.status === 405 ? answer : null;
  }

  private notFound(request: FastifyRequest): Answer {
    const methods = this.methodsOf(pathOf(request));
    if (methods.length === 0 || methods.includes(request.method)) return NOT_FOUND;
    return { ...describeError('METHOD_NOT_ALLOWED'), headers: { allow: methods.join(', ') } };
  }
}

/** Whether a browser opened an address that neither a route nor the API has. */
const asksForPage = (request: FastifyRequest): boolean =>
  request.is404 && request.method === 'GET' && !API_PATH.test(request.url) && (request.headers.accept ?? '').includes('text/html');

const API_PATH = /^\/(svc|tasks|operations|api|admin|public)(\/|\?|$)/;

/** What a caller without valid credentials is asked for. */
function challengeOf(path: string): string {
  if (path.startsWith('/admin/')) return 'Bearer';
  return path.startsWith('/public/') ? 'ShareToken header="Share-Token"' : 'ApiKey header="Svc-Api-Key"';
}

/** Paths outside the specification, which respond to an outage with 503. */
const KEEPS_503 = /^\/(admin|public)\//;

function toAnswer({ status, detail, code, headers }: ErrorResponse): Answer {
  return { status, body: { detail, code }, headers };
}

/** The response to an error without an exception class. */
function describeError(code: ErrorCode, details: Readonly<Record<string, string>> = {}): Answer {
  const { kind, message } = new DomainError(code, details);
  return { status: kind.http, body: { detail: message, code } };
}

/** Fastify's own errors, such as a body that ends early, carry their status. */
function statusCode(error: unknown): number {
  return typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}
