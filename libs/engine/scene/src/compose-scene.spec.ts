import type { Scene } from '@diorama/domain';
import { describe, expect, it } from 'vitest';

import { composeScene } from './compose-scene.js';

const SEED = 7;

describe('the place', () => {
  it.each<[string, Partial<Scene>]>([
    ['a canyon', { place: 'canyon' }],
    ['Deep gorges and ravines', { place: 'canyon', relief: 1.6 }],
    ['the Alps', { place: 'alpine' }],
    ['snow-clad mountain peaks', { place: 'alpine', cover: 'snow', season: 'winter' }],
    ['a fjord', { place: 'alpine', water: 'sea' }],
    ['rolling hills', { place: 'meadow', landform: 'hills' }],
    ['a flat prairie', { place: 'meadow', relief: 0.25 }],
    ['a field of wildflowers', { place: 'meadow', cover: 'flowers' }],
    ['endless sand dunes', { place: 'desert' }],
    ['an oasis', { place: 'desert', water: 'lake' }],
    ['a tropical island', { place: 'tropical-island', water: 'sea' }],
    ['a tropical beach', { place: 'beach', water: 'sea' }],
    ['the seaside', { place: 'beach', water: 'sea' }],
    ['dense woodland', { place: 'forest', density: 1.6 }],
    ['a rainforest', { place: 'rainforest', water: 'none' }],
    ['a dense jungle', { place: 'rainforest', density: 1.6 }],
    ['a pine forest', { place: 'conifer-forest' }],
    ['a farm', { place: 'farmland' }],
    ['golden wheat fields', { place: 'farmland' }],
    ['the arctic tundra', { place: 'tundra', season: 'winter', cover: 'snow' }],
    ['a volcano', { place: 'volcanic' }],
    ['a bayou', { place: 'swamp', water: 'lake' }],
    ['a fishing village', { place: 'village' }],
    ['a small village', { place: 'village', density: 0.6 }],
    ['a city street', { place: 'city-street', water: 'none' }],
    ['downtown in winter', { place: 'city-street', cover: 'snow' }],
    ['ancient ruins', { place: 'ruins' }],
    ['a living room', { place: 'living-room' }],
    ['an old library', { place: 'library' }],
    ["a carpenter's workshop", { place: 'workshop' }],
    ['a hall of pillars', { place: 'temple-hall' }],
    ['inside a cabin', { place: 'living-room' }],
    ['the interior of a barn', { place: 'workshop' }],
    ['a cabin interior', { place: 'living-room' }],
  ])('of "%s"', (prompt, expected) => {
    expect(composeScene(prompt, SEED).scene).toMatchObject(expected);
  });

  it.each<[string, Partial<Scene>, string[]]>([
    ['a cozy country kitchen', { place: 'kitchen' }, []],
    ['a limestone cavern', { place: 'cave' }, []],
    ['the corridor of a spaceship', { place: 'spaceship-corridor' }, []],
    ['a library in the mountains', { place: 'library', backdrops: [{ place: 'alpine', where: 'window' }] }, []],
    ['in the mountains, a library', { place: 'library' }, []],
    ['a desert canyon', { place: 'canyon', cover: 'sand' }, []],
    ['a mountain village', { place: 'village' }, []],
    ['a village in the desert', { place: 'village', ground: 'desert' }, []],
    ['a village in the mountains', { place: 'village', ground: 'alpine', landform: 'peaks' }, []],
    ['a forest by the sea', { place: 'forest', water: 'sea' }, []],
    ['a cabin in the woods', { place: 'forest' }, []],
    ['ruins in the desert', { place: 'ruins', ground: 'desert' }, []],
    ['a jungle with ancient ruins', { place: 'rainforest' }, []],
    ['a car in the desert', { place: 'desert' }, []],
    ['a sofa in a swamp', { place: 'swamp' }, []],
  ])('is the one that "%s" describes', (prompt, expected, notRepresented) => {
    const composition = composeScene(prompt, SEED);
    expect(composition.scene).toMatchObject(expected);
    expect(composition.notRepresented).toEqual(notRepresented);
  });

  it.each<[string, Scene['place']]>([
    ['a stove', 'kitchen'],
    ['stalactites and stalagmites', 'cave'],
    ['a control panel', 'spaceship-corridor'],
    ['a sofa', 'living-room'],
    ['bookshelves', 'library'],
    ['a workbench', 'workshop'],
    ['marble columns', 'ruins'],
    ['a palm tree', 'beach'],
    ['cacti', 'desert'],
    ['penguins', 'tundra'],
    ['camels', 'desert'],
    ['two red barns', 'meadow'],
    ['a tent and a campfire', 'meadow'],
    ['moss', 'forest'],
    ['ocean waves', 'beach'],
    ['a table under a tree', 'forest'],
    ['a street lamp', 'village'],
    ['a row of parked cars', 'city-street'],
    ['a triumphal arch', 'ruins'],
  ])('follows from "%s" where no place is named', (prompt, place) => {
    expect(composeScene(prompt, SEED).scene.place).toBe(place);
  });

  it('is drawn by the seed where nothing suggests one', () => {
    const places = new Set(Array.from({ length: 40 }, (_, seed) => composeScene('something beautiful', seed).scene.place));
    expect([...places].sort()).toEqual(['alpine', 'beach', 'canyon', 'forest', 'meadow']);
  });

  it('is never one that the prompt forbids', () => {
    for (let seed = 0; seed < 40; seed++) expect(composeScene('not a forest, no beach', seed).scene.place).not.toMatch(/forest|beach/);
  });
});

describe('sky and season', () => {
  it.each<[string, Partial<Scene>]>([
    ['a meadow', { time: 'day', weather: 'clear', season: 'summer' }],
    ['a meadow at sunrise', { time: 'dawn' }],
    ['a misty early morning in the forest', { time: 'dawn', weather: 'fog' }],
    ['a beach at high noon', { time: 'day' }],
    ['a beach at golden hour', { time: 'dusk' }],
    ['a beach under the night sky', { time: 'night' }],
    ['a moonlit beach', { time: 'night' }],
    ['stars over a desert', { time: 'night', place: 'desert' }],
    ['a dark forest', { time: 'dusk' }],
    ['a dark forest at noon', { time: 'day' }],
    ['a gloomy village', { weather: 'overcast' }],
    ['a sunny village', { weather: 'clear' }],
    ['a cloudless desert', { weather: 'clear' }],
    ['grey skies over a moor', { weather: 'overcast' }],
    ['thick fog in a swamp', { weather: 'fog', density: 1 }],
    ['snow is falling on a village', { weather: 'snow', cover: 'snow', season: 'winter' }],
    ['heavy rain in a canyon', { weather: 'rain' }],
    ['it is raining', { weather: 'rain' }],
    ['a winter forest', { season: 'winter', cover: 'snow' }],
    ['a rainy winter village', { weather: 'rain', cover: 'none' }],
    ['a winter beach', { season: 'winter', cover: 'none' }],
    ['a pine forest in winter without snow', { season: 'winter', cover: 'none' }],
    ['an autumn forest', { season: 'autumn', cover: 'leaves' }],
    ['woods in the fall', { season: 'autumn' }],
    ['fallen leaves in a forest', { season: 'autumn', cover: 'leaves' }],
    ['a meadow in spring', { season: 'spring', cover: 'flowers' }],
    ['no clouds over the desert', { weather: 'clear' }],
    ['a desert without sun', { weather: 'overcast' }],
    ['a swamp, not foggy', { weather: 'clear' }],
    ['snow-free tundra', { cover: 'none' }],
  ])('of "%s"', (prompt, expected) => {
    expect(composeScene(prompt, SEED).scene).toMatchObject(expected);
  });
});

describe('water, ground and terrain', () => {
  it.each<[string, Partial<Scene>]>([
    ['a mossy canyon with a river at dusk', { place: 'canyon', cover: 'moss', water: 'river', time: 'dusk' }],
    ['a moss-covered canyon', { cover: 'moss' }],
    ['a stream in a meadow', { water: 'river' }],
    ['a pond in a forest', { water: 'lake' }],
    ['a beach without water', { water: 'none' }],
    ['a swamp with no lake', { water: 'none' }],
    ['a meadow with no water', { water: 'none' }],
    ['rugged mountains', { relief: 1.6 }],
    ['gentle mountains', { relief: 0.6 }],
    ['a huge canyon', { relief: 2 }],
    ['a barren desert', { density: 0.15 }],
    ['a forest, sparse and flat', { density: 0.5, relief: 0.25 }],
    ['a lush jungle', { density: 1.6 }],
    ['a cluttered workshop', { density: 1.6 }],
    ['a grassy canyon', { cover: 'grass' }],
    ['a library with a river', { water: 'none' }],
    ['a cave', { water: 'lake', cover: 'none' }],
    ['a cave without water', { water: 'none' }],
    ['a mossy cavern with an underground river', { water: 'lake', cover: 'moss' }],
  ])('of "%s"', (prompt, expected) => {
    expect(composeScene(prompt, SEED).scene).toMatchObject(expected);
  });
});

describe('what is not represented', () => {
  it.each<[string, string[]]>([
    ['a dragon over a meadow', []],
    ['A Dragon! A DRAGON over a meadow', []],
    ['two red dragons over a meadow', []],
    ['an ancient temple', []],
    ['a beautiful photorealistic 4K render of a canyon, highly detailed', []],
    ['a city street at night', []],
    ['Paris at night', []],
    ['a cave with a river', ['river']],
    ['a spaceship over a canyon', []],
    ['a spaceship interior in the rain', ['rain']],
    ['a lighthouse by the sea', []],
    ['penguins on ice', []],
    ['a house with a red roof', []],
    ['a blue sea', []],
    ['a purple sea', ['purple']],
    ['a green meadow', []],
    ['a wooden fence', []],
    ['an iron fence', []],
    ['a meadow without grass', ['grass']],
    ['a canyon without grass', []],
    ['red and orange leaves', []],
    ['a red and white barn', ['white']],
    ['a temple in the jungle', []],
    ['hidden castle with a chimney', []],
    ['a village without people', []],
    ['a village without people, cars or dragons', []],
    ['a village without cars and with dragons', []],
    ['a barn behind a house', []],
    ['a barn near a house', []],
    ['a barn is on fire from dawn to dusk', ['dusk']],
    ['a foggy rainy swamp', ['rainy']],
    ['a barn in a library', ['barn']],
    ['a tree in a library', []],
    ['a thousand trees', ['thousand']],
    ['a circle of stones', []],
    ['in the year 1850', []],
    ['a small lake', ['small']],
    ['Zwei rote Häuser', ['zwei', 'rote', 'häuser']],
    ['一片森林', ['一片森林']],
    ['a barn, no barns', ['barn']],
    ['🐉 over a meadow', ['🐉']],
    ['a café', []],
    ['a sci-fi canyon', []],
    ['snow-capped mountains', ['snow-capped']],
    ['', []],
  ])('of "%s"', (prompt, expected) => {
    expect(composeScene(prompt, SEED).notRepresented).toEqual(expected);
  });
});

describe('the caption', () => {
  it.each<[string, string]>([
    ['a mossy canyon with a river at dusk, two red barns', 'A mossy canyon with a river at dusk under a clear sky, with two red barns.'],
    ['a dragon over a meadow', 'A meadow in daylight under a clear sky, with a dragon.'],
    ['a cave with two crystals', 'A cave with a pool in daylight, with two crystals.'],
    ['a spaceship corridor at night', 'A spaceship corridor under dim lights.'],
    ['an empty library on a rainy night', 'A sparsely furnished library at night with rain clouds outside.'],
    ['a beach with an oak and no houses', 'A beach by the sea in daylight under a clear sky, with an oak tree, without houses.'],
    ['a treeless desert with 15 cacti', 'A desert in daylight under a clear sky, with 15 cacti, without trees.'],
    ['an autumn forest in fog', 'A leaf-strewn forest in autumn in daylight in fog.'],
    ['a village, no trees or houses', 'A village in daylight under a clear sky, without trees or houses.'],
    ['a tiny orange tent', 'A meadow in daylight under a clear sky, with a tiny orange tent.'],
  ])('of "%s"', (prompt, caption) => {
    expect(composeScene(prompt, SEED).caption).toBe(caption);
  });

  it('stays short however much is not represented, which it leaves out', () => {
    expect(composeScene('q'.repeat(2000), SEED).caption.length).toBeLessThan(120);
  });
});
