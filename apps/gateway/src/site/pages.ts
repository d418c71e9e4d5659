import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import type { WorldPreviews } from '../worlds/world-previews.js';
import { serveLocalKey } from './local-key.js';
import { renderPreviewTags } from './preview-tags.js';

export interface PageSettings {
  /** Folder of the built viewer, which has the start page and the gallery too. */
  readonly viewer: string;
  /** Folder of the built console. */
  readonly console: string;
  /** Folder of the built documentation. */
  readonly docs: string;
  /** Origin of the signed URLs of assets. */
  readonly assetOrigin: string;
  /** File with the API key that the start page uses, of a stack on the visitor's own machine; null anywhere else. */
  readonly localAccount: string | null;
}

/**
 * Serves the start page at `/`, the gallery at `/gallery`, the viewer at `/world/<id>`, the console at `/console`, and their files under
 * names with hashes.
 */
export async function servePages(
  server: FastifyInstance,
  { viewer, console, assetOrigin, localAccount }: PageSettings,
  previews: Pick<WorldPreviews, 'find'>,
): Promise<void> {
  await servePage(server, '/', join(viewer, 'start.html'), startPolicy(assetOrigin));
  serveLocalKey(server, localAccount);
  await servePage(server, '/gallery', join(viewer, 'gallery.html'), startPolicy(assetOrigin));
  await serveWorldPage(server, join(viewer, 'world.html'), { policy: worldPolicy(assetOrigin), previews });
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
  server.get(url, async (_request, reply) => {
    await reply.headers(headersOf(policy)).send(page);
  });
}

interface WorldPageSettings {
  readonly policy: readonly string[];
  readonly previews: Pick<WorldPreviews, 'find'>;
}

/** The viewer with the title and the preview of each world in place of its own title. */
async function serveWorldPage(server: FastifyInstance, file: string, { policy, previews }: WorldPageSettings): Promise<void> {
  const [before, after, ...more] = (await readFile(file, 'utf8')).split(WORLD_TITLE);
  if (after === undefined || more.length > 0) throw new Error(`${file} does not contain ${WORLD_TITLE} once`);
  server.get<{ Params: { world_id: string } }>('/world/:world_id', async ({ params }, reply) => {
    const tags = renderPreviewTags(await previews.find(params.world_id));
    await reply.headers(headersOf(policy)).send(`${before}${tags}${after}`);
  });
}

const WORLD_TITLE = '<title>Diorama</title>';

const headersOf = (policy: readonly string[]): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': policy.join('; '),
  'referrer-policy': 'no-referrer',
});

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

/** The start page and the gallery show pictures of public worlds. */
const startPolicy = (assetOrigin: string): string[] => privatePagePolicy(assetOrigin);

/** The console shows worlds in a frame, and the pictures that an operator has chosen. */
const consolePolicy = (assetOrigin: string): string[] => privatePagePolicy(`blob: ${assetOrigin}`, ["frame-src 'self'"]);
