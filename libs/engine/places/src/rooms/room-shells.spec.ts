import type { Scene } from '@diorama/domain';
import { Hit, createRay, SceneTracer, SURFACE_INSTANCE, SURFACE_WATER } from '@diorama/render';
import { createSampleObject, createSampleScene } from '@diorama/scene/testing';
import type { Vec3, WorldModel } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { buildModel } from '../build-model.js';
import { CAVE_FLOOR_BOX, CAVE_CLEAR_HEIGHT, planCave } from './cave/cave-plan.js';

const SEEDS = [1, 2, 3, 4, 5];
const caveScene = (seed: number, changes: Partial<Scene> = {}): Scene => createSampleScene('cave', { seed, water: 'lake', ...changes });

function caster(model: WorldModel): (from: Vec3, direction: Vec3) => Hit {
  const tracer = new SceneTracer(model);
  return (from, direction) => {
    const [ray, hit] = [createRay(), new Hit()];
    ray.set(from);
    const length = Math.hypot(...direction);
    ray.set(
      direction.map((value) => value / length),
      3,
    );
    tracer.trace(ray, hit);
    return hit;
  };
}

/** Directions all round, without those in the way of a beam of light. */
const around = Array.from({ length: 72 }, (_, k): Vec3 => [Math.sin((k * Math.PI) / 36), 0, -Math.cos((k * Math.PI) / 36)]);

describe.each(SEEDS)('the cave of seed %i', (seed) => {
  const scene = caveScene(seed, { density: 0 });
  const model = buildModel(scene);
  const cast = caster(model);
  const plan = planCave(scene);

  it('is open at its mouth and its skylight only', () => {
    const { mouth, skylight } = plan;
    const middle: Vec3 = [CAVE_FLOOR_BOX.x, 0, CAVE_FLOOR_BOX.z];
    const aside = ([x, , z]: Vec3): number => {
      const turn = Math.atan2(x, -z) - mouth.azimuth;
      return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
    };
    const walls = around.filter((direction) => aside(direction) > mouth.halfAngle).map((direction) => cast(middle, direction));
    expect(walls.filter(({ surface, t }) => surface !== SURFACE_INSTANCE + 1 || t > 14)).toEqual([]);
    const gap = around.filter((direction) => aside(direction) < mouth.halfAngle / 2).map((direction) => cast(middle, direction).t);
    expect(Math.min(...gap)).toBeGreaterThan(14);
    expect(cast([skylight.x, 0, skylight.z], [0, 1, 0]).t).toBe(Infinity);
  });

  it('leaves the box of the room free', () => {
    const low = -model.eyeHeight + 0.1;
    for (const y of [low, 0, CAVE_CLEAR_HEIGHT - model.eyeHeight - 0.05])
      for (const [x, , z] of around) {
        const reach = 0.99 / Math.max(Math.abs(x) / CAVE_FLOOR_BOX.halfX, Math.abs(z) / CAVE_FLOOR_BOX.halfZ);
        expect(cast([CAVE_FLOOR_BOX.x, y, CAVE_FLOOR_BOX.z], [x, 0, z]).t).toBeGreaterThan(reach);
      }
  });

  it('has a level floor but for the pool', () => {
    const places = Array.from({ length: 98 }, (_, k): Vec3 => [(k % 7) * 1.5 - 4.5, 0, Math.floor(k / 7) - 9]);
    const seen = places.map((place) => ({ place, hit: cast(place, [0, -1, 0]) }));
    expect(seen.filter(({ hit }) => Math.abs(hit.t - model.eyeHeight) > 0.05)).toEqual([]);
    const wet = seen.filter(({ hit }) => hit.surface === SURFACE_WATER);
    const { pool } = plan;
    expect(wet.filter(({ place }) => Math.hypot(place[0] - (pool?.x ?? 99), place[2] - (pool?.z ?? 99)) > 3.5)).toEqual([]);
    expect(cast([plan.pool?.x ?? 0, 0, plan.pool?.z ?? 0], [0, -1, 0]).surface).toBe(SURFACE_WATER);
  });
});

describe('a cave without water', () => {
  it('has dry ground where the pool would be', () => {
    const { pool } = planCave(caveScene(3));
    const model = buildModel(caveScene(3, { water: 'none', density: 0 }));
    const { t } = caster(model)([pool?.x ?? 0, 0, pool?.z ?? 0], [0, -1, 0]);
    expect(model.water).toBeNull();
    expect(t).toBeCloseTo(model.eyeHeight, 1);
  });
});

describe('a cave with crystals that are asked for', () => {
  it('has those alone', () => {
    const names = (objects: Scene['objects']): string[] => buildModel(caveScene(4, { objects })).materials.map(({ name }) => name);
    expect(names([])).toContain('crystal');
    const asked = names([createSampleObject('crystal', { count: 5, color: [0.5, 0, 0] })]);
    expect(asked).toContain('crystal 0.5 0 0');
    expect(asked).not.toContain('crystal');
  });
});

describe('the spaceship corridor', () => {
  it('is closed all round, and looks out to one side, which the seed chooses', () => {
    const sides = [1, 10].map((seed) => {
      const cast = caster(buildModel(createSampleScene('spaceship-corridor', { seed, density: 0 })));
      const far = around.map((direction) => cast([0, 0, 0], direction));
      expect(far.every(({ t }) => t < 90)).toBe(true);
      const [right, left] = [1, -1].map((side) => cast([0, 0, 0], [side, -0.1, 0]).t > 10);
      expect(right).toBe(!left);
      return right;
    });
    expect(new Set(sides).size).toBe(2);
  });
});
