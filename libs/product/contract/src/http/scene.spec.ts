import { describe, expect, it } from 'vitest';

import { generateWorldRequestSchema } from './generate-world.js';
import { validateBody } from './fields/validation.js';
import { applySceneDefaults, sceneSchema } from './scene/scene.js';

const check = (objects: unknown, version = 2) =>
  validateBody(generateWorldRequestSchema, { world_prompt: { type: 'scene', scene: { version, place: 'meadow', objects } } });
const crates = (at: unknown, changes: object = {}) => [{ kind: 'crate', at, ...changes }];
const rows = (count: number) => Array.from({ length: count }, (_, k) => ({ x: 5 + (k % 20), z: -5 - Math.floor(k / 20) }));

describe('placements of a scene', () => {
  it.each<[string, unknown, number, RegExp | null]>([
    ['plain', crates([{ x: 1, z: -2 }]), 2, null],
    ['complete', crates([{ x: 1, y: 100, z: -2, turn: -360 }], { count: 1 }), 2, null],
    ['numbers as text', crates([{ x: '1.5', z: '-2' }]), 2, null],
    ['unknown fields', crates([{ x: 1, z: -2, roll: 'x' }]), 2, null],
    ['200 placements', crates(rows(200)), 2, null],
    ['2,000 placements', Array.from({ length: 10 }, () => crates(rows(200))[0]), 2, null],
    ['nothing placed', crates(null), 1, null],
    ['a tree whose trunk is beyond the viewer', [{ kind: 'broadleaf-tree', at: [{ x: 1, z: 0 }] }], 2, null],
    ['a rug under the viewer', [{ kind: 'rug', at: [{ x: 0, z: 0 }] }], 2, null],
    ['above the viewer', crates([{ x: 0, y: 3, z: 0 }]), 2, null],
    ['text', crates([{ x: 'left', z: -2 }]), 2, /valid number/],
    ['NaN as text', crates([{ x: 'NaN', z: -2 }]), 2, /finite|valid number/],
    ['no z', crates([{ x: 1 }]), 2, /required/i],
    ['y below 0', crates([{ x: 1, y: -0.1, z: -2 }]), 2, /greater than or equal to 0/],
    ['y above 100', crates([{ x: 1, y: 100.5, z: -2 }]), 2, /less than or equal to 100/],
    ['turn above 360', crates([{ x: 1, z: -2, turn: 361 }]), 2, /less than or equal to 360/],
    ['x outside', crates([{ x: 151, z: -2 }]), 2, /less than or equal to 150/],
    ['a corner outside', crates([{ x: 120, z: -120 }]), 2, /objects\[0\]\.at\[0\] must be at most 150 m from the origin/],
    ['none', crates([]), 2, /at least 1/],
    ['no list', crates({ x: 1, z: -2 }), 2, /valid list/],
    ['201 placements', crates(rows(201)), 2, /at most 200/],
    ['10,000 placements', crates(rows(10_000)), 2, /at most 200/],
    ['2,200 placements', Array.from({ length: 11 }, () => crates(rows(200))[0]), 2, /at most 2000 placements in all, not 2200/],
    ['4,200 objects', Array.from({ length: 21 }, () => ({ kind: 'crate', count: 200 })), 1, /at most 4000 objects in all, not 4200/],
    ['another count', crates([{ x: 1, z: -2 }], { count: 2 }), 2, /objects\[0\]\.count must be the number of placements in at \(1\)/],
    ['version 1', crates([{ x: 1, z: -2 }]), 1, /objects\[0\]\.at must be left out in version 1/],
    ['on the viewer', crates([{ x: 0, z: 0 }]), 2, /objects\[0\]\.at\[0\] must be further from the origin/],
    ['a long wall by its end', [{ kind: 'fence', at: [{ x: 2.3, z: 0 }] }], 2, /must be further from the origin/],
  ])('%s', (_name, objects, version, fault) => {
    const checked = check(objects, version);
    expect(checked.ok).toBe(fault === null);
    expect(JSON.stringify(checked)).toMatch(fault ?? /"ok":true/);
  });

  it('give the count of their entry', () => {
    const given = sceneSchema.parse({
      version: 2,
      place: 'meadow',
      objects: crates([
        { x: 1, z: -2, roll: 1 },
        { x: 2, y: 1, z: -2, turn: 5 },
      ]),
    });
    expect(applySceneDefaults(given, 1).objects).toEqual([
      {
        kind: 'crate',
        count: 2,
        size: 1,
        color: null,
        at: [
          { x: 1, z: -2 },
          { x: 2, y: 1, z: -2, turn: 5 },
        ],
        phrase: '',
      },
    ]);
  });
});

const lit = (light: unknown, version = 2) =>
  validateBody(generateWorldRequestSchema, { world_prompt: { type: 'scene', scene: { version, place: 'kitchen', light } } });

describe('the light of a scene', () => {
  it.each<[string, unknown, number, RegExp | null]>([
    ['one colour', { colors: [[1, 0, 0]] }, 2, null],
    [
      'two colours',
      {
        colors: [
          [1, 0, 0],
          [0, 0.05, 0],
        ],
      },
      2,
      null,
    ],
    ['numbers as text', { colors: [['1', '0.5', 0]] }, 2, null],
    ['unknown fields', { colors: [[1, 0, 0]], power: [] }, 2, null],
    ['none', null, 1, null],
    ['version 1', { colors: [[1, 0, 0]] }, 1, /light must be left out in version 1/],
    ['a name', 'red', 2, /valid dictionary|object/],
    ['no colours', {}, 2, /required/i],
    ['an empty list', { colors: [] }, 2, /at least 1/],
    [
      'three colours',
      {
        colors: [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ],
      },
      2,
      /at most 2/,
    ],
    ['10,000 colours', { colors: Array.from({ length: 10_000 }, () => [1, 0, 0]) }, 2, /at most 2/],
    ['two channels', { colors: [[1, 0]] }, 2, /at least 3/],
    ['a channel above 1', { colors: [[1, 0, 1.5]] }, 2, /less than or equal to 1/],
    ['NaN as text', { colors: [['NaN', 0, 1]] }, 2, /finite|valid number/],
    [
      'black',
      {
        colors: [
          [1, 0, 0],
          [0.04, 0, 0],
        ],
      },
      2,
      /light\.colors\[1\] must be a color with a channel of at least 0\.05/,
    ],
  ])('%s', (_name, light, version, fault) => {
    const checked = lit(light, version);
    expect(checked.ok).toBe(fault === null);
    expect(JSON.stringify(checked)).toMatch(fault ?? /"ok":true/);
  });

  it('is kept with its colours alone, and omitted by default', () => {
    const whole = (light: unknown) => applySceneDefaults(sceneSchema.parse({ version: 2, place: 'kitchen', light }), 1);
    expect(whole({ colors: [[1, 0, 0.5]], power: 3 }).light).toEqual({ colors: [[1, 0, 0.5]] });
    expect(whole(null)).not.toHaveProperty('light');
  });
});

describe('the size of a room and the water on its floor', () => {
  const checkRoom = (changes: object) =>
    validateBody(generateWorldRequestSchema, { world_prompt: { type: 'scene', scene: { version: 2, place: 'kitchen', ...changes } } });

  it.each<[string, object, RegExp | null]>([
    ['all measures', { size: { width: 1.2, depth: 60, height: 20 } }, null],
    ['numbers as text', { size: { width: '3.5' }, flood: '0.45' }, null],
    ['no measure', { size: {} }, null],
    ['no measure outdoors', { size: { width: null }, place: 'meadow' }, null],
    ['a type of room', { size: { width: 3 }, place: 'spaceship-corridor', room: 'elevator' }, null],
    ['too narrow', { size: { width: 1.1 } }, /greater than or equal to 1.2/],
    ['negative', { size: { depth: -4 } }, /greater than or equal to 1.2/],
    ['too long', { size: { depth: 1e9 } }, /less than or equal to 60/],
    ['too high', { size: { height: 21 } }, /less than or equal to 20/],
    ['NaN as text', { size: { height: 'NaN' } }, /finite|valid number/],
    ['text', { size: { width: '4 m' } }, /valid number/],
    ['a number', { size: 4 }, /dictionary|object/],
    ['outdoors', { size: { width: 4 }, place: 'meadow' }, /size must be left out outdoors/],
    ['in a cave', { flood: 0.4, place: 'cave' }, /flood must be left out outdoors/],
    ['in version 1', { size: { width: 4 }, version: 1 }, /size must be left out in version 1/],
    ['too deep', { flood: 1.3 }, /less than or equal to 1.2/],
    ['dry', { flood: 0 }, /greater than or equal to 0.02/],
  ])('%s', (_name, changes, fault) => {
    const checked = checkRoom(changes);
    expect(checked.ok).toBe(fault === null);
    expect(JSON.stringify(checked)).toMatch(fault ?? /"ok":true/);
  });

  it('are those that are given', () => {
    const given = sceneSchema.parse({ version: 2, place: 'kitchen', size: { width: 3, depth: null }, flood: 0.3 });
    expect(applySceneDefaults(given, 1)).toMatchObject({ size: { width: 3 }, flood: 0.3 });
    expect(applySceneDefaults(sceneSchema.parse({ version: 2, place: 'kitchen', size: {} }), 1)).not.toHaveProperty('size');
  });
});
