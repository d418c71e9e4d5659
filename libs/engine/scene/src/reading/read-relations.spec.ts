import { describe, expect, it } from 'vitest';

import { composeScene } from '../compose-scene.js';

/** The relations of a prompt, such as `cat on roof`, in its order. */
function relate(prompt: string): string[] {
  const { objects, relations = [] } = composeScene(prompt, 7).scene;
  const nameOf = (index: number): string => objects[index]?.kind ?? '?';
  return relations.map(({ kind, subject, objects: others = [], area }) =>
    [nameOf(subject), kind, others.map(nameOf).join('+') || (area ?? '')].join(' ').trim(),
  );
}

describe('a relation between two objects', () => {
  it.each<[string, string[]]>([
    ['a cat on the roof', ['cat on roof']],
    ['a boat under the bridge', ['boat under bridge']],
    ['a dog inside a box', ['dog inside cardboard-box']],
    ['a statue next to a well', ['statue beside well']],
    ['a barn near a house', ['barn near house']],
    ['a dragon flying over a castle', ['dragon above castle']],
    ['a lantern hanging from a tree', ['lantern hanging-from broadleaf-tree']],
    ['a table covered with books', ['book-stack on table']],
    ['a house surrounded by a fence', ['fence around house']],
    ['a fountain flanked by two statues', ['statue beside fountain']],
    ['a tent between two trees', ['tent between broadleaf-tree']],
    ['a chair between a bed and a desk', ['chair between bed+desk']],
    ['two armchairs facing each other', ['armchair facing armchair']],
    ['a bench at the end of the path', ['bench at-end-of path']],
  ])('is read: "%s"', (prompt, expected) => {
    expect(relate(prompt)).toEqual(expected);
  });
});

describe('the order of words', () => {
  it.each<[string, string[]]>([
    ['behind the house, a barn', ['barn behind house']],
    ['a cottage, behind it a windmill', ['windmill behind cottage']],
    ['a barn. In front of it, a tractor', ['tractor in-front-of barn']],
    ['a table with a lamp on it', ['lamp on table']],
    ['a desk on which a laptop stands', ['laptop on desk']],
    ['a house with a barn behind', ['barn behind house']],
    ['a cat on a table and a dog under it', ['cat on table', 'dog under table']],
    ['a lake in front of a house', ['house behind water']],
    ['a barn from behind a house', ['barn behind house']],
  ])('gives the subject: "%s"', (prompt, expected) => {
    expect(relate(prompt)).toEqual(expected);
  });
});

describe('a relation to a part of the place', () => {
  it.each<[string, string[]]>([
    ['a bookshelf against the wall', ['bookshelf against wall']],
    ['a living room with a piano in the corner', ['grand-piano in-corner place']],
    ['a house on the left and a barn on the right', ['house left-of viewer', 'barn right-of viewer']],
    ['a windmill in the distance', ['windmill far']],
    ['a row of palm trees along the road', ['palm in-row', 'palm along road']],
    ['four lamps hanging from the ceiling', ['lamp hanging-from ceiling']],
    ['a cat on a window sill at night', ['cat on window']],
    ['a house above a lake', ['house near water']],
    ['an eagle above a lake', ['eagle above water']],
    ['a castle on a cliff above the sea', []],
    ['a lighthouse on a cliff above a stormy sea', []],
    ['a house with a red door', ['door against house']],
    ['a kitchen with a red door', []],
    ['a round table and a round mirror', []],
    ['four chairs round a table', ['chair around table']],
  ])('is read: "%s"', (prompt, expected) => {
    expect(relate(prompt).map((relation) => relation.replace(/^piano/, 'grand-piano'))).toEqual(expected);
  });
});

describe('counts', () => {
  it.each<[string, number]>([
    ['two tables with a vase on each', 2],
    ['a vase on each of three tables', 3],
    ['a lamp on both sides of the bed', 2],
    ['a vase on a table', 1],
  ])('follow "each" and "both": "%s"', (prompt, expected) => {
    const { objects, relations } = composeScene(prompt, 7).scene;
    expect(objects[relations?.[0]?.subject ?? -1]?.count).toBe(expected);
  });
});

describe('words about the setting', () => {
  it.each([
    'a red barn in a meadow',
    'a boat on a lake',
    'a tower under a clear sky',
    'a barn beneath a blue sky',
    'a tent in the forest in autumn',
    'two houses among trees',
    'a village without barns on hills',
    'a table with no lamp on it',
    'a statue as if it stood on a table',
  ])('relate nothing: "%s"', (prompt) => {
    expect(relate(prompt)).toEqual([]);
  });
});

describe('sides and ends', () => {
  it.each<[string, string[]]>([
    ['a corridor with statues on either side', ['statue along wall']],
    ['a road through a meadow with oaks on both sides', ['oak-tree beside viewer']],
    ['a chapel with a statue at the far end', ['statue at-end-of place']],
    ['a castle straight ahead', ['castle in-front-of viewer']],
    ['a living room with a sofa and two armchairs opposite', ['armchair facing sofa']],
    ['a bed with a rug beneath it', ['rug under bed']],
    ['shirts on the left and at the end the pitch', ['t-shirt left-of viewer']],
    ['a bedroom with an armchair and a cat on the windowsill', ['cat on window']],
    ['a ship in a storm', []],
  ])('are read: "%s"', (prompt, expected) => {
    expect(relate(prompt)).toEqual(expected);
  });
});
