// `npm run walks [-- --worlds N] [-- --lot N] [-- --model NAME] [-- --level 100k|500k|full] [-- --metres M] [-- --scene FILE]`: makes worlds from
// prompts of test/breadth/corpus.json that are drawn by lot (or from a scene), walks each in eight directions in Chromium with the keyboard,
// and takes a picture every four metres. Prints how far each walk led and writes .diorama/walks: a contact sheet for each world and walks.json.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { Diorama } from '@diorama-worlds/sdk';

import { findChromium, launchChromium, openPage } from '../browser/browser.ts';
import { thinSplats } from '../browser/thin-splats.ts';
import { FULL_DETAIL, startStack } from '../stack/start-stack.ts';
import { drawWalkPrompts } from './draw-prompts.ts';
import { photograph } from './photograph.ts';
import { writeWalkSheet } from './sheet.ts';
import { walkAhead } from './walk.ts';

const FOLDER = fileURLToPath(new URL('../../.diorama/walks', import.meta.url));
const WALKING_SIZE = { width: 160, height: 90 };
const PICTURE_SIZE = { width: 480, height: 270 };
const STEP = 4;
const PATIENCE_MS = 1_800_000;
const LEVELS = { '100k': '100k', '500k': '500k', full: 'full_res' };

function readOptions() {
  const { values } = parseArgs({
    options: {
      worlds: { type: 'string', default: '12' },
      lot: { type: 'string', default: '1' },
      model: { type: 'string', default: 'svc-1.1' },
      level: { type: 'string', default: '500k' },
      metres: { type: 'string', default: '25' },
      directions: { type: 'string', default: '8' },
      scene: { type: 'string' },
    },
  });
  if (!Object.hasOwn(LEVELS, values.level)) throw new Error(`a level is 100k, 500k or full, not ${values.level}`);
  const directions = Number(values.directions);
  const yaws = Array.from({ length: directions }, (_, index) => (index * 360) / directions);
  const orders =
    values.scene === undefined
      ? drawWalkPrompts(Number(values.worlds), Number(values.lot))
      : [{ name: 'scene', seed: 1, worldPrompt: { type: 'scene', scene: JSON.parse(readFileSync(values.scene, 'utf8')) } }];
  return { model: values.model, level: values.level, metres: Number(values.metres), yaws, orders };
}

async function makeWorld(client, model, { name, seed, worldPrompt }) {
  const { world } = await client.generateAndWait({
    model,
    seed,
    display_name: name.slice(0, 60),
    world_prompt: worldPrompt,
    permission: { allow_id_access: true },
  });
  return world;
}

async function walkWorld(browser, url, { yaws, metres }) {
  const { page } = await openPage(browser, `${url}?budget=100k&ui=0`, WALKING_SIZE, { prepare: thinSplats });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.waitForFunction(() => window.diorama?.hasCollider === true);
  const walks = [];
  for (const yaw of yaws) walks.push(await walkAhead(page, { yaw, metres, step: STEP }));
  await page.context().close();
  return walks;
}

async function photographWalks(browser, url, level, walks) {
  const { page } = await openPage(browser, `${url}?budget=${level}&ui=0`, PICTURE_SIZE);
  page.setDefaultTimeout(PATIENCE_MS);
  await page.waitForFunction((wanted) => window.diorama?.level === wanted, LEVELS[level]);
  const pictured = [];
  for (const walk of walks) {
    const pictures = [];
    for (const stop of walk.stops) pictures.push({ stop, png: await photograph(page, stop.pose) });
    pictured.push({ yaw: walk.yaw, pictures });
  }
  await page.context().close();
  return pictured;
}

function tell(name, walks) {
  const loose = walks.flatMap(({ stops }) => stops).filter(({ grounded }) => !grounded).length;
  const reached = walks.map((walk) => walk.reached.toFixed(0).padStart(3)).join(' ');
  process.stdout.write(`${reached} m  ${loose} stops off the ground  ${name}\n`);
}

async function main() {
  const { model, level, metres, yaws, orders } = readOptions();
  mkdirSync(FOLDER, { recursive: true });
  const chromium = findChromium({ ...process.env, CI: 'true' });
  const stack = await startStack({ env: FULL_DETAIL });
  const report = [];
  try {
    const { api_url: url, api_key: key } = stack.info();
    const client = new Diorama({ baseUrl: url, apiKey: key });
    for (const [at, order] of orders.entries()) {
      const world = await makeWorld(client, model, order);
      const browser = await launchChromium(chromium);
      try {
        const walks = await walkWorld(browser, world.world_svc_url, { yaws, metres });
        tell(order.name, walks);
        report.push({ name: order.name, seed: order.seed, walks });
        const pictured = await photographWalks(browser, world.world_svc_url, level, walks);
        await writeWalkSheet(join(FOLDER, `walk-${String(at + 1).padStart(2, '0')}.jpg`), `${order.name} (seed ${order.seed})`, pictured);
      } finally {
        await browser.close();
      }
      writeFileSync(join(FOLDER, 'walks.json'), `${JSON.stringify(report, null, 2)}\n`);
    }
  } finally {
    await stack.stop();
    rmSync(stack.home, { recursive: true, force: true });
  }
}

await main();
