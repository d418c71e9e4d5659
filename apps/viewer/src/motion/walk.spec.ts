import { BoxGeometry, PlaneGeometry } from 'three';
import type { BufferGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { describe, expect, it } from 'vitest';

import { MeshCollider } from '../scene/mesh-collider.js';
import { createFlatFloor } from './collider.js';
import type { MovementInput } from './motion.js';
import type { Pose } from './pose.js';
import { WALKER_SETTINGS, WalkMotion } from './walk.js';

const EYE = 1.6;
const HOME: Pose = { position: { x: 0, y: EYE, z: 0 }, yaw: 0, pitch: 0 };
const STILL: MovementInput = { forward: 0, right: 0, up: 0, fast: false, jump: false, yaw: 0, pitch: 0, dolly: 0, panRight: 0, panUp: 0 };
const AHEAD: MovementInput = { ...STILL, forward: 1 };

const floor = (): BufferGeometry => new PlaneGeometry(60, 60).rotateX(-Math.PI / 2);
const box = (width: number, height: number, depth: number, x: number, z: number): BufferGeometry =>
  new BoxGeometry(width, height, depth).translate(x, height / 2, z);
/** A slab whose upper side rises towards -z by `degrees` from the line z = -1. */
const ramp = (degrees: number): BufferGeometry =>
  new PlaneGeometry(20, 20)
    .rotateX(-Math.PI / 2)
    .translate(0, 0, -10)
    .rotateX((degrees * Math.PI) / 180)
    .translate(0, 0, -1);

const walkerOn = (...parts: BufferGeometry[]): WalkMotion => {
  const walk = new WalkMotion(createFlatFloor(0), EYE, HOME);
  walk.standOn(new MeshCollider(mergeGeometries(parts)), true);
  return walk;
};

/** Steps as a browser does, 60 times a second. */
function go(walk: WalkMotion, intent: MovementInput, seconds: number): WalkMotion {
  for (let i = 0; i < seconds * 60; i += 1) walk.step(intent, 1 / 60);
  return walk;
}

describe('a walker', () => {
  it('moves at walking speed along the view, at eye height above the ground', () => {
    const { pose, grounded } = go(walkerOn(floor()), AHEAD, 2);
    expect(pose.position.z).toBeCloseTo(-2 * WALKER_SETTINGS.speed, 1);
    expect(pose.position.y).toBeCloseTo(EYE, 3);
    expect(grounded).toBe(true);
  });

  it('stops at a wall, one radius before it', () => {
    const walk = go(walkerOn(floor(), box(8, 3, 0.5, 0, -3.25)), AHEAD, 4);
    expect(walk.pose.position.z).toBeCloseTo(-3 + WALKER_SETTINGS.radius, 2);
    const before = walk.pose;
    expect(go(walk, AHEAD, 1).pose.position.z).toBeCloseTo(before.position.z, 3);
  });

  it('does not pass a thin wall, however slow the browser draws', () => {
    const walk = walkerOn(floor(), new PlaneGeometry(8, 3).translate(0, 1.5, -3));
    for (let i = 0; i < 20; i += 1) walk.step({ ...AHEAD, fast: true }, 0.25);
    expect(walk.pose.position.z).toBeGreaterThan(-3);
  });

  it('stops at a barrier, which is no surface to see or to stand on', () => {
    const collider = new MeshCollider(floor(), box(8, 3, 0.5, 0, -3.25));
    const walk = new WalkMotion(collider, EYE, HOME);
    expect(go(walk, AHEAD, 4).pose.position.z).toBeCloseTo(-3 + WALKER_SETTINGS.radius, 2);
    expect(collider.groundBelow({ x: 0, y: 4, z: -3.25 }, 10)?.y).toBeCloseTo(0);
    expect(collider.surfaceAlong({ x: 0, y: 1, z: 0 }, { x: 0, y: 0, z: -1 }, 10)).toBeNull();
  });

  it('slides along a wall that it meets at an angle', () => {
    const walk = walkerOn(floor(), box(20, 3, 0.5, 0, -3.25));
    walk.step({ ...STILL, yaw: 45 }, 1 / 60);
    const { x, z } = go(walk, AHEAD, 4).pose.position;
    expect(z).toBeCloseTo(-3 + WALKER_SETTINGS.radius, 2);
    expect(x).toBeGreaterThan(5);
  });

  it('stays in a corner that it walks into', () => {
    const walk = walkerOn(floor(), box(20, 3, 0.5, 0, -3.25), box(0.5, 3, 20, 2.25, 0));
    walk.step({ ...STILL, yaw: 40 }, 1 / 60);
    const { x, z } = go(walk, { ...AHEAD, fast: true }, 4).pose.position;
    expect(x).toBeCloseTo(2 - WALKER_SETTINGS.radius, 1);
    expect(z).toBeCloseTo(-3 + WALKER_SETTINGS.radius, 1);
  });

  it('climbs a step of 0.3 m', () => {
    const { position } = go(walkerOn(floor(), box(8, 0.3, 4, 0, -4)), AHEAD, 1.5).pose;
    expect(position.y).toBeCloseTo(EYE + 0.3, 2);
  });

  it.each([0.37, 0.45, 0.6])('does not climb a step of %d m, and does not walk into it', (height) => {
    const { position } = go(walkerOn(floor(), box(8, height, 4, 0, -4)), AHEAD, 3).pose;
    expect(position.y).toBeCloseTo(EYE, 2);
    expect(position.z).toBeGreaterThan(-2);
  });

  it('jumps onto what is too high to step on', () => {
    const walk = walkerOn(floor(), box(8, 0.45, 6, 0, -5));
    go(walk, AHEAD, 1.2);
    walk.step({ ...AHEAD, jump: true }, 1 / 60);
    expect(walk.grounded).toBe(false);
    expect(go(walk, AHEAD, 1).pose.position.y).toBeCloseTo(EYE + 0.45, 2);
  });

  it('walks up a slope of 30 degrees', () => {
    const { position } = go(walkerOn(floor(), ramp(30)), AHEAD, 2).pose;
    expect(position.y).toBeGreaterThan(EYE + 1);
  });

  it('does not get up a slope of 60 degrees', () => {
    const { position } = go(walkerOn(floor(), ramp(60)), AHEAD, 4).pose;
    expect(position.y).toBeLessThan(EYE + 0.6);
    expect(position.z).toBeGreaterThan(-2);
  });

  it('slides down a slope of 60 degrees when it is put there', () => {
    const walk = walkerOn(floor(), ramp(60));
    walk.enter({ ...HOME, position: { x: 0, y: 7, z: -3 } });
    expect(walk.pose.position.y).toBeGreaterThan(4);
    go(walk, STILL, 3);
    expect(walk.pose.position.y).toBeCloseTo(EYE, 1);
    expect(walk.grounded).toBe(true);
  });

  it('falls from a ledge and lands', () => {
    const walk = walkerOn(floor(), box(3, 2, 3, 0, 0));
    walk.enter({ ...HOME, position: { x: 0, y: 2 + EYE, z: 0 } });
    expect(walk.pose.position.y).toBeCloseTo(2 + EYE, 3);
    go(walk, AHEAD, 0.9);
    expect(walk.grounded).toBe(false);
    expect(go(walk, STILL, 1).pose.position.y).toBeCloseTo(EYE, 3);
    expect(walk.grounded).toBe(true);
  });

  it('does not go where the ceiling is too low', () => {
    const slab = new BoxGeometry(8, 0.4, 4).translate(0, 1.6, -4);
    expect(go(walkerOn(floor(), slab), AHEAD, 3).pose.position.z).toBeGreaterThan(-2.1);
  });

  it('is back at home after falling out of the world', () => {
    const walk = walkerOn(new PlaneGeometry(6, 6).rotateX(-Math.PI / 2));
    go(walk, { ...AHEAD, fast: true }, 1);
    expect(walk.pose.position.y).toBeLessThan(EYE);
    for (let i = 0; i < 600 && !walk.grounded; i += 1) walk.step(STILL, 1 / 60);
    expect(walk.pose.position).toEqual(HOME.position);
  });

  it('stands on a level floor at home where the collider has no ground', () => {
    const walk = walkerOn(box(1, 1, 1, 30, 30));
    expect(go(walk, STILL, 1).pose.position).toEqual(HOME.position);
  });

  it('stays exactly where it is when nothing is asked', () => {
    const walk = walkerOn(floor(), ramp(30));
    const settled = go(go(walk, AHEAD, 1.5), STILL, 2).pose;
    expect(go(walk, STILL, 1).pose).toEqual(settled);
  });
});
