import { createHash } from 'node:crypto';

import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

import { decodeSpz } from '@diorama/splat';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Client } from '../stack/client.js';
import { inline } from '../stack/media-files.js';
import { AMPLE } from '../stack/shared-world.js';

const info = stackInfo();
let client: Client;

beforeAll(async () => {
  ({ client } = await newAccount(info, 'levels', AMPLE));
});

/** A blue sky over grass with a wall in it, with a little grain. */
async function photograph(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(3 * width * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const grain = ((31 * row + 17 * column) % 23) - 11;
      const isWall = row > 0.4 * height && row < 0.6 * height && column > 0.3 * width && column < 0.6 * width;
      const color = isWall ? [150, 90, 70] : row < height / 2 ? [110, 160, 225] : [80, 130, 60];
      pixels.set(
        color.map((value) => value + (row < height / 2 && !isWall ? 0 : grain)),
        3 * (row * width + column),
      );
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

async function levelsOf(worldPrompt: object): Promise<{ sha256: string; count: number }[]> {
  const { body } = await client.post('/svc/v1/worlds:generate', { model: 'svc-1.1', seed: 5, world_prompt: worldPrompt });
  const done = await client.finish(body.operation_id, 300_000);
  expect(done).toMatchObject({ done: true, error: null });
  const urls = done.response.assets.splats.spz_urls as Record<string, string>;
  const files = await Promise.all(
    ['100k', '500k', 'full_res'].map(async (level) => new Uint8Array(await (await fetch(urls[level] ?? '')).arrayBuffer())),
  );
  return files.map((bytes) => ({ sha256: createHash('sha256').update(bytes).digest('hex'), count: decodeSpz(bytes).count }));
}

const PROMPTS: Record<string, () => Promise<object>> = {
  text: async () => ({ type: 'text', text_prompt: 'a desert with sand dunes and two cacti at noon' }),
  'a small panorama': async () => ({ type: 'image', is_pano: true, image_prompt: inline(await photograph(512, 256)) }),
  'several pictures': async () => ({
    type: 'multi-image',
    multi_image_prompt: await Promise.all(
      [0, 180].map(async (azimuth) => ({ azimuth, content: inline(await photograph(450 + azimuth, 400)) })),
    ),
  }),
};

describe('[assets-03] a world has splats in three resolutions', () => {
  it.each(Object.entries(PROMPTS))(
    'from %s',
    async (_, makePrompt) => {
      const prompt = await makePrompt();
      const [small, middle, full] = await levelsOf(prompt);
      expect(new Set([small?.sha256, middle?.sha256, full?.sha256]).size).toBe(3);
      expect(small?.count).toBeLessThanOrEqual(100_000);
      expect(middle?.count).toBeLessThanOrEqual(500_000);
      expect(middle?.count).toBeGreaterThan(250_000);
      expect(full?.count).toBeGreaterThan(500_000);
    },
    320_000,
  );
});
