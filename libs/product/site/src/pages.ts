import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { offersLocalKey, serveLocalKey } from './local-key.js';
import { pageHeaders, privatePagePolicy, serveHashedFiles } from './page-headers.js';
import { renderPreviewTags } from './preview-tags.js';
import type { WorldPreviewSource } from './preview-tags.js';

export interface PageSettings {
  /** Folder of the built viewer, which has the start page and the gallery too. */
  readonly viewer: string;
  /** Folder of the built console, which has the account page too. */
  readonly console: string;
  /** Folder of the built documentation. */
  readonly docs: string;
  /** Origin of the signed URLs of assets. */
  readonly assetOrigin: string;
  /** File with the API key that the start page uses, of a stack on the visitor's own machine; null anywhere else. */
  readonly localAccount: string | null;
}

/**
 * Serves the start page at `/`, the gallery at `/gallery`, the viewer at `/world/<id>`, the console at `/console`, the account page at
 * `/account`, and their files under names with hashes.
 */
export async function servePages(
  server: FastifyInstance,
  { viewer, console, assetOrigin, localAccount }: PageSettings,
  previews: WorldPreviewSource,
): Promise<void> {
  await serveStartPage(server, join(viewer, 'start.html'), { assetOrigin, localAccount });
  serveLocalKey(server, localAccount);
  await servePage(server, '/gallery', join(viewer, 'gallery.html'), picturePageHeaders(assetOrigin));
  await serveWorldPage(server, join(viewer, 'world.html'), { policy: worldPolicy(assetOrigin), previews });
  await servePage(server, '/console', join(console, 'console.html'), pageHeaders(playgroundPolicy(assetOrigin)));
  await servePage(server, '/account', join(console, 'account.html'), picturePageHeaders(assetOrigin, playgroundPolicy(assetOrigin)));
  await serveHashedFiles(server, viewer, 'viewer-assets');
  await serveHashedFiles(server, console, 'console-assets');
}

async function servePage(server: FastifyInstance, url: string, file: string, headers: PageHeaders): Promise<void> {
  const page = await readFile(file, 'utf8');
  server.get(url, async (_request, reply) => {
    await reply.headers(headers).send(page);
  });
}

/** The start page, which says whether it can fetch a key, so that its form has the right fields from the first paint on. */
async function serveStartPage(
  server: FastifyInstance,
  file: string,
  { assetOrigin, localAccount }: Pick<PageSettings, 'assetOrigin' | 'localAccount'>,
): Promise<void> {
  const [before, after] = splitOnce(file, await readFile(file, 'utf8'), OWN_KEY);
  const headers = picturePageHeaders(assetOrigin);
  server.get('/', async (request, reply) => {
    const key = (await offersLocalKey(request, localAccount)) ? DEMO_KEY : OWN_KEY;
    await reply.headers(headers).send(`${before}${key}${after}`);
  });
}

const OWN_KEY = 'data-key="own"';
const DEMO_KEY = 'data-key="demo"';

type PageHeaders = ReturnType<typeof pageHeaders>;

/** Of the start page, the gallery and the account page, whose pictures of worlds come from an origin that the browser connects to at once. */
const picturePageHeaders = (assetOrigin: string, policy = privatePagePolicy({ pictures: assetOrigin })): PageHeaders => ({
  ...pageHeaders(policy),
  link: `<${assetOrigin}>; rel=preconnect`,
});

/** The parts of a page around a text that it contains once. @throws Error when it does not */
function splitOnce(file: string, page: string, text: string): [string, string] {
  const [before, after, ...more] = page.split(text);
  if (before === undefined || after === undefined || more.length > 0) throw new Error(`${file} does not contain ${text} once`);
  return [before, after];
}

interface WorldPageSettings {
  readonly policy: readonly string[];
  readonly previews: WorldPreviewSource;
}

/** The viewer with the title and the preview of each world in place of its own title. */
async function serveWorldPage(server: FastifyInstance, file: string, { policy, previews }: WorldPageSettings): Promise<void> {
  const [before, after] = splitOnce(file, await readFile(file, 'utf8'), WORLD_TITLE);
  server.get<{ Params: { world_id: string } }>('/world/:world_id', async ({ params }, reply) => {
    const tags = renderPreviewTags(await previews.find(params.world_id));
    await reply.headers(pageHeaders(policy)).send(`${before}${tags}${after}`);
  });
}

const WORLD_TITLE = '<title>Diorama</title>';

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

/**
 * The playground of the console and of the account page shows worlds in a frame, pictures that a visitor has chosen, and what the manifest
 * of a world says.
 */
const playgroundPolicy = (assetOrigin: string): string[] =>
  privatePagePolicy({ pictures: `blob: ${assetOrigin}`, connections: assetOrigin, directives: ["frame-src 'self'"] });
