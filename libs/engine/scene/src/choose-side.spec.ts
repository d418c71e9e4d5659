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
    'museum with a dinosaur skeleton',
    'natural history museum with a mammoth skeleton',
    'mosque with a chandelier',
    'a church with an altar',
    'a palace with a throne and a chandelier',
    'a school with a blackboard',
    'a house with a piano',
    'an ice cave with a polar bear',
    'a noir detective office, rain on the window, a neon sign and a bottle on the desk',
    'a log cabin with a fireplace, snow outside the windows',
    'a chalet, snow falling outside',
    'a tipi inside, firelight',
    'a viking longhouse with shields on the walls',
    'a diner with a jukebox on a rainy evening',
    'a car factory floor with orange robots',
    'a distribution center with pallet racks',
    'a small cafe with a tram going past outside',
    'the inside of a giant beehive with honeycomb cells',
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
    'a house with a red door',
    'a chair in front of a house',
    'a picnic on a green hill with a blanket and a basket',
    'a sofa next to a barn',
    'a castle with a banner and a guard',
    'a museum with a fountain in front',
    'a house with a dining table in a garden',
    'a longhouse in the snow',
    'an igloo',
    'a cafe on a rainy street',
    'a castle with ivy on the walls',
    'a heian court garden with a pond',
    'a saloon with horses tied outside',
    'a tent in a forest with a lantern inside',
    'a castle on a rock, banners on the walls',
  ])('is outdoors in "%s"', (prompt) => {
    expect(sideOf(prompt)).toBe('outdoors');
  });

  it('shows a room in the open by what it is known by', () => {
    const { scene } = composeScene('an outdoor classroom under a tree', SEED);
    expect(scene.objects.map(({ kind }) => kind)).toEqual(['broadleaf-tree', 'blackboard', 'school-desk']);
  });

  it('is the room in the building where the prompt names no room', () => {
    const { scene, represented } = composeScene('the interior design of a synagogue', SEED);
    expect(scene.room).toBe('synagogue-interior');
    expect(represented.map(({ text, kind }) => [text, kind])).toContainEqual(['synagogue', 'synagogue-interior']);
  });

  it.each([
    ['a railway station interior', 'temple-hall', 'station-hall'],
    ['inside a gas station', 'kitchen', 'convenience-store'],
    ['a penthouse bedroom', 'living-room', 'bedroom'],
    ['a girl by the kitchen cabinet', 'kitchen', undefined],
    ['a man at the bathroom sink', 'kitchen', 'bathroom'],
    ['inside a submarine', 'spaceship-corridor', 'submarine-interior'],
    ['a gothic cathedral nave with stained glass', 'temple-hall', 'church-interior'],
    ['an empty squash court', 'workshop', 'squash-court'],
    ['a spaceship canteen', 'kitchen', 'cafeteria'],
    ['a motel room. The bathroom door is open', 'living-room', 'hotel-room'],
    ['a tram cabin', 'spaceship-corridor', 'train-car'],
    ['the bridge of a cargo ship', 'spaceship-corridor', 'ship-bridge'],
    ['the cockpit of a spaceship', 'spaceship-corridor', 'spaceship-bridge'],
    ['a dairy barn with a feed alley', 'workshop', 'dairy-barn'],
    ['inside a stomach', 'temple-hall', 'organic-chamber'],
    ["a captain's cabin", 'living-room', 'ship-cabin'],
    ['an indoor swimming pool', 'kitchen', 'swimming-hall'],
    ['a room in a hotel', 'living-room', 'hotel-room'],
  ])('has the room that "%s" names', (prompt, place, room) => {
    expect(composeScene(prompt, SEED).scene).toMatchObject({ place, ...(room === undefined ? {} : { room }) });
  });

  it.each([
    ['an astronaut standing on the moon', 'moon-surface'],
    ['an underwater ruin with a shark', 'coral-reef'],
    ['a yellow submarine in the deep sea', 'coral-reef'],
    ['a stadium interior', 'stadium-site'],
    ['the deck of an aircraft carrier', 'carrier-deck'],
  ])('has the site that "%s" names', (prompt, site) => {
    expect(composeScene(prompt, SEED).scene.site).toBe(site);
  });

  it('has walls that are dark where the prompt says nothing else of them', () => {
    const { scene, notRepresented: missing } = composeScene('a bedroom with dark walls', SEED);
    expect(Math.max(...(scene.surfaces?.wall?.color ?? [1]))).toBeLessThan(0.1);
    expect(missing).toEqual([]);
  });
});

describe('the room in a building', () => {
  it.each([
    ['a mosque with a chandelier', 'mosque-interior'],
    ['a castle with a painting', 'throne-room'],
    ['a school with a blackboard', 'classroom'],
    ['inside a skyscraper', 'office'],
    ['the inside of a castle', 'throne-room'],
  ])('is that of the building in "%s"', (prompt, room) => {
    expect(composeScene(prompt, SEED).scene.room).toBe(room);
  });
});

describe('buildings of one kind', () => {
  it.each<[string, string[]]>([
    ['a small temple beside a large temple', ['greek-temple', 'greek-temple']],
    ['a cathedral on the left and a cathedral on the right', ['cathedral', 'cathedral']],
    ['Potala Palace, palace', ['palace']],
    ['a temple in a field. The temple is old', ['greek-temple']],
    ['two palaces on a hill', ['palace']],
  ])('are as many as the prompt names: "%s"', (prompt, kinds) => {
    const { objects, relations = [] } = composeScene(prompt, SEED).scene;
    expect(objects.map(({ kind }) => kind)).toEqual(kinds);
    expect(relations.filter(({ subject, objects: others = [] }) => others.includes(subject))).toEqual([]);
  });
});

describe('a large object in a room', () => {
  it('is a young tree where a tree is named', () => {
    const { scene, notRepresented } = composeScene('a library with an oak tree', SEED);
    expect(scene.place).toBe('library');
    expect(scene.objects[0]?.kind).toBe('oak-tree');
    expect(scene.objects[0]?.size).toBeLessThan(0.5);
    expect(notRepresented).toEqual([]);
  });

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

describe('the room of a building', () => {
  it.each([
    ['a Viking longhouse, where a fire pit divides the hall', 'longhouse-interior'],
    ['a school hall with chairs', 'ballroom'],
  ])('is not any hall: "%s"', (prompt, room) => {
    expect(composeScene(prompt, SEED).scene.room).toBe(room);
  });
});
