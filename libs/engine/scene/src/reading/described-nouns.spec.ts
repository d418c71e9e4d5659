import { describe, expect, it } from 'vitest';

import { composeScene } from '../compose-scene.js';

const SEED = 7;

describe('an adjective of style', () => {
  it.each<[string, string]>([
    ['A sleek black German shepherd stands on a rocky mountain path', 'sleek'],
    ['a Victorian woman in a forest', 'victorian'],
    ['a sleek, black cat on a meadow', 'sleek'],
    ['a steampunk cat in a meadow', 'steampunk'],
    ['a modern chair in a forest', 'modern'],
  ])('leaves the place where it describes something in it: "%s"', (prompt, word) => {
    const { scene, notRepresented } = composeScene(prompt, SEED);
    expect(scene.styles).toBeUndefined();
    expect(notRepresented).toContain(word);
  });

  it.each<[string, string]>([
    ['a sleek modern kitchen', 'modern'],
    ['a medieval castle', 'medieval'],
    ['a brutalist city with cars', 'brutalist'],
    ['a bedroom with contemporary furniture', 'modern'],
    ['a living room with an art deco sofa', 'art-deco'],
    ['Steampunk, an airship', 'steampunk'],
    ['an airship in steampunk style', 'steampunk'],
  ])('is that of the place in "%s"', (prompt, style) => {
    expect(composeScene(prompt, SEED).scene.styles).toContain(style);
  });
});

describe('names of waters and mountains', () => {
  it.each([
    ['a boat sails along the Seine', { place: 'city-street', locale: 'paris', water: 'river' }],
    ['the Thames River at dawn', { locale: 'london', water: 'river' }],
    ['the Mississippi river', { water: 'river' }],
    ['Lake Geneva', { water: 'lake' }],
    ['the Caspian sea', { water: 'lake' }],
    ['the Appalachian mountains', { place: 'alpine' }],
    ['the Rocky Mountains', { place: 'alpine' }],
    ['a rocky mountain', { place: 'alpine' }],
    ['Mont Blanc', { place: 'alpine' }],
  ] as const)('"%s" are no objects', (prompt, expected) => {
    const { scene } = composeScene(prompt, SEED);
    expect(scene).toMatchObject(expected);
    expect(scene.objects.filter(({ kind }) => kind !== 'sailboat' && kind !== 'boat')).toEqual([]);
  });

  it('a mountain path is a path in the mountains', () => {
    const { scene, notRepresented } = composeScene('a dog on a rocky mountain path', SEED);
    expect(scene).toMatchObject({ place: 'alpine', objects: [{ kind: 'dog' }, { kind: 'path' }] });
    expect(notRepresented).toEqual([]);
  });
});
