import type { Scene } from '@diorama/domain';
import { describe, expect, it } from 'vitest';

import { composeScene } from '../compose-scene.js';

const SEED = 7;
const compose = (prompt: string): Scene => composeScene(prompt, SEED).scene;

describe('dates', () => {
  it.each([
    ['a living room in 1974', ['seventies']],
    ['a 1930s bank, art deco', ['art-deco']],
    ['a kitchen in the 80s', ['eighties']],
    ['a Mughal garden in the 17th century', ['indian']],
    ['an Aztec market around 1500', ['mesoamerican']],
    ['a farmhouse where we stayed in 2016', undefined],
  ])('"%s" has the styles %j', (prompt, styles) => {
    expect(compose(prompt).styles).toEqual(styles);
  });

  it('are no counts', () => {
    const { objects } = compose('the great market around 1500, stalls of cloth');
    expect(objects).toContainEqual(expect.objectContaining({ kind: 'market-stall', count: 3 }));
    expect(compose('twenty chairs in a 1920s ballroom').objects).toContainEqual(expect.objectContaining({ kind: 'chair', count: 20 }));
    expect(compose('200 chairs in a ballroom').objects).toContainEqual(expect.objectContaining({ kind: 'chair', count: 200 }));
  });
});

describe('wet ground', () => {
  it.each([
    'a street just after rain',
    'a city street after a short but heavy shower of rain',
    'a street, the rain has just stopped',
    'a street at dusk, wet asphalt',
    'an alley where the cobblestones are wet',
    'a city street after a thunderstorm',
  ])('"%s" has it under a dry sky', (prompt) => {
    expect(compose(prompt)).toMatchObject({ styles: ['rain-washed'], weather: 'overcast' });
  });

  it.each([
    ['a street in the rain', { weather: 'rain' }],
    ['a street after dark in the rain', { weather: 'rain', time: 'night' }],
    ['a wet laboratory', { weather: 'clear' }],
  ])('"%s" has none', (prompt, expected) => {
    expect(compose(prompt)).toMatchObject(expected);
    expect(compose(prompt).styles).toBeUndefined();
  });
});

describe('weather at a window', () => {
  it('is outside of the room that it is seen from', () => {
    expect(compose("a detective's office with a desk and rain on the window")).toMatchObject({ room: 'detective-office', weather: 'rain' });
    expect(compose('an office with snow falling outside')).toMatchObject({ room: 'office', weather: 'snow' });
    expect(compose('a bedroom, snow drifts against the only window')).toMatchObject({ room: 'bedroom', season: 'winter', cover: 'none' });
  });

  it('leaves a street a street', () => {
    expect(compose('a street in the rain with a red door against a brick wall')).toMatchObject({ place: 'city-street', weather: 'rain' });
  });

  it('is seen from the room in front of which a vehicle passes', () => {
    expect(compose('a cafe in Lisbon with a tram going past outside')).toMatchObject({
      room: 'cafe',
      locale: 'lisbon',
      backdrops: [{ place: 'city-street', where: 'window' }],
    });
    expect(compose('a tram outside a cafe').place).not.toBe('living-room');
  });
});

describe('light', () => {
  it.each<[string, Partial<Scene>]>([
    ['a field, low sun from the east', { time: 'dawn' }],
    ['an orchard in the morning, low sun in the east', { time: 'dawn' }],
    ['a field, low sun from the west', { time: 'dusk' }],
    ['a castle in late light', { time: 'dusk' }],
    ['a desert in harsh noon light', { time: 'day' }],
    ['a stadium, night match', { time: 'night' }],
    ['a hotel room at 3am', { time: 'night' }],
    ['a meadow, 10 am', { time: 'day' }],
    ['a cave by torchlight', { time: 'night' }],
    ['a drawing room, candlelight', { time: 'night' }],
    ['a candlelit room at noon', { time: 'day' }],
    ['a church with shafts of sunlight', { weather: 'clear' }],
    ['a meadow with a few clouds and the sun', { weather: 'clear' }],
    ['a castle above a sea of clouds', { weather: 'clear', water: 'none' }],
  ])('of "%s"', (prompt, expected) => {
    expect(compose(prompt)).toMatchObject(expected);
  });

  it('of flames comes with the flames', () => {
    expect(compose('a cave by torchlight').objects).toContainEqual(expect.objectContaining({ kind: 'torch', count: 4 }));
    expect(compose('a room lit by a single candle').objects).toContainEqual(expect.objectContaining({ kind: 'candle', count: 1 }));
  });

  it('that no scene shows is reported, and nothing is drawn for it', () => {
    const { scene, notRepresented } = composeScene('a low poly castle, flickering, heat shimmer, wet season', SEED);
    expect(notRepresented).toEqual(['low poly', 'flickering', 'heat shimmer', 'wet season']);
    expect(scene.objects.map(({ kind }) => kind)).toEqual(['castle']);
    expect(scene.weather).toBe('clear');
  });
});

describe('what everything is made of', () => {
  it.each([
    ['a meadow where everything is made of felt', ['felt-craft']],
    ['a knitted farm', ['felt-craft']],
    ['a bedroom made of paper', ['paper-craft']],
    ['a town square made of gingerbread', ['candy']],
    ['a lego city', ['brick-toy']],
    ['a castle made of ice', undefined],
  ])('"%s" has the styles %j', (prompt, styles) => {
    expect(compose(prompt).styles).toEqual(styles);
  });

  it('covers the walls of a room, or gives single things their substance', () => {
    expect(compose('an obsidian throne room').surfaces?.wall?.substance).toBe('obsidian');
    expect(compose('a castle made of ice').objects).toContainEqual(expect.objectContaining({ kind: 'castle', substance: 'ice' }));
    expect(compose('a felt fox in a forest').objects).toContainEqual(expect.objectContaining({ kind: 'fox', substance: 'felt' }));
  });
});
