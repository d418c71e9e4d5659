import type { IgnoredMeaning, SceneMeaning } from '../lexicon/meaning.js';

/** A time in the history of the world, as words state it. */
export interface Era {
  /** How many words name it, with those before it that only lead to it: "in the 1930s". */
  readonly length: number;
  readonly meaning: SceneMeaning | IgnoredMeaning;
}

/**
 * The year, decade or century that a row of words begins with, as the style of that time: "1974", "in the 1930s", "80s", "16th century", "5th century BC".
 *
 * @param words normalised words without punctuation between them
 * @param before the word in front of them; empty for none
 * @returns null where they begin with another thing, such as a count
 */
export function findEra(words: readonly string[], before: string): Era | null {
  const lead = countLeads(words);
  for (let from = lead; from >= 0; from--) {
    const last = words[from - 1] ?? before;
    const isAge = /^(his|her|their|my|your|our)$/.test(last) && DECADES.includes(words[from] ?? '');
    if (isAge) return { length: from + 1, meaning: { role: 'ignored' } };
    const dated = OWNERS.test(last) ? null : readDate(words.slice(from), last);
    if (dated === null) continue;
    // "In the 1930s kitchen" keeps its preposition.
    const isAlone = words[from + dated.length] === undefined || CONTINUING.test(words[from + dated.length] ?? '');
    if (from > 0 && !isAlone && !words.slice(0, from).every((word) => ADVERBS.test(word))) return null;
    const style = findStyleOfYear(dated.year);
    return {
      length: from + dated.length,
      meaning: style === null ? { role: 'ignored' } : { role: 'adjective', style, isPeriod: true },
    };
  }
  return null;
}

interface Dated {
  readonly length: number;
  /** Of the Christian era, and negative before it. */
  readonly year: number;
}

/** Words that lead to a date: "from around the year". */
const LEADS = /^(in|from|of|during|around|circa|ca|c|by|since|about|the|year|early|mid|late|ad|anno)$/;
const ADVERBS = /^(early|mid|late|circa|ca|c)$/;
const LEADS_MAX = 3;
/** Of these, those after which a number of four digits is a year. */
const TEMPORAL = /^(in|from|during|circa|ca|c|since|year|early|mid|late|summer|winter|spring|autumn|fall|ad|anno)$/;
/** Words behind which a number counts or numbers something else, and "his fifties", which is an age. */
const OWNERS = /^(his|her|their|my|your|our|room|route|number|no|unit|apartment|flat|flight|gate|bus|highway|pier|area|sector|resolution)$/;
/** Words that go on with the sentence. */
const CONTINUING = /^(with|and|or|in|on|at|by|of|for|where|when|as|under|during|before|after|style|styled|to|near|over|is|was|but)$/;
const UNITS = /^(x|by|px|sq|square|m|km|ft|feet|foot|metres?|meters?|miles?|kg|percent|people|men|women|children|watts?|dpi|fps)$/;
/** Sizes of pictures, and no years. */
const PIXELS: readonly string[] = ['1024', '1080', '2048', '2160'];

/** The decades of the last century from the twenties on, and ages. */
const DECADES: readonly string[] = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'];

function countLeads(words: readonly string[]): number {
  let count = 0;
  while (count < LEADS_MAX && LEADS.test(words[count] ?? '')) count++;
  return count;
}

function readDate(words: readonly string[], before: string): Dated | null {
  const [first = '', second = '', third = ''] = words;
  const decade = /^(\d{3}0|[0-9]0)s$/.exec(first);
  if (decade !== null) return { length: 1, year: yearOfDecade(decade[1] ?? '') };
  const tens = DECADES.indexOf(first);
  if (tens >= 0) return { length: 1, year: 1925 + 10 * tens };
  const century = ordinalOf(first);
  if (century !== null && /^(century|centuries|c)$/.test(second)) {
    const sign = signOf(third);
    return { length: sign === null ? 2 : 3, year: (sign ?? 1) * (100 * (century - 1) + 50) };
  }
  if (!/^\d{1,5}$/.test(first)) return null;
  const sign = signOf(second);
  if (sign !== null) return { length: 2, year: sign * Number(first) };
  return isYear(first, second, before) ? { length: 1, year: Number(first) } : null;
}

/** "The 1800s" are a century, "the 80s" the decade of the last one. */
function yearOfDecade(digits: string): number {
  const first = Number(digits);
  if (digits.length === 2) return (first < 20 ? 2000 : 1900) + first + 5;
  return first % 100 === 0 && first < 1900 ? first + 50 : first + 5;
}

const signOf = (word: string): 1 | -1 | null => (/^(bc|bce)$/.test(word) ? -1 : /^(ad|ce)$/.test(word) ? 1 : null);

/** Whether a number that stands without an era is a year: "in 1974", "a 1974 kitchen", but "1500 penguins". */
function isYear(digits: string, next: string, before: string): boolean {
  const year = Number(digits);
  if (digits.length !== 4 || year < 1000 || UNITS.test(next)) return false;
  if (TEMPORAL.test(before)) return year < 3000 || before === 'year';
  const isCounted = next.endsWith('s') && !next.endsWith('ss');
  return year < 2200 && !isCounted && !PIXELS.includes(digits);
}

const ORDINALS =
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth
  eighteenth nineteenth twentieth`.split(/\s+/);

function ordinalOf(word: string): number | null {
  const digits = /^(\d{1,2})(st|nd|rd|th)$/.exec(word);
  const number = digits === null ? ORDINALS.indexOf(word) + 1 : Number(digits[1]);
  return number > 0 ? number : /^twenty[ -]?(first|second)$/.test(word) ? 21 : null;
}

/** The styles of the catalogue by the last year of their time. */
const STYLES_UNTIL: readonly (readonly [year: number, style: string | null])[] = [
  [-3000, 'prehistoric'],
  [499, 'classical'],
  [1499, 'medieval'],
  [1599, 'renaissance'],
  [1819, 'baroque'],
  [1914, 'victorian'],
  // The decade of the first world war looks like neither the one before nor the one after.
  [1919, null],
  [1945, 'art-deco'],
  [1969, 'mid-century'],
  [1979, 'seventies'],
  [1989, 'eighties'],
  [1999, 'nineties'],
  [2029, null],
];

/** The style of a year; null for the present, in which people build in any style. */
const findStyleOfYear = (year: number): string | null => {
  const found = STYLES_UNTIL.find(([until]) => year <= until);
  return found === undefined ? 'futuristic' : found[1];
};
