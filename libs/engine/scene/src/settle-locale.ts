import { isSouthernLocale, LOCALE_TYPES, STYLE_TYPES } from '@diorama/catalogue';
import type { LocaleType } from '@diorama/catalogue';
import { SCENE_LIMITS } from '@diorama/domain';
import type { Season } from '@diorama/domain';
import { isRoom, parsePhraseList } from '@diorama/lexicon';

import { isPaved } from './season-cover.js';
import { isForeignPeriod } from './settle-styles.js';
import type { Mention, PlaceMention, PromptReading, SceneAspect, StyleMention, UnmatchedWords } from '@diorama/prompt-reading';

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
  const { origins, others } = sortOthers(given.locales, mention);
  const styled = {
    ...given,
    mentions: isSouthernLocale(locale.id) ? { ...given.mentions, season: given.mentions.season.map(inSouth) } : given.mentions,
    mood,
    styles: withStyle([...given.styles, ...origins], locale, { at, text }),
    reports: [...given.reports, ...others],
  };
  const isIndoors = given.isIndoors || given.places.some(({ value }) => isRoom(value) && !given.barred.has(value));
  return { reading: isIndoors ? styled : withLand(styled, locale, { at, text }), locale };
}

const MONTHS = /\b(january|february|march|april|may|june|july|august|september|october|november|december)\b/;
const IN_SOUTH: Readonly<Record<Season, Season>> = { spring: 'autumn', summer: 'winter', autumn: 'spring', winter: 'summer' };

/** A month south of the equator: January is in summer there. */
const inSouth = (season: Mention<Season>): Mention<Season> =>
  MONTHS.test(season.text) ? { ...season, value: IN_SOUTH[season.value] } : season;

/** Land that lies at the sea, as do the towns on it. */
const COASTS: readonly string[] = ['beach', 'tropical-island'];

/** Adds the land, the water and the cover of a locale; of a prompt that names a place of another kind, its cover only. */
function withLand(reading: PromptReading, locale: LocaleType, { at, text }: UnmatchedWords): PromptReading {
  const { mentions, barred, places } = reading;
  const add = <Value extends SceneAspect>(own: readonly Mention<Value>[], value: Value | undefined): Mention<Value>[] =>
    own.length > 0 || value === undefined || barred.has(value) ? [...own] : [{ value, at, text }];
  const place: PlaceMention = {
    value: locale.base,
    at,
    text,
    rank: 'head',
    meaning: { role: 'noun', place: locale.base, ...(locale.site === undefined ? {} : { site: locale.site }) },
  };
  const open = places.filter(({ value }) => !barred.has(value));
  const isItsLand = open.every(({ value }) => value === locale.base);
  const isCoastalTown = COASTS.includes(locale.base) && open.every(({ meaning }) => meaning.site === undefined);
  const relief = locale.relief === undefined || mentions.relief.length > 0 ? mentions.relief : [{ value: locale.relief, at, text }];
  // No snow lies in the summer of a cold country, and no sand on the paving of a site.
  const isBare =
    (locale.cover === 'snow' && mentions.season.some(({ value }) => value !== 'winter')) ||
    (locale.cover === 'sand' && open.some(({ meaning }) => isPaved(meaning.site)));
  return {
    ...reading,
    places: open.length > 0 ? places : [...places, place],
    mentions: {
      ...mentions,
      relief: isItsLand ? relief : mentions.relief,
      water: isItsLand || isCoastalTown ? add(mentions.water, locale.water) : mentions.water,
      cover: isBare ? mentions.cover : add(mentions.cover, locale.cover),
    },
  };
}

/** Whether an adjective names a locale: "Moroccan". */
const isOrigin = ({ value, text }: Mention<string>): boolean =>
  parsePhraseList(LOCALE_TYPES.get(value)?.adjectives).includes(text.replaceAll('-', ' '));

/** The first city or setting that a noun names, else an adjective; a country where the prompt names no place in it. */
const chooseLocale = (locales: readonly Mention<string>[]): Mention<string> | undefined => {
  const around = new Set(locales.map(({ value }) => LOCALE_TYPES.get(value)?.within));
  const inner = locales.filter(({ value }) => !around.has(value));
  return inner.find((mention) => !isOrigin(mention)) ?? inner[0];
};

/** The styles of origins in another place ("a Mexican restaurant in Tokyo"), and the places that the scene cannot be in as well. */
function sortOthers(
  locales: readonly Mention<string>[],
  chosen: Mention<string>,
): { readonly origins: StyleMention[]; readonly others: UnmatchedWords[] } {
  const within = LOCALE_TYPES.get(chosen.value)?.within;
  const origins: StyleMention[] = [];
  const others: UnmatchedWords[] = [];
  for (const mention of locales) {
    const { value, at, text } = mention;
    if (value === chosen.value || value === within) continue;
    const style = isOrigin(mention) && !isOrigin(chosen) ? LOCALE_TYPES.get(value)?.style : undefined;
    if (style === undefined) others.push({ at, text, why: 'contradicts other words' });
    else origins.push({ value: style, at, text });
  }
  return { origins, others };
}

/** The styles of the prompt with that of the locale. Where its people had their own styles, dates do not bring those of Europe. */
function withStyle(given: readonly StyleMention[], { style }: LocaleType, words: UnmatchedWords): StyleMention[] {
  const isOwn = style !== undefined && STYLE_TYPES.get(style)?.isOwnCulture === true;
  const styles = isOwn ? given.filter((mention) => !isForeignPeriod(mention)) : given;
  const named = new Set(styles.map(({ value }) => value));
  return style === undefined || named.size >= SCENE_LIMITS.styles || named.has(style)
    ? [...styles]
    : [...styles, { value: style, ...words }];
}
