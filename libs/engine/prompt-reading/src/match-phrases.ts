import type { CatalogueTheme } from '@diorama/catalogue';
import {
  findEra,
  findFamilyRow,
  findGeography,
  findPhraseSense,
  getObjectTheme,
  isPhraseStart,
  listBaseForms,
  PHRASE_WORDS_MAX,
  toAmericanSpelling,
} from '@diorama/lexicon';
import type { Meaning, MeasureMeaning, PhraseSense, SceneMeaning } from '@diorama/lexicon';

import type { Extent } from './extent.js';
import { joinTokens } from './tokens.js';
import type { TokenGap, Token } from './tokens.js';

/** One or more words of the prompt that mean one thing together. */
export interface PhraseSpan {
  /** Their text in the folded prompt, joined by single spaces or hyphens. */
  readonly text: string;
  readonly gap: TokenGap;
  /** Null where the lexicon does not have it. */
  readonly meaning: Meaning | null;
  readonly near: boolean;
  /** The object that it names where it stands as a noun, beside the measure that `meaning` is. */
  readonly noun?: SceneMeaning;
  /** The state that it gives an object after or before it, where `meaning` is a property of the scene. */
  readonly state?: MeasureMeaning;
  /** The style that it names where it stands before a place or a building. */
  readonly style?: SceneMeaning;
  readonly plural: boolean;
  /** It is part of the name of what follows, so that it is not drawn itself: "boot" in "boot marks". */
  readonly isModifier?: true;
  /** The phrase negates itself: "treeless", "snow-free". */
  readonly negated: boolean;
  /** Measures, which belong to a noun before or behind them. */
  readonly extent?: Extent;
}

/** Takes the longest phrase that the lexicon has at each word, from left to right; at most PHRASE_WORDS_MAX look-ups a word. */
export function matchPhrases(tokens: readonly Token[]): PhraseSpan[] {
  const spans: PhraseSpan[] = [];
  let at = 0;
  while (at < tokens.length) {
    const match = matchAt(tokens, at);
    const { span } = match;
    at += match.length;
    spans.push(
      isVerb(span, spans) || leadsOn(span, spans, tokens[at]) || isShape(span, tokens[at])
        ? { ...span, meaning: FILLER, near: false }
        : span,
    );
  }
  return withShores(spans);
}

/** "A river with a steep bank" has a shore, which its water shows; "a bank by the river" is a building. */
function withShores(spans: readonly PhraseSpan[]): PhraseSpan[] {
  const water = spans.map(({ meaning }) => (meaning?.role === 'noun' ? meaning.water : undefined)).find((value) => value !== undefined);
  return spans.map((span, at) => {
    if (water === undefined || !/^banks?$/.test(span.text) || (spans[at - 1]?.text === 'a' && span.gap === 'space')) return span;
    const { noun: _noun, ...shore } = span;
    return { ...shore, meaning: { role: 'noun', water } };
  });
}

/** Verbs that are also names of objects: after a plural noun they are verbs ("flowers swing in the wind"). */
const VERBS: ReadonlySet<string> = new Set(
  `fly swing watch rock light wave bear duck drum ski skate surf shade plant water crane bridge sail cross pool spring fall saw face mirror frame park dock
  anchor land perch spot guard dress swallow crow fence wind ring ride swim walk play dance fish hunt race stream flood bloom blossom crowd circle ring stick board hedge branch`.split(
    /\s+/,
  ),
);
const FILLER: Meaning = { role: 'grammar', grammar: 'filler' };

/** "A round table", but "chairs round a table". */
const isShape = ({ text }: PhraseSpan, next: Token | undefined): boolean => text === 'round' && !ARTICLES.includes(next?.key ?? '');
const ARTICLES: readonly string[] = ['a', 'an', 'the', 'it', 'them', 'each', 'his', 'her', 'their', 'its'];

/** Verbs of motion among them, and themes of what moves by itself. */
const MOTIONS: ReadonlySet<string> = new Set(['fly', 'sail', 'swim', 'walk', 'race', 'ride', 'ski', 'skate', 'surf']);
const MOVING_THEMES: readonly (CatalogueTheme | undefined)[] = ['animals', 'people', 'vehicles'];

/**
 * Whether a noun is a verb behind the nouns before it: "flowers swing in the wind", "glaciers wind". After a singular noun it is one behind "a" ("a tower lights
 * the bay"), which no plural noun follows, and where something moves ("the boat sails"); "tree lights" and "windmill sails" are compounds.
 */
function isVerb({ text, gap, meaning, plural }: PhraseSpan, spans: readonly PhraseSpan[]): boolean {
  const before = spans.at(-1);
  if (gap !== 'space' || meaning?.role !== 'noun' || before?.meaning?.role !== 'noun') return false;
  if (before.plural) return VERBS.has(text);
  const verb = listBaseForms(text).find(({ word }) => VERBS.has(word))?.word;
  if (before.meaning.object === undefined || !plural || verb === undefined) return false;
  return (MOTIONS.has(verb) && MOVING_THEMES.includes(getObjectTheme(before.meaning))) || followsArticle(spans);
}

/** What follows a verb and no noun in the plural: what it acts on, or where it goes. */
const AFTER_VERB: ReadonlySet<string> = new Set(
  'the a an its their his her between through along around towards across over past down up into behind above below'.split(' '),
);

/** "The riverbed winds between boulders", "a jacaranda shades the fence": the singular before it, known or not, is its subject. */
function leadsOn({ text, gap, meaning }: PhraseSpan, spans: readonly PhraseSpan[], next: Token | undefined): boolean {
  const before = spans.at(-1);
  if (gap !== 'space' || meaning?.role !== 'noun' || next?.gap !== 'space' || !AFTER_VERB.has(next.key)) return false;
  const isSubject =
    before !== undefined && !before.plural && (before.meaning === null || before.meaning.role === 'noun') && SINGULAR.test(before.text);
  return isSubject && text.endsWith('s') && listBaseForms(text).some(({ word }) => LEADING_VERBS.has(word));
}

const SINGULAR = /[^s]$/;
/** Verbs among them that lead on to where something is. */
const LEADING_VERBS: ReadonlySet<string> = new Set(
  'wind shade cross circle frame flank face mirror dress crowd ring stream fence hedge board'.split(' '),
);

/** Whether "a" or "an" begins the noun phrase that the spans end with. */
function followsArticle(spans: readonly PhraseSpan[]): boolean {
  let first = spans.length - 1;
  while (first > 0 && spans[first]?.gap !== 'stop' && spans[first]?.gap !== 'comma' && spans[first]?.meaning?.role !== 'grammar') first--;
  const { meaning } = spans[first] ?? { meaning: null };
  return meaning?.role === 'grammar' && meaning.grammar === 'article';
}

interface Match {
  readonly span: PhraseSpan;
  readonly length: number;
}

const NOTHING: PhraseSense = { meaning: { role: 'ignored' }, near: false, plural: false };

function matchAt(tokens: readonly Token[], at: number): Match {
  const extent = tokens[at]?.extent;
  if (extent !== undefined) {
    const { span, length } = match(tokens, at, 1, { ...NOTHING, negated: false });
    return { span: { ...span, extent }, length };
  }
  const first = toAmericanSpelling(tokens[at]?.key ?? '');
  const named = NAME_STARTS.has(first) ? namedWaterAt(tokens, at) : null;
  if (named !== null) return named;
  const placed = cityAt(tokens, at);
  if (placed !== null) return placed;
  const dated = eraAt(tokens, at);
  if (dated !== null) return dated;
  const lengthMax = isPhraseStart(first) ? reach(tokens, at) : 1;
  for (let length = lengthMax; length >= 1; length--) {
    const sense = findPhraseSense(tokens.slice(at, at + length).map((token) => toAmericanSpelling(token.key)));
    if (sense === null) continue;
    if (sense.meaning.role === 'noun' && isMeasuredCompound(tokens, at, length)) continue;
    if (isOwner(tokens, at + length - 1, sense)) return match(tokens, at, length, { ...NOTHING, negated: false });
    const freed = isFreed(tokens[at + length]);
    return match(tokens, at, freed ? length + 1 : length, { ...sense, negated: freed });
  }
  return familyAt(tokens, at) ?? match(tokens, at, unknownLength(tokens, at), single(first));
}

/** A city whose name the lexicon has with its region, which a comma separates: "Phoenix, Arizona". */
function cityAt(tokens: readonly Token[], at: number): Match | null {
  if (tokens[at + 1]?.gap !== 'comma') return null;
  for (const length of CITY_AND_REGION_WORDS) {
    const words = tokens.slice(at, at + length);
    if (words.length < length || words.slice(2).some(({ gap }) => gap !== 'space')) continue;
    const sense = findPhraseSense(words.map(({ key }) => key));
    if (sense?.meaning.role === 'noun' && sense.meaning.locale !== undefined)
      return match(tokens, at, length, { ...sense, negated: false });
  }
  return null;
}

/** Words of a city of one word and of its region, the longest first. */
const CITY_AND_REGION_WORDS = [3, 2] as const;

/** A date: "in the 1930s". */
function eraAt(tokens: readonly Token[], at: number): Match | null {
  const words = tokens.slice(at, at + reach(tokens, at));
  // "1,500" is a count.
  const era = findEra(
    words.map(({ text, key, isPossessive }) => (/[,.]/.test(text) ? '' : /^\d+$/.test(key) && isPossessive ? `${key}s` : key)),
    tokens[at]?.gap === 'space' || tokens[at]?.gap === 'hyphen' ? (tokens[at - 1]?.key ?? '') : '',
  );
  return era === null ? null : match(tokens, at, era.length, { meaning: era.meaning, near: false, plural: false, negated: false });
}

/** "A wooden boat deck" is a boat deck of wood, although there is a wooden boat. */
function isMeasuredCompound(tokens: readonly Token[], at: number, length: number): boolean {
  const next = tokens[at + length];
  if (length !== 2 || next?.gap !== 'space') return false;
  const [first, last, head] = [at, at + 1, at + 2].map((index) => toAmericanSpelling(tokens[index]?.key ?? ''));
  if (first === undefined || last === undefined || head === undefined || !DESCRIBING.includes(findPhraseSense([first])?.meaning.role))
    return false;
  return isPhraseStart(last) && findPhraseSense([last, head])?.meaning.role === 'noun';
}

/** Roles of words that a compound may begin with and that describe another compound: "old tram", "old tram depot". */
const DESCRIBING: readonly (Meaning['role'] | undefined)[] = ['measure', 'ignored', undefined];

/** Whether a person only says whose the next noun is: "a child's bedroom". */
function isOwner(tokens: readonly Token[], at: number, { meaning }: PhraseSense): boolean {
  if (tokens[at]?.isPossessive !== true || tokens[at + 1]?.gap !== 'space') return false;
  return getObjectTheme(meaning) === 'people';
}

/** A noun or noun phrase that only the hierarchy of nouns has, as a member of the family that the catalogue draws. */
function familyAt(tokens: readonly Token[], at: number): Match | null {
  for (let length = Math.min(reach(tokens, at), FAMILY_WORDS_MAX); length >= 1; length--) {
    const words = tokens.slice(at, at + length).map((token) => token.key);
    const last = words.pop() ?? '';
    for (const { word, plural } of [{ word: last, plural: false }, ...listBaseForms(last).filter((form) => form.plural)]) {
      const noun = [...words, word].join(' ');
      const geography = findGeography(noun);
      if (geography !== null) return match(tokens, at, length, { meaning: geography, near: false, plural, negated: false });
      const id = findFamilyRow(noun);
      if (id === null) continue;
      const sense: PhraseSense = { meaning: { role: 'noun', object: id, isFamily: true }, near: false, plural };
      return match(tokens, at, length, { ...(isOwner(tokens, at + length - 1, sense) ? NOTHING : sense), negated: false });
    }
  }
  return null;
}

/** First words of names of waters and mountains: "Lake Geneva". */
const NAME_STARTS: ReadonlySet<string> = new Set(['lake', 'loch', 'river', 'mount', 'mont', 'bay', 'gulf', 'strait']);

/** A name of two or more words, of which the first says what it is. */
function namedWaterAt(tokens: readonly Token[], at: number): Match | null {
  for (let length = Math.min(reach(tokens, at), FAMILY_WORDS_MAX); length >= 2; length--) {
    const words = tokens.slice(at, at + length).map((token) => token.key);
    const meaning = findPhraseSense(words) === null ? findGeography(words.join(' ')) : null;
    if (meaning !== null) return match(tokens, at, length, { meaning, near: false, plural: false, negated: false });
  }
  return null;
}

/** How many words from here on stand together without punctuation, at most the length of a phrase. */
function reach(tokens: readonly Token[], at: number): number {
  let length = 1;
  while (length < PHRASE_WORDS_MAX) {
    const gap = tokens[at + length]?.gap;
    if ((gap !== 'space' && gap !== 'hyphen') || tokens[at + length]?.extent !== undefined) break;
    length += 1;
  }
  return length;
}

/** One word, or a compound with hyphens of which no part is known ("sci-fi"). */
function unknownLength(tokens: readonly Token[], at: number): number {
  let end = at;
  while (end < tokens.length && (end === at || tokens[end]?.gap === 'hyphen') && isUnknown(tokens[end])) end += 1;
  return Math.max(1, end - at);
}

const isUnknown = (token: Token | undefined): boolean => {
  const word = toAmericanSpelling(token?.key ?? '');
  return findPhraseSense([word]) === null && single(word).meaning === null;
};

/** "snow-free" */
const isFreed = (next: Token | undefined): boolean => next?.gap === 'hyphen' && (next.key === 'free' || next.key === 'less');

/** Words of a noun phrase in the hierarchy of nouns at most. */
const FAMILY_WORDS_MAX = 3;

type Reading = Pick<PhraseSpan, 'meaning' | 'near' | 'noun' | 'state' | 'style' | 'plural' | 'negated'>;

function single(word: string): Reading {
  if (word === '') return { ...NOTHING, negated: false };
  if (isNumber(word)) return { meaning: { role: 'measure', count: Number(word) }, near: false, plural: false, negated: false };
  const lacked = word.endsWith('less') ? findPhraseSense([word.slice(0, -'less'.length)]) : null;
  if (lacked !== null) return { ...lacked, negated: true };
  return { meaning: null, near: false, plural: listBaseForms(word).some((form) => form.plural), negated: false };
}

/** ASCII digits only: other numerals would not survive `Number`. */
const isNumber = (word: string): boolean => word.length <= 9 && /^[0-9]+$/.test(word);

function match(tokens: readonly Token[], at: number, length: number, reading: Reading): Match {
  const taken = tokens.slice(at, at + length);
  return { span: { text: joinTokens(taken), gap: taken[0]?.gap ?? 'space', ...reading }, length };
}
