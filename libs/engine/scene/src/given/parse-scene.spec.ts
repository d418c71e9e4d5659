import { describe, expect, it } from 'vitest';

import { composeScene } from '../compose-scene.js';
import { parseScene } from './parse-scene.js';
import { InvalidSceneError } from './parse-values.js';

const stored = (): Record<string, unknown> => JSON.parse(JSON.stringify(composeScene('two red barns in a meadow without trees', 5).scene));
const barn = { kind: 'barn', count: 2, size: 1, color: [1, 0, 0], phrase: 'two red barns' };

const layout = (at: unknown, changes: object = {}) => ({
  ...stored(),
  version: 2,
  objects: [{ ...barn, kind: 'crate', count: undefined, at, ...changes }],
});
const placements = (count: number) => Array.from({ length: count }, () => ({ x: 9, z: -9 }));

const lit = (light: unknown, version = 2) => ({ ...stored(), version, light });
const indoors = (changes: object): Record<string, unknown> => ({
  ...stored(),
  version: 2,
  place: 'kitchen',
  objects: [],
  without: [],
  ...changes,
});

const on = { kind: 'on', subject: 0, objects: [1], phrase: '' };
const related = (relations: unknown): Record<string, unknown> => ({
  ...stored(),
  version: 2,
  objects: ['crate', 'table'].map((kind) => ({ kind, count: 1, size: 1, color: null, phrase: '' })),
  relations,
});

describe('a stored scene', () => {
  it('is read back as it was written', () => {
    expect(parseScene(stored())).toEqual(composeScene('two red barns in a meadow without trees', 5).scene);
  });

  it('keeps where its objects stand', () => {
    const at = [
      { x: 2, z: -3 },
      { x: 4, y: 1.5, z: -3, turn: 45 },
    ];
    const { objects } = parseScene(layout(at.map((placement) => ({ ...placement, roll: 1 }))));
    expect(objects).toMatchObject([{ count: 2, at }]);
    expect(objects[0]?.at).toEqual(at);
  });

  it('keeps its light', () => {
    const colors = [
      [1, 0, 0.5],
      [0, 0.05, 0],
    ];
    expect(parseScene(lit({ colors, power: 3 })).light).toEqual({ colors });
    expect(parseScene(lit(null))).not.toHaveProperty('light');
  });

  it('keeps the size of its room and the water on its floor', () => {
    const { size, flood } = parseScene(indoors({ size: { width: 3, height: 2.5, length: 9 }, flood: 0.45 }));
    expect([size, flood]).toEqual([{ width: 3, height: 2.5 }, 0.45]);
    expect(parseScene(indoors({ size: { depth: null } }))).not.toHaveProperty('size');
    expect(parseScene(indoors({ size: null, flood: null }))).toEqual(parseScene(indoors({})));
  });

  it('loses fields that are not part of a scene', () => {
    expect(parseScene({ ...stored(), extra: 1 })).toEqual(parseScene(stored()));
  });

  it.each<[string, unknown]>([
    ['scene', null],
    ['scene', []],
    ['scene', 'meadow'],
    ['version', { ...stored(), version: 3 }],
    ['seed', { ...stored(), seed: -1 }],
    ['seed', { ...stored(), seed: 0.5 }],
    ['seed', { ...stored(), seed: 4_294_967_296 }],
    ['place', { ...stored(), place: 'moon' }],
    ['time', { ...stored(), time: undefined }],
    ['weather', { ...stored(), weather: 'hail' }],
    ['season', { ...stored(), season: 3 }],
    ['water', { ...stored(), water: 'pond' }],
    ['cover', { ...stored(), cover: '' }],
    ['relief', { ...stored(), relief: 0 }],
    ['density', { ...stored(), density: Number.NaN }],
    ['objects', { ...stored(), objects: {} }],
    ['objects[0]', { ...stored(), objects: [null] }],
    ['objects[0].kind', { ...stored(), objects: [{ ...barn, kind: 'flying-teapot' }] }],
    ['objects[1].count', { ...stored(), objects: [barn, { ...barn, count: 0 }] }],
    ['objects[0].count', { ...stored(), objects: [{ ...barn, count: 201 }] }],
    ['objects[0].size', { ...stored(), objects: [{ ...barn, size: 4 }] }],
    ['objects[0].color', { ...stored(), objects: [{ ...barn, color: [1, 0] }] }],
    ['objects[0].color[2]', { ...stored(), objects: [{ ...barn, color: [1, 0, 1.5] }] }],
    ['objects[0].phrase', { ...stored(), objects: [{ ...barn, phrase: 'x'.repeat(201) }] }],
    ['objects[0].kind', { ...stored(), objects: [barn], without: ['barn'] }],
    ['objects[0].at', layout('here')],
    ['objects[0].at', layout([])],
    ['objects[0].at', layout(placements(201))],
    ['objects[0].at', layout(placements(10_000))],
    ['objects[0].at', { ...layout(placements(1)), version: 1 }],
    ['objects[0].count', layout(placements(2), { count: 3 })],
    ['objects[0].at[0]', layout([null])],
    ['objects[0].at[0].x', layout([{ x: Number.NaN, z: 0 }])],
    ['objects[0].at[0].x', layout([{ x: '1', z: 0 }])],
    ['objects[0].at[0].z', layout([{ x: 1 }])],
    ['objects[0].at[0].y', layout([{ x: 1, y: -1, z: 0 }])],
    ['objects[0].at[0].turn', layout([{ x: 1, z: 0, turn: 400 }])],
    ['objects[0].at[0]', layout([{ x: 140, z: 140 }])],
    [
      'objects[0].at[1]',
      layout([
        { x: 3, z: 0 },
        { x: 0.4, z: 0 },
      ]),
    ],
    ['objects', { ...stored(), version: 2, objects: Array.from({ length: 21 }, () => ({ ...barn, count: 200 })) }],
    ['without[0]', { ...stored(), without: ['flying-teapot'] }],
    ['light', lit('red')],
    ['light', lit([])],
    ['light', lit({ colors: [[1, 0, 0]] }, 1)],
    ['light.colors', lit({})],
    ['light.colors', lit({ colors: null })],
    ['light.colors', lit({ colors: 'red' })],
    ['light.colors', lit({ colors: [] })],
    ['light.colors', lit({ colors: Array.from({ length: 3 }, () => [1, 0, 0]) })],
    ['light.colors', lit({ colors: Array.from({ length: 100_000 }, () => [1, 0, 0]) })],
    ['light.colors[0]', lit({ colors: [1, 0, 0].slice(0, 2) })],
    ['light.colors[0]', lit({ colors: [[1, 0]] })],
    ['light.colors[0]', lit({ colors: [[0, 0, 0]] })],
    [
      'light.colors[1]',
      lit({
        colors: [
          [1, 0, 0],
          [0.04, 0.02, 0],
        ],
      }),
    ],
    ['light.colors[0][1]', lit({ colors: [[1, 1.5, 0]] })],
    ['light.colors[0][0]', lit({ colors: [[Number.NaN, 1, 0]] })],
    ['light.colors[0][2]', lit({ colors: [[1, 1, '0']] })],
    ['size', indoors({ size: 4 })],
    ['size', indoors({ size: [4, 5] })],
    ['size', indoors({ size: '4 m' })],
    ['size.width', indoors({ size: { width: Number.NaN } })],
    ['size.width', indoors({ size: { width: -4 } })],
    ['size.width', indoors({ size: { width: 1.1 } })],
    ['size.width', indoors({ size: { width: Infinity } })],
    ['size.depth', indoors({ size: { width: 4, depth: 1e9 } })],
    ['size.depth', indoors({ size: { depth: '5' } })],
    ['size.height', indoors({ size: { height: 1.9 } })],
    ['size.height', indoors({ size: { height: 20.1 } })],
    ['size.height', indoors({ size: { height: {} } })],
    ['size', indoors({ size: { width: 4 }, version: 1 })],
    ['size', indoors({ size: { width: 4 }, place: 'meadow' })],
    ['size', indoors({ size: { width: 4 }, place: 'cave' })],
    ['size', indoors({ size: { width: 4 }, place: 'spaceship-corridor' })],
    ['flood', indoors({ flood: 0 })],
    ['flood', indoors({ flood: -0.2 })],
    ['flood', indoors({ flood: 1.3 })],
    ['flood', indoors({ flood: Number.NaN })],
    ['flood', indoors({ flood: '0.2' })],
    ['flood', indoors({ flood: true })],
    ['flood', indoors({ flood: 0.2, place: 'meadow' })],
    ['flood', indoors({ flood: 0.2, place: 'cave' })],
    ['relations', related({})],
    ['relations', { ...related([on]), version: 1 }],
    ['relations', related(Array.from({ length: 129 }, () => on))],
    ['relations[0]', related([null])],
    ['relations[0].kind', related([{ ...on, kind: 'within sight of' }])],
    ['relations[0].subject', related([{ ...on, subject: 2 }])],
    ['relations[0].subject', related([{ ...on, subject: -1 }])],
    ['relations[0].subject', related([{ ...on, subject: 0.5 }])],
    ['relations[0].objects', related([{ ...on, objects: 1 }])],
    ['relations[0].objects', related([{ ...on, objects: [] }])],
    ['relations[0].objects', related([{ ...on, objects: [1, 1] }])],
    ['relations[0].objects', related([{ ...on, objects: [0] }])],
    ['relations[0].objects[0]', related([{ ...on, objects: [7] }])],
    ['relations[0].area', related([{ ...on, area: 'wall' }])],
    ['relations[0].area', related([{ kind: 'on', subject: 0, area: 'moon' }])],
    ['relations[0].phrase', related([{ ...on, phrase: 'x'.repeat(201) }])],
  ])('is refused with the path %s', (path, json) => {
    const refused = (): unknown => parseScene(json);
    expect(refused).toThrow(InvalidSceneError);
    expect(refused).toThrow(expect.objectContaining({ path }));
  });
});
