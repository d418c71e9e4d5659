import { describe, expect, it } from 'vitest';

import { createFlatFloor } from './collider.js';
import type { MovementInput } from './motion.js';
import { Navigator } from './navigator.js';
import type { Pose } from './pose.js';

const STILL: MovementInput = { forward: 0, right: 0, up: 0, fast: false, jump: false, yaw: 0, pitch: 0, dolly: 0, panRight: 0, panUp: 0 };
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
    navigator.useCollider(createFlatFloor(-3));
    expect(navigator.pose.position.y).toBeCloseTo(-1.4);
  });

  it('sets a walker who was put on a hill onto it once it has come', () => {
    const navigator = new Navigator(CAPTURE, SPAWN, 1.6);
    navigator.choose('walk');
    navigator.place({ position: { x: 3, y: 6.6, z: 1 }, yaw: 20, pitch: 0 });
    navigator.step(STILL, 0.1);
    navigator.useCollider(createFlatFloor(5));
    expect(navigator.pose).toMatchObject({ position: { x: 3, z: 1 }, yaw: 20 });
    expect(navigator.pose.position.y).toBeCloseTo(6.6);
  });

  it('glides to a viewpoint, and stays where the visitor takes over', () => {
    const navigator = new Navigator(CAPTURE, SPAWN, 1.6);
    navigator.glideTo(SPAWN, 1);
    navigator.step(STILL, 0.5);
    expect(navigator.pose.position.x).toBeCloseTo(1);
    navigator.step({ ...STILL, yaw: 5 }, 0);
    navigator.step(STILL, 0.5);
    expect(navigator.pose.position.x).toBeCloseTo(1);
    navigator.glideTo(SPAWN, 1);
    for (let i = 0; i < 11; i += 1) navigator.step(STILL, 0.1);
    expect(navigator.pose).toEqual(SPAWN);
    navigator.glideTo(CAPTURE, 0);
    expect(navigator.pose).toEqual(CAPTURE);
  });
});
