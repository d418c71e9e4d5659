import { describe, expect, it } from 'vitest';

import type { MovementInput } from './motion.js';
import { OrbitMotion } from './orbit.js';

const STILL: MovementInput = { forward: 0, right: 0, up: 0, fast: false, jump: false, yaw: 0, pitch: 0, dolly: 0, panRight: 0, panUp: 0 };
const START = { position: { x: 1, y: 2, z: 3 }, yaw: 0, pitch: 0 };

function orbitAt(...intents: Partial<MovementInput>[]): OrbitMotion {
  const orbit = new OrbitMotion();
  orbit.enter(START);
  for (const intent of intents) orbit.step({ ...STILL, ...intent }, 1 / 60);
  return orbit;
}

describe('orbit', () => {
  it('first looks around where the visitor stands', () => {
    const { pose } = orbitAt({ yaw: 30, pitch: 10 });
    expect(pose).toEqual({ position: START.position, yaw: 30, pitch: 10 });
  });

  it('circles the centre at a constant distance after a step back', () => {
    const orbit = orbitAt({ dolly: -5 }, { yaw: 90 });
    const { x, y, z } = orbit.pose.position;
    const distance = 0.25 * 1.2 ** 5;
    expect([x, y, z].map((value) => Number(value.toFixed(6)))).toEqual([1 - distance, 2, 3].map((value) => Number(value.toFixed(6))));
  });

  it('returns to the centre when the steps lead back, and ends at 60 m', () => {
    const position = orbitAt({ dolly: -5 }, { dolly: 9 }).pose.position;
    expect(position).toEqual(START.position);
    expect(orbitAt({ dolly: -500 }).pose.position.z).toBeCloseTo(63);
  });

  it('moves the centre against the drag', () => {
    const { x, y } = orbitAt({ panRight: 0.5, panUp: 0.25 }).pose.position;
    expect(x).toBeCloseTo(0);
    expect(y).toBeCloseTo(1.5);
  });
});
