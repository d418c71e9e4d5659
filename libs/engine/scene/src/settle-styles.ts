import { findStyleTypes, LOCALE_TYPES, STYLE_TYPES } from '@diorama/catalogue';
import type { StyleType } from '@diorama/catalogue';
import { SCENE_LIMITS } from '@diorama/domain';
import type { MoodMeaning } from '@diorama/lexicon';

import type { ObjectMention, PromptReading, StyleMention, UnmatchedWords } from '@diorama/prompt-reading';

/** The first styles that the prompt names, then its moods; more styles than a scene takes are reported, and those of furniture out of doors. */
export function settleStyles({ styles: given }: PromptReading, indoors: boolean, reports: UnmatchedWords[]): StyleType[] {
  const cultures = given.filter(({ value }) => STYLE_TYPES.get(value)?.isOwnCulture === true);
  const styles = given.filter((mention) => fitsSide(mention, indoors) && (cultures.length === 0 || !isForeignPeriod(mention)));
  for (const { at, text } of given.filter((mention) => !fitsSide(mention, indoors)))
    reports.push({ at, text, why: 'property not applied' });
  const isMood = (id: string): boolean => STYLE_TYPES.get(id)?.isMood === true;
  const named = [...new Set(styles.map(({ value }) => value))];
  const ids = [...named.filter((id) => !isMood(id)), ...named.filter(isMood)].slice(0, SCENE_LIMITS.styles);
  for (const { value, at, text } of styles)
    if (!ids.includes(value) && !isMood(value)) reports.push({ at, text, why: 'contradicts other words' });
  return findStyleTypes({ styles: ids });
}

/** Whether a style is one of the side on which the viewer stands: that of furniture in rooms, wet ground out of doors. */
const fitsSide = ({ value, isOfFurniture }: StyleMention, indoors: boolean): boolean =>
  indoors ? STYLE_TYPES.get(value)?.isOpen !== true : isOfFurniture !== true;

/** Styles of Europe that a date alone does not bring to other cultures. */
const EUROPEAN: readonly string[] = ['baroque', 'victorian'];

/** A style of Europe's past, which a culture with its own styles did not have. */
export const isForeignPeriod = ({ value, isDate }: StyleMention): boolean =>
  STYLE_TYPES.get(value)?.isPeriod === true || (isDate === true && EUROPEAN.includes(value));

/** The light and weather that styles suggest. */
export function getStyleMood(styles: readonly StyleType[]): MoodMeaning {
  const time = styles.find((style) => style.time !== undefined)?.time;
  const weather = styles.find((style) => style.weather !== undefined)?.weather;
  return { ...(time === undefined ? {} : { time }), ...(weather === undefined ? {} : { weather }) };
}

/** How densely plants and furniture stand by styles alone; 1 where they do not say. What grows wild in a landscape does not fill a room. */
export function getStyleDensity(styles: readonly StyleType[], indoors: boolean): number {
  const density = styles.find((style) => style.density !== undefined)?.density ?? 1;
  return indoors ? Math.min(1, density) : density;
}

/** A house or a temple that the prompt names without saying which is that of its style. */
export function withStyledHouses(reading: PromptReading): PromptReading {
  const named = reading.styles.filter(({ isOfFurniture }) => isOfFurniture !== true).map(({ value }) => value);
  const forms = findStyleTypes({ styles: named }).map(({ forms: own }) => own);
  const ofLocale = STYLE_TYPES.get(LOCALE_TYPES.get(reading.locales[0]?.value ?? '')?.style ?? '')?.forms;
  const formOf = (mention: ObjectMention): string | undefined => {
    const kind = isPlainHouse(mention) ? 'house' : isPlainTemple(mention) ? 'greek-temple' : null;
    if (kind === null) return undefined;
    const form = forms.find((own) => own?.[kind] !== undefined)?.[kind];
    const usual = ofLocale?.[kind];
    return form ?? (kind === 'greek-temple' || DWELLING.test(usual ?? '') ? usual : undefined);
  };
  const styled = new Map(
    reading.objects.flatMap((mention): [ObjectMention, ObjectMention][] => {
      const kind = formOf(mention);
      return kind === undefined ? [] : [[mention, { ...mention, kind, anyOf: null }]];
    }),
  );
  if (styled.size === 0) return reading;
  return {
    ...reading,
    objects: reading.objects.map((mention) => styled.get(mention) ?? mention),
    nouns: reading.nouns.map((noun) => {
      const names = typeof noun.names === 'object' ? styled.get(noun.names) : undefined;
      return names === undefined ? noun : { ...noun, names };
    }),
  };
}

/** Kinds of houses in which people live: a house in India is no temple. */
const DWELLING = /(house|villa|cottage|bungalow|hut|cabin|chalet|yurt|igloo|tipi|shack)$/;

const isPlainHouse = ({ kind, anyOf }: ObjectMention): boolean => kind === 'house' || anyOf === 'building';
const isPlainTemple = ({ kind, text }: ObjectMention): boolean => kind === 'greek-temple' && !/\b(greek|roman|doric|ionic)\b/.test(text);
