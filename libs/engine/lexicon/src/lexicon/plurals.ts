const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    man: 'men',
    woman: 'women',
    child: 'children',
    person: 'people',
    goose: 'geese',
    mouse: 'mice',
    tooth: 'teeth',
    foot: 'feet',
    ox: 'oxen',
    cactus: 'cacti',
    knife: 'knives',
    wolf: 'wolves',
    elf: 'elves',
    leaf: 'leaves',
    loaf: 'loaves',
    shelf: 'shelves',
    scarf: 'scarves',
    dwarf: 'dwarves',
    calf: 'calves',
    half: 'halves',
    sheep: 'sheep',
    deer: 'deer',
    fish: 'fish',
    tomato: 'tomatoes',
    potato: 'potatoes',
    mango: 'mangoes',
    moose: 'moose',
    bison: 'bison',
    aircraft: 'aircraft',
    spacecraft: 'spacecraft',
  }),
);

/** Whether a noun phrase is singular and plural alike: "sheep". Things in pairs, such as scissors, are one. */
export function isOwnPlural(phrase: string): boolean {
  // "A school of fish" is one.
  const last = phrase.split(' of ')[0]?.split(' ').at(-1) ?? '';
  return COLLECTIVES.includes(last) || (!isPluralName(last) && toPlural(last) === last);
}

/** Singular in form, several in sense. */
const COLLECTIVES: readonly string[] = [
  'people',
  'cattle',
  'livestock',
  'poultry',
  'vegetation',
  'foliage',
  'greenery',
  'flora',
  'shrubbery',
  'undergrowth',
  'underbrush',
];

/** Plurals that end like singular nouns. */
const PLURALS: readonly string[] = ['skis', 'bongos', 'maracas'];
/** Names of what is not counted. */
const MASS_NOUNS: readonly string[] = ['bread', 'snowfall', 'rain', 'fog', 'steam', 'bunting', 'ivy', 'bamboo', 'heather'];

/** Whether the name of one object takes no indefinite article: "string lights", "bread". */
export const takesNoArticle = (name: string): boolean => isPluralName(name) || MASS_NOUNS.includes(name);

/** Whether the name of one object is a plural: "string lights", "gears". */
function isPluralName(name: string): boolean {
  if (/ (of|with|and) /.test(name)) return false;
  const last = name.split(' ').at(-1) ?? '';
  return PLURALS.includes(last) || (/[^s]s$/.test(last) && !/(us|is|as|os|ops|lens)$/.test(last));
}

/** The plural of an English noun phrase: its last word takes the ending. */
export function toPlural(singular: string): string {
  if (isPluralName(singular)) return singular;
  const words = singular.split(' ');
  const last = words.pop() ?? '';
  return [...words, pluralOf(last)].join(' ');
}

function pluralOf(word: string): string {
  for (const [single, plural] of IRREGULAR)
    if (word === single || (single.length > 3 && word.endsWith(single))) return word.slice(0, -single.length) + plural;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return `${word}s`;
}
