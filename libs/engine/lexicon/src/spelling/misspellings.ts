import { isNounOfHierarchy } from '../families/families.js';
import { findPhraseSense, listWords } from '../lexicon/lexicon.js';

/** Letters of a word that is corrected, and of what it is corrected to, at least: short words have too many neighbours. */
const LETTERS_MIN = 6;
/** The same for a word in which one letter is doubled or single by mistake: "narow", "abandonned". */
const LETTERS_MIN_DOUBLED = 5;
/** Misspellings that are other words of the hierarchy, or further away than a slip. */
const COMMON: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    forrest: 'forest',
    choclate: 'chocolate',
    flikering: 'flickering',
    balconys: 'balconies',
    wearhouse: 'warehouse',
    brige: 'bridge',
    brigde: 'bridge',
    umbrela: 'umbrella',
    vilage: 'village',
    kichen: 'kitchen',
    kitchin: 'kitchen',
    chrismas: 'christmas',
    xmas: 'christmas',
    resturant: 'restaurant',
    restaurent: 'restaurant',
    libary: 'library',
    castel: 'castle',
    cemetary: 'cemetery',
    cementery: 'cemetery',
    mountin: 'mountain',
    mountian: 'mountain',
    moutain: 'mountain',
    labratory: 'laboratory',
    hospitel: 'hospital',
    waterfal: 'waterfall',
    lightouse: 'lighthouse',
    bycicle: 'bicycle',
    bicicle: 'bicycle',
    chior: 'choir',
    matress: 'mattress',
    fridege: 'fridge',
    medival: 'medieval',
    mideval: 'medieval',
    futurstic: 'futuristic',
    tabel: 'table',
    tabels: 'tables',
    chiar: 'chair',
    chiars: 'chairs',
    nigth: 'night',
    ligth: 'light',
    ligths: 'lights',
    windos: 'windows',
    strret: 'street',
    stret: 'street',
    hous: 'house',
    gras: 'grass',
    flor: 'floor',
  }),
);
/** Words that are right, and near to the name of a country. */
const KEPT: readonly string[] = ['hungry'];
/** Endings of verbs, adverbs and comparatives, which are mostly separate words. */
const OTHER_WORD = /(ing|ed|ly|er|est|ness|less)$/;
const VOWELS = 'aeiouy';

/**
 * The word that a slip of the keyboard stands for: a doubled or a single letter ("appartment", "squirels"), two letters exchanged, or a vowel too many,
 * too few or wrong behind the first one ("villige"). A word that the language has in any meaning is kept.
 *
 * @param word a word as prompts are looked up, in small letters
 * @returns null for a word that is known, or that no word or more than one is near to
 */
export function correctSpelling(word: string): string | null {
  if (!/^[a-z]+$/.test(word) || isListed(word)) return null;
  const common = COMMON.get(word);
  if (common !== undefined) return common;
  if (word.length < LETTERS_MIN_DOUBLED) return null;
  const doubled = findDoubled(word);
  if (doubled !== null) return doubled;
  if (word.length < LETTERS_MIN || OTHER_WORD.test(word)) return null;
  const own = findNeighbour(word);
  if (own !== null || !word.endsWith('s')) return own;
  const single = findNeighbour(word.slice(0, -1));
  return single === null ? null : `${single}s`;
}

const isListed = (word: string): boolean =>
  KEPT.includes(word) ||
  openWords().has(word) ||
  findPhraseSense([word]) !== null ||
  isNounOfHierarchy(word) ||
  isNounOfHierarchy(word.replace(/s$/, ''));

/** The only word that differs in doubled letters alone. Short verbs have too many neighbours: "planed", "planned". */
function findDoubled(word: string): string | null {
  if (OTHER_WORD.test(word) && word.length < LETTERS_MIN_VERB) return null;
  const near = (openNeighbours().get(skeletonOf(word)) ?? []).filter(
    (target) => target[0] === word[0] && singleLetters(target) === singleLetters(word),
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}

const LETTERS_MIN_VERB = 9;

function findNeighbour(word: string): string | null {
  if (word.length < LETTERS_MIN) return null;
  const near = (openNeighbours().get(skeletonOf(word)) ?? []).filter((target) => isSlip(word, target));
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** Whether two words with the same consonants differ by one slip. */
function isSlip(word: string, target: string): boolean {
  if (word === target || word[0] !== target[0]) return false;
  const first = target.search(/[aeiouy]/);
  let start = 0;
  while (word[start] === target[start]) start++;
  if (start < 1) return false;
  const [here = '', there = ''] = [word[start], target[start]];
  const [rest, other] = [word.slice(start + 1), target.slice(start + 1)];
  if (here === target[start + 1] && there === word[start + 1] && rest.slice(1) === other.slice(1)) return true;
  // The ending makes another word: "watch", "watches".
  if (word.slice(-2) !== target.slice(-2)) return false;
  if (singleLetters(word) === singleLetters(target)) return true;
  if (start <= first) return false;
  const isWrongVowel = VOWELS.includes(here) && VOWELS.includes(there) && rest === other;
  const isExtraVowel = VOWELS.includes(here) && rest === target.slice(start);
  const isMissingVowel = VOWELS.includes(there) && word.slice(start) === other;
  return isWrongVowel || isExtraVowel || isMissingVowel;
}

const singleLetters = (word: string): string => word.replaceAll(/(.)\1+/g, '$1');

/** The same for all words within one slip: their consonants in alphabetical order, doubled ones once. */
const skeletonOf = (word: string): string =>
  singleLetters(word)
    .replaceAll(/[aeiouy]/g, '')
    .split('')
    .sort()
    .join('');

let words: ReadonlySet<string> | null = null;
let neighbours: ReadonlyMap<string, readonly string[]> | null = null;

const openWords = (): ReadonlySet<string> => (words ??= listWords());

/** Words by their skeletons, made at the first word that nothing knows. */
function openNeighbours(): ReadonlyMap<string, readonly string[]> {
  if (neighbours !== null) return neighbours;
  const made = new Map<string, string[]>();
  for (const word of openWords()) {
    if (word.length < LETTERS_MIN || !/^[a-z]+$/.test(word)) continue;
    const skeleton = skeletonOf(word);
    made.set(skeleton, [...(made.get(skeleton) ?? []), word]);
  }
  return (neighbours = made);
}
