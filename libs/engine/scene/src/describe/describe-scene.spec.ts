import { CATALOGUE, LOCALE_TYPES, ROOM_TYPES, SITE_TYPES, STYLE_TYPES } from '@diorama/catalogue';
import {
  BIOME_NAMES,
  GROUND_COVERS,
  OBJECT_STATES,
  RELATION_KINDS,
  ROOM_KINDS,
  SEASONS,
  TIMES_OF_DAY,
  WATER_KINDS,
  WEATHERS,
} from '@diorama/domain';
import type { Scene, SceneRelation } from '@diorama/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { describeScene } from './describe-scene.js';
import { createSampleScene } from '../testing/sample-scene.js';

const object = (kind: string, details: Partial<Scene['objects'][number]> = {}): Scene['objects'][number] => ({
  kind,
  count: 1,
  size: 1,
  color: null,
  phrase: '',
  ...details,
});
const related = (objects: Scene['objects'], relations: readonly Omit<SceneRelation, 'phrase'>[]): string =>
  describeScene({ ...createSampleScene('meadow'), objects, relations: relations.map((relation) => ({ ...relation, phrase: '' })) });

const RED = [0.6, 0.02, 0.02] as const;

describe('the caption of a scene', () => {
  it.each([
    [{ cover: 'none' }, 'Outer space in '],
    [{ cover: 'grass' }, 'A grassy landscape of outer space in '],
  ] as const)('has an article before the adjectives of a place that has none itself: %j', (given, start) => {
    const caption = describeScene({ ...createSampleScene('desert'), site: 'outer-space', ...given });
    expect(caption.slice(0, start.length)).toBe(start);
  });

  it('orders adjectives: mood, cover and style; size, state, colour and substance', () => {
    const scene = {
      ...createSampleScene('village'),
      cover: 'snow',
      styles: ['japanese', 'cosy'],
      time: 'dusk',
      objects: [object('car', { size: 1.5, state: 'rusty', color: RED }), object('statue', { count: 2, substance: 'gold' })],
    } as const;
    expect(describeScene(scene)).toBe(
      'A cosy snow-covered Japanese village at dusk under a clear sky, with a large rusty red car and two golden statues.',
    );
  });

  it('says "covered" once of a covered wagon in the snow', () => {
    const objects = [object('covered-wagon', { state: 'snow-covered' })];
    expect(describeScene({ ...createSampleScene('meadow'), objects })).toMatch(/with a snowy covered wagon\.$/);
  });

  it('says a style once, and none that a named place has anyway', () => {
    const scene = createSampleScene('city-street');
    expect(describeScene({ ...scene, site: 'cyberpunk-city', styles: ['cyberpunk'] })).toMatch(/^A cyberpunk city in/);
    expect(describeScene({ ...scene, styles: ['mid-century', 'modern'] })).toMatch(/^A mid-century modern city/);
    expect(describeScene({ ...scene, locale: 'venice', styles: ['mediterranean'] })).toMatch(/^A city street in the style of Venice in/);
  });

  it.each<[string, Scene['objects'], Omit<SceneRelation, 'phrase'>[], string]>([
    [
      'an object on another',
      [object('cat'), object('table', { color: RED })],
      [{ kind: 'on', subject: 0, objects: [1] }],
      'a cat on a red table.',
    ],
    [
      'a ring',
      [object('table'), object('chair', { count: 3 })],
      [{ kind: 'around', subject: 1, objects: [0] }],
      'three chairs around a table.',
    ],
    [
      'two objects between which one stands',
      [object('well'), object('barn'), object('house')],
      [{ kind: 'between', subject: 0, objects: [1, 2] }],
      'a well between a barn and a house.',
    ],
    ['a part of the place', [object('picture')], [{ kind: 'against', subject: 0, area: 'wall' }], 'a picture against the wall.'],
    [
      'a door at a house',
      [object('house'), object('door', { color: RED })],
      [{ kind: 'against', subject: 1, objects: [0] }],
      'a house with a red door.',
    ],
    ['the plural name of one object', [object('gears'), object('pipes', { count: 3 })], [], 'gears and three pipes.'],
    ['an arrangement', [object('tent', { count: 4 })], [{ kind: 'in-circle', subject: 0 }], 'four tents in a circle.'],
    [
      'one complement of two objects',
      [object('cat'), object('lamp'), object('table')],
      [
        { kind: 'under', subject: 0, objects: [2] },
        { kind: 'on', subject: 1, objects: [2] },
      ],
      'a cat under a table and a lamp on the table.',
    ],
    ['no complement that the scene lacks', [object('arched-door')], [{ kind: 'against', subject: 0, objects: [2] }], 'an arched door.'],
    [
      'a circle of relations',
      [object('cat'), object('dog')],
      [
        { kind: 'behind', subject: 0, objects: [1] },
        { kind: 'facing', subject: 1, objects: [0] },
      ],
      'a cat behind a dog facing the cat.',
    ],
  ])('names %s', (_, objects, relations, expected) => {
    expect(related(objects, relations)).toMatch(new RegExp(`, with ${expected.replace('.', '\\.')}$`));
  });

  it('is one sentence with articles that fit, for any scene', () => {
    const kinds = fc.constantFrom(...CATALOGUE.keys());
    const objects = fc.array(
      fc.record({
        kind: kinds,
        count: fc.integer({ min: 1, max: 200 }),
        size: fc.double({ min: 0.3, max: 3, noNaN: true }),
        color: fc.constantFrom(null, RED, [0.9, 0.3, 0.01] as const),
        state: fc.constantFrom(...OBJECT_STATES),
        phrase: fc.constant(''),
      }),
      { minLength: 1, maxLength: 5 },
    );
    const scenes = fc.record({
      place: fc.constantFrom(...BIOME_NAMES, ...ROOM_KINDS),
      room: fc.option(fc.constantFrom(...ROOM_TYPES.keys()), { nil: undefined }),
      site: fc.option(fc.constantFrom(...SITE_TYPES.keys()), { nil: undefined }),
      styles: fc.uniqueArray(fc.constantFrom(...STYLE_TYPES.keys()), { maxLength: 2 }),
      locale: fc.option(fc.constantFrom(...LOCALE_TYPES.keys()), { nil: undefined }),
      time: fc.constantFrom(...TIMES_OF_DAY),
      weather: fc.constantFrom(...WEATHERS),
      season: fc.constantFrom(...SEASONS),
      water: fc.constantFrom(...WATER_KINDS),
      cover: fc.constantFrom(...GROUND_COVERS),
      relief: fc.double({ min: 0.25, max: 2, noNaN: true }),
      density: fc.double({ min: 0, max: 2, noNaN: true }),
      objects,
      relations: fc.array(
        fc.record({
          kind: fc.constantFrom(...RELATION_KINDS),
          subject: fc.integer({ min: 0, max: 4 }),
          objects: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 2 }),
          phrase: fc.constant(''),
        }),
        { maxLength: 4 },
      ),
    });
    fc.assert(
      fc.property(scenes, (given) => {
        const caption = describeScene({ ...createSampleScene('meadow'), ...(given as Partial<Scene>) });
        expect(caption).toMatch(/^[A-Z][^.]*\.$/u);
        expect(caption).not.toMatch(/ {2}|\ban? an?\b|undefined|\bnull\b/i);
        expect(caption).not.toMatch(/\ba [aeio](?!ne)/i);
        expect(caption).not.toMatch(/\ban [bcdfgjklmnpqrstvwxyz]/i);
        expect(caption).not.toMatch(/\b(\w{4,}) \1\b/);
      }),
      { numRuns: 500 },
    );
  });
});
