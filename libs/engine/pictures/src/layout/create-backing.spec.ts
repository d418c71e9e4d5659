import { describe, expect, it } from 'vitest';

import { createBacking } from './create-backing.js';
import { LAYOUT_SURFACE_CLASSES } from './layout-surfaces.js';

const WIDTH = 256;
const PIXELS = (WIDTH * WIDTH) / 2;
const ROOM = { heading: 0, front: 4, right: 4, back: 4, left: 4, ceiling: 1.2 };

/** The pixel at an azimuth and an elevation, degrees. */
const pixelAt = (azimuth: number, elevation: number): number =>
  Math.floor(((90 - elevation) * WIDTH) / 360) * WIDTH + Math.floor(((azimuth + 180) * WIDTH) / 360);

/** A grey floor and a red rest, with a blue thing 2 m ahead. */
function createView() {
  const data = new Uint8Array(3 * PIXELS);
  const distance = new Float32Array(PIXELS);
  for (let at = 0; at < PIXELS; at++) {
    const elevation = Math.PI / 2 - (2 * Math.PI * (Math.floor(at / WIDTH) + 0.5)) / WIDTH;
    const azimuth = (2 * Math.PI * ((at % WIDTH) + 0.5)) / WIDTH - Math.PI;
    const wall = 4 / Math.max(Math.abs(Math.sin(azimuth)), Math.abs(Math.cos(azimuth))) / Math.cos(elevation);
    const upright = elevation > 0 ? 1.2 / Math.sin(elevation) : 1.6 / Math.sin(-elevation);
    const isThing = Math.abs(azimuth) < 0.2 && Math.abs(elevation) < 0.3;
    distance[at] = isThing ? 2 : Math.min(wall, upright);
    data.set(isThing ? [0, 0, 255] : elevation < 0 && upright < wall ? [120, 120, 120] : [200, 0, 0], 3 * at);
  }
  return { panorama: { width: WIDTH, height: WIDTH / 2, data }, distance };
}

describe('what lies behind things', () => {
  it('is the wall of a room, in the colour of its seen part', () => {
    const { panorama, distance, surface } = createBacking({ ...createView(), room: ROOM });
    const behind = pixelAt(0.5, 0.5);
    expect(distance[behind]).toBeCloseTo(4, 1);
    expect(surface[behind]).toBe(LAYOUT_SURFACE_CLASSES.front);
    const [red = 0, green, blue] = panorama.data.subarray(3 * behind, 3 * behind + 3);
    expect([red > 190, green, blue]).toEqual([true, 0, 0]);
  });

  it('is nothing where nothing is hidden', () => {
    const { distance, surface } = createBacking({ ...createView(), room: ROOM });
    expect([distance[pixelAt(90, 0.5)], surface[pixelAt(90, 0.5)]]).toEqual([Infinity, LAYOUT_SURFACE_CLASSES.sky]);
  });

  it('is the ground in the open, and nothing above the horizon', () => {
    const { panorama, distance } = createBacking({ ...createView(), room: null });
    const low = pixelAt(0.5, -15);
    expect(distance[low]).toBeCloseTo(1.6 / Math.sin((15 * Math.PI) / 180), 0);
    expect(panorama.data[3 * low + 2]).toBeLessThan(130);
    expect(distance[pixelAt(0.5, 5)]).toBe(Infinity);
  });
});
