import { DEPTH_WINDOW } from '@diorama/jobs';
import { describe, expect, it } from 'vitest';

import type { Placement } from '../cameras/picture.js';
import { layOutDepthWindows } from './depth-windows.js';
import type { DepthWindow } from './depth-windows.js';

const DEGREES = 180 / Math.PI;
const camera = (change: Partial<Placement>): Placement => ({
  projection: 'perspective',
  azimuth: 0,
  pitch: 0,
  roll: 0,
  horizontalFov: 65,
  showsSky: true,
  ...change,
});
const widthOf = ({ step }: DepthWindow): number => DEPTH_WINDOW.width * step * DEGREES;
const heightOf = ({ step }: DepthWindow): number => DEPTH_WINDOW.height * step * DEGREES;

describe('the windows of a depth network', () => {
  it('hold a picture with its corners', () => {
    const [window, ...others] = layOutDepthWindows([{ placement: camera({ azimuth: 90, pitch: 10 }), aspect: 0.75 }], false);
    expect(others).toEqual([]);
    expect(window?.azimuth).toBeCloseTo(Math.PI / 2, 6);
    // The upper corners of a picture that looks up lie further aside than its middle row.
    expect(widthOf(window)).toBeGreaterThan(65);
    expect(widthOf(window)).toBeLessThan(80);
    expect((window?.elevation ?? 0) * DEGREES).toBeGreaterThan(5);
  });

  it('hold an upright picture by its height', () => {
    const [window] = layOutDepthWindows([{ placement: camera({ horizontalFov: 45 }), aspect: 4 / 3 }], false);
    const upright = 2 * Math.atan((4 / 3) * Math.tan(22.5 / DEGREES)) * DEGREES;
    expect(heightOf(window)).toBeGreaterThanOrEqual(upright - 1e-9);
  });

  it('are no narrower than those that the network was trained on', () => {
    const [window] = layOutDepthWindows([{ placement: camera({ horizontalFov: 12 }), aspect: 0.75 }], false);
    expect(widthOf(window)).toBeCloseTo(38, 6);
  });

  it('divide a wide picture among them', () => {
    const windows = layOutDepthWindows([{ placement: camera({ projection: 'cylindrical', horizontalFov: 220 }), aspect: 0.2 }], false);
    expect(windows).toHaveLength(2);
    const [left, right] = windows as [DepthWindow, DepthWindow];
    expect(left.azimuth * DEGREES - widthOf(left) / 2).toBeLessThanOrEqual(-110);
    expect(right.azimuth * DEGREES + widthOf(right) / 2).toBeGreaterThanOrEqual(110);
    expect(left.azimuth * DEGREES + widthOf(left) / 2).toBeGreaterThan(right.azimuth * DEGREES - widthOf(right) / 2);
  });

  it('go around a panorama and overlap', () => {
    const windows = layOutDepthWindows([{ placement: camera({ projection: 'equirectangular', horizontalFov: 360 }), aspect: 0.5 }], true);
    expect(windows.map(({ azimuth }) => Math.round(azimuth * DEGREES))).toEqual([0, 90, 180, 270]);
    expect(windows.every((window) => widthOf(window) > 120)).toBe(true);
  });
});
