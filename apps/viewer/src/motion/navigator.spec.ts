import { describe, expect, it } from 'vitest';

import { flatFloor } from './collider.js';
import { Navigator } from './navigator.js';
import type { Pose } from './pose.js';

const CAPTURE: Pose = { position: { x: 0, y: 0, z: 0 }, yaw: 0, pitch: 0 };
const SPAWN: Pose = { position: { x: 2, y: 0.5, z: 1 }, yaw: 90, pitch: 0 };

describe('the navigator', () => {
  it('begins walking at the spawn point when nobody has moved', () => {
    const navigator = new Navigator(CAPTURE, SPAWN, 1.6);
    navigator.choose('walk');
    expect(navigator.pose).toEqual(SPAWN);
    expect(navigator.grounded).toBe(true);
  });

  it('begins walking with the view of a visitor who has looked around', () => {
    const navigator = new Navigator(CAPTURE, SPAWN, 1.6);
    navigator.place({ ...CAPTURE, yaw: -30, pitch: 5 });
    navigator.choose('walk');
    expect(navigator.pose).toEqual({ ...SPAWN, yaw: -30, pitch: 5 });
  });

  it('keeps the pose when the visitor has moved', () => {
    const navigator = new Navigator(CAPTURE, SPAWN, 1.6);
    navigator.choose('fly');
    navigator.place({ position: { x: 7, y: 3, z: 0 }, yaw: 10, pitch: 0 });
    navigator.choose('walk');
    expect(navigator.pose.position).toMatchObject({ x: 7, z: 0 });
    navigator.reset();
    expect(navigator.pose).toEqual(SPAWN);
  });

  it('goes through the modes in a circle', () => {
    const navigator = new Navigator(CAPTURE, SPAWN, 1.6);
    const seen = [1, 2, 3].map(() => {
      navigator.choose(navigator.next);
      return navigator.mode;
    });
    expect(seen).toEqual(['fly', 'walk', 'orbit']);
  });

  it('sets a walker who is under way onto the collider that has come', () => {
    const navigator = new Navigator(CAPTURE, SPAWN, 1.6);
    navigator.choose('walk');
    navigator.useCollider(flatFloor(-3));
    expect(navigator.pose.position.y).toBeCloseTo(-1.4);
  });
});
