import { describe, expect, it } from 'vitest';

import { HeadsetSticks } from './headset-sticks.js';

const hand = (handedness: string, right: number, back: number) => ({ handedness, gamepad: { axes: [0, 0, right, back], buttons: [] } });

describe('the sticks of a headset', () => {
  it('walk where the head looks', () => {
    const sticks = new HeadsetSticks();
    expect(sticks.take([hand('left', 0, -1)], 0)).toMatchObject({ forward: 1, right: 0 });
    const turned = sticks.take([hand('left', 0, -1)], 90);
    expect(turned.forward).toBeCloseTo(0);
    expect(turned.right).toBeCloseTo(1);
    expect(sticks.take([hand('left', 0.1, 0.1)], 0)).toMatchObject({ forward: expect.closeTo(0), right: 0 });
  });

  it('turn by one step for each tilt', () => {
    const sticks = new HeadsetSticks();
    const turns = [0.9, 1, 0.5, 0.9, 0.1, -0.9].map((right) => sticks.take([hand('right', right, 0)], 0).yaw);
    expect(turns).toEqual([30, 0, 0, 0, 0, -30]);
  });

  it('ask for nothing without controllers', () => {
    expect(new HeadsetSticks().take([], 0)).toEqual({ forward: expect.closeTo(0), right: 0, yaw: 0, jump: false });
  });
});
