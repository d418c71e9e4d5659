import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export interface PageSettings {
  /** Folder of the built viewer, which has the start page too. */
  readonly viewer: string;
  /** Folder of the built console. */
  readonly console: string;
  /** Folder of the built documentation. */
  readonly docs: string;
  /** Origin of the signed URLs of assets. */
  readonly assetOrigin: string;
}

/** Serves the start page at `/`, the viewer at `/world/<id>`, the console at `/console`, and their files under names with hashes. */
export async function servePages(server: FastifyInstance, { viewer, console, assetOrigin }: PageSettings): Promise<void> {
  await servePage(server, '/', join(viewer, 'start.html'), startPolicy(assetOrigin));
  await servePage(server, '/world/:world_id', join(viewer, 'world.html'), worldPolicy(assetOrigin));
  await servePage(server, '/console', join(console, 'console.html'), consolePolicy(assetOrigin));
  await serveFiles(server, viewer, 'viewer-assets');
  await serveFiles(server, console, 'console-assets');
}

async function serveFiles(server: FastifyInstance, folder: string, name: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: join(folder, name),
    prefix: `/${name}/`,
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

/** A page that no other page may embed, with these further sources of pictures and directives. */
const privatePagePolicy = (pictures: string, directives: readonly string[] = []): string[] => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  `img-src 'self' ${pictures}`,
  "connect-src 'self'",
  ...directives,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

/** The start page shows pictures of public worlds. */
const startPolicy = (assetOrigin: string): string[] => privatePagePolicy(assetOrigin);

/** The console shows worlds in a frame, and the pictures that an operator has chosen. */
const consolePolicy = (assetOrigin: string): string[] => privatePagePolicy(`blob: ${assetOrigin}`, ["frame-src 'self'"]);
