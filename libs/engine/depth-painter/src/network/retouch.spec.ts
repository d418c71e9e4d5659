import { describe, expect, it } from 'vitest';

import type { DepthPanorama } from '../field/depth-panorama.js';
import type { PaintedDepth } from '../painter.js';
import { proceduralDepthPainter } from '../procedural-painter.js';
import { depthRunner } from '../testing/depth-runner.js';
import { computePeakSignalToNoise, rollRows } from '../testing/painting-metrics.js';
import { computeAnalyticDepth, blockDistance, boxDistance, renderTestDepth } from '../testing/sample-depths.js';
import { NETWORK_PIXELS } from './network-frame.js';
import { PROMPT_VECTOR_LENGTH } from './network-text.js';
import type { RetouchResult } from './retouch-rows.js';
import type { PaintingShown, RetouchPainting } from './retouch.js';
import { PAINTING_PLANE_COUNT } from './show-painting.js';

const PROMPT = 'a meadow with a barn';

function paint(depth: DepthPanorama, retouch?: RetouchPainting, { prompt = PROMPT, seed = 1 } = {}): Promise<PaintedDepth> {
  const request = { runner: depthRunner(), onProgress: () => {}, signal: { throwIfAborted() {} }, retouch };
  return proceduralDepthPainter.paint({ depth, prompt, seed, width: depth.width }, request);
}

/** What a network is shown of a painting. */
async function shownOf(depth: DepthPanorama, order?: { prompt?: string; seed?: number }): Promise<PaintingShown> {
  let shown: PaintingShown | null = null;
  await paint(
    depth,
    async (question) => {
      shown = question;
      return null;
    },
    order,
  );
  expect(shown).not.toBeNull();
  return shown as unknown as PaintingShown;
}

const plane = ({ planes }: PaintingShown, number: number): Float32Array =>
  planes.subarray(number * NETWORK_PIXELS, (number + 1) * NETWORK_PIXELS);

/** One factor for each of the network's pixels, and nothing added. */
const brightened = (factor: (pixel: number) => number): RetouchResult => ({
  gain: Float32Array.from({ length: 3 * NETWORK_PIXELS }, (_, i) => factor(i % NETWORK_PIXELS)),
  bias: new Float32Array(3 * NETWORK_PIXELS),
});

describe('a painting that a network retouches', () => {
  const depth = computeAnalyticDepth(256, blockDistance);

  it('stays as it is when the network has no answer, or changes nothing', async () => {
    const plain = await paint(depth);
    expect(plain.isRetouched).toBe(false);
    const unanswered = await paint(depth, async () => null);
    expect(unanswered.isRetouched).toBe(false);
    expect(Buffer.compare(unanswered.panorama.data, plain.panorama.data)).toBe(0);
    const unchanged = await paint(depth, async () => brightened(() => 1));
    expect(unchanged.isRetouched).toBe(true);
    expect(unchanged.panorama.data.every((value, i) => Math.abs(value - (plain.panorama.data[i] ?? 0)) <= 1)).toBe(true);
  });

  it('has the colours that the answer makes of it', async () => {
    const plain = await paint(depth);
    const answer: RetouchResult = {
      gain: new Float32Array(3 * NETWORK_PIXELS).fill(0.5),
      bias: Float32Array.from({ length: 3 * NETWORK_PIXELS }, (_, i) => 0.1 * (1 + Math.floor(i / NETWORK_PIXELS))),
    };
    const { data } = (await paint(depth, async () => answer)).panorama;
    const isSky = (i: number): boolean => depth.metres[Math.floor(i / 3)] === Infinity;
    const wanted = (i: number): number => {
      const before = plain.panorama.data[i] ?? 0;
      return isSky(i) ? before : Math.min(255, 0.5 * before + 25.5 * (1 + (i % 3)));
    };
    expect([...data.keys()].filter((i) => Math.abs((data[i] ?? 0) - wanted(i)) > 1)).toEqual([]);
  });

  it('keeps the hues that its prompt asks for, and changes how bright they are', async () => {
    const order = { prompt: 'a meadow with a red barn' };
    const plain = (await paint(depth, undefined, order)).panorama.data;
    const blue: RetouchResult = {
      gain: Float32Array.from({ length: 3 * NETWORK_PIXELS }, (_, i) => (i < 2 * NETWORK_PIXELS ? 0.5 : 1.5)),
      bias: new Float32Array(3 * NETWORK_PIXELS),
    };
    const { data } = (await paint(depth, async () => blue, order)).panorama;
    let off = 0;
    let darker = 0;
    for (let i = 0; i < data.length; i += 3) {
      const [before, after] = [plain.subarray(i, i + 3), data.subarray(i, i + 3)];
      const share = ((after[0] ?? 0) + 1) / ((before[0] ?? 0) + 1);
      if (after.some((value, c) => value < 255 && Math.abs(value - (before[c] ?? 0) * share) > 8)) off += 1;
      if (share < 0.95) darker += 1;
    }
    expect(off / (data.length / 3)).toBeLessThan(0.01);
    expect(darker / (data.length / 3)).toBeGreaterThan(0.3);
  });

  it('keeps its sky', async () => {
    const plain = (await paint(depth)).panorama.data;
    const { data } = (await paint(depth, async () => brightened(() => 0.5))).panorama;
    const changed = [...depth.metres.keys()].filter((pixel) => [0, 1, 2].some((c) => plain[3 * pixel + c] !== data[3 * pixel + c]));
    expect(changed.length).toBeGreaterThan(1_000);
    expect(changed.filter((pixel) => depth.metres[pixel] === Infinity)).toEqual([]);
  });

  it('turns with its depth, although the network cannot', async () => {
    const scene = renderTestDepth('a living room', 512);
    const stripes: RetouchPainting = async ({ planes }) =>
      brightened((pixel) => 0.7 + 0.3 * Math.sin(pixel / 9) + 0.2 * (planes[pixel] ?? 0));
    const still = (await paint(scene, stripes, { prompt: 'a living room' })).panorama.data;
    const turned = await paint({ ...scene, metres: rollRows(scene.metres, 512, 37) }, stripes, { prompt: 'a living room' });
    expect(computePeakSignalToNoise(turned.panorama.data, rollRows(still, 3 * 512, 3 * 37))).toBeGreaterThanOrEqual(35);
  }, 240_000);

  it('has an answer on the surface that it is for, up to the edge', async () => {
    const isNear = (metres: number): boolean => metres < 5;
    const room = computeAnalyticDepth(256, (x, y, z) => (x > 0.3 && Math.abs(y) < 0.4 ? 3 : boxDistance(30, 3, 2, 30)(x, y, z)));
    const plain = (await paint(room)).panorama.data;
    const darkFar: RetouchPainting = async (shown) =>
      brightened((pixel) => (isNear(Math.exp(5 * (plane(shown, 3)[pixel] ?? 0))) ? 1 : 0.5));
    const { data } = (await paint(room, darkFar)).panorama;
    let wrong = 0;
    let count = 0;
    for (let pixel = 55 * 256; pixel < 73 * 256; pixel++) {
      const before = plain[3 * pixel] ?? 0;
      if (before < 40) continue; // too dark to tell shares
      const share = (data[3 * pixel] ?? 0) / before;
      count += 1;
      if (Math.abs(share - (isNear(room.metres[pixel] ?? 0) ? 1 : 0.5)) > 0.1) wrong += 1;
    }
    expect(count).toBeGreaterThan(1_000);
    expect(wrong / count).toBeLessThan(0.01);
  });

  it('refuses an answer of another size', async () => {
    await expect(paint(depth, async () => ({ gain: new Float32Array(3), bias: new Float32Array(3) }))).rejects.toThrow(RangeError);
  });

  it('can be smaller and larger than what the network sees', async () => {
    for (const width of [64, 96, 384]) {
      const { panorama } = await paint(computeAnalyticDepth(width, blockDistance), async () => brightened(() => 0.9));
      expect(panorama).toMatchObject({ width, height: width / 2 });
      expect(new Set(panorama.data).size).toBeGreaterThan(16);
    }
  });
});

describe('what a network is shown', () => {
  const depth = computeAnalyticDepth(256, blockDistance);

  it('has all planes in their ranges', async () => {
    const shown = await shownOf(depth);
    expect([shown.planes.length, shown.text.length]).toEqual([PAINTING_PLANE_COUNT * NETWORK_PIXELS, PROMPT_VECTOR_LENGTH]);
    const range = (number: number): readonly [number, number] => {
      const values = plane(shown, number);
      return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
    };
    for (const color of [0, 1, 2]) {
      expect(range(color)[0]).toBeGreaterThanOrEqual(0);
      expect(range(color)[1]).toBeLessThanOrEqual(1);
    }
    expect(range(4)).toEqual([0, 1]);
    expect(plane(shown, 3).at(-1)).toBeCloseTo(Math.log(1.6) / 5, 2); // the ground under the viewer
    for (const number of [5, 6, 7, 8, 9]) {
      expect(range(number)[0]).toBeGreaterThanOrEqual(-1.001);
      expect(range(number)[1]).toBeLessThanOrEqual(1.001);
    }
    expect(plane(shown, 5).at(-1)).toBeGreaterThan(0.99); // it faces up
    expect(plane(shown, 7).filter((towards, pixel) => plane(shown, 4)[pixel] === 0 && towards < -0.01)).toHaveLength(0);
  });

  it('has noise of its seed', async () => {
    const noise = async (seed: number): Promise<Float32Array> => plane(await shownOf(depth, { seed }), 9);
    expect(await noise(1)).toEqual(await noise(1));
    expect(await noise(2)).not.toEqual(await noise(1));
  });

  it('has like texts for words for one thing, and others for other things', async () => {
    const read = async (prompt: string): Promise<number[]> => [...(await shownOf(depth, { prompt })).text.subarray(256)];
    expect(await read('a meadow at sunset')).toEqual(await read('a meadow at dusk'));
    expect(await read('a meadow at night')).not.toEqual(await read('a meadow at dusk'));
    expect((await read('a meadow')).at(-1)).toBe(0);
    expect((await read('a meadow with a red barn')).at(-1)).toBe(1);
    const { text } = await shownOf(depth, { prompt: '' });
    expect(text.subarray(0, 256).every((value) => value === 0)).toBe(true);
  });
});
