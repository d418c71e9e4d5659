import { OBJECT_KINDS } from '@diorama/domain';
import type { ObjectKind, Place } from '@diorama/domain';
import { createSampleObject, createSampleScene } from '@diorama/scene/testing';
import { THINGS } from '@diorama/things';
import { sampleHeight } from '@diorama/world-model';
import type { Instance, WorldModel } from '@diorama/world-model';
import { findModelErrors } from '@diorama/world-model/testing';
import { describe, expect, it } from 'vitest';

import { buildModel } from './build-model.js';

/** A colour that marks the objects of one kind: the model does not name kinds. */
const markOf = (kind: ObjectKind): readonly [number, number, number] => [0.5, 0.25, (OBJECT_KINDS.indexOf(kind) + 1) / 128];

function marked(model: WorldModel, kind: ObjectKind): Instance[] {
  const color = ` ${markOf(kind).join(' ')}`;
  const material = model.materials.findIndex((entry) => entry.name.endsWith(color));
  return model.instances.filter(({ prototype }) => material >= 0 && model.prototypes[prototype]?.material.includes(material));
}

const ask = (kinds: readonly ObjectKind[], count: number, size = 1) =>
  kinds.map((kind) => createSampleObject(kind, { count, size, color: markOf(kind) }));

const place = ({ transform }: Instance) => ({
  x: transform[3],
  z: transform[11],
  size: Math.hypot(transform[0], transform[4], transform[8]),
});

describe.each([
  ['meadow', 'none'],
  ['beach', 'sea'],
  ['canyon', 'river'],
  ['village', 'lake'],
  ['city-street', 'river'],
  ['ruins', 'none'],
  ['library', 'none'],
  ['living-room', 'none'],
  ['cave', 'lake'],
  ['spaceship-corridor', 'none'],
] as const)('in a %s with water %s', (where: Place, water) => {
  it('every kind comes as often as asked', () => {
    const model = buildModel(createSampleScene(where, { water, objects: ask(OBJECT_KINDS, 3) }));
    expect(findModelErrors(model)).toEqual([]);
    for (const kind of OBJECT_KINDS.filter((other) => other !== 'fence')) expect([kind, marked(model, kind).length]).toEqual([kind, 3]);
    // A fence can be a run of pieces.
    expect(marked(model, 'fence').length).toBeGreaterThanOrEqual(3);
  });
});

describe('asked-for objects', () => {
  it('come in hundreds and in three times the size', () => {
    const model = buildModel(createSampleScene('alpine', { objects: [...ask(['house'], 200, 3), ...ask(['rock'], 200)] }));
    expect(findModelErrors(model)).toEqual([]);
    expect(marked(model, 'house').length).toBe(200);
    expect(marked(model, 'rock').length).toBe(200);
  });

  it('fit into a room however many they are', () => {
    const model = buildModel(createSampleScene('workshop', { objects: ask(['tower', 'boat', 'conifer', 'bookshelf', 'picture'], 60) }));
    expect(findModelErrors(model)).toEqual([]);
    for (const kind of ['tower', 'boat', 'conifer', 'bookshelf', 'picture'] as const) expect(marked(model, kind).length).toBe(60);
  });

  it('stand apart from one another, before the viewer first', () => {
    const houses = marked(buildModel(createSampleScene('meadow', { objects: ask(['house'], 8) })), 'house').map(place);
    for (const [k, a] of houses.entries())
      for (const b of houses.slice(k + 1))
        expect(Math.hypot(a.x - b.x, a.z - b.z)).toBeGreaterThan(THINGS.house.footprint * (a.size + b.size));
    const azimuths = houses.slice(0, 3).map(({ x, z }) => Math.abs(Math.atan2(x, -z)));
    expect(Math.max(...azimuths)).toBeLessThan(1.3);
    expect(Math.max(...houses.map(({ x, z }) => Math.hypot(x, z)))).toBeLessThan(90);
  });

  it('float where they are boats, and span the river where they are bridges', () => {
    const model = buildModel(createSampleScene('meadow', { water: 'river', objects: ask(['boat', 'bridge'], 1) }));
    const [boat] = marked(model, 'boat').map(({ transform }) => transform[7]);
    expect(boat).toBeCloseTo((model.water?.level ?? 0) - 0.2, 1);
    const { x, z } = place(marked(model, 'bridge')[0]);
    expect(groundAt(model, x, z)).toBeLessThan(model.water?.level ?? -9);
  });

  it('light the night where they are lamps', () => {
    expect(buildModel(createSampleScene('meadow', { time: 'night', objects: ask(['lamp'], 2) })).lights.length).toBe(2);
  });
});

describe('a place without what the prompt forbids', () => {
  it.each([
    ['village', ['house', 'barn', 'lamp'], 'building'],
    ['city-street', ['city-block'], 'building'],
    ['forest', ['conifer', 'broadleaf-tree', 'dead-tree'], 'tree'],
    ['library', ['bookshelf', 'table', 'chair', 'sofa', 'armchair', 'ladder', 'picture', 'clock', 'wall-map'], 'furniture'],
  ] as const)('%s', (where, without, gone) => {
    const semantics = ({ prototypes, instances }: WorldModel): number =>
      instances.filter(({ prototype }) => prototypes[prototype]?.semantic === SEMANTIC[gone]).length;
    expect(semantics(buildModel(createSampleScene(where)))).toBeGreaterThan(2);
    expect(semantics(buildModel(createSampleScene(where, { without: [...without] })))).toBe(0);
  });
});

const SEMANTIC = { tree: 5, building: 6, furniture: 7 } as const;

function groundAt({ terrain }: WorldModel, x: number, z: number): number {
  if (terrain === null) return Infinity;
  const index = (value: number): number => Math.round(value / terrain.cell + (terrain.size - 1) / 2);
  return terrain.heights[index(z) * terrain.size + index(x)];
}

describe('what the sky shows', () => {
  it.each([
    ['storm-cloud', { weather: 'rain' }, 'storm'],
    ['aurora', { time: 'night' }, 'aurora'],
    ['rainbow', {}, 'rainbow'],
  ] as const)('has no body where it is a %s', (kind, changes, phenomenon) => {
    const model = buildModel(createSampleScene('tundra', { ...changes, objects: [createSampleObject(kind)] }));
    expect(model.sky[phenomenon]).toBe(true);
    expect(model.skyEntries).toEqual([0]);
    expect(model.instances.some(({ requested }) => requested !== undefined)).toBe(false);
  });

  it('has one where the sky cannot show it', () => {
    const model = buildModel(createSampleScene('tundra', { weather: 'fog', objects: [createSampleObject('rainbow')] }));
    expect(model.sky.rainbow).toBeUndefined();
    expect(model.instances.some(({ requested }) => requested === 0)).toBe(true);
  });
});

describe('fish that a prompt asks for', () => {
  it('swim above the bed of the sea, and corals stand on it', () => {
    const objects = ['fish', 'brain-coral'].map((kind) => createSampleObject(kind, { count: 3 }));
    const scene = { ...createSampleScene('desert', { seed: 3, objects }), site: 'coral-reef' };
    const { instances, terrain, prototypes } = buildModel(scene);
    const heights = (kind: string): number[] =>
      instances
        .filter(({ requested, prototype }) => requested !== undefined && prototypes[prototype]?.kind === kind)
        .map(({ transform: [, , , x = 0, , , , y = 0, , , , z = 0] }) => y - (terrain === null ? 0 : sampleHeight(terrain, x, z)));
    expect(heights('fish')).toHaveLength(3);
    expect(heights('brain-coral')).toHaveLength(3);
    for (const height of heights('fish')) expect(height).toBeGreaterThan(1);
    for (const height of heights('brain-coral')) expect(height).toBeLessThan(0.4);
  });
});
