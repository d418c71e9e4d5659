import { describe, expect, it } from 'vitest';

import { composeScene } from '../../compose-scene.js';

const SEED = 7;
const read = (prompt: string) => composeScene(prompt, SEED).scene;
const missing = (prompt: string): readonly string[] => composeScene(prompt, SEED).notRepresented;
const listKinds = (prompt: string): string[] => read(prompt).objects.map(({ kind }) => kind);
const placeOf = (prompt: string): string => {
  const { room, site, place } = read(prompt);
  return room ?? site ?? place;
};

describe('the place of a prompt', () => {
  it.each<[string, string]>([
    ['a plain peach-coloured room with a plinth', 'living-room'],
    ['a plain with two trees', 'meadow'],
    ['sewer junction, four brick tunnels meet', 'sewer'],
    ['a busy intersection', 'intersection'],
    ['crater of the moon, a small dome', 'moon-surface'],
    ['freight elevator interior, wooden gates', 'elevator'],
    ['bus station, plastic benches', 'station-hall'],
    ["a wolf's den viewed from the inside, with pups", 'cave'],
    ['Two-bedroom flat, third floor, a sofa', 'loft'],
    ['mars greenhouse tunnel, potatoes left', 'nursery-greenhouse'],
    ['community garden, a greenhouse made from old windows', 'allotment'],
    ["Textile mill, forty looms in rows. We'll use it, so keep the walkways clear.", 'textile-mill'],
    ['textile mill with a saw-tooth roof and looms', 'textile-mill'],
    ['a room with a bed, a wardrobe and a desk', 'bedroom'],
    ['kitchen in Łódź', 'kitchen'],
    ['bus station with a mural of an agave field', 'station-hall'],
    ['Roman thermopolium with six jars', 'tavern'],
    ['a castle with four towers, inside a courtyard with a stable', 'castle-courtyard'],
    ['inside a castle with a throne', 'throne-room'],
    ['Japanese-style garden with a koi pond', 'japanese-garden'],
    ['Japanese garden, small tea house with sliding doors open, a tatami room in it', 'japanese-garden'],
    ['a sunny rooftop terrace, skyline behind, space in the centre for our product', 'rooftop'],
    ['a space station floating in space', 'outer-space'],
    ['Warehouse with pallet racking, one door open with a truck parked', 'warehouse'],
    ['one bedroom hospital ward room with a bed', 'hospital-room'],
    ['a textile mill with looms, cotton hanging in the air', 'textile-mill'],
  ])('"%s" is %s', (prompt, place) => {
    expect(placeOf(prompt)).toBe(place);
  });

  it('lies in the light of the moon at night', () => {
    expect(read('a meadow in the light of the moon').time).toBe('night');
    expect(placeOf('a meadow in the light of the moon')).toBe('meadow');
  });
});

describe('words that name no thing there', () => {
  it.each<[string, string]>([
    ["we'll walk through a hall", 'well'],
    ["a kitchen that she'd like", 'shed'],
    ['a motion light that leaves the far end of a hallway dark', 'leaves'],
    ['a garage with a hatchback on jacks', 'sailor'],
    ['a snow plough with its bonnet open', 'hat'],
    ['a sauna for breathing exercises in the headset', 'headphones'],
    ['so please keep the path clear, a garden', 'keep'],
    ['a diner with a painting of a dog over the counter', 'dog'],
    ['a nursery for a baby girl with a crib', 'girl'],
    ['a garage with a restored blue 1967 mustang, hood open', 'galloping-horse'],
    ['a flooded street, water up to the windows of the parked cars', 'window'],
    ['a supermarket with shoppers with trolleys', 'streetcar'],
    ['a warehouse with yellow pedestrian lanes', 'person'],
    ['a bathroom, double vanity oak, terrazzo tiles', 'oak-tree'],
  ])('"%s" has no %s', (prompt, kind) => {
    expect(listKinds(prompt)).not.toContain(kind);
  });

  it('bring no season: "leaves the far end dark"', () => {
    expect(read('a light that leaves the far end of a hallway dark').season).toBe('summer');
    expect(read('a park with fallen leaves').season).toBe('autumn');
  });

  it('look at nothing outside: "a wall with mountains painted"', () => {
    expect(read('a nursery with a crib, green wall with mountains painted').backdrops).toBeUndefined();
    expect(read('a nursery with a crib, a window with mountains').backdrops).toBeDefined();
  });

  it('promise no weather: "keep the walkways clear"', () => {
    expect(read('rainy street, keep the walkways clear').weather).toBe('rain');
  });

  it('hang on the wall: "pink neon"', () => {
    const salon = read('hair salon with three chairs, pink neon "Chez Lola" on the wall');
    expect([salon.light, salon.time]).toEqual([undefined, 'day']);
    expect(salon.objects.map(({ kind }) => kind)).toContain('neon-sign');
    expect(read('an alley lit in pink neon').light).toBeDefined();
  });

  it('stand in the middle without an article', () => {
    expect(read('exam room, table in centre, scales on the floor').relations?.map(({ kind }) => kind)).toContain('in-middle');
    expect(read('a morning in middle earth').locale).toBe('middle-earth');
  });

  it('are white: "white walls"', () => {
    expect(composeScene('a kitchen with white walls and a checkered floor', SEED).caption).toContain(
      'with white walls and a checkered floor',
    );
  });

  it('name the only ones: "nobody except one man"', () => {
    expect(listKinds('subway station, nobody there except one man on a bench')).toContain('man');
    expect(listKinds('a western town, saloon on the left, bank on the right')).toContain('bank');
    expect(listKinds('a prairie with a mustang')).toContain('galloping-horse');
    expect(read('a nail salon, a wall of polish bottles').locale).toBeUndefined();
  });

  it('are sold at a market: "fish"', () => {
    expect(listKinds('a market, a man selling fish')).toContain('fish-crates');
    expect(listKinds('a lake with fish')).toContain('fish');
  });
});

describe('looks', () => {
  it('belong to the things before them', () => {
    const umbrellas = read('two umbrellas red and black').objects.filter(({ kind }) => kind === 'umbrella');
    expect(umbrellas.map(({ count }) => count)).toEqual([1, 1]);
    expect(new Set(umbrellas.map(({ color }) => JSON.stringify(color))).size).toBe(2);
    expect(missing('chairs blue and yellow around a table')).toEqual([]);
  });

  it.each(['a pink room', 'a pink bedroom', 'a peach-coloured room', 'a room painted pink'])('are on the walls: "%s"', (prompt) => {
    expect(read(prompt).surfaces?.wall?.color).toBeDefined();
    expect(missing(prompt)).toEqual([]);
  });

  it.each(['diner with a black and white checkered floor', 'a diner, the floor is checkered', 'diner with a checkerboard floor'])(
    'are a checkerboard: "%s"',
    (prompt) => {
      expect(read(prompt).surfaces?.floor).toEqual({ substance: 'checkered' });
      expect(missing(prompt)).toEqual([]);
    },
  );
});

describe('a word for a thing and its colour', () => {
  it('is a colour before "-coloured" and a substance elsewhere', () => {
    const table = (prompt: string) => read(prompt).objects.find(({ kind }) => kind === 'table');
    expect(table('a living room with a cherry table')).toMatchObject({ substance: 'wood', color: null });
    expect(table('a living room with a cherry-coloured table')?.color).not.toBeNull();
    expect(table('a living room with a mint table')?.color).toEqual(table('a living room with a mint-coloured table')?.color);
  });
});

describe('a date between two eras', () => {
  it('has no style of the next one', () => {
    expect(read('a trench in 1916').styles).toBeUndefined();
    expect(read('a hotel lobby in 1925').styles).toEqual(['art-deco']);
  });
});
