import { CATALOGUE } from '@diorama/catalogue';
import { getObjectTheme } from '@diorama/lexicon';

import type { PhraseSpan } from './match-phrases.js';
import { getSurfaceColor } from './phrase-roles.js';
import type { Measures, ObjectMention, WordSource } from './prompt-reading.js';

/** Rows of clothes that cover the body of a person, who is drawn in clothes anyway. */
const BODY_CLOTHES: readonly string[] = ['coat', 't-shirt', 'dress'];
/** Rows of what people wear besides; a person cannot be given it. */
const ACCESSORIES: readonly string[] = [
  'hat',
  'top-hat',
  'sneakers',
  'boots',
  'gloves',
  'scarf',
  'glasses',
  'sunglasses',
  'apron',
  'gas-mask',
  'hard-hat',
  'welding-mask',
];

/** Words that put clothes on a person. */
const WEARING = /^(wearing|wears|dressed in|clad in|clothed in|garbed in|in|with)$/;
/** Phrases between a person and the word for the clothes at most. */
const CLOTHED_REACH = 8;

/** How a row is worn: as the clothes of the body, or besides; null for what is not worn. */
export function getWear(kind: string): 'clothes' | 'accessory' | null {
  const family = CATALOGUE.get(kind)?.family ?? kind;
  if (BODY_CLOTHES.includes(kind) || BODY_CLOTHES.includes(family)) return 'clothes';
  return ACCESSORIES.includes(kind) || ACCESSORIES.includes(family) ? 'accessory' : null;
}

/** Whether someone wears the clothes at a phrase: "a man in a black suit", "a girl wearing a dress and a straw hat". */
export function isWorn(spans: readonly PhraseSpan[], at: number): boolean {
  let isCalled = false;
  for (let before = at - 1; before >= Math.max(0, at - CLOTHED_REACH); before--) {
    const span = spans[before] as PhraseSpan;
    const gap = spans[before + 1]?.gap;
    const { meaning, text } = span;
    if (gap === 'stop' || (gap === 'comma' && !isCalled && meaning?.role !== 'measure' && meaning?.role !== 'noun')) return false;
    if (WEARING.test(text)) isCalled = true;
    else if (meaning?.role === 'noun') {
      const isPerson = getObjectTheme(meaning) === 'people' || CATALOGUE.get(meaning.object ?? '')?.form.generator === 'person';
      if (isPerson || meaning.object === undefined || getWear(meaning.object) === null) return isPerson && isCalled;
    } else if (meaning?.role === 'grammar' && !['article', 'definite', 'and', 'filler'].includes(meaning.grammar)) return false;
  }
  return false;
}

/**
 * Gives a person without a colour that of the clothes: "a woman in a red dress".
 *
 * @returns the measures of the clothes that the person does not show
 */
export function colorWearer(wearer: ObjectMention, measures: Measures): WordSource[] {
  const color = wearer.color === null ? getSurfaceColor(measures) : null;
  if (color === null) return [...measures.sources];
  wearer.color = color;
  const first = measures.sources.find(({ gave }) => gave === 'color');
  return measures.sources.filter((source) => source !== first && source.gave !== 'shade');
}
