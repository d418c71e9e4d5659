import { describe, expect, it } from 'vitest';

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
