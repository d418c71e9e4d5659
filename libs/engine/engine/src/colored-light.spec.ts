import { composeScene } from '@diorama/scene';
import { describe, expect, it } from 'vitest';

import { openScene } from './open-scene.js';

const WIDTH = 96;

/** The mean colour of a small panorama, and the share of pixels without any light. */
function look(prompt: string): { readonly mean: readonly number[]; readonly black: number; readonly white: number } {
  const { color } = openScene(composeScene(prompt, 3).scene).renderer.capture({ origin: [0, 0, 0], width: WIDTH }, { start: 12, end: 36 });
  const pixels = color.length / 3;
  const mean = [0, 0, 0];
  let [black, white] = [0, 0];
  for (let at = 0; at < color.length; at += 3) {
    const rgb = [...color.subarray(at, at + 3)];
    rgb.forEach((value, channel) => (mean[channel] = (mean[channel] ?? 0) + value / pixels));
    if (Math.max(...rgb) < 0.02) black++;
    if (Math.min(...rgb) > 0.9) white++;
  }
  return { mean, black: black / pixels, white: white / pixels };
}

describe('a room in coloured light', () => {
  it.each<[string, number, number]>([
    ['a nightclub in red light', 0, 1],
    ['a basement in green light', 1, 0],
    ['a server room in blue light', 2, 0],
    ['a living room by day in red light', 0, 2],
  ])('is mostly of that colour, and neither black nor white: "%s"', (prompt, strong, weak) => {
    const { mean, black, white } = look(prompt);
    expect(mean[strong]).toBeGreaterThan(1.4 * (mean[weak] ?? 0));
    expect(mean[strong]).toBeGreaterThan(0.2);
    expect(mean[weak]).toBeGreaterThan(0.02);
    expect(black).toBeLessThan(0.1);
    expect(white).toBeLessThan(0.1);
  });

  it('is the same each time', () => {
    const prompt = 'a bar, violet and cyan light';
    expect(look(prompt)).toEqual(look(prompt));
  });
});
