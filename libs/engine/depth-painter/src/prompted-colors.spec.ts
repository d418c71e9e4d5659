import { describe, expect, it } from 'vitest';

import { proceduralDepthPainter } from './procedural-painter.js';
import { depthRunner } from './testing/depth-runner.js';
import { tryColorNames, tryColors } from './testing/try-colors.js';
import type { PaintForTrial } from './testing/try-colors.js';

const paint: PaintForTrial = async (depth, prompt) => {
  const request = { runner: depthRunner(), onProgress: () => {}, signal: { throwIfAborted() {} } };
  return (await proceduralDepthPainter.paint({ depth, prompt, seed: 5, width: depth.width }, request)).panorama.data;
};

describe('the colours that a prompt asks for', () => {
  it('are those of what it asks them for, in at least nine of ten', async () => {
    const { count, wrong } = await tryColors(paint);
    expect(count).toBe(60);
    expect(wrong.slice(0.1 * count)).toEqual([]);
  }, 480_000);

  it('may go by other names, in at least seven of ten', async () => {
    const { count, wrong } = await tryColorNames(paint);
    expect(count).toBeGreaterThan(30);
    expect(wrong.slice(Math.floor(0.3 * count))).toEqual([]);
  }, 480_000);
});
