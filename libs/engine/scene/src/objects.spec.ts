import type { SceneObject } from '@diorama/domain';
import { findNearestColorName } from '@diorama/lexicon';
import { describe, expect, it } from 'vitest';

import { composeScene } from './compose-scene.js';

/** "2 barn red x1.5": count, kind, colour and size, the last two where the prompt gives them. */
function summary({ kind, count, color, size }: SceneObject): string {
  return [`${count} ${kind}`, color === null ? '' : ` ${findNearestColorName(color)}`, size === 1 ? '' : ` x${size}`].join('');
}

const objectsOf = (prompt: string): string[] => composeScene(prompt, 7).scene.objects.map(summary);

describe('objects', () => {
  it.each<[string, string[]]>([
    ['a barn', ['1 barn']],
    ['barns', ['3 barn']],
    ['two red barns', ['2 barn red']],
    ['TWO RED BARNS', ['2 barn red']],
    ['3 palm trees', ['3 palm']],
    ['a pair of lanterns', ['2 lantern']],
    ['a couple of tents', ['2 tent']],
    ['a dozen crates', ['12 crate']],
    ['half a dozen barrels', ['6 barrel']],
    ['two dozen crates', ['24 crate']],
    ['dozens of mushrooms', ['24 mushroom']],
    ['hundreds of flowers', ['200 flower']],
    ['twenty-five white tents', ['25 tent white']],
    ['one hundred and fifty rocks', ['150 rock']],
    ['1,000 houses', ['200 house']],
    ['blue lights', ['4 lamp blue']],
    ['a few mushrooms', ['5 mushroom']],
    ['a little tent', ['1 tent x0.65']],
    ['many mushrooms', ['30 mushroom']],
    ['lots of tiny mushrooms', ['30 mushroom x0.35']],
    ['a huge statue', ['1 statue x2.2']],
    ['a tall, dark red tower', ['1 tower maroon x1.5']],
    ['a big blue boat and a small white tent', ['1 boat blue x1.5', '1 tent white x0.65']],
    ['a red barn with a blue barn', ['1 barn red', '1 barn blue']],
    ['a barn and a barn', ['2 barn']],
    ['a barn, old barn, red barn', ['1 barn red']],
    ['a chair made of ice', ['1 chair']],
    ['a city made of glass', []],
    ['a house made of logs', ['1 house']],
    ['a red barn, blue barn', ['1 barn red', '1 barn blue']],
    ['a barn, a barn', ['2 barn']],
    ['barns, barn', ['4 barn']],
    ['the barn is red', ['1 barn red']],
    ['A barn by the river. The barn is red and huge.', ['1 barn red x2.2']],
    ['a barn painted green', ['1 barn green']],
    ['a tower made of black stone', ['1 tower black']],
    ['a stone tower', ['1 castle-tower']],
    ['rocks and boulders', ['15 rock', '6 boulder']],
    ['a log cabin', ['1 log-cabin']],
    ['a wooden cabin', ['1 log-cabin']],
    ['a white wooden cabin', ['1 log-cabin white']],
    ['neon lights', ['4 neon-sign']],
    ['blue neon lights', ['4 neon-sign blue']],
    ['logs near a cabin', ['5 log', '1 log-cabin']],
    ['a stove and two white refrigerators', ['1 stove', '2 refrigerator white']],
    ['five blue crystals and stalagmites', ['5 crystal blue', '10 stalagmite']],
    ['a crystal cave', ['12 crystal']],
    ['a bookshelf', ['1 bookshelf']],
    ['book shelves', ['4 bookshelf']],
    ['bookcases', ['3 bookcase']],
    ['cacti', ['10 cactus']],
    ['fungi', ['1 mushroom-cluster']],
    ['a coffee table and two grey sofas', ['1 coffee-table', '2 sofa gray']],
    ["a wizard's tower", ['1 wizard-tower']],
    ['a bedroom', []],
    ['a bedroom with two beds', ['2 bed']],
    ['a colourful rug', ['1 rug']],
    ['an orchard', []],
    ['trees on a beach', ['12 palm']],
    ['buildings in a village', ['5 house']],
    ['a city street with tall buildings and two red cars', ['5 city-block x1.5', '2 car red']],
    ['a tree in the mountains', ['1 conifer']],
    ['a tree in a meadow', ['1 broadleaf-tree']],
    ['a dead oak', ['1 dead-tree']],
    ['two twisted dead trees', ['2 dead-tree']],
    ['dense ferns', ['32 fern']],
    ['a rocky beach', ['20 rock']],
    ['two old barns', ['2 barn']],
    ['a castle', ['1 castle']],
    ['0 barns', []],
    ['🌲🌲🏠', ['2 conifer', '1 house']],
    ['a barn in a library', []],
    ['two forest cabins', ['2 log-cabin']],
  ])('of "%s"', (prompt, expected) => {
    expect(objectsOf(prompt)).toEqual(expected);
  });

  it("keeps the prompt's own words", () => {
    expect(composeScene('Two red barns stand there', 0).scene.objects[0]?.phrase).toBe('two red barns');
  });
});

describe('negation', () => {
  const TREES: string[] = ['broadleaf-tree', 'conifer', 'palm', 'dead-tree'];

  it.each<[string, string[], string[]]>([
    ['a forest with no houses', ['house'], []],
    ['a meadow without trees', TREES, []],
    ['a treeless meadow', TREES, []],
    ['a meadow devoid of trees', TREES, []],
    ['a meadow free of trees', TREES, []],
    ['a tree-free meadow', TREES, []],
    ['there are no trees', TREES, []],
    ['a meadow without any visible trees', TREES, []],
    ['not a single barn', ['barn'], []],
    ['no barns, wells or tents', ['barn', 'well', 'tent'], []],
    ['no barns and a well', ['barn'], ['1 well']],
    ['no barns, a well', ['barn'], ['1 well']],
    ['no barns but a well', ['barn'], ['1 well']],
    ['no barns in a village with a well', ['barn'], ['1 well']],
    ['neither barns nor wells', ['barn', 'well'], []],
    ['no red barns', ['barn'], []],
    ['no trees except one oak', ['broadleaf-tree', 'conifer', 'palm', 'dead-tree'], ['1 oak-tree']],
    ['trees but no palm trees on the beach', ['palm'], ['12 broadleaf-tree']],
    ['a dead forest', ['broadleaf-tree', 'conifer'], ['30 dead-tree']],
    [
      'an unfurnished room with no furniture',
      ['table', 'chair', 'sofa', 'bookshelf', 'bed', 'workbench', 'stove', 'refrigerator', 'kitchen-counter'],
      [],
    ],
    ['nothing but cacti', [], ['10 cactus']],
    ['no castles', ['castle'], []],
  ])('of "%s"', (prompt, without, objects) => {
    expect(composeScene(prompt, 7).scene.without.toSorted()).toEqual(without.toSorted());
    expect(objectsOf(prompt)).toEqual(objects);
  });
});

describe('things that people name', () => {
  it.each<[string, string[]]>([
    ['a gas hob and a serving tray in a kitchen', ['1 gas-hob', '1 serving-tray']],
    ['three beehives in a garden', ['3 hive-box']],
    ['a jousting barrier and a royal stand', ['1 jousting-barrier', '1 royal-stand']],
    ['a kidney-shaped pool in a garden', ['1 kidney-shaped-pool']],
    ['a solar panel on a roof of a house', ['1 solar-panel', '1 roof', '1 house']],
    ['a climbing wall with holds', ['1 climbing-panels']],
    ['a bank vault door', ['1 bank-vault']],
    ['two sampans and a buoy', ['2 sampan', '1 buoy']],
  ])('are shown: "%s"', (prompt, objects) => {
    expect(objectsOf(prompt)).toEqual(objects);
  });

  it.each<[string, string[]]>([
    ['two knights cross a bridge', ['2 knight', '1 bridge']],
    ['a remote island', []],
    ['a mobile robot', ['1 delivery-robot']],
    ['a dish rack by a sink', ['1 sink']],
    ['still water under a bridge', ['1 bridge']],
  ])('are not read into other words: "%s"', (prompt, objects) => {
    expect(objectsOf(prompt)).toEqual(objects);
  });
});
