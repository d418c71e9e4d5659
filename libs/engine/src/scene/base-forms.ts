/** What a word may be an inflected or British form of, likeliest first; `plural` where the form is a plural. */
export interface BaseForm {
  readonly word: string;
  readonly plural: boolean;
  /** A verb or adverb ending was taken off, so that it is no noun ("falling" is not the fall). */
  readonly isStem: boolean;
}

/** No word of the lexicon is longer, so longer ones need not be taken apart. */
const LENGTH_MAX = 24;

export function baseForms(word: string): BaseForm[] {
  if (word.length < 3 || word.length > LENGTH_MAX) return [];
  const irregular = IRREGULAR_PLURALS.get(word);
  if (irregular !== undefined) return [form(irregular, 'plural')];
  const singulars = singular(word);
  return [
    ...singulars.map((base) => form(base, 'plural')),
    ...singulars.flatMap(american).map((base) => form(base, 'plural')),
    ...american(word).map((base) => form(base, 'spelling')),
    ...stem(word).map((base) => form(base, 'stem')),
  ];
}

const form = (word: string, how: 'plural' | 'spelling' | 'stem'): BaseForm => ({ word, plural: how === 'plural', isStem: how === 'stem' });

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
  else if (word.endsWith('es')) forms.push(word.slice(0, -2));
  return forms;
}

/** British spellings: "harbour", "theatre", "grey". */
function american(word: string): string[] {
  const known = BRITISH.get(word);
  if (known !== undefined) return [known];
  if (word.endsWith('our')) return [`${word.slice(0, -3)}or`];
  if (word.endsWith('oured')) return [`${word.slice(0, -5)}ored`];
  if (word.endsWith('ourful')) return [`${word.slice(0, -6)}orful`];
  if (word.endsWith('tre')) return [`${word.slice(0, -3)}ter`];
  if (word.endsWith('ise') || word.endsWith('ised')) return [word.replace('is', 'iz')];
  return [];
}

const BRITISH: ReadonlyMap<string, string> = new Map(
  Object.entries({
    grey: 'gray',
    greyish: 'grayish',
    cosy: 'cozy',
    mould: 'mold',
    woollen: 'woolen',
    marvellous: 'marvelous',
    storey: 'story',
    plough: 'plow',
    kerb: 'curb',
    tyre: 'tire',
    sombre: 'somber',
    neighbourhood: 'neighborhood',
    parlour: 'parlor',
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
