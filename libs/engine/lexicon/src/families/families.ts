import { CATALOGUE } from '@diorama/catalogue';
import type { CatalogueTheme } from '@diorama/catalogue';

import { NOUN_HIERARCHY } from '../generated/noun-hierarchy.js';
import { CATALOGUE_NOUNS } from '../lexicon/catalogue-nouns.js';
import { getStepsMax, mayHaveFamily, representsNoun } from './family-limits.js';
import type { SceneMeaning } from '../lexicon/meaning.js';

/** A class of nouns in the hierarchy: animal, artefact, food, natural object, person, phenomenon, plant; empty for what is more general. */
type NounClass = 'a' | 'o' | 'f' | 'n' | 'p' | 'w' | 'v' | '';

/** Classes whose nouns an object of a theme can represent: a crane of the theme `vehicles` represents no bird. */
const CLASSES_OF_THEME: Readonly<Record<CatalogueTheme, string>> = {
  animals: 'a',
  people: 'p',
  vehicles: 'o',
  architecture: 'o',
  nature: 'vnwa',
  fantasy: 'aopn',
  scifi: 'o',
  interior: 'o',
  goods: 'of',
  robotics: 'o',
  sky: 'nw',
};

interface Hierarchy {
  /** The sense that each word usually has. */
  readonly senseOf: ReadonlyMap<string, number>;
  readonly lines: readonly string[];
}

let opened: Hierarchy | null = null;

/** Parsed at the first word that neither the lexicon nor the catalogue has. */
function openHierarchy(): Hierarchy {
  if (opened !== null) return opened;
  const lines = NOUN_HIERARCHY.split('|');
  const senseOf = new Map<string, number>();
  lines.forEach((line, sense) => {
    for (let at = 0, end = line.indexOf(';'); at < end;) {
      const comma = line.indexOf(',', at);
      const stop = comma < 0 || comma > end ? end : comma;
      if (!line.startsWith('~', at)) senseOf.set(line.slice(at, stop), sense);
      at = stop + 1;
    }
  });
  opened = { senseOf, lines };
  return opened;
}

interface Sense {
  readonly words: readonly string[];
  /** Those of its words that usually have this sense. */
  readonly usual: ReadonlySet<string>;
  readonly nounClass: NounClass;
  /** The line of the sense above; -1 for the root. */
  readonly parent: number;
}

function parseSense(line: string): Sense {
  const [words = '', nounClass = '', parent = ''] = line.split(';');
  const all = words.split(',');
  return {
    words: all.map((word) => (word.startsWith('~') ? word.slice(1) : word)),
    usual: new Set(all.filter((word) => !word.startsWith('~'))),
    nounClass: nounClass as NounClass,
    parent: parent === '' ? -1 : Number.parseInt(parent, 36),
  };
}

/** Steps up the hierarchy at most: what is further above has little in common. */
const STEPS_MAX = 6;

/** The senses from a line of the hierarchy upwards: its own first, then at most `stepsMax` above it; none for a negative line. */
function* climb(from: number, stepsMax: number): Generator<Sense> {
  const { lines } = openHierarchy();
  for (let at = from, step = 0; step <= stepsMax && at >= 0; step++) {
    const sense = parseSense(lines[at] ?? '');
    yield sense;
    at = sense.parent;
  }
}

/** The line of the sense that a noun usually has; -1 for a word that is not in the hierarchy. */
const findSense = (noun: string): number => openHierarchy().senseOf.get(noun) ?? -1;

/** Whether the hierarchy has a noun: a word in the singular. */
export const isNounOfHierarchy = (noun: string): boolean => findSense(noun) >= 0;

/**
 * The row of the catalogue whose family a noun belongs to, by the nearest hypernym that names a row of a fitting theme: a heron for "egret".
 *
 * @param noun a singular noun or noun phrase, words separated by spaces
 * @returns the id of the row, or null for a noun without a family
 */
export function findFamilyRow(noun: string): string | null {
  if (!mayHaveFamily(noun)) return null;
  let nounClass: NounClass | null = null;
  let step = 0;
  for (const sense of climb(findSense(noun), STEPS_MAX)) {
    nounClass ??= sense.nounClass;
    if (nounClass === '' || step > getStepsMax(nounClass)) return null;
    for (const word of sense.words) {
      const id = CATALOGUE_NOUNS.get(word)?.object;
      const theme = id === undefined ? undefined : CATALOGUE.get(id)?.theme;
      const isOfClass = theme !== undefined && CLASSES_OF_THEME[theme].includes(nounClass);
      if (id !== undefined && isOfClass && representsNoun(word, sense.usual.has(word), { nounClass, step })) return id;
    }
    step += 1;
  }
  return null;
}

/** Nouns above those for people of a region. */
const INHABITANTS: readonly string[] = ['inhabitant', 'native', 'african'];

/**
 * Whether a noun names people by the region that they are from: "Asian", "Frenchman".
 *
 * @param noun a singular noun or noun phrase, words separated by spaces
 */
export function isInhabitant(noun: string): boolean {
  for (const { words } of climb(findSense(noun), STEPS_MAX)) if (words.some((word) => INHABITANTS.includes(word))) return true;
  return false;
}

/** Waters and land by the nouns of the hierarchy that name them. */
const GEOGRAPHY: ReadonlyMap<string, SceneMeaning> = new Map<string, SceneMeaning>([
  ['river', { role: 'noun', water: 'river' }],
  ['lake', { role: 'noun', water: 'lake' }],
  ...['sea', 'ocean', 'gulf', 'bay', 'strait'].map((name): [string, SceneMeaning] => [name, { role: 'noun', water: 'sea' }]),
  ...['mountain peak', 'mountain range'].map((name): [string, SceneMeaning] => [name, { role: 'noun', place: 'alpine' }]),
]);

/** Steps from a proper name to the class that it belongs to at most: "Loch Ness" is a loch, which is a lake. */
const NAME_STEPS_MAX = 2;

/**
 * The water or the land that a name is one of: a river for "Seine", mountains for "Matterhorn".
 *
 * @param noun a singular noun or noun phrase, words separated by spaces
 * @returns null for other nouns
 */
export function findGeography(noun: string): SceneMeaning | null {
  const [own, ...above] = climb(findSense(noun), NAME_STEPS_MAX);
  if (own?.nounClass !== 'n') return null;
  const words = above.flatMap((sense) => sense.words);
  return words.map((word) => GEOGRAPHY.get(word)).find((meaning) => meaning !== undefined) ?? null;
}
