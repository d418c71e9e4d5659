import { describe, expect, it } from 'vitest';

import { FlyMotion } from './fly.js';
import type { MovementInput } from './motion.js';

const STILL: MovementInput = { forward: 0, right: 0, up: 0, fast: false, jump: false, yaw: 0, pitch: 0, dolly: 0, panRight: 0, panUp: 0 };
const START = { position: { x: 0, y: 0, z: 0 }, yaw: 90, pitch: 0 };

function flown(intent: Partial<MovementInput>, seconds: number): FlyMotion {
  const fly = new FlyMotion();
  fly.enter(START);
  for (let i = 0; i < seconds * 60; i += 1) fly.step({ ...STILL, ...intent }, 1 / 60);
  return fly;
}

describe('flight', () => {
  it('goes where the view goes, also upwards', () => {
    const { position } = flown({ forward: 1 }, 2).pose;
    expect(position.x).toBeGreaterThan(5);
    expect(Math.abs(position.z)).toBeLessThan(1e-9);
    expect(flown({ up: 1 }, 1).pose.position.y).toBeGreaterThan(2);
  });

  it('is faster with the fast key and after the wheel', () => {
    const plain = flown({ forward: 1 }, 1).pose.position.x;
    expect(flown({ forward: 1, fast: true }, 1).pose.position.x).toBeCloseTo(4 * plain);
    expect(flown({ forward: 1, dolly: 0.1 }, 1).pose.position.x).toBeGreaterThan(plain);
  });

  it('comes to rest, so that the picture is no longer drawn', () => {
    const fly = flown({ forward: 1 }, 1);
    for (let i = 0; i < 180; i += 1) fly.step(STILL, 1 / 60);
    const { pose } = fly;
    fly.step(STILL, 1 / 60);
    expect(fly.pose).toEqual(pose);
  });
});
