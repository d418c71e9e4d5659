import { describe, expect, it } from 'vitest';

import { composeScene } from '../compose-scene.js';

const kindsOf = (prompt: string): string[] => composeScene(prompt, 1).scene.objects.map(({ kind }) => kind);

describe('a word with a second meaning as a noun', () => {
  it.each<[string, string[]]>([
    ['bank', ['bank']],
    ['the bank', ['bank']],
    ['an old bank on a street corner', ['bank']],
    ['a bank by the river', ['bank']],
    ['can', ['tin-can']],
    ['a rusty can in the grass', ['tin-can']],
    ['camera', ['camera']],
    ['a photo of a vintage camera on a table', ['camera', 'table']],
    ['a couple', ['couple']],
    ['ring', ['ring']],
    ['the drape', ['curtain']],
  ])('is an object where it stands alone: "%s"', (prompt, kinds) => {
    const { scene, notRepresented } = composeScene(prompt, 1);
    expect(scene.objects.map(({ kind }) => kind)).toEqual(kinds);
    expect(notRepresented.filter((text) => text !== 'old')).toEqual([]);
  });

  it.each([
    'a river bank',
    'a river with a steep bank',
    'the grassy banks of a stream',
    'can you show me a forest',
    'a meadow that can be seen from afar',
    'a forest, camera, soft light',
    'a forest shot with a vintage camera',
  ])('keeps its usual meaning elsewhere: "%s"', (prompt) => {
    expect(kindsOf(prompt)).toEqual([]);
  });

  it('counts things where "a couple of" stands before them', () => {
    expect(composeScene('a couple of dogs', 1).scene.objects).toMatchObject([{ kind: 'dog', count: 2 }]);
  });
});

describe('a name of the catalogue', () => {
  it.each([
    ['a tidal wave', 'wave'],
    ['a shooting star', 'meteor-shower'],
    ['a blood moon', 'red-moon'],
    ['a pick axe', 'pickaxe'],
    ['inca ruins', 'machu-picchu'],
  ])('is known although the lexicon has only something near to it, and in both spellings: "%s"', (prompt, kind) => {
    expect(kindsOf(prompt)).toEqual([kind]);
  });
});

describe('a noun that is also a verb', () => {
  it.each<[string, string[]]>([
    ['a desert where a dry riverbed winds between boulders', ['boulder']],
    ['a garden, a jacaranda shades the left fence', ['jacaranda-tree', 'fence']],
    ['a meadow where a path crosses the stream', ['path']],
    ['sunglasses on a table', ['sunglasses', 'table']],
  ])('shows nothing where it leads on: "%s"', (prompt, kinds) => {
    const { objects } = composeScene(prompt, 7).scene;
    expect(objects.map(({ kind }) => kind)).toEqual(kinds);
  });
});
