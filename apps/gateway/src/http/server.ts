import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { LIMITS } from '@diorama/domain';
import { requestId } from '@diorama/telemetry';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppModule } from '../app.module.js';
import type { GatewayParts } from '../app.module.js';
import { serveViewer } from '../site/viewer.js';
import type { ViewerSite } from '../site/viewer.js';
import { readJsonBodies } from './body.js';
import { ErrorFilter } from './error-filter.js';

/** Makes the HTTP server, ready to listen. */
export async function createServer(parts: GatewayParts, site: ViewerSite): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: LIMITS.bodyBytes,
    genReqId: (request: { headers: Record<string, string | string[] | undefined> }) =>
      requestId(String(request.headers['x-request-id'] ?? '')),
    rewriteUrl: (request: { url?: string | undefined }) => decodeColons(request.url ?? '/'),
    forceCloseConnections: 'idle',
    requestTimeout: 120_000,
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
      // Only a path that cannot be decoded, or is too long to name anything: Fastify would repeat it in its answer.
      void reply.status(404).header('x-request-id', request.id).send({ detail: 'Not found', request_id: request.id });
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.of(parts), adapter, { bodyParser: false, logger: false });
  const server = app.getHttpAdapter().getInstance();
  readJsonBodies(server);
  server.addHook('onRequest', async (request, reply) => {
    void reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
  });
  server.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    parts.logger.info(
      { requestId: request.id, method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  await serveViewer(server, site);
  app.useGlobalFilters(new ErrorFilter(parts.logger));
  await app.init();
  return app;
}

/** `worlds%3Agenerate` is `worlds:generate`: some clients encode the colon of a path. */
export function decodeColons(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  return path.replace(/%3a/gi, ':') + (end === -1 ? '' : url.slice(end));
}
