import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

import type * as Sdk from '@diorama-worlds/sdk';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import { findChromium, launchChromium, openPage } from './browser.js';
import type { WatchedPage } from './browser.js';

const DIST = fileURLToPath(new URL('../../libs/product/sdk/dist', import.meta.url));
const PATIENCE_MS = 240_000;
const info = stackInfo();
const chromium = findChromium(process.env);

declare global {
  interface Window {
    /** Put there by the page. */
    readonly sdk: typeof Sdk;
  }
}

const PAGE = `<!doctype html><link rel="icon" href="data:,">
<script type="module">import * as sdk from './index.js'; window.sdk = sdk;</script>`;

/** A page of another origin than the API, with the SDK as it is built: plain ES modules. */
async function serveSdk(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === '/') {
      response.setHeader('content-type', 'text/html').end(PAGE);
      return;
    }
    readFile(join(DIST, normalize(path))).then(
      (text) => response.setHeader('content-type', 'text/javascript').end(text),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe.skipIf(chromium === null)('the SDK in a page of another origin', () => {
  let server: Server;
  let browser: Browser;
  let visit: WatchedPage;
  let settings: { readonly baseUrl: string; readonly apiKey: string };

  beforeAll(async () => {
    const { account } = await newAccount(info, 'sdk in a browser', { limits: { per_minute: 100, per_hour: 100 } });
    settings = { baseUrl: info.api_url, apiKey: account.api_key };
    server = await serveSdk();
    browser = await launchChromium(chromium as string);
    visit = await openPage(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  it(
    'makes a world, hears how far it has come, and downloads a file of it',
    async () => {
      const seen = await visit.page.evaluate(async (options) => {
        const diorama = new window.sdk.Diorama(options);
        const percents: number[] = [];
        const { world } = await diorama.generateAndWait(
          { model: 'svc-1.0-draft', world_prompt: { type: 'text', text_prompt: 'a small desert' }, seed: 2 },
          { onProgress: ({ percent }) => percents.push(percent) },
        );
        const [manifest] = diorama.downloads.files(world).filter(({ name }) => name === 'manifest_url');
        const bytes = await diorama.downloads.bytes(manifest ?? { url: '' });
        return { seed: world.seed, percents, manifest: JSON.parse(new TextDecoder().decode(bytes)) as { seed: number } };
      }, settings);
      expect(seen).toMatchObject({ seed: 2, manifest: { seed: 2 } });
      expect(seen.percents.length).toBeGreaterThan(1);
      expect(visit.troubles).toEqual([]);
    },
    PATIENCE_MS,
  );

  it('uploads a File, and reads errors with the ids of their requests', async () => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#396' } })
      .png()
      .toBuffer();
    const seen = await visit.page.evaluate(
      async ({ options, base64 }) => {
        const diorama = new window.sdk.Diorama(options);
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        const asset = await diorama.media.upload(new File([bytes], 'green.png'), { fileName: 'green.png', kind: 'image' });
        const missing = await diorama.worlds.get('0').catch((error: unknown) => error as { name: string; requestId: string });
        return { state: asset.state, error: 'name' in missing ? `${missing.name} ${missing.requestId}` : '' };
      },
      { options: settings, base64: picture.toString('base64') },
    );
    expect(seen).toEqual({ state: 'READY', error: expect.stringMatching(/^NotFoundError req_/) });
  });
});
