import { CATALOGUE, LOCALE_TYPES, SITE_TYPES, STYLE_TYPES } from '@diorama/catalogue';
import { describe, expect, it } from 'vitest';

import { composeScene, parseScene } from './index.js';

const SEED = 3;
const LOCALES = [...LOCALE_TYPES.values()];
const phrases = (list = ''): string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

describe('the named places', () => {
  it('are at least a hundred, with rows, styles and sites that exist', () => {
    expect(LOCALES.length).toBeGreaterThanOrEqual(100);
    const unknown = LOCALES.flatMap(({ id, items, style, site, within }) => [
      ...items.filter(({ kind }) => !CATALOGUE.has(kind)).map(({ kind }) => `${id}: ${kind}`),
      ...(style === undefined || STYLE_TYPES.has(style) ? [] : [`${id}: ${style}`]),
      ...(site === undefined || SITE_TYPES.has(site) ? [] : [`${id}: ${site}`]),
      ...(within === undefined || LOCALE_TYPES.has(within) ? [] : [`${id}: ${within}`]),
    ]);
    expect(unknown).toEqual([]);
  });

  it('are read by each of their names and adjectives', () => {
    const unread = LOCALES.flatMap(({ id, words, adjectives }) => [
      ...[id.replaceAll('-', ' '), ...phrases(words)].map((name) => ({ id, prompt: `a morning in ${name}` })),
      ...phrases(adjectives).map((name) => ({ id, prompt: `a ${name} street` })),
    ]).filter(({ id, prompt }) => composeScene(prompt, SEED).scene.locale !== id);
    expect(unread).toEqual([]);
  });

  it.each(LOCALES.map((type) => [type.id, type] as const))('%s gives a scene that the caption describes as its style', (_, type) => {
    const { scene, caption, represented, missing } = composeScene(`a trip to ${type.id.replaceAll('-', ' ')}`, SEED);
    expect(caption).toContain(`in the style of ${type.name}`);
    expect(scene).toMatchObject({ version: 2, locale: type.id });
    expect(represented.map(({ text }) => text)).toContain(type.id.replaceAll('-', ' '));
    expect(missing.map(({ text }) => text)).not.toContain(type.id.replaceAll('-', ' '));
    expect(parseScene(JSON.parse(JSON.stringify(scene)))).toEqual(scene);
  });

  it('leave a room a room, and give it their style', () => {
    const { scene } = composeScene('a courtroom, London', SEED);
    expect(scene).toMatchObject({ room: 'courtroom', locale: 'london', styles: ['victorian'], water: 'none' });
  });

  it.each([
    ['a backyard in Brisbane in January', 'summer'],
    ['a vineyard in Argentina in July', 'winter'],
    ['a garden in Sydney in winter', 'winter'],
    ['a street in London in January', 'winter'],
  ])('have the season of their hemisphere: "%s"', (prompt, season) => {
    expect(composeScene(prompt, 1).scene.season).toBe(season);
  });

  it.each(['a street in Phoenix, Arizona', 'Mobile, Alabama at dusk', 'the waterfront of Buffalo, New York', 'columbus ohio'])(
    'are read with the region behind a comma: "%s"',
    (prompt) => {
      const { scene, notRepresented } = composeScene(prompt, SEED);
      expect(scene.locale).toBe('american-city');
      expect(scene.objects.map(({ kind }) => kind)).toEqual([]);
      expect(notRepresented).toEqual([]);
    },
  );

  it('give way to what the prompt names', () => {
    const { scene } = composeScene('a cyberpunk beach in Tokyo at dawn', SEED);
    expect(scene).toMatchObject({ place: 'beach', locale: 'tokyo', styles: ['cyberpunk', 'japanese'], time: 'dawn' });
  });

  it('are one; a city in its country is reported by neither name, another city is', () => {
    expect(composeScene('a street in Kyoto, Japan', SEED)).toMatchObject({ scene: { locale: 'kyoto' }, notRepresented: [] });
    expect(composeScene('a road from Paris to Rome', SEED).notRepresented).toContain('rome');
  });

  it.each([
    ['a village in Turkey', 'turkiye'],
    ['a cafe in Jordan', 'levant'],
    ['a São Paulo street', 'sao-paulo'],
    ['a motel in Palm Springs', 'palm-springs'],
    ['an orchard in Washington State', 'pacific-northwest'],
    ['a Mongolian market', 'mongolia'],
    ['an Ethiopian kitchen', 'ethiopia'],
    ['a Moroccan-inspired bar in Singapore', 'singapore'],
    ['a Mexican restaurant in Tokyo', 'tokyo'],
  ])('of "%s" is %s', (prompt, locale) => {
    const { scene } = composeScene(prompt, SEED);
    expect(scene.locale).toBe(locale);
    expect(scene.objects.map(({ kind }) => kind)).not.toContain('turkey');
  });

  it('of an animal or a thing is none', () => {
    expect(composeScene('a turkey on a farm', SEED).scene).toMatchObject({ objects: [{ kind: 'turkey' }] });
    expect(composeScene('an office with a sleek Persian cat', SEED).scene.styles).toBeUndefined();
  });

  it('give a style where an origin is named in another place', () => {
    expect(composeScene('a Moroccan-inspired bar in Singapore', SEED).scene.styles).toEqual(['islamic', 'modern']);
    expect(composeScene('a Mexican restaurant in Tokyo', SEED).scene.styles).toEqual(['adobe', 'japanese']);
  });

  it('bring no night and no rain, no snow in summer, and their water to their own land only', () => {
    expect(composeScene('an apartment in Tokyo', SEED).scene.time).toBe('day');
    expect(composeScene('a street in Dublin', SEED).scene.weather).toBe('overcast');
    expect(composeScene('a village in Siberia in summer', SEED).scene.cover).toBe('none');
    expect(composeScene('an orchard in Norway', SEED).scene.water).toBe('none');
    expect(composeScene('Norway', SEED).scene.water).toBe('sea');
  });

  it.each([['atlantis-that-is-not-there'], [7]])('rejects the locale %j of a stored scene', (locale) => {
    const { scene } = composeScene('a meadow', SEED);
    expect(() => parseScene({ ...scene, version: 2, locale })).toThrow('locale');
  });
});
