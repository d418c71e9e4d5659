import { describe, expect, it } from 'vitest';

import { computeRightDirection, turnPose, computeViewDirection, normalizeDegrees } from './pose.js';

const HOME = { position: { x: 0, y: 0, z: 0 }, yaw: 0, pitch: 0 };

describe('a pose', () => {
  it('looks along -z at yaw 0 and along x at yaw 90', () => {
    expect(computeViewDirection(HOME).z).toBeCloseTo(-1);
    expect(computeViewDirection({ yaw: 90, pitch: 0 }).x).toBeCloseTo(1);
    expect(computeRightDirection(0).x).toBeCloseTo(1);
    expect(computeViewDirection({ yaw: 10, pitch: 90 }).y).toBeCloseTo(1);
  });

  it('keeps yaw within half a turn either way and pitch below the zenith', () => {
    expect(turnPose(HOME, 190, 200)).toEqual({ ...HOME, yaw: -170, pitch: 89 });
    expect(turnPose(HOME, 0, -200).pitch).toBe(-89);
    expect([180, -180, 540, 0, 359].map(normalizeDegrees)).toEqual([180, 180, 180, 0, -1]);
  });
});
