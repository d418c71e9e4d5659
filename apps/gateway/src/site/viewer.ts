import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export interface ViewerSite {
  /** Folder of the built viewer. */
  readonly folder: string;
  /** Origin from which the page fetches assets. */
  readonly assetOrigin: string;
}

/** Serves the viewer page at `/world/<id>` and its files, whose names carry their hashes, for ever. */
export async function serveViewer(server: FastifyInstance, { folder, assetOrigin }: ViewerSite): Promise<void> {
  const page = await readFile(join(folder, 'world.html'), 'utf8');
  const policy = contentSecurityPolicy(assetOrigin);
  server.get('/world/:world_id', async (_request, reply) => {
    await reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
      })
      .send(page);
  });
  await server.register(fastifyStatic, {
    root: join(folder, 'viewer-assets'),
    prefix: '/viewer-assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
}

/** Nothing inline and nothing foreign, but assets. Spark compiles WebAssembly and makes its worker from a blob. */
function contentSecurityPolicy(assetOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    'worker-src blob:',
    "style-src 'self'",
    `img-src 'self' ${assetOrigin}`,
    `connect-src 'self' ${assetOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *', // worlds may be embedded
  ].join('; ');
}
