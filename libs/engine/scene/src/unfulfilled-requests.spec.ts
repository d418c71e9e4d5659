import { describe, expect, it } from 'vitest';

import { composeGivenScene } from './given/compose-given-scene.js';
import { composeScene } from './compose-scene.js';
import { createSampleScene } from './testing/sample-scene.js';

const reported = (prompt: string): readonly string[] => composeScene(prompt, 7).notRepresented;

describe('a relation that no scene can hold', () => {
  it.each<[string, string[]]>([
    ['a garden behind the house', ['behind']],
    ['a barn across a table', []],
    ['a lamp hanging from the ceiling in a meadow', ['hanging from']],
    ['a dog next to a glorp', ['next to', 'glorp']],
  ])('is reported: "%s"', (prompt, expected) => {
    expect(reported(prompt)).toEqual(expected);
  });
});

describe('a word that resembles a function word', () => {
  it.each<[string, string[]]>([
    ['a pile of cans in a meadow', ['pile']],
    ['trees can stand in a meadow', []],
    ['you can see a barn', []],
  ])('is read as what it is: "%s"', (prompt, expected) => {
    expect(reported(prompt)).toEqual(expected);
  });
});

describe('precipitation', () => {
  it.each<[string, RegExp]>([
    ['rain', /in the rain\.$/],
    ['a canyon in the rain', /in the rain\.$/],
    ['a rainy canyon', /in the rain\.$/],
    ['a village in falling snow', /in falling snow\.$/],
  ])('is shown outdoors: "%s"', (prompt, caption) => {
    const composed = composeScene(prompt, 7);
    expect(composed.notRepresented).toEqual([]);
    expect(composed.represented).not.toEqual([]);
    expect(composed.caption).toMatch(caption);
  });

  it('is reported and not claimed outside a room', () => {
    const composed = composeScene('an empty library on a rainy night', 7);
    expect(composed.notRepresented).toEqual(['rainy']);
    expect(composed.caption).toMatch(/with rain clouds outside\.$/);
  });

  it('is reported for the scene of a room, too, and not for that of a meadow', () => {
    expect(composeGivenScene({ ...createSampleScene('library'), weather: 'rain' }).notRepresented).toEqual(['rain']);
    expect(composeGivenScene({ ...createSampleScene('meadow'), weather: 'rain' }).notRepresented).toEqual([]);
  });

  it('comes with a thunderstorm where the prompt asks for a stormy scene', () => {
    const { scene, notRepresented } = composeScene('a stormy sea', 7);
    expect(scene).toMatchObject({ weather: 'rain', objects: [{ kind: 'storm-cloud' }] });
    expect(notRepresented).toEqual([]);
    expect(composeScene('inside a cozy cabin on a stormy night', 7).scene.objects).toEqual([]);
  });
});

describe('a part that the world draws', () => {
  it.each([
    'a city street at night with neon signs',
    'a neon sign',
    'a kitchen with pendant lamps',
    'a kitchen with a pendant light',
    'a living room with windows',
    'a house with windows',
    'a village with windows',
    'a library with a chandelier',
    'an underground subway station',
  ])('is not reported: "%s"', (prompt) => {
    expect(reported(prompt)).toEqual([]);
  });

  it.each([
    ['a meadow with a window', 'window'],
    ['a cave with windows', 'window'],
    ['a meadow with a neon sign', 'neon-sign'],
  ])('is an object of its own where the place has no such part: "%s"', (prompt, kind) => {
    expect(reported(prompt)).toEqual([]);
    expect(composeScene(prompt, 7).scene.objects.map((object) => object.kind)).toContain(kind);
  });
});
