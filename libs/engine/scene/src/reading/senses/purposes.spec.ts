import { describe, expect, it } from 'vitest';

import { composeScene } from '../../compose-scene.js';

const SEED = 7;
const read = (prompt: string) => composeScene(prompt, SEED).scene;
const listCounts = (prompt: string): [string, number][] => read(prompt).objects.map(({ kind, count }) => [kind, count]);
const listKinds = (prompt: string): string[] => read(prompt).objects.map(({ kind }) => kind);

describe('users and relatives', () => {
  it.each<[string, string[]]>([
    ['a supermarket with three tills so my clients can practise shopping', ['cash-register']],
    ['an empty room, so that buyers can imagine furniture', []],
    ['a city street where my father was born, a bakery', ['bakery']],
    ['a workbench and a radio, just like my dad had it', ['workbench', 'radio']],
    ['dads boat', ['boat']],
    ['grandmas kitchen with a stove', ['stove']],
  ])('are not in it: "%s"', (prompt, kinds) => {
    expect(listKinds(prompt).filter((kind) => !['table', 'chair'].includes(kind))).toEqual(expect.arrayContaining(kinds));
    for (const kind of ['man', 'woman', 'person', 'shopper', 'grandmother']) expect(listKinds(prompt)).not.toContain(kind);
  });

  it('are in it where it shows them', () => {
    expect(listKinds('my father on a bench')).toContain('man');
    expect(listKinds('two dads with a boat')).toContain('man');
  });
});

describe('a wish', () => {
  it.each(["I'd like a cottage bedroom with a bed", 'I would like to see a bedroom with a bed', 'id love a bedroom with a bed'])(
    'compares with nothing: "%s"',
    (prompt) => {
      expect(read(prompt).room).toBe('bedroom');
    },
  );
});

describe('a number behind the word for a group', () => {
  it.each<[string, [string, number][]]>([
    ['a moor with standing stones in a circle of nine', [['standing-stone', 9]]],
    ['scooters parked in a row of five', [['scooter', 5]]],
    ['a meadow, lanterns in a ring of twelve', [['lantern', 12]]],
    [
      'penguins by the hundreds, one hut',
      [
        ['penguin', 100],
        ['hut', 1],
      ],
    ],
  ])('counts its things: "%s"', (prompt, counts) => {
    expect(listCounts(prompt)).toEqual(expect.arrayContaining(counts));
  });

  it('counts nothing that has a number', () => {
    expect(listCounts('three scooters in a row of five')).toEqual([['scooter', 3]]);
  });
});

describe('words for looks', () => {
  it.each<[string, string[]]>([
    ['a living room with an avocado green sofa', ['sofa']],
    ['a shallow pool of milk-pink water in a garden', []],
    ['a yurt interior with orange painted cupboards', ['cupboard']],
    ['armchairs in a horseshoe in a living room', ['armchair']],
    ['a salt flat with mirror-smooth water', []],
    ['a temple with a mosaic floor of dolphins', []],
    ['a lobby in gold and emerald', []],
    ['a pass with a snowplough, its engine running', []],
  ])('add no thing: "%s"', (prompt, kinds) => {
    for (const kind of ['pear', 'milk-bottle', 'orange', 'horseshoe', 'mirror', 'dolphin', 'emerald', 'gem', 'engine'])
      expect(listKinds(prompt)).not.toContain(kind);
    expect(listKinds(prompt)).toEqual(expect.arrayContaining(kinds));
  });

  it('are those of a whole world: papercraft', () => {
    expect(read('a papercraft world with hills').styles).toContain('paper-craft');
  });
});

describe('a negation', () => {
  it('ends at a comma behind what the scene has nothing for', () => {
    expect(read('a waiting room with no sharp corners, green walls and two sofas').without).toEqual([]);
  });
});

describe('a room in a room', () => {
  it.each<[string, string, string[]]>([
    ['a loft with an open kitchen and a mezzanine bedroom', 'loft', ['kitchen-counter', 'stove', 'bed']],
    ['a tavern with a bar to the left', 'tavern', ['bar-counter']],
    ['an office with a glass meeting room at the far end', 'office', ['conference-table']],
  ])('is shown by what it is known by: "%s"', (prompt, _room, kinds) => {
    const { scene, represented } = composeScene(prompt, SEED);
    expect(scene.objects.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
    expect(represented.some(({ id }) => id.startsWith('objects/'))).toBe(true);
  });
});

describe('words for what is indoors or outside', () => {
  it.each<[string, object]>([
    ['a 1950s diner with a jukebox, empty highway outside', { room: 'diner' }],
    ['a parish church with candles along the aisle', { place: 'temple-hall' }],
    ['a library atrium with a skylight', { place: 'library' }],
    ['a Victorian glasshouse in winter, palms and ferns inside', { room: 'nursery-greenhouse' }],
    ['a car assembly cell with a conveyor', { room: 'factory-floor' }],
    ['a Japanese tea house with tatami', { room: 'japanese-room' }],
    ['a flooded city street', { place: 'city-street', water: 'lake' }],
    ['a sunken temple in the jungle', { place: 'rainforest' }],
  ])('set the place of "%s"', (prompt, scene) => {
    expect(read(prompt)).toMatchObject(scene);
  });
});
