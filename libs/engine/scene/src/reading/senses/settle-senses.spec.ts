import { describe, expect, it } from 'vitest';

import { composeScene } from '../../compose-scene.js';

const SEED = 7;

const listKinds = (prompt: string): string[] => composeScene(prompt, SEED).scene.objects.map(({ kind }) => kind);

describe('words of several senses', () => {
  it.each<[string, string[]]>([
    ['aerial view of a small village by the sea', []],
    ['An aerial perspective of a winding river through a forest', []],
    ['aerial footage of a statue', ['statue']],
    ["a bird's eye view of a forest", []],
    ['a satellite image of a desert', []],
    ['an aerial beside a house', ['antenna', 'house']],
    ['a bird in a forest', ['bird']],
  ])('of pictures: "%s"', (prompt, kinds) => {
    expect(listKinds(prompt).toSorted()).toEqual(kinds);
  });

  it.each<[string, string[]]>([
    ['a garden, creating a beautiful tapestry', []],
    ['a tapestry of colors in a garden', []],
    ['a tapestry of daisies in a meadow', ['daisy']],
    ['a carpet of tulips', ['tulip']],
    ['a sea of umbrellas on a street', ['umbrella']],
    ['a curtain of ivy in a garden', ['ivy-wall']],
    ['a blanket of fog over a lake', []],
    ['a ribbon of river through a valley', []],
    ['a ribbon of road through the hills', ['road']],
    ['the lake, shimmering like a mirror', []],
    ['fish shimmering like a rainbow', ['fish']],
    ['a tapestry on the wall of a castle hall', ['tapestry']],
    ['a wool blanket on a bed', ['blanket', 'bed']],
    ['objects like chairs and tables', ['chair', 'table']],
  ])('of figures of speech: "%s"', (prompt, kinds) => {
    expect(listKinds(prompt)).toEqual(kinds);
  });

  it.each<[string, string[]]>([
    ['a golden retriever with a soft, glossy coat', ['dog']],
    ['a black cat with alert ears and a long tail', ['black-cat']],
    ["a dog's glossy coat", ['dog']],
    ['an elephant with a long trunk', ['elephant']],
    ['a golden retriever, glossy coat', ['dog']],
    ['a dog, its coat wet', ['dog']],
    ['a coat on a chair', ['coat', 'chair']],
  ])('of parts of animals: "%s"', (prompt, kinds) => {
    const { scene, notRepresented } = composeScene(prompt, SEED);
    expect(scene.objects.map(({ kind }) => kind)).toEqual(kinds);
    expect(notRepresented.join(' ')).not.toMatch(/coat|ears|tail/);
  });
});

describe('comparisons', () => {
  it.each<[string, string[], string[]]>([
    ['a lake like a mirror', [], ['mirror']],
    ['a lake resembling a mirror', [], ['mirror']],
    ['a rock reminiscent of the tower beside a house', ['rock', 'house'], ['tower']],
    ['a rock that looks like a dragon beside a house', ['rock', 'house'], ['dragon']],
    ['a statue as if it stood on a table, a bench', ['statue', 'bench'], ['table']],
    ['animals like cows', ['cow'], []],
    ['a tower like the Eiffel Tower', ['eiffel-tower'], []],
  ])('report what they name, and nothing behind it: "%s"', (prompt, kinds, compared) => {
    const { scene, missing } = composeScene(prompt, SEED);
    expect(scene.objects.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
    expect(missing.filter(({ why }) => why === 'comparison').map(({ text }) => text)).toEqual(compared);
  });
});

describe('clothes and scales next to an animal', () => {
  it.each<[string, string[]]>([
    ['a cat and a coat on a chair', ['coat', 'chair']],
    ['two birds, old scales on a market stall', ['scales']],
    ['a dog with blue eyes by a coat', ['coat']],
    ['a dog with a chair and a coat', ['coat']],
  ])('are not parts of it: "%s"', (prompt, kinds) => {
    expect(listKinds(prompt)).toEqual(expect.arrayContaining(kinds));
  });
});

describe('the place of a picture', () => {
  it('is what "a view of" shows, and lies by the sea that it names', () => {
    expect(composeScene('aerial view of a small village by the sea', SEED).scene).toMatchObject({ place: 'village', water: 'sea' });
  });
});

describe('things of a sport', () => {
  it.each([
    ['Indoor basketball court, hoops at each end', 'sports-hall'],
    ['a tennis court with a net', 'tennis-court'],
    ['Sand volleyball court on a sunny beach, net in the center', 'volleyball-court'],
  ])('are those that the place has: "%s"', (prompt, place) => {
    const { scene, represented, notRepresented } = composeScene(prompt, SEED);
    expect(scene.room ?? scene.site).toBe(place);
    expect(scene.objects).toEqual([]);
    expect(notRepresented).toEqual([]);
    expect(represented.map(({ text }) => text)).toContain(prompt.includes('hoops') ? 'hoops' : 'net');
  });

  it.each<[string, [string, number][], string[]]>([
    ['an outdoor basketball court with ten hoops', [['street-basketball-hoop', 10]], []],
    ['an indoor basketball court with two hoops', [], []],
    ['a tennis court with a red net', [['tennis-net', 1]], []],
    ['a boy beside the hoop on a basketball court', [['boy', 1]], ['beside']],
  ])('are reported or drawn where the place shows less: "%s"', (prompt, wanted, missing) => {
    const { scene, notRepresented } = composeScene(prompt, SEED);
    expect(scene.objects.map(({ kind, count }) => [kind, count])).toEqual(wanted);
    expect(notRepresented).toEqual(missing);
  });

  it('stand where no court has them: one at each end', () => {
    expect(composeScene('a basketball, hoops at each end of a meadow', SEED).scene.objects).toContainEqual(
      expect.objectContaining({ kind: 'street-basketball-hoop' }),
    );
    expect(listKinds('a gym with hoops')).toEqual(['street-basketball-hoop']);
    expect(listKinds('a hoop beside a sofa')).toEqual(['hula-hoop', 'sofa']);
  });

  it.each([
    'a red sports car with chrome rims',
    'a food court with baskets of fries',
    'a sports bar with baskets of fries',
    'a basket of tennis balls',
    'a basket of balls on a basketball court',
    'a gym bag and a basket',
  ])('are not in "%s"', (prompt) => {
    expect(listKinds(prompt)).not.toContain('street-basketball-hoop');
  });

  it.each(['an outdoor basketball court with boundary lines', 'an indoor basketball court with boundary lines'])(
    'lines are those of the court: "%s"',
    (prompt) => {
      const { scene, notRepresented } = composeScene(prompt, SEED);
      expect(notRepresented).toEqual([]);
      expect(scene.objects).toEqual([]);
    },
  );
});

describe('things of a railway', () => {
  it.each<[string, string[], string[]]>([
    ['a station with tracks', ['train-station', 'railway-track'], []],
    ['a locomotive on tracks', ['steam-locomotive', 'railway-track'], []],
    ['the platform of a subway station', [], []],
    ['a wooden platform in a tree', ['broadleaf-tree'], ['wooden', 'platform']],
    ['a diving platform by a lake', [], ['diving', 'platform']],
    ['animal tracks near a weather station', ['fox', 'weather-station'], ['tracks']],
  ])('stand in its stations only: "%s"', (prompt, kinds, missing) => {
    const { scene, notRepresented } = composeScene(prompt, SEED);
    expect(scene.objects.map(({ kind }) => kind)).toEqual(kinds);
    expect(notRepresented).toEqual(missing);
  });
});

describe('the trunk', () => {
  it.each<[string, string[]]>([
    ['a palm, a monkey on its trunk', ['palm', 'monkey']],
    ['an oak tree with a thick trunk', ['oak-tree']],
    ['a bench beside the trunk of an oak tree', ['bench', 'oak-tree']],
    ['an old trunk under a palm', ['chest', 'palm']],
  ])('is that of a tree, or a chest: "%s"', (prompt, kinds) => {
    expect(listKinds(prompt)).toEqual(kinds);
  });
});

describe('clothes', () => {
  it.each<[string, string[], string[]]>([
    ['a woman in a red dress in a park', ['woman'], []],
    ['an old man wearing a coat and a hat', ['old-man'], ['hat']],
    ['a girl in a white dress and a straw hat', ['girl'], ['straw hat']],
    ['an old man in traditional attire beside a lake', ['old-man'], []],
    ['a woman in a toga under a tree', ['woman', 'broadleaf-tree'], []],
    ['a man in a wet leather coat', ['man'], ['wet', 'leather']],
    ['a man in a red hat', ['man'], ['red', 'hat']],
    ['a man in a long dark red coat', ['man'], ['long']],
    ['a woman in a red and white dress', ['woman'], ['white']],
    ['a woman in a red coat and a blue dress', ['woman'], ['blue']],
    ['a dress on a bed', ['dress', 'bed'], []],
    ['a wizard in a blue cloak', ['wizard'], []],
    ['a man in a hoodie and jeans', ['man'], []],
    ['a kimono beside a bed', ['kimono', 'bed'], []],
    ['a man beside a coat', ['man', 'coat'], []],
  ])('on people are no objects: "%s"', (prompt, kinds, missing) => {
    const { scene, notRepresented } = composeScene(prompt, SEED);
    expect(scene.objects.map(({ kind }) => kind)).toEqual(kinds);
    expect(notRepresented).toEqual(missing);
  });

  it('colour the person', () => {
    expect(composeScene('a woman in a red dress', SEED).scene.objects).toEqual(
      composeScene('a red woman', SEED).scene.objects.map((object) => ({ ...object, phrase: 'woman' })),
    );
  });
});

describe('several colours', () => {
  it.each<[string, number]>([
    ['ten red and yellow tulips', 2],
    ['multicolored flowers', 4],
    ['multicolored umbrellas in a park', 4],
    ['a red tulip', 1],
  ])('share the things of "%s"', (prompt, entries) => {
    const { scene, notRepresented } = composeScene(prompt, SEED);
    expect(scene.objects).toHaveLength(entries);
    expect(new Set(scene.objects.map(({ color }) => JSON.stringify(color))).size).toBe(entries);
    expect(notRepresented).toEqual([]);
  });

  it('keep the number of things', () => {
    const { objects } = composeScene('ten red and yellow tulips', SEED).scene;
    expect(objects.map(({ count }) => count)).toEqual([5, 5]);
    expect(composeScene('7 red, yellow and white tulips', SEED).scene.objects.map(({ count }) => count)).toEqual([3, 2, 2]);
  });

  it('are reported where they are said of things that stand already', () => {
    const { scene, notRepresented } = composeScene('Tulips in a meadow. The red and yellow tulips sway', SEED);
    expect(scene.objects).toHaveLength(1);
    expect(notRepresented).toContain('yellow');
  });

  it.each<[string, number[], number[]]>([
    ['ten red and yellow tulips beside a house', [0, 1], [2]],
    ['a statue between red and yellow tulips', [0], [1, 2]],
    ['ten red and yellow tulips in a row', [0, 1], []],
  ])('stand where all of them are said to: "%s"', (prompt, subjects, others) => {
    const { relations = [] } = composeScene(prompt, SEED).scene;
    expect(relations.map(({ subject }) => subject)).toEqual(subjects);
    for (const { objects = [] } of relations) expect(objects).toEqual(others);
  });

  it.each(['two red and white striped chairs', 'two black and white portraits in a library'])('of "%s" stay together', (prompt) => {
    const { scene, notRepresented } = composeScene(prompt, SEED);
    expect(scene.objects).toEqual([expect.objectContaining({ count: 2 })]);
    expect(notRepresented).toContain('white');
  });

  it('of an animal stay together', () => {
    expect(composeScene('three black and white cows', SEED).scene.objects).toHaveLength(1);
  });
});

describe('what a room has', () => {
  it('is not reported: a vault, and the light of its lamps', () => {
    expect(composeScene('a church interior with soaring arched ceilings', SEED).notRepresented).toEqual([]);
    expect(composeScene('a kitchen with a soaring ceiling', SEED).notRepresented).toEqual(['soaring ceiling']);
    expect(composeScene('a kitchen with a vaulted ceiling', SEED).notRepresented).toEqual(['vaulted']);
    expect(composeScene('an office with bright fluorescent lights', SEED).notRepresented).toEqual([]);
    expect(composeScene('a church interior, stained glass windows casting colored light', SEED).notRepresented).toEqual(['colored light']);
  });

  it('does not change with a plain word for it', () => {
    expect(composeScene('a church interior with light on the floor', SEED).scene.surfaces).toBeUndefined();
    expect(composeScene('a church interior with a wooden floor', SEED).scene.surfaces).toEqual({ floor: { substance: 'wood' } });
  });

  it('does not hide what is on its walls', () => {
    expect(listKinds('graffiti art on the interior walls of a mansion')).toEqual(['graffiti-wall']);
  });
});

describe('boats', () => {
  it.each(['a boat sailing in the ocean', 'a boat sails along the river', 'a sailboat on a lake'])('float: "%s"', (prompt) => {
    const { scene, notRepresented } = composeScene(prompt, SEED);
    expect(scene.water).not.toBe('none');
    expect(scene.relations ?? []).toEqual([]);
    expect(notRepresented).toEqual([]);
  });

  it('have a landmark in the background of their river', () => {
    const { scene } = composeScene('A boat sailing along the Seine River with the Eiffel Tower in background', SEED);
    expect(scene.relations).toEqual([expect.objectContaining({ kind: 'far', subject: 1 })]);
  });
});

describe('words that only resemble things', () => {
  it.each<[string, string[]]>([
    ['an ancient bridge. The stones of the bridge are covered with moss', ['bridge']],
    ['stones in a meadow', ['rock']],
    ['Busy freeway at night', ['car']],
    ['a busy street', ['person']],
    ['Glaciers wind their way through the land', []],
    ['a car that moves like fiery rivers', ['car']],
    ['The camera moves closer to a fountain', ['fountain']],
    ['Potala Palace, palace, dramatic sky', ['palace']],
    ['two palaces on a hill', ['palace']],
    ['flowers bloom in a valley', ['flower']],
    ['a crane photo by a lake', ['crane']],
    ['a helicopter shot of a canyon', []],
    ['an astronaut in space', ['astronaut']],
    ['the Amazon river in the jungle', []],
    ['a peaceful, meditative space with bamboo', ['bamboo-grove']],
    ['a traditional Asian landscape', []],
    ['an Asian in a park', ['person']],
    ['an Asian walking along a street', ['person']],
    ['an Asian temple', ['greek-temple']],
    ['a comedian performing on a stage', ['person']],
    ['a cameraman filming a lion', ['tourist', 'lion']],
    ['a lumberman walking in a forest', ['lumberjack']],
    ['a cluttered detective office with blinds', ['blinds']],
    ['a detective in an office', ['detective']],
    ['a flower display in a park', ['flower']],
    ['an apple tree, a ladder against the trunk', ['apple-tree', 'ladder']],
    ['a trunk in an attic', ['chest']],
    ['a kitchen with marble counters', ['kitchen-counter']],
    ['a 1800s Victorian house', ['townhouse']],
    ['drone footage of a wreck ship on a shore', ['shipwreck']],
  ])('"%s"', (prompt, kinds) => {
    expect(listKinds(prompt)).toEqual(kinds);
  });

  it('leave a compound whole behind a measure', () => {
    expect(composeScene('a wooden boat deck, ocean', SEED).scene).toMatchObject({ site: 'ship-deck', objects: [] });
    expect(listKinds('a wooden boat on a lake')).toEqual(['rowing-boat']);
  });

  it('leave what has happened to other times', () => {
    expect(composeScene('a library with scrolls from forgotten times', SEED).scene.styles).toBeUndefined();
    expect(composeScene('a forgotten library', SEED).scene.styles).toEqual(['abandoned']);
  });

  it('relate things to all sides of a room', () => {
    const { scene } = composeScene('a library with bookshelves on all sides, a spiral staircase', SEED);
    expect(scene.relations).toEqual([expect.objectContaining({ kind: 'around', subject: 0, area: 'place' })]);
  });
});

describe('nouns that are verbs as well', () => {
  it.each<[string, string[]]>([
    ['a boat sails on a lake', ['boat']],
    ['the bird flies', ['bird']],
    ['a lighthouse lights the sea', ['lighthouse']],
    ['flowers swing in the wind', ['flower']],
    ['Christmas tree lights on a house', ['lamp', 'house']],
    ['house lights', ['lamp']],
    ['windmill sails on a hill', ['sail']],
    ['bed frames in a bedroom', ['bed']],
  ])('are nouns in compounds: "%s"', (prompt, kinds) => {
    expect(listKinds(prompt)).toEqual(kinds);
  });

  it.each<[string, string, number]>([
    ['three cactus plants', 'cactus', 3],
    ['a cactus plant', 'cactus', 1],
    ['three tomato plants', 'tomato-plant', 3],
    ['three plants', 'bush', 3],
  ])('leave plants what they are, and their number: "%s"', (prompt, kind, count) => {
    expect(composeScene(prompt, SEED).scene.objects).toEqual([expect.objectContaining({ kind, count })]);
  });
});

describe('leaves', () => {
  it.each<[string, string | undefined]>([
    ['a garden, sunlight through leaves', 'none'],
    ['swaying white flowers and leaves', 'none'],
    ['leaves on the ground of a forest', 'leaves'],
    ['a carpet of leaves', 'leaves'],
  ])('lie on the ground only where they do: "%s"', (prompt, cover) => {
    const { scene, notRepresented } = composeScene(prompt, SEED);
    expect(scene.cover).toBe(cover);
    expect(scene.season).toBe(cover === 'leaves' ? 'autumn' : 'summer');
    expect(notRepresented.join(' ')).not.toContain('leaves');
  });
});

describe('waters', () => {
  it('of a beach are the sea, in whichever colour', () => {
    expect(composeScene('a beach with turquoise water', SEED).scene.water).toBe('sea');
    expect(composeScene('a beach with a lake', SEED).scene.water).toBe('lake');
  });

  it('are there where fish are, but for a reef and a bowl', () => {
    expect(composeScene('a pastoral scene, fish', SEED).scene.water).toBe('lake');
    expect(composeScene('a fish in a coral reef', SEED).scene.water).toBe('none');
    expect(composeScene('a fish on a table in a garden', SEED).scene.water).toBe('none');
    expect(composeScene('a goldfish in a kitchen', SEED).scene.water).toBe('none');
  });

  it('are what trees surround', () => {
    const { scene } = composeScene('A swan in a river surrounded by trees', SEED);
    expect(scene.relations).toEqual([expect.objectContaining({ kind: 'around', subject: 1, area: 'water' })]);
  });

  it('of a cave can be named', () => {
    expect(composeScene('a cave with an underground lake', SEED)).toMatchObject({
      scene: { place: 'cave', water: 'lake' },
      notRepresented: [],
    });
  });
});
