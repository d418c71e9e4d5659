import { SUBSTANCES } from '@diorama/catalogue';
import type { RelationArea, RelationKind, Scene, SceneObject, SceneRelation } from '@diorama/domain';
import { findNearestColorName, getObjectFacts, isOpening, parsePhraseList, takesNoArticle } from '@diorama/lexicon';

/** The objects of a scene in English, each with what it stands in relation to: "a cat on a red table". */
export function describeObjects({ objects, relations = [] }: Pick<Scene, 'objects' | 'relations'>): string[] {
  const speaker = new ObjectSpeaker(objects, relations);
  const complements = new Set(relations.flatMap(({ objects: others = [] }) => others));
  const subjects = new Set(relations.map(({ subject }) => subject));
  const order = objects.map((_, index) => index).toSorted((a, b) => rank(a) - rank(b) || a - b);
  // What only others stand in relation to comes with them.
  function rank(index: number): number {
    return complements.has(index) ? (subjects.has(index) ? 1 : 2) : 0;
  }
  return order.flatMap((index) => (speaker.isNamed(index) ? [] : [speaker.name(index)]));
}

/** Relations of one object that a caption names at most; more make the sentence hard to follow. */
const RELATIONS_MAX = 2;

class ObjectSpeaker {
  private readonly named = new Set<number>();

  constructor(
    private readonly objects: readonly SceneObject[],
    private readonly relations: readonly SceneRelation[],
  ) {}

  isNamed(index: number): boolean {
    return this.named.has(index);
  }

  /** An object with its relations; "the table" where it was named before. */
  name(index: number): string {
    const object = this.objects[index];
    if (object === undefined) return '';
    if (this.named.has(index)) return `the ${describePlainObject(object)}`;
    this.named.add(index);
    const own = this.relations.filter(({ subject }) => subject === index).slice(0, RELATIONS_MAX);
    const building = own.length === 1 && own[0]?.kind === 'against' && isOpening(object.kind) ? own[0].objects?.[0] : undefined;
    // "A house with a red door."
    if (building !== undefined && this.objects[building] !== undefined && !this.named.has(building))
      return `${this.name(building)} with ${describeObject(object)}`;
    return [describeObject(object), ...own.map((relation) => this.relate(relation))].filter((part) => part !== '').join(' ');
  }

  private relate({ kind, objects = [], area }: SceneRelation): string {
    const alone = ARRANGEMENTS[kind];
    if (alone !== undefined && objects.length === 0 && (area === undefined || area === 'place')) return alone;
    const words = RELATION_WORDS[kind];
    if (words === undefined) return '';
    if (area !== undefined) return area === 'place' ? '' : `${kind === 'inside' && area === 'water' ? 'in' : words} ${AREA_NAMES[area]}`;
    const others = objects.map((index) => this.name(index)).filter((other) => other !== '');
    return others.length === 0 ? '' : `${words} ${listWords(others, 'and')}`;
  }
}

/** Arrangements without a complement. */
const ARRANGEMENTS: Readonly<Partial<Record<RelationKind, string>>> = {
  'in-row': 'in a row',
  'in-circle': 'in a circle',
  'in-pairs': 'in pairs',
  'in-middle': 'in the middle',
  'in-corner': 'in a corner',
  'at-end-of': 'at the far end',
  far: 'in the distance',
};

const RELATION_WORDS: Readonly<Partial<Record<RelationKind, string>>> = {
  on: 'on',
  under: 'under',
  inside: 'inside',
  beside: 'next to',
  near: 'near',
  behind: 'behind',
  'in-front-of': 'in front of',
  'left-of': 'to the left of',
  'right-of': 'to the right of',
  between: 'between',
  around: 'around',
  facing: 'facing',
  against: 'against',
  along: 'along',
  'at-end-of': 'at the end of',
  'in-corner': 'in a corner of',
  'in-middle': 'in the middle of',
  'hanging-from': 'hanging from',
  above: 'above',
  far: 'far from',
};

const AREA_NAMES: Readonly<Record<Exclude<RelationArea, 'place'>, string>> = {
  wall: 'the wall',
  floor: 'the floor',
  ceiling: 'the ceiling',
  window: 'the window',
  door: 'the door',
  water: 'the water',
  shore: 'the shore',
  path: 'the path',
  viewer: 'the viewer',
};

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** How many of which kind, with their looks: "two large rusty red iron gates". */
function describeObject({ kind, count, size, color, substance, state }: SceneObject): string {
  const name = nameOf(kind, count);
  const matter = substanceAdjective(substance);
  const hue = color === null ? '' : findNearestColorName(color);
  // "A golden statue" needs no second gold.
  const words = name.toLowerCase().split(/[ -]/);
  const looks = [sizeAdjective(size), stateAdjective(state, words), hue !== '' && matter.startsWith(hue) ? '' : hue, matter];
  const adjectives = looks.filter((word) => word !== '' && !words.includes(word));
  const phrase = [...adjectives, name].join(' ');
  if (count === 1 && takesNoArticle(name)) return phrase;
  return count === 1 ? withArticle(phrase) : `${NUMBER_WORDS[count] ?? count} ${phrase}`;
}

/** The word of a state. "A snowy covered wagon" says "covered" once. */
const stateAdjective = (state: SceneObject['state'], words: readonly string[]): string =>
  state === 'snow-covered' && words.includes('covered') ? 'snowy' : (state ?? '');

const describePlainObject = ({ kind, count }: SceneObject): string => nameOf(kind, count);

const nameOf = (kind: string, count: number): string =>
  capitalizeNames(count === 1 ? getObjectFacts(kind).singular : getObjectFacts(kind).plural);

/** The first word that asks for a substance: "wooden", "golden". */
function substanceAdjective(substance: string | undefined): string {
  if (substance === undefined) return '';
  const words = Object.hasOwn(SUBSTANCES, substance) ? SUBSTANCES[substance as keyof typeof SUBSTANCES].words : undefined;
  return parsePhraseList(words)[0] ?? substance;
}

function sizeAdjective(size: number): string {
  if (size < 0.5) return 'tiny';
  if (size < 0.9) return 'small';
  if (size <= 1.1) return '';
  return size <= 1.9 ? 'large' : 'huge';
}

const PROPER_WORDS = `african american arabian arc asian australian aztec baroque ben big-ben buddha buddhist chinese christmas coliseum dutch eastern-european egyptian eiffel
  egypt english european fuji georgian german gothic greek hindu indian italian japanese liberty machu mahal mars mayan mexican moroccan mount nordic norse persian
  picchu polynesian roman rushmore russian saturn scottish sydney taj tudor turkish venetian victorian viking`;
const PROPER = new Set(PROPER_WORDS.split(/\s+/));

/** Capital letters for words that are names: "a Japanese temple". */
export const capitalizeNames = (phrase: string): string =>
  phrase.replaceAll(/[a-z]+/g, (word) => (PROPER.has(word) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word));

/** A phrase behind its indefinite article; none before names such as Mars and before "the". */
export function withArticle(phrase: string, article: 'A' | 'a' = 'a'): string {
  return `${article}${/^(?!uni[cfv]|ufo|eu|one|us[eu])[aeiou]/i.test(phrase) ? 'n' : ''} ${phrase}`;
}

/** "a, b and c" */
export function listWords(items: readonly string[], conjunction: 'and' | 'or'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1) ?? ''}`;
}
