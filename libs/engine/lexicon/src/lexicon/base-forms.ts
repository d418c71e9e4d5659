/** What a word may be an inflected form of. */
export interface BaseForm {
  readonly word: string;
  readonly plural: boolean;
  /** A verb or adverb ending was taken off, so that it is no noun ("falling" is not the fall). */
  readonly isStem: boolean;
}

/** No word of the lexicon is longer, so longer ones need not be taken apart. */
const LENGTH_MAX = 24;

/** The words that a word may be an inflected form of, likeliest first. */
export function listBaseForms(word: string): BaseForm[] {
  if (word.length < 3 || word.length > LENGTH_MAX) return [];
  const irregular = IRREGULAR_PLURALS.get(word);
  if (irregular !== undefined) return [form(irregular, 'plural')];
  const singulars = singular(word);
  return [...singulars.map((base) => form(toAmericanSpelling(base), 'plural')), ...stem(word).map((base) => form(base, 'stem'))];
}

const form = (word: string, how: 'plural' | 'stem'): BaseForm => ({ word, plural: how === 'plural', isStem: how === 'stem' });

const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    shelves: 'shelf',
    bookshelves: 'bookshelf',
    knives: 'knife',
    wolves: 'wolf',
    elves: 'elf',
    halves: 'half',
    hooves: 'hoof',
    calves: 'calf',
    scarves: 'scarf',
    dwarves: 'dwarf',
    cacti: 'cactus',
    fungi: 'fungus',
    oases: 'oasis',
    people: 'person',
    children: 'child',
    loaves: 'loaf',
    dice: 'die',
    oxen: 'ox',
    men: 'man',
    women: 'woman',
    geese: 'goose',
    mice: 'mouse',
  }),
);

function singular(word: string): string[] {
  if (!word.endsWith('s') || word.endsWith('ss') || word.endsWith('us')) return [];
  const forms = [word.slice(0, -1)];
  if (word.endsWith('ies')) forms.unshift(`${word.slice(0, -3)}y`);
  else if (/(s|x|z|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2));
  return forms;
}

/** The American spelling of a British word, which is the one that the lexicon has; other words stay as they are. */
export const toAmericanSpelling = (word: string): string => BRITISH.get(word) ?? word;

const BRITISH: ReadonlyMap<string, string> = new Map(
  Object.entries({
    armour: 'armor',
    armoured: 'armored',
    axe: 'ax',
    centre: 'center',
    colour: 'color',
    coloured: 'colored',
    colourful: 'colorful',
    colours: 'colors',
    cosy: 'cozy',
    fibre: 'fiber',
    grey: 'gray',
    greyish: 'grayish',
    harbour: 'harbor',
    jewelled: 'jeweled',
    kerb: 'curb',
    marvellous: 'marvelous',
    mould: 'mold',
    neighbourhood: 'neighborhood',
    parlour: 'parlor',
    plough: 'plow',
    sceptre: 'scepter',
    sombre: 'somber',
    storey: 'story',
    theatre: 'theater',
    tyre: 'tire',
    vapour: 'vapor',
    watercolour: 'watercolor',
    woollen: 'woolen',
  }),
);

/** Verb and adverb endings: "standing", "nestled", "gently". */
function stem(word: string): string[] {
  if (word.endsWith('ing') && word.length > 5) return verbStems(word.slice(0, -3));
  if (word.endsWith('ed') && word.length > 4) return verbStems(word.slice(0, -2));
  if (word.endsWith('ly') && word.length > 4) return [word.slice(0, -2)];
  return [];
}

function verbStems(stump: string): string[] {
  const forms = [stump, `${stump}e`];
  if (stump.at(-1) === stump.at(-2)) forms.push(stump.slice(0, -1));
  return forms;
}
