// Renews the picture of the README: makes a standard world with a stack of its own and photographs it in the viewer.
// Run `npm run build` first, then `node test/browser/readme-screenshot.mjs [picture file]`. It takes some minutes.
import { rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

import { FULL_DETAIL, startStack } from '../stack/start-stack.ts';
import { findChromium, launchChromium, openPage } from './browser.ts';

const WORLD = { prompt: 'an autumn forest with a stream', seed: 6, name: 'An autumn forest with a stream' };
const POSE = { yaw: -20, pitch: 2 };
const SIZE = { width: 1280, height: 720 };
const MOST_BYTES = 250_000;
const PATIENCE_MS = 3_600_000;

async function main(path) {
  const chromium = findChromium({ ...process.env, CI: 'true' });
  const stack = await startStack({ env: FULL_DETAIL });
  try {
    const { api_url: url, api_key: key } = stack.info();
    const world = await makeWorld(url, key);
    const picture = await toJpeg(await photograph(chromium, `${world.world_svc_url}?budget=full`));
    await mkdir(dirname(path), { recursive: true });
    await sharp(picture).toFile(path);
  } finally {
    await stack.stop();
    rmSync(stack.home, { recursive: true, force: true });
  }
}

async function makeWorld(url, key) {
  const call = async (path, body) => {
    const headers = { 'svc-api-key': key, ...(body ? { 'content-type': 'application/json' } : {}) };
    const response = await fetch(url + path, { method: body ? 'POST' : 'GET', headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const { operation_id: id } = await call('/svc/v1/worlds:generate', {
    model: 'svc-1.1',
    display_name: WORLD.name,
    seed: WORLD.seed,
    world_prompt: { type: 'text', text_prompt: WORLD.prompt },
    permission: { allow_id_access: true },
  });
  for (;;) {
    const { done, response, error } = await call(`/svc/v1/operations/${id}`);
    if (done && response === null) throw new Error(`the world failed: ${error?.message}`);
    if (done) return response;
    await sleep(1000);
  }
}

async function photograph(chromium, url) {
  const browser = await launchChromium(chromium);
  try {
    const { page } = await openPage(browser, url, SIZE);
    page.setDefaultTimeout(PATIENCE_MS);
    await page.waitForFunction(() => window.diorama?.level === 'full_res');
    await page.evaluate((pose) => window.diorama.setPose(pose), POSE);
    await waitForRest(page);
    return await page.screenshot();
  } finally {
    await browser.close();
  }
}

/** The viewer draws until the splats are sorted for the new pose. */
async function waitForRest(page) {
  for (let drawn = -1; ; await sleep(5000)) {
    const frames = await page.evaluate(() => window.diorama.frames);
    if (frames === drawn) return;
    drawn = frames;
  }
}

/** The best quality that fits. */
async function toJpeg(png) {
  for (let quality = 90; quality >= 50; quality -= 5) {
    const jpeg = await sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.byteLength <= MOST_BYTES) return jpeg;
  }
  throw new Error(`the picture does not fit in ${MOST_BYTES} bytes`);
}

await main(process.argv[2] ?? fileURLToPath(new URL('../../docs/images/world.jpg', import.meta.url)));
