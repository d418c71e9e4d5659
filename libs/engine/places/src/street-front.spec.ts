import type { Scene } from '@diorama/domain';
import { createSampleObject, createSampleScene } from '@diorama/scene/testing';
import { SEMANTICS } from '@diorama/world-model';
import type { Instance, Prototype, Vec3, WorldModel } from '@diorama/world-model';
import { HOUSE_FRONT_DISTANCE, ROAD_HALF_WIDTH, getStreet, planSite } from '@diorama/terrain';
import { describe, expect, it } from 'vitest';

import { buildModel } from './build-model.js';

const RED = [0.6, 0.1, 0.1] as const;

/** What stands on the ground with a solid, of one class of the semantic picture. */
const standing = (model: WorldModel, semantic: (typeof SEMANTICS)[number]): (readonly [Instance, Prototype])[] =>
  model.instances
    .map((instance) => [instance, model.prototypes[instance.prototype]] as const)
    .filter(([, prototype]) => prototype.semantic === SEMANTICS.indexOf(semantic) && prototype.solid !== null);

const streetOfScene = (scene: Scene) => {
  const street = getStreet(planSite(scene, { trail: 'street', pools: false, riverBearing: 0 }));
  if (street === null) throw new Error('no street');
  return street;
};

/** Corners of a thing's box on the ground, in the world. */
function corners([{ transform: t }, { solid }]: readonly [Instance, Prototype]): { x: number; z: number }[] {
  if (solid?.shape !== 'box') return [];
  const at = (x: number, z: number) => ({
    x: t[0] * x + t[2] * z + t[3],
    z: t[8] * x + t[10] * z + t[11],
  });
  const [[x0, , z0], [x1, , z1]]: [Vec3, Vec3] = [solid.min, solid.max];
  return [at(x0, z0), at(x1, z0), at(x1, z1), at(x0, z1)];
}

/** Whether two convex outlines overlap by more than a hand's breadth: no edge of either parts them. */
function overlap(a: { x: number; z: number }[], b: { x: number; z: number }[]): boolean {
  const isParted = (outline: { x: number; z: number }[]): boolean =>
    outline.some((from, k) => {
      const to = outline[(k + 1) % outline.length];
      const length = Math.hypot(to.x - from.x, to.z - from.z);
      const reach = (p: { x: number; z: number }): number => ((p.x - from.x) * (to.z - from.z) - (p.z - from.z) * (to.x - from.x)) / length;
      const [mine, others] = [outline.map(reach), (outline === a ? b : a).map(reach)];
      return Math.min(...others) > Math.max(...mine) - 0.1 || Math.max(...others) < Math.min(...mine) + 0.1;
    });
  return !isParted(a) && !isParted(b);
}

describe.each([3, 8, 21])('a city street of seed %i', (seed) => {
  const scene = createSampleScene('city-street', {
    seed,
    objects: [createSampleObject('car', { count: 5, color: RED }), createSampleObject('city-block', { count: 3, color: RED, size: 1.2 })],
  });
  const model = buildModel(scene);
  const street = streetOfScene(scene);

  it('has houses wall to wall that stand in nobody else and off the carriageways', () => {
    const houses = standing(model, 'building').map(corners);
    expect(houses.length).toBeGreaterThan(60);
    for (const [k, house] of houses.entries()) {
      for (const other of houses.slice(k + 1)) expect(overlap(house, other)).toBe(false);
      for (const { x, z } of house) expect(Math.abs(street.asideAt(x, z))).toBeGreaterThan(HOUSE_FRONT_DISTANCE - 0.3);
    }
  });

  it('parks the cars that are asked for along the kerb', () => {
    const red = model.materials.findIndex(({ name }) => name === `car-paint ${RED.join(' ')}`);
    const cars = standing(model, 'vehicle').filter(([, prototype]) => prototype.material.includes(red));
    expect(cars.length).toBe(5);
    for (const car of cars)
      for (const { x, z } of corners(car)) {
        expect(Math.abs(street.asideAt(x, z))).toBeLessThan(ROAD_HALF_WIDTH);
        expect(Math.abs(street.asideAt(x, z))).toBeGreaterThan(ROAD_HALF_WIDTH - 2.2);
      }
  });
});

describe('a street by the water', () => {
  it('leaves the river to itself', () => {
    const model = buildModel(createSampleScene('city-street', { water: 'river' }));
    const level = model.water?.level ?? 0;
    for (const [{ transform }] of [...standing(model, 'building'), ...standing(model, 'vehicle')])
      expect(transform[7]).toBeGreaterThan(level);
  });
});
