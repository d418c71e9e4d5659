import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { buildOpenapi } from '@diorama/contract';
import { ERRORS, LIMITS } from '@diorama/domain';
import type { ErrorCode } from '@diorama/domain';
import {
  rejectAmbiguousRequests,
  rejectMalformedRequests,
  rejectUnsupportedRequests,
  chooseRequestId,
  getLoggedStatus,
  measureHttpRequests,
  onRequestEnd,
} from '@diorama/telemetry';
import type { Logger } from '@diorama/telemetry';
import type { FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveCataloguePage, serveDocs, serveLlmsTexts, servePages } from '@diorama/site';
import type { PageSettings } from '@diorama/site';

import { authenticateRequests, registerPublicRoutes } from './accounts/authentication.js';
import { AppModule } from './app.module.js';
import { AccountSessions } from './accounts/account-sessions.js';
import { ApiKeyAuthenticator } from './accounts/api-keys.js';
import type { GatewayDependencies } from './gateway-dependencies.js';
import { SignInFailures } from './accounts/sign-in-failures.js';
import { ConsoleCookie } from './operators/console-cookie.js';
import { ConsoleSessions } from './operators/console-sessions.js';
import { readJsonBodies } from './http/validated-body.js';
import { MinuteLimiter } from './http/minute-limiter.js';
import { ErrorFilter } from './http/error-filter.js';
import { trackRequestEnds } from './http/request-end.js';
import { trackAllowedMethods } from './http/allowed-methods.js';
import { limitUnreadBodies } from './http/unread-bodies.js';
import { compressPublicResponses } from './http/compression.js';
import { WorldPreviews } from './worlds/world-previews.js';

/** Makes the HTTP server, ready to listen. */
export async function createServer(parts: GatewayDependencies, pages: PageSettings): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    genReqId: (request: { headers: Record<string, string | string[] | undefined> }) =>
      chooseRequestId(String(request.headers['x-request-id'] ?? '')),
    rewriteUrl: (request: { url?: string | undefined }) => decodePercentEncodedColons(request.url ?? '/'),
    trustProxy: parts.trustedProxies.length > 0 && [...parts.trustedProxies],
    forceCloseConnections: 'idle',
    return503OnClosing: false, // what still arrives is answered
    requestTimeout: REQUEST_MS,
    http: { requireHostHeader: false }, // checked with the other faults of that kind
    clientErrorHandler: rejectMalformedRequests(parts.logger),
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
      // Only a path that cannot be decoded, or is too long to name anything: Fastify would repeat it in its answer.
      const headers = { 'x-request-id': request.id, 'cache-control': 'no-store' };
      void reply
        .status(404)
        .headers(headers)
        .send({ detail: ERRORS.PATH_NOT_FOUND.message, code: 'PATH_NOT_FOUND' satisfies ErrorCode, request_id: request.id });
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.of(parts), adapter, { bodyParser: false, logger: false });
  const server = app.getHttpAdapter().getInstance();
  const methodsOf = trackAllowedMethods(server);
  trackRequestEnds(server);
  logEnds(server, parts.logger);
  measureHttpRequests(server, { metrics: parts.metrics, isTraced: (route) => TRACED.test(route) });
  rejectUnsupportedRequests(app.getHttpServer(), parts.logger);
  rejectAmbiguousRequests(server);
  const { operators, admin, clock, logger } = parts;
  authenticateRequests(server, {
    keys: app.get(ApiKeyAuthenticator),
    accountSessions: app.get(AccountSessions),
    signIns: new MinuteLimiter({ limit: LIMITS.signInsPerMinute, counted: 'sign-ins' }, clock),
    operators,
    admin,
    sessions: app.get(ConsoleSessions),
    cookie: app.get(ConsoleCookie),
    failures: new SignInFailures({ admin, clock, logger }),
  });
  readJsonBodies(server, { memoryBytes: parts.bodyMemoryBytes, requestMs: REQUEST_MS });
  limitUnreadBodies(server);
  await compressPublicResponses(server);
  app.enableCors({ delegator: corsOf });
  // Last of all, so that it is met by the answers to preflights too, which no handler gives.
  server.addHook('onSend', async (request, reply) => {
    void reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
    if (parts.health.isStopping) void reply.header('connection', 'close');
  });
  const openapi = buildOpenapi();
  await registerPublicRoutes(server, async (scope) => {
    await servePages(scope, pages, app.get(WorldPreviews));
    await serveDocs(scope, pages.docs, openapi);
    await serveCataloguePage(scope);
    await serveLlmsTexts(scope, openapi);
  });
  app.useGlobalFilters(new ErrorFilter(parts.logger, methodsOf));
  await app.init();
  return app;
}

/** Requests of the API and of operators; pages and probes are not worth a trace. */
const TRACED = /^\/(svc|tasks|operations|api|admin|public)/;
/** The longest that a request may take to arrive. */
const REQUEST_MS = 120_000;
const OPEN_PATH = /^\/(svc|public|tasks|operations|api|healthz|openapi\.json|llms|\.well-known)/;
const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'];
const EXPOSED = ['x-request-id', 'etag', 'retry-after', 'ratelimit', 'ratelimit-policy', 'idempotency-replayed'];

/** One line a request, however it ends. */
function logEnds(server: FastifyInstance, logger: Logger): void {
  server.addHook('onRequest', (request, reply, done) => {
    onRequestEnd(request.raw, reply.raw, (end) => {
      const { id, method, routeOptions, arrivedAt } = request;
      const line = {
        request_id: id,
        method,
        route: routeOptions.url,
        status: getLoggedStatus(reply),
        ms: Math.round(performance.now() - arrivedAt),
      };
      logger.info(line, end === 'answered' ? 'request completed' : 'the client closed the connection');
    });
    done();
  });
}

/** Pages of any origin may call the API, for a key is never sent by a browser on its own; operators' pages are our own. */
function corsOf(request: FastifyRequest, answer: (error: Error | null, options: FastifyCorsOptions) => void): void {
  answer(
    null,
    OPEN_PATH.test(request.url)
      ? { origin: '*', methods: METHODS, exposedHeaders: EXPOSED, maxAge: 86_400, strictPreflight: false }
      : { origin: false },
  );
}

/** `worlds%3Agenerate` is `worlds:generate`: some clients encode the colon of a path. */
export function decodePercentEncodedColons(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  return path.replace(/%3a/gi, ':') + (end === -1 ? '' : url.slice(end));
}
