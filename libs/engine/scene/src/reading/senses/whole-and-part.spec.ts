import { describe, expect, it } from 'vitest';

import { composeScene } from '../../compose-scene.js';

const SEED = 7;

const listKinds = (prompt: string): string[] => composeScene(prompt, SEED).scene.objects.map(({ kind }) => kind);

describe('the snow of mountains', () => {
  it.each([
    'a log cabin in a meadow in front of snowy mountains',
    'an alpine meadow, snow peaks far away',
    'a vineyard with snow mountains behind',
    'a lake village below snow-covered peaks',
  ])('lies on them alone: "%s"', (prompt) => {
    expect(composeScene(prompt, SEED).scene.cover).not.toBe('snow');
  });

  it.each(['snowy mountains', 'a snowy village below mountains', 'a snowy mountain pass'])('lies on a snowy place: "%s"', (prompt) => {
    expect(composeScene(prompt, SEED).scene.cover).toBe('snow');
  });
});

describe('parts of things', () => {
  it.each<[string, string[]]>([
    ['a village with red roofs', []],
    ['houses with thatched roofs', ['house']],
    ['a kitchen with the dishwasher door open', ['dishwasher']],
    ['a kindergarten with paintings of the kids on the wall', ['landscape-painting']],
    ['paintings of old kings in a hall', ['landscape-painting']],
    ['a dungeon with a chest, players enter from the south', ['chest']],
    ['a supermarket where the robot can pick apples', ['apple']],
    ['a robot picking apples in a supermarket', ['robot', 'apple']],
    ['a family friendly suburb with a house', ['house']],
    ['a forest with ferns between enormous trunks', ['fern']],
    ['a camp with three tents', ['campfire', 'tent']],
    ['a Maya city with a ball court', []],
  ])('are those of "%s"', (prompt, kinds) => {
    expect(listKinds(prompt)).toEqual(kinds);
  });

  it('that the place does not draw in their colour are reported with it', () => {
    expect(composeScene('a village with red roofs', SEED).notRepresented).toEqual(['red']);
  });
});

describe('words that only seem to name a place', () => {
  it.each<[string, object]>([
    ['a coffee shop with low stools and fresh grass on the floor', { room: 'cafe' }],
    ['a roadside motel, a car near reception', { place: 'meadow' }],
    ['a dwarf throne hall', { room: 'throne-room' }],
    ['a dungeon chamber', { room: 'dungeon' }],
    ['a Viking fishing settlement', { place: 'village' }],
  ])('"%s"', (prompt, scene) => {
    expect(composeScene(prompt, SEED).scene).toMatchObject(scene);
  });

  it('have no room where they are outside', () => {
    expect(composeScene('a roadside motel, a car near reception', SEED).scene.room).toBeUndefined();
    expect(composeScene('a lane with washing on the balconies', SEED).scene.site).not.toBe('balcony-view');
  });
});

describe('words at the end of their phrase', () => {
  it.each<[string, object]>([
    ['a mountain hut in the Alps, inside, with a stone fireplace and three bunk beds', { room: 'cabin-interior' }],
    ['a laundromat at night, neon sign', { room: 'laundromat', time: 'night' }],
    ['an Antarctic research base', { site: 'polar-station' }],
    ['a forrest path', { place: 'forest' }],
  ])('"%s"', (prompt, scene) => {
    expect(composeScene(prompt, SEED).scene).toMatchObject(scene);
  });

  it.each<[string, string[]]>([
    ['a salt flat, mirror-like, one jeep', ['jeep']],
    ['a museum with a whale skeleton on the ceiling, inside', ['whale-skeleton']],
    ['a ruined street after the people left', []],
    ['a dragon graveyard', ['dragon-skeleton']],
    ['a meadow with hot air balloons, the balloons half inflated', ['hot-air-balloon']],
  ])('leave the rest as it is: "%s"', (prompt, kinds) => {
    expect(listKinds(prompt)).toEqual(kinds);
  });

  it('fill a room: "messy"', () => {
    const { scene, notRepresented } = composeScene('a bedroom, messy, three posters on the wall', SEED);
    expect(scene.density).toBeGreaterThan(1);
    expect(notRepresented).toEqual([]);
  });
});

describe('places of things', () => {
  it.each<[string, string[]]>([
    ['a slum with water tanks on the roofs, kites in the sky', ['storage-tank', 'kite']],
    ['a recording studio with a mixing desk in front of glass', ['mixing-console']],
    ['a bar with a glass on a table', ['tumbler', 'table']],
    ['a crowded bar', ['person']],
    ['a study with crowded bookshelves', ['bookshelf']],
    ['a crater base on Mars', ['moon-base']],
    ['a subway platform with a train', []],
    ['a library with brick screens', ['room-divider']],
  ])('are read: "%s"', (prompt, kinds) => {
    expect(listKinds(prompt)).toEqual(kinds);
  });

  it.each<[string, object]>([
    ['a loading dock with a forklift', { room: 'loading-dock-hall' }],
    ['old tram depot, Lisbon', { room: 'tram-depot' }],
    ['a bus stop in the snow', { place: 'city-street', cover: 'snow' }],
    ['a fox in the snow', { place: 'tundra' }],
    ['a living room with a big window onto pine trees', { backdrops: [{ place: 'conifer-forest', where: 'window' }] }],
    ['a sheep station, snow on far mountains', { cover: 'none' }],
  ])('are found: "%s"', (prompt, scene) => {
    expect(composeScene(prompt, SEED).scene).toMatchObject(scene);
  });

  it('with a thing that is there anyway say so', () => {
    const { notRepresented, represented } = composeScene('a subway platform with a train', SEED);
    expect(notRepresented).toEqual([]);
    expect(represented.map(({ text }) => text)).toContain('train');
  });
});

describe('ships and pools', () => {
  it.each<[string, string[]]>([
    ['a harbour full of ships', ['cargo-ship']],
    ['an old ship in the harbour', ['galleon']],
    ['a crashed ship on an alien planet', ['spaceship']],
    ['a mosque courtyard with a pool', ['swimming-pool']],
  ])('are those of their place: "%s"', (prompt, kinds) => {
    expect(listKinds(prompt)).toEqual(kinds);
  });

  it('stay natural in nature', () => {
    expect(composeScene('a pool in the forest', SEED).scene).toMatchObject({ water: 'lake', objects: [] });
  });
});

describe('several colours behind a noun', () => {
  it.each<[string, number[]]>([
    ['twenty boats painted in yellow, green and blue', [7, 7, 6]],
    ['two cars in red and blue in front of a house', [1, 1]],
  ])('share its things: "%s"', (prompt, counts) => {
    const { scene, notRepresented } = composeScene(prompt, SEED);
    expect(notRepresented).toEqual([]);
    expect(scene.objects.filter(({ color }) => color !== null).map(({ count }) => count)).toEqual(counts);
  });
});

describe('floors in a list', () => {
  it('are of what it names', () => {
    const { scene, notRepresented } = composeScene('a jewellery store, black marble, glass counters', SEED);
    expect(scene.surfaces?.floor).toMatchObject({ substance: 'stone' });
    expect(notRepresented).toEqual([]);
  });

  it('are not those of a thing', () => {
    expect(composeScene('a room with a marble statue', SEED).scene.surfaces).toBeUndefined();
  });
});

describe('weather that is one', () => {
  it('is not reported: overcast sky and rain', () => {
    expect(composeScene('a beach with storm waves, overcast', SEED).notRepresented).toEqual([]);
  });

  it('lies on the ground as well: heavy snow', () => {
    expect(composeScene('a railway platform, heavy snow', SEED).scene).toMatchObject({ weather: 'snow', cover: 'snow' });
  });
});
