import { findNearestColorName } from '@diorama/lexicon';
import { describe, expect, it } from 'vitest';

import { composeScene } from '../../compose-scene.js';

/** "tile blue" for each surface that a prompt gives looks to. */
function surfacesOf(prompt: string): Record<string, string> {
  const { surfaces = {} } = composeScene(prompt, 7).scene;
  return Object.fromEntries(
    Object.entries(surfaces).map(([part, { substance = '', color }]) => [
      part,
      `${substance} ${color === undefined ? '' : findNearestColorName(color)}`.trim(),
    ]),
  );
}

const kindsOf = (prompt: string): string[] => composeScene(prompt, 7).scene.objects.map(({ kind }) => kind);

describe('surfaces of rooms', () => {
  it.each<[string, Record<string, string>]>([
    ['a waiting room, light blue tiles', { floor: 'tile light blue' }],
    ['a bathroom with green tiles on the walls', { wall: 'tile green' }],
    ['a bathroom with zellige tiles in green', { wall: 'tile green' }],
    ['a white tiled bathroom', { wall: 'tile white' }],
    ['a bathroom tiled in black', { wall: 'tile black' }],
    ['a corridor, green tiles up to waist height', { wall: 'tile green' }],
    ['a kitchen with a pale vinyl floor', { floor: 'plastic white' }],
    ['a bedroom with oak flooring', { floor: 'planks' }],
    ['a bedroom with an oak herringbone floor', { floor: 'wood' }],
    ['a library with walnut panelling', { wall: 'wood brown' }],
    ['a pub with exposed brick', { wall: 'brick' }],
    ['a pub with faded green walls', { wall: 'sage green' }],
    ['a corridor with concrete walls painted red, oak benches', { wall: 'concrete red' }],
    ['a chapel with a pine ceiling and a stone floor', { ceiling: 'wood', floor: 'stone' }],
    ['a bedroom, walls in pale yellow', { wall: 'light yellow' }],
    ['a kitchen. The floor is blue', { floor: 'blue' }],
    ['a lobby with a terrazzo floor and a copper ceiling', { floor: 'granite', ceiling: 'copper' }],
    ['a kitchen with a flagstone floor', { floor: 'stone' }],
    ['a gym with a floor of white marble', { floor: 'marble' }],
    ['a throne room in black marble', { wall: 'marble black' }],
    ['a kitchen, dark and cold', {}],
  ])('of "%s"', (prompt, surfaces) => {
    expect(surfacesOf(prompt)).toEqual(surfaces);
  });

  it.each<[string, string[]]>([
    ['a waiting room, light grey tiles', []],
    ['a bedroom with oak flooring and cedar doors', []],
    ['a living room with a walnut table', ['table']],
    ['four tables of reclaimed oak', ['table']],
    ['an oak beside a lake', ['oak-tree']],
    ['a cedar in a garden', ['cedar-tree']],
    ['a hotel by the sea with white walls', ['hotel']],
  ])('draw no object: "%s"', (prompt, kinds) => {
    expect(kindsOf(prompt)).toEqual(kinds);
  });

  it('colour the building outdoors', () => {
    const [hotel] = composeScene('a hotel by the sea with blue walls', 7).scene.objects;
    expect(findNearestColorName(hotel?.color ?? [0, 0, 0])).toBe('blue');
  });
});

describe('looks behind a noun', () => {
  it.each<[string, string, string]>([
    ['four long benches of dark epoxy resin', 'bench', 'plastic'],
    ['armchairs in mustard velvet', 'armchair', 'fabric'],
    ['a reception desk of green onyx and four armchairs', 'reception-desk', 'obsidian'],
    ['a table of reclaimed oak', 'table', 'wood'],
  ])('belong to it: "%s"', (prompt, kind, substance) => {
    expect(composeScene(prompt, 7).scene.objects.find((object) => object.kind === kind)?.substance).toBe(substance);
  });

  it('leave the noun after them its own', () => {
    const { objects } = composeScene('cushions in red and four chairs, a wall of stone', 7).scene;
    expect(objects.find(({ kind }) => kind === 'chair')?.color).toBeNull();
  });
});
