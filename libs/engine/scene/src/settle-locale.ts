import { LOCALE_TYPES } from '@diorama/catalogue';
import type { LocaleType } from '@diorama/catalogue';
import { SCENE_LIMITS } from '@diorama/domain';

import type { Mention, PlaceMention, PromptReading, SceneAspect, UnmatchedWords } from './reading/prompt-reading.js';
import { isRoom } from './lexicon/rooms.js';

/** A reading to which the named place has added what the prompt leaves open. */
export interface LocalizedReading {
  readonly reading: PromptReading;
  readonly locale: LocaleType | undefined;
}

/**
 * Applies the city, country or setting that a prompt names: its style and light, and out of doors also its land, water and cover. What the prompt
 * names itself comes first. In a room it gives style and light only.
 */
export function settleLocale(given: PromptReading): LocalizedReading {
  const mention = chooseLocale(given.locales);
  const locale = mention === undefined ? undefined : LOCALE_TYPES.get(mention.value);
  if (mention === undefined || locale === undefined) return { reading: given, locale };
  const { at, text } = mention;
  const { time, weather } = locale;
  const mood = { ...(time === undefined ? {} : { time }), ...(weather === undefined ? {} : { weather }), ...given.mood };
  const styled = {
    ...given,
    mood,
    styles: withStyle(given, locale, { at, text }),
    reports: [...given.reports, ...otherLocales(given, locale)],
  };
  const isIndoors = given.isIndoors || given.places.some(({ value }) => isRoom(value) && !given.barred.has(value));
  if (isIndoors) return { reading: styled, locale };
  const { mentions, barred, places } = given;
  const add = <Value extends SceneAspect>(own: readonly Mention<Value>[], value: Value | undefined): Mention<Value>[] =>
    own.length > 0 || value === undefined || barred.has(value) ? [...own] : [{ value, at, text }];
  const place: PlaceMention = {
    value: locale.base,
    at,
    text,
    rank: 'head',
    meaning: { role: 'noun', place: locale.base, ...(locale.site === undefined ? {} : { site: locale.site }) },
  };
  const relief = locale.relief === undefined || mentions.relief.length > 0 ? mentions.relief : [{ value: locale.relief, at, text }];
  return {
    reading: {
      ...styled,
      places: places.some(({ value }) => !barred.has(value)) ? places : [...places, place],
      mentions: { ...mentions, relief, water: add(mentions.water, locale.water), cover: add(mentions.cover, locale.cover) },
    },
    locale,
  };
}

/** The first city or setting; a country where the prompt names no place in it. */
const chooseLocale = (locales: readonly Mention<string>[]): Mention<string> | undefined => {
  const around = new Set(locales.map(({ value }) => LOCALE_TYPES.get(value)?.within));
  return locales.find(({ value }) => !around.has(value));
};

const withStyle = ({ styles }: PromptReading, { style }: LocaleType, words: UnmatchedWords): Mention<string>[] => {
  const named = new Set(styles.map(({ value }) => value));
  return style === undefined || named.size >= SCENE_LIMITS.styles || named.has(style)
    ? [...styles]
    : [...styles, { value: style, ...words }];
};

/** Other places than the chosen one and that around it. */
const otherLocales = ({ locales }: PromptReading, { id, within }: LocaleType): UnmatchedWords[] =>
  locales
    .filter(({ value }) => value !== id && value !== within)
    .map(({ at, text }) => ({ at, text, why: 'contradicts other words' as const }));
