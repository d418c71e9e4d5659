import { DEPTH_WINDOW } from '@diorama/engine';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openDepthModel } from './depth-model.js';

const models = (path: string): string => fileURLToPath(new URL(`../../../models/${path}`, import.meta.url));
const { width: WIDTH, height: HEIGHT, channels: CHANNELS } = DEPTH_WINDOW;
const PIXELS = WIDTH * HEIGHT;
const STEP = (65 * Math.PI) / 180 / WIDTH;

/** A window of 65 degrees that shows a lawn below a blue sky. */
function showLawn(): Float32Array {
  const window = new Float32Array(CHANNELS * PIXELS);
  for (let at = 0; at < PIXELS; at++) {
    const elevation = (HEIGHT / 2 - Math.floor(at / WIDTH) - 0.5) * STEP;
    const grain = 0.04 * Math.sin(12.9898 * at) + 0.04 * Math.sin(4.1414 * at);
    const color = elevation > 0 ? [0.45, 0.65, 0.92] : [0.3 + grain, 0.45 + grain, 0.18 + grain];
    const ground = Math.log(Math.min(150, 1.6 / Math.max(1e-6, Math.sin(-elevation))));
    for (const [channel, value] of [...color, 1, Math.sin(elevation), ground].entries()) window[channel * PIXELS + at] = value;
  }
  return window;
}

describe('the depth network that Diorama includes', () => {
  let model: Awaited<ReturnType<typeof openDepthModel>>;
  beforeAll(async () => {
    model = await openDepthModel(models('image-depth/2.0.0'));
  });
  afterAll(() => model.close());

  it('measures a lawn below a sky', async () => {
    const { metres, sky, ground } = await model.estimate(showLawn(), new AbortController().signal);
    const pixel = (column: number, row: number): number => row * WIDTH + column;
    const low = pixel(WIDTH / 2, HEIGHT - 10);
    const truth = 1.6 / Math.sin((HEIGHT / 2 - 9.5) * STEP);
    expect((metres[low] ?? 0) / truth).toBeGreaterThan(0.75);
    expect((metres[low] ?? 0) / truth).toBeLessThan(1.35);
    expect(ground[low]).toBeGreaterThan(0.5);
    expect(sky[pixel(WIDTH / 2, 10)]).toBeGreaterThan(0.5);
    expect(sky[low]).toBeLessThan(0.5);
  });

  it('gives the same estimate again', async () => {
    const [first, second] = [await model.estimate(showLawn(), signal()), await model.estimate(showLawn(), signal())];
    expect(second).toEqual(first);
  });
});

describe('a depth network', () => {
  it('must be for distances', async () => {
    await expect(openDepthModel(models('diorama-depth-rgb/1.0.0'))).rejects.toThrow('not for image-depth');
  });

  it('must have the inputs and outputs that the engine uses', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'diorama-bundle-'));
    await cp(models('image-depth/2.0.0'), folder, { recursive: true });
    const manifest = JSON.parse(await readFile(join(folder, 'bundle.json'), 'utf8'));
    manifest.inputs[0] = { ...manifest.inputs[0], name: 'panorama', shape: [1, 4, 128, 256] };
    await writeFile(join(folder, 'bundle.json'), JSON.stringify(manifest));
    await expect(openDepthModel(folder)).rejects.toThrow('the input window 1 x 6 x 192 x 256 is required here');
  });
});

const signal = (): AbortSignal => new AbortController().signal;
