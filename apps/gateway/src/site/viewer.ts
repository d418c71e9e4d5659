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

/** Serves the viewer page at `/world/<id>`, the operators' console at `/console`, and their files, whose names carry their hashes, for ever. */
export async function serveViewer(server: FastifyInstance, { folder, assetOrigin }: ViewerSite): Promise<void> {
  await servePage(server, '/world/:world_id', join(folder, 'world.html'), worldPolicy(assetOrigin));
  await servePage(server, '/console', join(folder, 'console.html'), consolePolicy(assetOrigin));
  await server.register(fastifyStatic, {
    root: join(folder, 'viewer-assets'),
    prefix: '/viewer-assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
}

async function servePage(server: FastifyInstance, url: string, file: string, policy: readonly string[]): Promise<void> {
  const page = await readFile(file, 'utf8');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
  };
  server.get(url, async (_request, reply) => {
    await reply.headers(headers).send(page);
  });
}

/** Nothing inline and nothing foreign, but assets. Spark compiles WebAssembly and makes its worker from a blob. */
const worldPolicy = (assetOrigin: string): string[] => [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  'worker-src blob:',
  "style-src 'self'",
  `img-src 'self' ${assetOrigin}`,
  `connect-src 'self' ${assetOrigin}`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *', // worlds may be embedded
];

/** The console shows worlds in a frame, and pictures that were chosen; no other page may show the console. */
const consolePolicy = (assetOrigin: string): string[] => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  `img-src 'self' blob: ${assetOrigin}`,
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];
