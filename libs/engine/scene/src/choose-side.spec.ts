import { ROOM_KINDS } from '@diorama/domain';
import { describe, expect, it } from 'vitest';

import { composeScene } from './compose-scene.js';

const SEED = 7;

function sideOf(prompt: string): 'indoors' | 'outdoors' {
  const { place } = composeScene(prompt, SEED).scene;
  return (ROOM_KINDS as readonly string[]).includes(place) ? 'indoors' : 'outdoors';
}

describe('the side of a prompt', () => {
  it.each([
    'a bakery',
    'the interior design of a synagogue',
    'a cathedral with soaring arched ceilings and stained glass windows',
    'graffiti on the interior walls of an abandoned mansion',
    'a detective office with a desk lamp, filing cabinets and drifting smoke',
    'a woman at home with a yoga mat',
    'an indoor playground',
    'a kitchen cabinet with a garland, morning sunlight',
  ])('is indoors in "%s"', (prompt) => {
    expect(sideOf(prompt)).toBe('indoors');
  });

  it.each([
    'a bakery on a snowy street',
    'an outdoor greenhouse',
    'a synagogue',
    'a cathedral',
    'a temple under a blue sky',
    'a dragon statue in front of a temple',
    'a park bench and a table under an oak in a meadow',
    'a cottage with a chimney',
  ])('is outdoors in "%s"', (prompt) => {
    expect(sideOf(prompt)).toBe('outdoors');
  });

  it('is the room in the building where the prompt names no room', () => {
    const { scene, represented } = composeScene('the interior design of a synagogue', SEED);
    expect(scene.room).toBe('synagogue-interior');
    expect(represented.map(({ text, kind }) => [text, kind])).toContainEqual(['synagogue', 'synagogue-interior']);
  });
});

describe('a large object in a room', () => {
  it('is shown smaller where it is not a building and still reads as itself', () => {
    const [dragon] = composeScene('a dragon in a cave', SEED).scene.objects;
    expect(dragon?.kind).toBe('dragon');
    expect(dragon?.size).toBeGreaterThanOrEqual(0.4);
    expect(dragon?.size).toBeLessThan(1);
  });

  it.each([
    ['a barn in a library', 'barn'],
    ['an airliner in a kitchen', 'airliner'],
  ])('is reported where it would be a toy: "%s"', (prompt, missing) => {
    const { scene, notRepresented } = composeScene(prompt, SEED);
    expect(scene.objects).toEqual([]);
    expect(notRepresented).toContain(missing);
  });
});
