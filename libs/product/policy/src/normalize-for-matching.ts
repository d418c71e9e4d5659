/** Letters that look like Latin ones, and digits and signs that stand for letters inside words. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  ѵ: 'v',
  х: 'x',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

const DIGITS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };

/** A digit or sign with a letter on either side of it: `p0rn`, but not `1970` and not `wow!`. */
const DIGIT_IN_WORD = /(?<=\p{L})[013457@$!]+(?=\p{L})/gu;

/** Single letters with one separator between each: `p o r n`, `p.o.r.n`. */
const SPELT_OUT = /(?<![\p{L}\p{N}])(?:\p{L}[ ._*-]){3,}\p{L}(?![\p{L}\p{N}])/gu;

/**
 * Text as rules are matched against: Unicode compatibility forms (NFKC), lower case, without marks and invisible characters,
 * lookalike letters as Latin ones, spelt-out words joined, every run of other characters one space. Starts and ends with a
 * space, so that ` word ` is found as a word and nowhere inside another.
 */
export function normalizeForMatching(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}\p{Cc}]/gu, (character) => (/\s/u.test(character) ? ' ' : ''));
  const latin = Array.from(plain, (character) => LOOKALIKES[character] ?? character).join('');
  const letters = latin.replace(DIGIT_IN_WORD, (run) => Array.from(run, (character) => DIGITS[character] ?? character).join(''));
  const joined = letters.replace(SPELT_OUT, (word) => word.replace(/[ ._*-]/g, ''));
  return ` ${joined.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}
