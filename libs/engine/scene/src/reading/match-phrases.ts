import { CATALOGUE } from '@diorama/catalogue';

import { toAmericanSpelling, listBaseForms } from '../lexicon/base-forms.js';
import { isPhraseStart, findPhraseSense, PHRASE_WORDS_MAX } from '../lexicon/lexicon.js';
import type { PhraseSense } from '../lexicon/lexicon.js';
import { findFamilyRow } from '../lexicon/families.js';
import type { Meaning, MeasureMeaning, SceneMeaning } from '../lexicon/meaning.js';
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
  /** The phrase negates itself: "treeless", "snow-free". */
  readonly negated: boolean;
}

/** Takes the longest phrase that the lexicon has at each word, from left to right; at most PHRASE_WORDS_MAX look-ups a word. */
export function matchPhrases(tokens: readonly Token[]): PhraseSpan[] {
  const spans: PhraseSpan[] = [];
  let at = 0;
  while (at < tokens.length) {
    const match = matchAt(tokens, at);
    const { span } = match;
    at += match.length;
    spans.push(isVerb(span, spans.at(-1)) || isShape(span, tokens[at]) ? { ...span, meaning: FILLER, near: false } : span);
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
  anchor land perch spot guard dress swallow crow fence wind ring ride swim walk play dance fish hunt race stream flood`.split(/\s+/),
);
const FILLER: Meaning = { role: 'grammar', grammar: 'filler' };

/** "A round table", but "chairs round a table". */
const isShape = ({ text }: PhraseSpan, next: Token | undefined): boolean => text === 'round' && !ARTICLES.includes(next?.key ?? '');
const ARTICLES: readonly string[] = ['a', 'an', 'the', 'it', 'them', 'each', 'his', 'her', 'their', 'its'];

function isVerb({ text, gap, meaning }: PhraseSpan, before: PhraseSpan | undefined): boolean {
  const followsPlural = before?.plural === true && before.meaning?.role === 'noun' && before.meaning.object !== undefined;
  return gap === 'space' && followsPlural && meaning?.role === 'noun' && VERBS.has(text);
}

interface Match {
  readonly span: PhraseSpan;
  readonly length: number;
}

const NOTHING: PhraseSense = { meaning: { role: 'ignored' }, near: false, plural: false };

function matchAt(tokens: readonly Token[], at: number): Match {
  const first = toAmericanSpelling(tokens[at]?.key ?? '');
  const lengthMax = isPhraseStart(first) ? reach(tokens, at) : 1;
  for (let length = lengthMax; length >= 1; length--) {
    const sense = findPhraseSense(tokens.slice(at, at + length).map((token) => toAmericanSpelling(token.key)));
    if (sense === null) continue;
    if (isOwner(tokens, at + length - 1, sense)) return match(tokens, at, length, { ...NOTHING, negated: false });
    const freed = isFreed(tokens[at + length]);
    return match(tokens, at, freed ? length + 1 : length, { ...sense, negated: freed });
  }
  return familyAt(tokens, at) ?? match(tokens, at, unknownLength(tokens, at), single(first));
}

/** Whether a person only says whose the next noun is: "a child's bedroom". */
function isOwner(tokens: readonly Token[], at: number, { meaning }: PhraseSense): boolean {
  if (tokens[at]?.isPossessive !== true || tokens[at + 1]?.gap !== 'space') return false;
  return meaning.role === 'noun' && meaning.object !== undefined && CATALOGUE.get(meaning.object)?.theme === 'people';
}

/** A noun or noun phrase that only the hierarchy of nouns has, as a member of the family that the catalogue draws. */
function familyAt(tokens: readonly Token[], at: number): Match | null {
  for (let length = Math.min(reach(tokens, at), FAMILY_WORDS_MAX); length >= 1; length--) {
    const words = tokens.slice(at, at + length).map((token) => token.key);
    const last = words.pop() ?? '';
    for (const { word, plural } of [{ word: last, plural: false }, ...listBaseForms(last).filter((form) => form.plural)]) {
      const id = findFamilyRow([...words, word].join(' '));
      if (id !== null)
        return match(tokens, at, length, { meaning: { role: 'noun', object: id, isFamily: true }, near: false, plural, negated: false });
    }
  }
  return null;
}

/** How many words from here on stand together without punctuation, at most the length of a phrase. */
function reach(tokens: readonly Token[], at: number): number {
  let length = 1;
  while (length < PHRASE_WORDS_MAX) {
    const gap = tokens[at + length]?.gap;
    if (gap !== 'space' && gap !== 'hyphen') break;
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
  const text = taken.map((token, i) => (i === 0 ? '' : token.gap === 'hyphen' ? '-' : ' ') + token.text).join('');
  return { span: { text, gap: taken[0]?.gap ?? 'space', ...reading }, length };
}
