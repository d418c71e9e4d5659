import { describe, expect, it } from 'vitest';

import { isRoom } from '@diorama/lexicon';

import { composeScene } from './compose-scene.js';

const sceneOf = (prompt: string) => composeScene(prompt, 1).scene;

describe('the place of a prompt', () => {
  it.each<[string, object]>([
    ['a lighthouse on a rocky cliff above a stormy sea', { place: 'meadow', landform: 'cliff-coast', water: 'sea', weather: 'rain' }],
    ['a small town', { site: 'town' }],
    ['at the bottom of the sea', { site: 'coral-reef' }],
    ['a shipwreck on the bottom of the ocean', { site: 'coral-reef', objects: [{ kind: 'shipwreck' }] }],
    ['a racetrack', { site: 'racetrack' }],
    ['a skate park', { site: 'skate-park' }],
    ['a tea plantation', { site: 'tea-plantation' }],
    ['rice terraces', { site: 'rice-terrace' }],
  ])('is the one that its words name: "%s"', (prompt, expected) => {
    expect(sceneOf(prompt)).toMatchObject(expected);
    expect(composeScene(prompt, 1).notRepresented).toEqual([]);
  });

  it.each<[string, object]>([
    ['a space station', { site: 'outer-space', objects: [{ kind: 'space-station' }] }],
    ['a black hole', { site: 'outer-space' }],
    ['a jellyfish', { site: 'coral-reef' }],
    ['a blackboard', { room: 'classroom' }],
    ['a tea bush', { site: 'tea-plantation' }],
  ])('is where its only object is usual: "%s"', (prompt, expected) => {
    expect(sceneOf(prompt)).toMatchObject(expected);
  });

  it.each<[string, object]>([
    ['inside a space station', { place: 'spaceship-corridor' }],
    ['a space station over a desert', { place: 'desert' }],
    ['a fish on a table', { place: 'living-room' }],
    ['a jellyfish in a lake', { water: 'lake' }],
  ])('is not, where other words name another one: "%s"', (prompt, expected) => {
    const scene = sceneOf(prompt);
    expect(scene).toMatchObject(expected);
    expect(scene.site).toBeUndefined();
  });
});

describe('a prompt with nothing but furniture', () => {
  it.each<[string, object]>([
    ['a desk, filing cabinets and a lamp', { room: 'office' }],
    ['a bed, a wardrobe and a rug', { room: 'bedroom' }],
    ['a sofa, a coffee table and a rug', { place: 'living-room' }],
    ['a crib, a changing table and a rocking chair', { room: 'nursery' }],
  ])('is the usual room that has it: "%s"', (prompt, expected) => {
    expect(sceneOf(prompt)).toMatchObject(expected);
  });

  it('is in the open where a prompt names the ground', () => {
    expect(isRoom(sceneOf('a desk and a chair on a sandy beach').place)).toBe(false);
  });
});

describe('a place that other words refine', () => {
  it.each<[string, object]>([
    ['a courtyard in Marrakech', { site: 'riad-courtyard' }],
    ['a salt flat under shallow water', { site: 'salt-mirror', water: 'sea' }],
    ['a harbor with a viking longship', { site: 'viking-harbor' }],
    ['a market at night', { site: 'night-market', time: 'night' }],
    ['a glacier with a lake', { site: 'glacier-lagoon', water: 'lake' }],
    ['a martian canyon outpost', { site: 'mars' }],
    ['an underwater playground', { site: 'coral-reef' }],
    ['a jungle with a lost temple', { site: 'jungle-temple' }],
    ['the main street of a western town', { site: 'western-town' }],
    ['a sunken cathedral', { site: 'coral-reef', objects: [{ kind: 'cathedral' }] }],
    ['under a motorway flyover', { site: 'under-flyover' }],
  ])('is the site that they make of it: "%s"', (prompt, expected) => {
    expect(sceneOf(prompt)).toMatchObject(expected);
  });

  it.each<[string, object]>([
    ['a courtyard', { site: 'house-courtyard' }],
    ['a village at night', { place: 'village', time: 'night' }],
    ['a garden with a sunken bench', { site: 'garden' }],
    ['a skate park under a motorway flyover', { site: 'skate-park', objects: [{ kind: 'flyover' }] }],
    ['a pool in a forest', { place: 'forest', water: 'lake' }],
    ['a villa with a pool', { water: 'none', objects: [{ kind: 'villa' }, { kind: 'swimming-pool' }] }],
    ['a city street, cars half under water', { place: 'city-street', water: 'lake' }],
    ['a town square with a cobbled street', { site: 'town-square' }],
  ])('stays what it is otherwise: "%s"', (prompt, expected) => {
    const scene = sceneOf(prompt);
    expect(scene).toMatchObject(expected);
    expect(scene.backdrops).toBeUndefined();
  });
});

describe('a thing without a place', () => {
  it.each([
    ['a bus stop', 'city-street'],
    ['a container ship', 'beach'],
    ['a silo', 'farmland'],
    ['a dam', 'alpine'],
    ['a torii gate', 'forest'],
    ['a step pyramid', 'rainforest'],
    ['a candy castle with slides', 'meadow'],
  ])('stands where people expect it: "%s"', (prompt, place) => {
    expect(sceneOf(prompt).place).toBe(place);
  });
});

describe('a prompt with the sky and no place', () => {
  it.each(['fireworks in the sky at night', 'a statue under the open sky', 'aerial footage of a statue'])('is outdoors: "%s"', (prompt) => {
    expect(isRoom(composeScene(prompt, 7).scene.place)).toBe(false);
  });
});
