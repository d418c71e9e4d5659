import { fileURLToPath } from 'node:url';

import { createInlineRunner, proceduralDepthPainter } from '@diorama/engine';
import type { DepthPanorama, PaintedDepth } from '@diorama/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openRetouchModel } from './retouch-model.js';
import type { OpenedRetouchModel } from './retouch-model.js';

const models = (path: string): string => fileURLToPath(new URL(`../../../models/${path}`, import.meta.url));

const WIDTH = 256;

/** A room of 6 x 3 x 8 metres, turned to the right by so many columns. */
function room(turned = 0): DepthPanorama {
  const metres = Float32Array.from({ length: (WIDTH * WIDTH) / 2 }, (_, pixel) => {
    const azimuth = (2 * Math.PI * (((pixel % WIDTH) - turned + WIDTH) % WIDTH)) / WIDTH + 0.4;
    const elevation = Math.PI / 2 - (2 * Math.PI * (Math.floor(pixel / WIDTH) + 0.5)) / WIDTH;
    const [x, y, z] = [Math.sin(azimuth) * Math.cos(elevation), Math.sin(elevation), Math.cos(azimuth) * Math.cos(elevation)];
    return Math.min(3 / Math.abs(x), 4 / Math.abs(z), y > 0 ? 1.4 / y : 1.6 / -y);
  });
  return { width: WIDTH, height: WIDTH / 2, metres };
}

let model: OpenedRetouchModel;
beforeAll(async () => {
  model = await openRetouchModel(models('diorama-depth-rgb/1.0.0'));
});
afterAll(() => model.close());

function paint(depth: DepthPanorama, { seed = 1, prompt = 'a kitchen at dusk', isRetouched = true } = {}): Promise<PaintedDepth> {
  const { signal } = new AbortController();
  const retouch = isRetouched ? (shown: Parameters<typeof model.retouch>[0]) => model.retouch(shown, signal) : undefined;
  return proceduralDepthPainter.paint(
    { depth, prompt, seed, width: WIDTH },
    { runner: createInlineRunner(), onProgress: () => {}, signal, retouch },
  );
}

/** Decibels of the peak over the mean square of the difference. */
function agreement(a: Uint8Array, b: Uint8Array): number {
  const squares = a.reduce((sum, value, i) => sum + (value - (b[i] ?? 0)) ** 2, 0);
  return 10 * Math.log10((255 * 255 * a.length) / Math.max(squares, 1e-9));
}

describe('the model that retouches paintings', () => {
  it('changes a painting, alike each time, and otherwise for another seed', async () => {
    const { panorama, isRetouched } = await paint(room());
    expect(isRetouched).toBe(true);
    expect(agreement(panorama.data, (await paint(room(), { isRetouched: false })).panorama.data)).toBeLessThan(35);
    expect(Buffer.compare((await paint(room())).panorama.data, panorama.data)).toBe(0);
    expect(Buffer.compare((await paint(room(), { seed: 2 })).panorama.data, panorama.data)).not.toBe(0);
  });

  it('lets a painting turn with its depth', async () => {
    const turned = (await paint(room(37))).panorama.data;
    const still = (await paint(room())).panorama.data;
    const back = still.map((_, i) => {
      const [pixel, color] = [Math.floor(i / 3), i % 3];
      return turned[3 * (pixel - (pixel % WIDTH) + ((pixel + 37) % WIDTH)) + color] ?? 0;
    });
    expect(agreement(still, back)).toBeGreaterThanOrEqual(35);
  });

  it('says what it is, and refuses to be another', async () => {
    expect(model.use).toMatchObject({ task: 'retouch-painting', name: 'diorama-depth-rgb', version: '1.0.0' });
    await expect(openRetouchModel(models('image-depth/2.0.0'))).rejects.toThrow('not for retouch-painting');
  });
});
