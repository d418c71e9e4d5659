import { describe, expect, it } from 'vitest';

import { rightDirection, turned, viewDirection, wrapDegrees } from './pose.js';

const HOME = { position: { x: 0, y: 0, z: 0 }, yaw: 0, pitch: 0 };

describe('a pose', () => {
  it('looks along -z at yaw 0 and along x at yaw 90', () => {
    expect(viewDirection(HOME).z).toBeCloseTo(-1);
    expect(viewDirection({ yaw: 90, pitch: 0 }).x).toBeCloseTo(1);
    expect(rightDirection(0).x).toBeCloseTo(1);
    expect(viewDirection({ yaw: 10, pitch: 90 }).y).toBeCloseTo(1);
  });

  it('keeps yaw within half a turn either way and pitch below the zenith', () => {
    expect(turned(HOME, 190, 200)).toEqual({ ...HOME, yaw: -170, pitch: 89 });
    expect(turned(HOME, 0, -200).pitch).toBe(-89);
    expect([180, -180, 540, 0, 359].map(wrapDegrees)).toEqual([180, 180, 180, 0, -1]);
  });
});
