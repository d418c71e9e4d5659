import { STYLE_TYPES } from '@diorama/catalogue';
import type { CatalogueTheme } from '@diorama/catalogue';
import { getObjectTheme, isBuiltNoun } from '@diorama/lexicon';
import type { SceneMeaning } from '@diorama/lexicon';

import type { PhraseSpan } from './match-phrases.js';
import { isDescription, joinsPhrase, roleAt } from './phrase-roles.js';

/** What an adjective of style or origin describes: the place of the scene, its furniture, or something that is in it. */
export type Described = 'place' | 'furniture' | 'thing';

/** Words of a noun phrase behind its first adjective at most. */
const PHRASE_REACH = 8;

/** Nouns for what makes a room or a place look as it does. */
const LOOKS_OF_PLACES =
  /\b(furniture|furnishings?|decor|decorations?|design|architecture|interiors?|camps?|encampments?|settlements?|stations?|outposts?|homesteads?|ranch)$/;

const PAST = /^(times?|ages?|eras?|days|past|civilizations?|legends?|secrets?)$/;

/** Styles of an event, with which a whole place is decorated: "a Christmas garland". */
const EVENTS: readonly string[] = ['festive', 'halloween'];

/** Themes of what belongs to the place itself. */
const THEMES_OF_PLACES: readonly CatalogueTheme[] = ['architecture', 'nature', 'sky'];

/**
 * What an adjective describes where it stands: an animal in "a sleek black dog", the place in "a sleek modern kitchen". One that describes no noun stands for
 * the whole picture.
 */
export function findDescribed(spans: readonly PhraseSpan[], at: number, style: string | undefined): Described {
  if (style === undefined || EVENTS.includes(style)) return 'place';
  const noun = findDescribedNoun(spans, at);
  // "From forgotten times" is not what has happened to the place.
  if (noun === null && STYLE_TYPES.get(style)?.isCondition === true && PAST.test(spans[at + 1]?.text ?? '')) return 'thing';
  if (noun?.meaning?.role !== 'noun' || LOOKS_OF_PLACES.test(noun.text)) return 'place';
  return describedBy(noun.meaning);
}

function describedBy(meaning: SceneMeaning): Described {
  const theme = getObjectTheme(meaning);
  if (theme === undefined || isBuiltNoun(meaning) || THEMES_OF_PLACES.includes(theme)) return 'place';
  return theme === 'interior' ? 'furniture' : 'thing';
}

/** The last noun of the phrase that an adjective belongs to; null where only adjectives follow. */
function findDescribedNoun(spans: readonly PhraseSpan[], at: number): PhraseSpan | null {
  const article = findArticle(spans, at);
  let noun: PhraseSpan | null = null;
  for (let next = at + 1; next <= at + PHRASE_REACH; next++) {
    const span = spans[next];
    if (span === undefined) break;
    // "a sleek, black cat", but "modern, black cat" in a list.
    const isListed =
      noun === null && span.gap === 'comma' && (article === 'article' || (article !== null && span.meaning?.role !== 'noun'));
    const joins = joinsPhrase(span) || isListed;
    if (!joins) break;
    if (span.meaning?.role === 'noun') noun = span;
    else if ((noun !== null && span.meaning !== null) || !isDescription({ ...span, gap: 'space' })) break;
    if (noun?.plural === true) break;
  }
  return noun;
}

/** The article before an adjective or a noun, with only adjectives between them. */
export function findArticle(spans: readonly PhraseSpan[], at: number): 'article' | 'definite' | null {
  let before = at - 1;
  while (before >= 0 && joinsPhrase(spans[before + 1] as PhraseSpan) && isDescription({ ...(spans[before] as PhraseSpan), gap: 'space' }))
    before--;
  const role = before < 0 ? null : roleAt(spans, before);
  return role === 'article' || role === 'definite' ? role : null;
}
