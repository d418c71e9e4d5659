import type { RelationArea } from '@diorama/domain';
import type { RelationWord } from '@diorama/lexicon';

import type { PhraseSpan } from './match-phrases.js';
import { joinsPhrase } from './phrase-roles.js';
import type { NounMention, ObjectMention, PromptReading } from './prompt-reading.js';

/** What one phrase of a prompt is for the relations of its objects. */
export type RelationItem =
  | { readonly type: 'object'; readonly mention: ObjectMention; readonly isEach: boolean; readonly area?: RelationArea }
  | { readonly type: 'area'; readonly area: RelationArea }
  /** A noun that cannot stand in a relation, such as the weather. */
  | { readonly type: 'setting' }
  /** A noun that the scene does not have. */
  | { readonly type: 'unknown' }
  | { readonly type: 'pronoun'; readonly refersTo: 'last' | 'each' | 'relative' | 'itself' }
  | { readonly type: 'relation'; readonly word: RelationWord; readonly isArrangement: boolean }
  | { readonly type: 'and' | 'break' | 'negation' | 'comparison' };

const PRONOUNS: ReadonlyMap<string, 'last' | 'each' | 'relative' | 'itself'> = new Map(
  Object.entries<'last' | 'each' | 'relative' | 'itself'>({
    it: 'last',
    them: 'last',
    him: 'last',
    her: 'last',
    these: 'last',
    those: 'last',
    each: 'each',
    which: 'relative',
    whose: 'relative',
    'each other': 'itself',
    'one another': 'itself',
  }),
);

const AREA_WORDS: ReadonlyMap<string, RelationArea> = new Map(
  Object.entries<RelationArea>({
    sea: 'water',
    ocean: 'water',
    water: 'water',
    lake: 'water',
    pond: 'water',
    river: 'water',
    stream: 'water',
    ground: 'floor',
    floor: 'floor',
    path: 'path',
    trail: 'path',
    road: 'path',
    street: 'path',
    lane: 'path',
    track: 'path',
    alley: 'path',
    avenue: 'path',
    walkway: 'path',
    driveway: 'path',
    shore: 'shore',
    shoreline: 'shore',
    bank: 'shore',
    riverbank: 'shore',
    coast: 'shore',
    beach: 'shore',
    me: 'viewer',
    us: 'viewer',
    you: 'viewer',
    camera: 'viewer',
    viewer: 'viewer',
  }),
);

const WATERS: readonly unknown[] = ['river', 'lake', 'sea'];
const SETTINGS: readonly unknown[] = [
  'dawn',
  'day',
  'dusk',
  'night',
  'clear',
  'overcast',
  'fog',
  'snow',
  'rain',
  'spring',
  'summer',
  'autumn',
  'winter',
  'sky',
];

/** What each phrase is for the relations; null for one that plays no part in them. */
export function listRelationItems(spans: readonly PhraseSpan[], { nouns, parts }: PromptReading): (RelationItem | null)[] {
  const nounAt = new Map<number, NounMention>();
  // An object comes before the part of a room that the same word names.
  for (const noun of nouns) if (typeof noun.names === 'object' || !nounAt.has(noun.at)) nounAt.set(noun.at, noun);
  const partAt = new Map(parts.map(({ at, part }) => [at, part]));
  return spans.map((span, at): RelationItem | null => {
    const noun = nounAt.get(at);
    const part = partAt.get(at);
    // The last noun of a compound is the one that is related: "a forest cabin".
    const next = spans[at + 1];
    const isCompound = next !== undefined && joinsPhrase(next) && joinsCompound(nounAt.get(at + 1)) && !span.plural;
    if (noun !== undefined && typeof noun.names === 'object') {
      const isEach = isDistributed(spans, at);
      return { type: 'object', mention: noun.names, isEach, ...(part === undefined ? {} : { area: part }) };
    }
    if (isCompound && noun !== undefined) return null;
    return part === undefined ? findPlainItem(span, noun, next) : { type: 'area', area: part };
  });
}

function findPlainItem(span: PhraseSpan, noun: NounMention | undefined, next: PhraseSpan | undefined): RelationItem | null {
  const { meaning, text } = span;
  const last = text.split(' ').at(-1) ?? '';
  const refersTo = PRONOUNS.get(text);
  if (refersTo !== undefined && !(refersTo === 'each' && (isFollowedByNoun(next) || next?.text === 'of')))
    return { type: 'pronoun', refersTo };
  if (meaning === null) return isFollowedByNoun(next) ? null : { type: 'unknown' };
  if (meaning.role === 'measure')
    return meaning.relation === undefined ? null : { type: 'relation', word: meaning.relation, isArrangement: false };
  if (meaning.role === 'grammar') {
    if (meaning.relation !== undefined) return { type: 'relation', word: meaning.relation, isArrangement: meaning.grammar === 'of' };
    if (meaning.grammar === 'and' || meaning.grammar === 'break' || meaning.grammar === 'comparison') return { type: meaning.grammar };
    if (meaning.grammar === 'negation' || meaning.grammar === 'except') return { type: 'negation' };
    if (meaning.grammar === 'surroundings') return { type: 'setting' };
    const area = AREA_WORDS.get(text);
    return area === undefined || meaning.grammar !== 'filler' ? null : { type: 'area', area };
  }
  if (noun !== undefined) {
    if (SETTINGS.includes(noun.names) || typeof noun.names === 'number') return { type: 'setting' };
    // "A cliff above the sea" is land.
    if (/\b(above|over|overlooking|by)\b/.test(text)) return { type: 'area', area: 'place' };
    return { type: 'area', area: AREA_WORDS.get(last) ?? (WATERS.includes(noun.names) ? 'water' : 'place') };
  }
  return meaning.role === 'noun' ? { type: 'setting' } : null;
}

/** Whether a noun may be the last of a compound; a time such as "at night" is not. */
const joinsCompound = (noun: NounMention | undefined): boolean => noun !== undefined && !SETTINGS.includes(noun.names);

/** "on each table", "on each of two tables" */
function isDistributed(spans: readonly PhraseSpan[], at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const { text, meaning } = spans[before] as PhraseSpan;
    if (text === 'each' || text === 'every') return true;
    const isBetween =
      meaning?.role === 'measure' || (meaning?.role === 'grammar' && ['of', 'definite', 'filler'].includes(meaning.grammar));
    if (!isBetween) return false;
  }
  return false;
}

const isFollowedByNoun = (next: PhraseSpan | undefined): boolean =>
  next !== undefined && joinsPhrase(next) && (next.meaning === null || ['noun', 'measure', 'adjective'].includes(next.meaning.role));
