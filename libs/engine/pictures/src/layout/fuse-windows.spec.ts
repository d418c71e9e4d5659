import { DEPTH_WINDOW } from '@diorama/jobs';
import type { DepthEstimate } from '@diorama/jobs';
import { describe, expect, it } from 'vitest';

import { createPlainPanorama } from '../testing/sample-pictures.js';
import { layOutDepthWindows } from './depth-windows.js';
import type { DepthWindow } from './depth-windows.js';
import { fuseWindows } from './fuse-windows.js';
import type { FuseWindowsInput } from './fuse-windows.js';
import { RoomRays } from './room-box.js';

const { width: WIDTH, height: HEIGHT } = DEPTH_WINDOW;
const PANORAMA = 512;
const { panorama, distance } = createPlainPanorama(PANORAMA);
const sky = Uint8Array.from(distance, (metres) => (metres === Infinity ? 1 : 0));
const windows = layOutDepthWindows([], true);

/** The pixel at an azimuth and an elevation, degrees. */
const pixelAt = (azimuth: number, elevation: number): number =>
  Math.floor(((90 - elevation) * PANORAMA) / 360) * PANORAMA + Math.floor(((azimuth + 180) * PANORAMA) / 360);

/** What a network would estimate that knows the plain, `scale` times too far away. */
function estimate({ azimuth, elevation, step }: DepthWindow, scale = 1): DepthEstimate {
  const found = {
    metres: new Float32Array(WIDTH * HEIGHT),
    sky: new Float32Array(WIDTH * HEIGHT),
    ground: new Float32Array(WIDTH * HEIGHT),
  };
  for (let at = 0; at < found.metres.length; at++) {
    const up = ((elevation - (Math.floor(at / WIDTH) + 0.5 - HEIGHT / 2) * step) * 180) / Math.PI;
    const aside = ((azimuth + ((at % WIDTH) + 0.5 - WIDTH / 2) * step) * 180) / Math.PI;
    const metres = distance[pixelAt(((aside + 540) % 360) - 180, up)] ?? NaN;
    found.metres[at] = scale * Math.min(150, metres);
    found.sky[at] = metres === Infinity ? 1 : 0;
    found.ground[at] = Math.abs(metres * Math.sin((up * Math.PI) / 180) + 1.6) < 0.1 + 0.02 * metres ? 1 : 0;
  }
  return found;
}

const fuse = (change: Partial<FuseWindowsInput> = {}): Float32Array =>
  fuseWindows({
    windows,
    estimates: windows.map((window) => estimate(window)),
    panorama,
    sky,
    known: null,
    setting: 'outdoors',
    room: null,
    ...change,
  }).metres;

describe('distances of windows', () => {
  const metres = fuse();

  it('lay level ground at its exact distance', () => {
    const row = Math.floor((110 * PANORAMA) / 360);
    const below = (Math.PI * (row + 0.5)) / (PANORAMA / 2) - Math.PI / 2;
    expect(metres[row * PANORAMA + 300]).toBeCloseTo(1.6 / Math.sin(below), 4);
  });

  it('stand where the network says', () => {
    const post = pixelAt(-55, 3);
    expect((metres[post] ?? NaN) / (distance[post] ?? NaN)).toBeCloseTo(1, 1);
  });

  it('end nowhere in the sky', () => {
    expect(metres[pixelAt(140, 30)]).toBe(Infinity);
  });

  it('are none above and below all windows', () => {
    expect([metres[pixelAt(0, 85)], metres[pixelAt(0, -85)]]).toEqual([NaN, NaN]);
  });

  it('are none where surfaces are known', () => {
    const known = new Float32Array(distance.length).fill(NaN);
    known[pixelAt(20, -20)] = 5;
    const found = fuse({ known });
    expect([found[pixelAt(20, -20)], found[pixelAt(22, -20)]]).toEqual([NaN, expect.any(Number)]);
  });

  it('are brought to their scale by the ground', () => {
    const found = fuse({ estimates: windows.map((window) => estimate(window, 1.2)) });
    const post = pixelAt(-55, 3);
    expect((found[post] ?? NaN) / (distance[post] ?? NaN)).toBeCloseTo(1, 1);
  });

  const room = { heading: 0, front: 5, right: 4, back: 4, left: 4, ceiling: 1.2 };
  /** A room, 30 percent too far away, with a cupboard 3 m ahead that is as wide as `half` degrees to either side. */
  const estimateRoom = (half: number): DepthEstimate[] => {
    const rays = new RoomRays(room);
    return windows.map(({ azimuth, elevation, step }) => {
      const metres = new Float32Array(WIDTH * HEIGHT);
      for (let at = 0; at < metres.length; at++) {
        const aside = azimuth + ((at % WIDTH) + 0.5 - WIDTH / 2) * step;
        const up = elevation - (Math.floor(at / WIDTH) + 0.5 - HEIGHT / 2) * step;
        rays.aim(aside, up);
        const isCupboard = Math.abs(aside) < (half * Math.PI) / 180 && Math.abs(up) < 0.3;
        metres[at] = 1.3 * (isCupboard ? 3 / Math.cos(aside) / Math.cos(up) : rays.distance);
      }
      return { metres, sky: new Float32Array(metres.length), ground: new Float32Array(metres.length) };
    });
  };

  it('are brought to the scale of a room, whose walls are flat', () => {
    const found = fuse({ setting: 'indoors', room, estimates: estimateRoom(10) });
    for (const azimuth of [-40, -20, 20, 35])
      expect(found[pixelAt(azimuth, 1)]).toBeCloseTo(
        Math.min(5 / Math.cos((azimuth * Math.PI) / 180), 4 / Math.abs(Math.sin((azimuth * Math.PI) / 180))),
        1,
      );
    expect(found[pixelAt(2, 1)]).toBeCloseTo(3, 1);
  });

  it('lie on the wall ahead of a room whose edges are not seen', () => {
    const found = fuse({
      setting: 'indoors',
      estimates: estimateRoom(0).map((one) => ({ ...one, metres: one.metres.map((m, at) => m * (1 + 0.05 * Math.sin(at))) })),
    });
    const [left, right] = [found[pixelAt(-10, 2)], found[pixelAt(12, 3)]];
    expect(left * Math.cos((10 * Math.PI) / 180)).toBeCloseTo(right * Math.cos((12 * Math.PI) / 180), 0);
  });

  it('are those of a street, where a picture that was taken for a room shows the sky', () => {
    const found = fuse({ setting: 'indoors', room });
    expect((found[pixelAt(-55, 3)] ?? NaN) / (distance[pixelAt(-55, 3)] ?? NaN)).toBeCloseTo(1, 1);
  });

  it('need estimates as large as windows', () => {
    const [first] = windows as [DepthWindow];
    const short = { ...estimate(first), sky: new Float32Array(9) };
    expect(() => fuse({ windows: [first], estimates: [short] })).toThrow(RangeError);
    expect(() => fuse({ estimates: [estimate(first)] })).toThrow('4 windows need as many estimates, not 1');
  });
});
