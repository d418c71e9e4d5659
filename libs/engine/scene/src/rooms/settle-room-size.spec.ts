import { describe, expect, it } from 'vitest';

import { composeScene } from '../compose-scene.js';

const SEED = 7;
const read = (prompt: string) => composeScene(prompt, SEED);

describe('the size of a room', () => {
  it.each<[string, object]>([
    ['Photorealistic hospital corridor, 40 metres long', { depth: 40 }],
    ['a hospital corridor 40m long', { depth: 40 }],
    ['a 40 m long hospital corridor', { depth: 40 }],
    ['a 40-metre-long hospital corridor', { depth: 40 }],
    ['a hospital corridor of 40 m length', { depth: 40 }],
    ['a hospital corridor with a length of 40 m', { depth: 40 }],
    ['hospital corridor. Length: 40 m.', { depth: 40 }],
    ['a hospital corridor, forty metres long', { depth: 40 }],
    ['freight elevator interior, 3.5 by 4 metres', { width: 3.5, depth: 4 }],
    ['a freight elevator interior, 4 x 3.5 m', { width: 3.5, depth: 4 }],
    ['an elevator interior, 3,5 m x 4 m', { width: 3.5, depth: 4 }],
    ['a 6x8 m classroom', { width: 6, depth: 8 }],
    ['a 6x8m classroom', { width: 6, depth: 8 }],
    ['a 6mx8m classroom', { width: 6, depth: 8 }],
    ['a 6×8 m classroom', { width: 6, depth: 8 }],
    ['a classroom, 6 m by 8 m', { width: 6, depth: 8 }],
    ['a classroom, 6 m wide and 8 m long', { width: 6, depth: 8 }],
    ['a classroom, 6 m wide, 8 m deep and 4 m high', { width: 6, depth: 8, height: 4 }],
    ['a classroom, 6 x 8 x 4 m', { width: 6, depth: 8, height: 4 }],
    ['a classroom that is 8 m wide', { width: 8 }],
    ['the classroom is 8 m wide', { width: 8 }],
    ['a classroom. The room is 4 m by 5 m.', { width: 4, depth: 5 }],
    ['a classroom, ceiling 4 m high', { height: 4 }],
    ['a classroom with a ceiling height of 4 m', { height: 4 }],
    ['a classroom with 4 m high walls', { height: 4 }],
    ['a living room with 12 ft ceilings', { height: 3.66 }],
    ["a living room with 12' ceilings", { height: 3.66 }],
    ['a living room with 12-foot ceilings', { height: 3.66 }],
    ["a 12'x14' bedroom", { width: 3.66, depth: 4.27 }],
    ['tiny 2 m wide kitchen', { width: 2 }],
    ['a 250 cm wide kitchen', { width: 2.5 }],
    ['huge hall 60m long and 15 m high', { depth: 60, height: 15 }],
  ])('is read from "%s"', (prompt, size) => {
    const { scene, notRepresented } = read(prompt);
    expect([scene.size, scene.version, notRepresented]).toEqual([size, 2, []]);
  });

  it('keeps the proportions of its type for an area', () => {
    const { size = {} } = read('a 20 square metre bedroom').scene;
    expect((size.width ?? 0) * (size.depth ?? 0)).toBeCloseTo(20, 1);
    expect((size.width ?? 0) / (size.depth ?? 1)).toBeCloseTo(4.8 / 5.4, 2);
    for (const area of ['20 sqm', '20 m2', '20 sq m', '215.28 sq ft', '20 m²'])
      expect(read(`a bedroom, ${area}`).scene.size?.width).toBeCloseTo(size.width ?? 0, 1);
  });

  it('of an aisle lies between what lines its walls', () => {
    const { width = 0 } = read('Warehouse aisle: 3 m wide').scene.size ?? {};
    expect(width).toBeGreaterThan(4);
    expect(width).toBeLessThan(7);
  });

  it.each<[string, object, string]>([
    ['a corridor 400 m long', { depth: 60 }, '400 m long'],
    ['a kitchen 10 cm wide', { width: 1.2 }, '10 cm wide'],
    ['a kitchen with a ceiling 50 m high', { height: 20 }, '50 m high'],
  ])('is the nearest that rooms have: "%s"', (prompt, size, words) => {
    const { scene, notRepresented } = read(prompt);
    expect([scene.size, notRepresented]).toEqual([size, [words]]);
  });

  it.each<[string, string]>([
    ['a spaceship corridor, 40 m long', '40 m long'],
    ['a cave, 20 m wide', '20 m wide'],
    ['a meadow, 20 m wide', '20 m wide'],
    ['a kitchen with a 2 m long contraption', '2 m long'],
  ])('is not given, and is reported: "%s"', (prompt, words) => {
    const { scene, notRepresented } = read(prompt);
    expect(scene).not.toHaveProperty('size');
    expect(notRepresented).toContain(words);
  });

  it.each<[string, string]>([
    ['a hospital corridor, 40 metres long', 'A hospital corridor 40 m long in daylight.'],
    ['a 6x8 m classroom', 'A classroom 6 m wide and 8 m long in daylight.'],
    ['a classroom, 9 m wide, 4 m deep, 3 m high', 'A classroom 9 m wide, 4 m deep and 3 m high in daylight.'],
    ['a flooded basement', 'A flooded basement in daylight.'],
  ])('is in the caption of "%s"', (prompt, caption) => {
    expect(read(prompt).caption).toBe(caption);
  });
});

describe('the size of an object', () => {
  it.each<[string, string, number, number]>([
    ['a 2 m long table in a kitchen', 'table', 1, 2],
    ['a kitchen with a table 2 m long', 'table', 1, 2],
    ['a 3 m tall statue in a park', 'statue', 1, 2],
    ['a park with two statues, 4 m high', 'statue', 1, 3],
  ])('is a factor: "%s"', (prompt, kind, low, high) => {
    const { scene, notRepresented } = read(prompt);
    const size = scene.objects.find((object) => object.kind === kind)?.size ?? 0;
    expect(size).toBeGreaterThanOrEqual(low);
    expect(size).toBeLessThan(high);
    expect([scene.size, notRepresented]).toEqual([undefined, []]);
  });

  it('is reported where it is out of range', () => {
    expect(read('a 30 m tall chair in a park').notRepresented).toEqual(['30 m tall']);
  });

  it('is not that of the room, and the other way round', () => {
    const { scene } = read('a corridor with a bench, 40 m long');
    expect(scene.size).toEqual({ depth: 40 });
    expect(scene.objects.map(({ size }) => size)).toEqual([1]);
  });

  it.each([
    'two chairs 2 m apart in a kitchen',
    'a lamp 2 m above the floor of a kitchen',
    'a kitchen, level 3',
    'a kitchen with 3 chairs',
  ])('is neither a distance nor a count: "%s"', (prompt) => {
    expect(read(prompt).scene).not.toHaveProperty('size');
  });
});

describe('water on the floor', () => {
  it.each<[string, number]>([
    ['flooded subway platform', 0.15],
    ['flooded basement', 0.15],
    ['flooded living room', 0.15],
    ['the cellar is flooded', 0.15],
    ['a flooded hospital corridor at night, knee-deep', 0.45],
    ['a flooded kitchen at night', 0.15],
    ['a half-flooded basement', 0.15],
    ['a basement with standing water', 0.15],
    ['a basement with water on the floor', 0.15],
    ['a basement, the floor is covered with water', 0.15],
    ['a basement with ankle-deep water on the floor', 0.1],
    ['a cellar, knee-deep water', 0.45],
    ['a flooded basement, knee deep', 0.45],
    ['a flooded basement with waist-deep water', 0.95],
    ['a basement, ankle deep in water', 0.1],
    ['a few inches of water on the floor of a kitchen', 0.08],
    ['a kitchen with 30 cm of water on the floor', 0.3],
    ['a kitchen with half a metre of water', 0.5],
    ['a basement with 5 m of water', 1.2],
  ])('is read from "%s"', (prompt, flood) => {
    const { scene } = read(prompt);
    expect([scene.flood, scene.water, scene.version]).toEqual([flood, 'none', 2]);
    expect(scene).not.toHaveProperty('size');
  });

  it.each(['flooded basement', 'the cellar is flooded', 'a cellar, knee-deep water', 'a few inches of water on the floor of a kitchen'])(
    'is shown: "%s"',
    (prompt) => {
      expect(read(prompt).notRepresented).toEqual([]);
    },
  );

  it.each([
    'a basement without standing water',
    'a flooded street outside a kitchen',
    'a flooded city street',
    'a flooded cave',
    'a kitchen with a glass of water',
    'a bathroom with a bathtub',
  ])('is not there: "%s"', (prompt) => {
    expect(read(prompt).scene).not.toHaveProperty('flood');
  });
});

describe('hostile measures', () => {
  it.each([
    '9'.repeat(5_000),
    '1x'.repeat(5_000),
    '3 m x '.repeat(3_000),
    `${'40 m long '.repeat(2_000)}corridor`,
    "12' ".repeat(3_000),
    'kitchen 0 m wide',
    'kitchen -4 m wide',
    'kitchen 1e9 m wide',
    'kitchen NaN m wide',
    'kitchen 3 m by m by m',
    'size size size of of of 3 m',
  ])('give a scene within the limits', (prompt) => {
    const { size } = read(prompt).scene;
    for (const side of Object.values(size ?? {})) expect(side).toBeGreaterThanOrEqual(1.2);
    for (const side of Object.values(size ?? {})) expect(side).toBeLessThanOrEqual(60);
  });
});
