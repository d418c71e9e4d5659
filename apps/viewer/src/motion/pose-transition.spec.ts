import { describe, expect, it } from 'vitest';

import { CameraPoseTransition } from './pose-transition.js';

const FROM = { position: { x: 0, y: 0, z: 0 }, yaw: 170, pitch: 0 };
const TO = { position: { x: 4, y: 2, z: 0 }, yaw: -170, pitch: 10 };

describe('a glide', () => {
  it('is half way after half its time, and turns by the shorter side', () => {
    const glide = new CameraPoseTransition(FROM, TO, 2);
    glide.step(1);
    expect(glide.pose).toEqual({ position: { x: 2, y: 1, z: 0 }, yaw: 180, pitch: 5 });
    expect(glide.done).toBe(false);
  });

  it('begins slowly and ends exactly', () => {
    const glide = new CameraPoseTransition(FROM, TO, 2);
    glide.step(0.2);
    expect(glide.pose.position.x).toBeLessThan(0.2);
    glide.step(5);
    expect(glide.pose).toEqual(TO);
    expect(glide.done).toBe(true);
  });
});
