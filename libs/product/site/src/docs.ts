import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

import fastifyStatic from '@fastify/static';
import { buildAdminOpenapi } from '@diorama/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';

import { pageHeaders, privatePagePolicy, serveHashedFiles } from './page-headers.js';

/** What the build of the documentation lists: the addresses of its pages, and of the other files. */
const siteSchema = z.object({ documents: z.array(z.string()), files: z.array(z.string()) });

/** The pages with the API reference. Its components style themselves; nothing foreign can be loaded, so styles cannot leak anything. */
const REFERENCES: ReadonlySet<string> = new Set(['/docs/api', '/docs/operators']);

const PAGE = pageHeaders(privatePagePolicy({ pictures: 'data:' }));
const REFERENCE = pageHeaders(privatePagePolicy({ pictures: 'data:', styles: "'self' 'unsafe-inline'" }));
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Files that a browser shows as text. Others have the type of their extension. */
const TEXT: ReadonlySet<string> = new Set(['.py', '.ts', '.go', '.mod', '.yaml']);

/**
 * Serves the OpenAPI documents at `/openapi.json` and `/openapi-admin.json`, and the documentation below `/docs`: its pages, the API
 * references at `/docs/api` and `/docs/operators`, and the files that the pages name.
 *
 * @param folder of the built documentation
 * @param openapi the document at `/openapi.json`
 */
export async function serveDocs(server: FastifyInstance, folder: string, openapi: object): Promise<void> {
  serveDocuments(server, openapi);
  const { documents, files } = siteSchema.parse(JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')));
  const pages = new Set(documents);
  const others = new Set(files);
  await server.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  await serveHashedFiles(server, folder, 'docs-assets');
  for (const url of ['/docs', '/docs/*'])
    server.get(url, async (request, reply) => {
      const address = new URL(request.url, 'http://gateway').pathname;
      if (others.has(address)) return sendFile(reply, address);
      if (pages.has(address)) return sendPage(reply, address);
      if (pages.has(address.replace(/\/$/, ''))) return reply.redirect(address.replace(/\/$/, ''), 308);
      return sendPage(reply.status(404), '/docs/not-found', { 'cache-control': 'no-store' });
    });
}

function serveDocuments(server: FastifyInstance, openapi: object): void {
  for (const [url, document] of [
    ['/openapi.json', JSON.stringify(openapi)],
    ['/openapi-admin.json', JSON.stringify(buildAdminOpenapi())],
  ] as const)
    server.get(url, async (_request, reply) => {
      await reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' }).send(document);
    });
}

function sendPage(reply: FastifyReply, address: string, headers: Readonly<Record<string, string>> = {}): FastifyReply {
  const all = { ...(REFERENCES.has(address) ? REFERENCE : PAGE), ...headers };
  return reply.headers(all).sendFile(`${address.slice(1)}.html`);
}

function sendFile(reply: FastifyReply, address: string): FastifyReply {
  const isText = TEXT.has(extname(address));
  if (isText) void reply.type('text/plain; charset=utf-8');
  const headers = { 'cache-control': 'no-cache', 'content-security-policy': FILE_POLICY };
  return reply.headers(headers).sendFile(address.slice(1), { contentType: !isText });
}
