import type { Instance, Vec3, WorldModel } from '@diorama/world-model';
import { expect, test } from 'vitest';

import { Hit, createRay, SURFACE_INSTANCE, SURFACE_SKY, SURFACE_TERRAIN, SURFACE_WATER } from '../rays/ray.js';
import { place, terrainOf, unitVector, worldOf } from '../testing/sample-world.js';
import { PARTLY_OBSTRUCTED, UNOBSTRUCTED, SHADED } from './instance-bvh.js';
import { SceneTracer } from './scene-trace.js';

function look(model: WorldModel, direction: Vec3, origin: Vec3 = [0, 0, 0]): Hit {
  const ray = createRay();
  ray.set([...origin, ...direction]);
  const hit = new Hit();
  new SceneTracer(model).trace(ray, hit);
  return hit;
}

test('a turned and scaled box is met at its analytic distance', () => {
  // A cube of side 6, an edge towards the viewer: its nearest edge lies 3·sqrt(2) before its axis.
  const model = worldOf({ instances: [place({ prototype: 0, x: 0, y: -3, z: -10, scale: 3, turn: Math.PI / 4 })] });
  const hit = look(model, unitVector(1e-6, 0, -1));
  expect(hit.surface).toBe(SURFACE_INSTANCE);
  expect(hit.t).toBeCloseTo(10 - 3 * Math.SQRT2, 4);
});

test('a ball is met at its analytic distance, to what its facets cut off', () => {
  const model = worldOf({ instances: [place({ prototype: 1, x: 3, y: 1, z: -6, scale: 2 })] });
  const distance = Math.hypot(3, 1, -6) - 2;
  const hit = look(model, unitVector(3, 1, -6));
  expect(hit.t).toBeGreaterThanOrEqual(distance - 1e-6);
  expect(hit.t).toBeLessThan(distance + 0.03);
});

test('the nearest of ground, water and things is met', () => {
  const terrain = terrainOf(65, 1, (x) => (x < 0 ? -5 : -1.6));
  const model = worldOf({
    terrain,
    water: { level: -2, deep: [0, 0, 0], clarity: [0.5, 0.5, 0.5], ripple: 0 },
    instances: [place({ prototype: 1, x: 4, y: 0, z: 0 })],
  });
  expect(look(model, [0.6, -0.8, 0])).toMatchObject({ surface: SURFACE_TERRAIN, t: expect.closeTo(2, 5) });
  expect(look(model, [-0.6, -0.8, 0])).toMatchObject({ surface: SURFACE_WATER, t: expect.closeTo(2.5, 5) });
  expect(look(model, unitVector(1, 0.001, 0))).toMatchObject({ surface: SURFACE_INSTANCE, t: expect.closeTo(3, 2) });
  expect(look(model, [0, 1, 0])).toMatchObject({ surface: SURFACE_SKY, t: Infinity });
});

test('nothing but sky lies beyond the radius', () => {
  const model = worldOf({ radius: 12, instances: [place({ prototype: 1, x: 0, y: 0, z: -14 })] });
  expect(look(model, [0, 0, -1])).toMatchObject({ surface: SURFACE_SKY, t: Infinity });
  expect(look({ ...model, radius: 14 }, [0, 0, -1])).toMatchObject({ surface: SURFACE_INSTANCE });
});

test('instances block up to the limit, and an answer does not depend on the one before', () => {
  const tracer = new SceneTracer(
    worldOf({ instances: [place({ prototype: 1, x: 0, y: 0, z: -5 }), place({ prototype: 0, x: 0, y: 3, z: 0 })] }),
  );
  const blocked = (direction: Vec3, limit: number): boolean => {
    const ray = createRay();
    ray.set(direction, 3);
    return tracer.isBlocked(ray, limit);
  };
  for (let round = 0; round < 2; round++) {
    expect(blocked(unitVector(0.01, 0, -1), Infinity)).toBe(true);
    expect(blocked(unitVector(0.01, 0, -1), 3.9)).toBe(false);
    expect(blocked(unitVector(0.01, 1, 0), Infinity)).toBe(true);
    expect(blocked(unitVector(1, 0, 0), Infinity)).toBe(false);
  }
});

test('many turned and tilted instances are met as each one alone', () => {
  const tilted = Array.from({ length: 24 }, (_, i) => {
    const upright = place({
      prototype: i % 2,
      x: 5 * Math.sin(i),
      y: Math.cos(2 * i),
      z: -6 + 3 * Math.cos(i),
      scale: 0.4 + 0.02 * i,
      turn: i,
    });
    const [a = 0, b = 0, c = 0, x = 0, d = 0, e = 0, f = 0, y = 0, ...last] = upright.transform;
    // A turn about z after the turn about y.
    const [cosine, sine] = [Math.cos(0.3 * i), Math.sin(0.3 * i)];
    const rows = [
      cosine * a - sine * d,
      cosine * b - sine * e,
      cosine * c - sine * f,
      x,
      sine * a + cosine * d,
      sine * b + cosine * e,
      sine * c + cosine * f,
      y,
    ];
    return { ...upright, transform: Float32Array.of(...rows, ...last) };
  });
  const all = new SceneTracer(worldOf({ instances: tilted }));
  const each = tilted.map((instance) => new SceneTracer(worldOf({ instances: [instance] })));
  const distances = (tracers: readonly SceneTracer[], direction: Vec3): number =>
    Math.min(
      ...tracers.map((tracer) => {
        const ray = createRay();
        ray.set(direction, 3);
        const hit = new Hit();
        tracer.trace(ray, hit);
        return hit.t;
      }),
    );
  let met = 0;
  for (let i = 0; i < 400; i++) {
    const direction = unitVector(Math.sin(i * 2.4), 0.8 * Math.sin(i * 0.7), -1);
    const alone = distances(each, direction);
    if (alone < Infinity) met += 1;
    expect(distances([all], direction)).toBe(alone);
  }
  expect(met).toBeGreaterThan(50);
});

test('low plants shade a little, whatever else stands in the way wholly, and an answer does not depend on the one before', () => {
  const low = (x: number): Instance => place({ prototype: 2, x, y: 0, z: -2 });
  const tall = (x: number, z: number): Instance => place({ prototype: 2, x, y: -1, z, scale: 3 });
  const tracer = new SceneTracer(
    worldOf({ instances: [low(0), low(4), tall(4, -5), low(8), place({ prototype: 0, x: 8, y: -1, z: -9 }), tall(12, -3)] }),
  );
  const shadeAt = (x: number): number => {
    const ray = createRay();
    ray.set([x, 0.4, 0, 0, 0, -1]);
    return tracer.shade(ray);
  };
  const answers = [PARTLY_OBSTRUCTED, SHADED, SHADED, SHADED, UNOBSTRUCTED];
  expect([0, 4, 8, 12, 16].map(shadeAt)).toEqual(answers);
  expect([16, 12, 8, 4, 0].map(shadeAt)).toEqual(answers.toReversed());
});
