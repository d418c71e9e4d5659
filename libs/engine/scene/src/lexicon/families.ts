import { CATALOGUE } from '@diorama/catalogue';
import type { CatalogueTheme } from '@diorama/catalogue';

import { NOUN_HIERARCHY } from '../generated/noun-hierarchy.js';
import { CATALOGUE_NOUNS } from './catalogue-nouns.js';

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
  readonly nounClass: NounClass;
  /** The line of the sense above; -1 for the root. */
  readonly parent: number;
}

function parseSense(line: string): Sense {
  const [words = '', nounClass = '', parent = ''] = line.split(';');
  return {
    words: words.split(',').map((word) => (word.startsWith('~') ? word.slice(1) : word)),
    nounClass: nounClass as NounClass,
    parent: parent === '' ? -1 : Number.parseInt(parent, 36),
  };
}

/** Steps up the hierarchy at most: what is further above has little in common. */
const STEPS_MAX = 6;

/**
 * The row of the catalogue whose family a noun belongs to, by the nearest hypernym that names a row of a fitting theme: a heron for "egret".
 *
 * @param noun a singular noun or noun phrase, words separated by spaces
 * @returns the id of the row, or null for a noun without a family
 */
export function findFamilyRow(noun: string): string | null {
  const { senseOf, lines } = openHierarchy();
  let at = senseOf.get(noun) ?? -1;
  const nounClass = at < 0 ? '' : parseSense(lines[at] ?? '').nounClass;
  if (nounClass === '') return null;
  for (let step = 0; step <= STEPS_MAX && at >= 0; step++) {
    const { words, parent } = parseSense(lines[at] ?? '');
    for (const word of words) {
      const id = CATALOGUE_NOUNS.get(word)?.object;
      const theme = id === undefined ? undefined : CATALOGUE.get(id)?.theme;
      if (id !== undefined && theme !== undefined && CLASSES_OF_THEME[theme].includes(nounClass)) return id;
    }
    at = parent;
  }
  return null;
}
