import { ERRORS } from '@diorama/domain';
import type { ErrorCode } from '@diorama/domain';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  rejectAmbiguousRequests,
  rejectMalformedRequests,
  rejectUnsupportedRequests,
  chooseRequestId,
  getLoggedStatus,
  measureHttpRequests,
  onRequestEnd,
} from '@diorama/telemetry';
import type { Health, Logger, Metrics } from '@diorama/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { redactSignedTarget } from '../urls/signed-target.js';
import { HttpErrorFilter } from './error.filter.js';

/** A connection on which nothing moves for so long is closed, and with it the file it reads. */
const IDLE_MS = 120_000;

interface ServerParts {
  readonly health: Health;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** The signed endpoint, ready to listen; gRPC can be added to it. */
export async function createServer(module: DynamicModule, parts: ServerParts): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    genReqId: (request: { headers: Record<string, string | string[] | undefined> }) =>
      chooseRequestId(String(request.headers['x-request-id'] ?? '')),
    forceCloseConnections: 'idle',
    return503OnClosing: false, // what still arrives is answered
    connectionTimeout: IDLE_MS,
    http: { requireHostHeader: false }, // checked with the other faults of that kind
    clientErrorHandler: rejectMalformedRequests(parts.logger),
    requestTimeout: 0, // a large upload over a slow line takes as long as it takes
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
      // Only a path that cannot be decoded comes here; Fastify would repeat it in its answer.
      void reply
        .status(400)
        .header('x-request-id', request.id)
        .send({ detail: ERRORS.REQUEST_MALFORMED.message, code: 'REQUEST_MALFORMED' satisfies ErrorCode, request_id: request.id });
    },
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true, maxParamLength: 1_024 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, { bodyParser: false, logger: false });
  const server = app.getHttpAdapter().getInstance();
  leaveBodiesAlone(server);
  logAnswers(server, parts);
  rejectUnsupportedRequests(app.getHttpServer(), parts.logger);
  rejectAmbiguousRequests(server);
  // Browsers fetch assets by themselves: such a request does not belong to an API request.
  measureHttpRequests(server, { metrics: parts.metrics, isTraced: () => false });
  app.useGlobalFilters(new HttpErrorFilter(parts.logger));
  return app;
}

/** Uploads of any content type are streamed by their handler. */
function leaveBodiesAlone(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _body, done) => done(null));
}

/** One line a request, however it ends. */
function logAnswers(server: FastifyInstance, { logger, health }: ServerParts): void {
  server.addHook('onRequest', async (request, reply) => {
    const startedAt = performance.now();
    onRequestEnd(request.raw, reply.raw, (end) => {
      const line = {
        request_id: request.id,
        method: request.method,
        path: redactSignedTarget(request.url),
        status: getLoggedStatus(reply),
      };
      const level = request.url === '/livez' || request.url === '/readyz' ? 'debug' : 'info';
      logger[level](
        { ...line, ms: Math.round(performance.now() - startedAt) },
        end === 'answered' ? 'request completed' : 'the client closed the connection',
      );
    });
    void reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
    if (health.isStopping) void reply.header('connection', 'close');
  });
}
