import { DEPTH_WINDOW } from '@diorama/jobs';
import { describe, expect, it } from 'vitest';

import { showWindows } from './show-windows.js';

const { width: WIDTH, height: HEIGHT, channels: CHANNELS } = DEPTH_WINDOW;
const PIXELS = WIDTH * HEIGHT;
const PANORAMA = 512;
const STEP = Math.PI / 2 / WIDTH;

/** Red to the left of the front, green to the right. */
const data = new Uint8Array((3 * PANORAMA * PANORAMA) / 2);
for (let pixel = 0; pixel < data.length / 3; pixel++) data[3 * pixel + (pixel % PANORAMA < PANORAMA / 2 ? 0 : 1)] = 255;
const panorama = { width: PANORAMA, height: PANORAMA / 2, data };
const window = { azimuth: 0, elevation: 0, step: STEP };
const at = (channel: number, column: number, row: number): number => channel * PIXELS + row * WIDTH + column;

describe('what a depth network is shown', () => {
  const [input = new Float32Array(0)] = showWindows({ panorama, known: null, windows: [window] });

  it('is colours by channel, red first', () => {
    expect(input).toHaveLength(CHANNELS * PIXELS);
    expect([input[at(0, 20, 50)], input[at(1, 20, 50)], input[at(0, 200, 50)], input[at(1, 200, 50)]]).toEqual([1, 0, 0, 1]);
  });

  it('is where the horizon and level ground are', () => {
    const sine = (row: number): number => input[at(4, 7, row)] ?? NaN;
    expect(sine(HEIGHT / 2 - 1) + sine(HEIGHT / 2)).toBeCloseTo(0, 6);
    expect(sine(0)).toBeCloseTo(Math.sin((HEIGHT / 2 - 0.5) * STEP), 6);
    const last = HEIGHT - 1;
    expect(Math.exp(input[at(5, 7, last)] ?? NaN)).toBeCloseTo(1.6 / Math.sin((last + 0.5 - HEIGHT / 2) * STEP), 4);
    expect(Math.exp(input[at(5, 7, 0)] ?? NaN)).toBeCloseTo(150, 3);
  });

  it('has nothing where surfaces are known already', () => {
    const known = new Float32Array((PANORAMA * PANORAMA) / 2).map((_, pixel) => (pixel % PANORAMA < PANORAMA / 2 ? 3 : NaN));
    const [masked = new Float32Array(0)] = showWindows({ panorama, known, windows: [window] });
    expect([masked[at(3, 20, 50)], masked[at(0, 20, 50)]]).toEqual([0, 0]);
    expect([masked[at(3, 200, 50)], masked[at(1, 200, 50)]]).toEqual([1, 1]);
  });

  it('continues across the back of the panorama', () => {
    const [back = new Float32Array(0)] = showWindows({ panorama, known: null, windows: [{ ...window, azimuth: Math.PI }] });
    expect([back[at(1, 20, 50)], back[at(0, 200, 50)]]).toEqual([1, 1]);
  });
});
