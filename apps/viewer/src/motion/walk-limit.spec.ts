import { describe, expect, it } from 'vitest';

import { createFlatFloor } from './collider.js';
import type { MovementInput } from './motion.js';
import type { Pose } from './pose.js';
import { WALKER_SETTINGS, WalkMotion } from './walk.js';
import { limitWalk } from './walk-limit.js';

const LIMIT = { x: 0, z: 0, radius: 12 };
const HOME: Pose = { position: { x: 0, y: 1.6, z: 0 }, yaw: 0, pitch: 0 };
const STILL: MovementInput = { forward: 0, right: 0, up: 0, fast: false, jump: false, yaw: 0, pitch: 0, dolly: 0, panRight: 0, panUp: 0 };
const AHEAD: MovementInput = { ...STILL, forward: 1 };

function createWalker(): WalkMotion {
  const walk = new WalkMotion(createFlatFloor(0), 1.6, HOME);
  walk.limit = LIMIT;
  return walk;
}

/** Steps 60 times a second, and returns the distance from home after each. */
function go(walk: WalkMotion, intent: MovementInput, seconds: number): number[] {
  return Array.from({ length: seconds * 60 }, () => {
    walk.step(intent, 1 / 60);
    return Math.hypot(walk.pose.position.x, walk.pose.position.z);
  });
}

describe('the limit of walks', () => {
  it('leaves a walker alone who is inside', () => {
    const velocity = { x: 0, y: 0, z: -2.4 };
    expect(limitWalk({ x: 0, y: 0, z: -9 }, velocity, LIMIT)).toEqual({ velocity, isHalted: false });
    expect(limitWalk({ x: 0, y: 0, z: 0 }, velocity, LIMIT)).toEqual({ velocity, isHalted: false });
  });

  it.each([false, true])('stops a walker smoothly (running: %s)', (fast) => {
    const walk = createWalker();
    const ways = go(walk, { ...AHEAD, fast }, 12);
    const steps = ways.map((way, i) => way - (ways[i - 1] ?? 0));
    const speed = fast ? WALKER_SETTINGS.run : WALKER_SETTINGS.speed;
    expect(Math.max(...steps)).toBeCloseTo(speed / 60, 3);
    // No step is much shorter than the one before it: there is no wall.
    for (const [i, step] of steps.entries()) expect(step).toBeGreaterThan(0.9 * (steps[i - 1] ?? 0) - 1e-6);
    expect(ways.at(-1)).toBeGreaterThan(LIMIT.radius);
    expect(Math.max(...ways)).toBeLessThan(LIMIT.radius + 0.5);
    expect(walk.isAtLimit).toBe(true);
  });

  it('pushes a walker gently back to it, and no further', () => {
    const walk = createWalker();
    const furthest = go(walk, AHEAD, 12).at(-1) ?? 0;
    const back = go(walk, STILL, 8);
    expect(furthest - (back[0] ?? 0)).toBeLessThan(0.01);
    expect(back.at(-1)).toBeCloseTo(LIMIT.radius, 1);
    const { pose } = walk;
    go(walk, STILL, 1);
    expect(walk.pose).toEqual(pose);
    expect(walk.isAtLimit).toBe(false);
  });

  it('lets a walker turn back and walk along it', () => {
    const walk = createWalker();
    go(walk, AHEAD, 12);
    const along = go(walk, { ...STILL, right: 1 }, 1);
    expect(walk.pose.position.x).toBeCloseTo(WALKER_SETTINGS.speed, 0);
    expect(along.at(-1)).toBeLessThan(LIMIT.radius + 0.5);
    expect(go(walk, { ...STILL, forward: -1 }, 2).at(-1)).toBeLessThan(LIMIT.radius - 3);
  });

  it('leaves a walker in place who was put down far beyond it', () => {
    const walk = createWalker();
    walk.enter({ ...HOME, position: { x: 0, y: 1.6, z: -40 } });
    expect(go(walk, STILL, 1).at(-1)).toBe(40);
    expect(go(walk, AHEAD, 1).at(-1)).toBe(40);
    expect(go(walk, { ...STILL, forward: -1 }, 1).at(-1)).toBeLessThan(38);
  });
});
