import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import fastifyStatic from '@fastify/static';
import { buildAdminOpenapi, buildOpenapi } from '@diorama/contract';
import type { FastifyInstance } from 'fastify';

const PAGE = fileURLToPath(new URL('../../site/docs', import.meta.url));
const SWAGGER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** The page draws its icons from data URLs. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves the OpenAPI documents at `/openapi.json` and `/openapi-admin.json`, and pages that show them and send requests at `/docs` and
 * `/docs/operators`.
 */
export async function serveDocs(server: FastifyInstance): Promise<void> {
  const page = await readFile(join(PAGE, 'index.html'), 'utf8');
  for (const [url, document] of [
    ['/openapi.json', JSON.stringify(buildOpenapi())],
    ['/openapi-admin.json', JSON.stringify(buildAdminOpenapi())],
  ] as const)
    server.get(url, async (_request, reply) => {
      await reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' }).send(document);
    });
  for (const url of ['/docs', '/docs/operators'])
    server.get(url, async (_request, reply) => {
      await reply
        .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', 'content-security-policy': POLICY })
        .send(page);
    });
  await server.register(fastifyStatic, { root: PAGE, prefix: '/docs/page/', decorateReply: false, index: false });
  await server.register(fastifyStatic, {
    root: SWAGGER,
    prefix: '/docs/swagger/',
    decorateReply: false,
    index: false,
    allowedPath: (path) => SHOWN.has(path),
  });
}

/** The package brings a start page of its own, which is not ours to show. */
const SHOWN: ReadonlySet<string> = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js']);
