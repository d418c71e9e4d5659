const WORD = /[\p{L}\p{N}]+/gu;
const POSSESSIVE = /['’]s\b/g;

/** The words of a text in lower case and in the singular; a hyphen separates words. */
export const listSingularWords = (text: string): string[] =>
  (text.normalize('NFKC').toLowerCase().replaceAll(POSSESSIVE, '').match(WORD) ?? []).map(toSingular);

/** Whether the words of a phrase stand together in a text, each in the singular or the plural. */
export function hasPhrase(text: string, phrase: string): boolean {
  return ` ${listSingularWords(text).join(' ')} `.includes(` ${listSingularWords(phrase).join(' ')} `);
}

const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    buses: 'bus',
    cacti: 'cactus',
    children: 'child',
    daisies: 'daisy',
    geese: 'goose',
    knives: 'knife',
    leaves: 'leaf',
    men: 'man',
    nebulae: 'nebula',
    oases: 'oasis',
    scarves: 'scarf',
    shelves: 'shelf',
    bookshelves: 'bookshelf',
    wolves: 'wolf',
    women: 'woman',
  }),
);

/** The same form for the singular and the plural of a noun; the form of another word may be none that exists. */
function toSingular(word: string): string {
  const irregular = IRREGULAR_PLURALS.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(sh|ch|x|z|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
