import { CATALOGUE } from '@diorama/catalogue';
import type { CatalogueRow, CatalogueTheme } from '@diorama/catalogue';
import { CATALOGUE_NOUNS, getObjectFacts, LEXICON, listBaseForms, parsePhraseList } from '@diorama/lexicon';
import type { LexiconEntry } from '@diorama/lexicon';

import { toPromptKeys } from './prompt-keys.js';

/** The names of an object in prompts, singular. */
export interface ObjectNames {
  readonly name: string;
  /** Other names, in the order of the tables. */
  readonly words: readonly string[];
}

/** The names of an object of the catalogue. @throws RangeError for an unknown id */
export function getObjectNames(id: string): ObjectNames {
  const { singular: name } = getObjectFacts(id);
  const words = [id.replaceAll('-', ' '), ...parsePhraseList(CATALOGUE.get(id)?.words), ...(lexiconWords().get(id) ?? [])];
  return { name, words: [...new Set(words)].filter((word) => word !== name) };
}

interface CatalogueFilter {
  /** Words of a name, in any case, singular or plural; without them every object matches. */
  readonly words?: string;
  readonly theme?: CatalogueTheme;
}

/**
 * The objects whose names match, best first: the name itself, another name, a beginning of a name, then names that contain each of the words or of
 * their beginnings. Equal matches are in the order of their ids.
 */
export function searchCatalogue({ words = '', theme }: CatalogueFilter): CatalogueRow[] {
  const queries = readQueries(words);
  const found = index().filter(({ row }) => theme === undefined || row.theme === theme);
  if (queries.length === 0) return words.trim() === '' ? found.map(({ row }) => row) : [];
  return found
    .map((entry) => ({ row: entry.row, rank: Math.min(...queries.map((query) => rankOf(entry, query))) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ row }) => row);
}

interface IndexEntry {
  readonly row: CatalogueRow;
  /** Names in the spelling of the lexicon, the main one first. */
  readonly names: readonly string[];
  /** The words of all names and the theme, each between spaces. */
  readonly text: string;
}

let built: readonly IndexEntry[] | null = null;

/** Built at the first search, in the order of the ids. */
function index(): readonly IndexEntry[] {
  built ??= [...CATALOGUE.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(toIndexEntry);
  return built;
}

function toIndexEntry(row: CatalogueRow): IndexEntry {
  const { name, words } = getObjectNames(row.id);
  const names = [name, row.id, ...words].map((each) => keysOf(each).join(' '));
  return { row, names, text: ` ${names.join(' ')} ${row.theme} ` };
}

let collected: ReadonlyMap<string, readonly string[]> | null = null;

/** The names of objects that the lexicon adds to those of the catalogue, by id; collected at the first use, which workers never make. */
const lexiconWords = (): ReadonlyMap<string, readonly string[]> => (collected ??= collectLexiconWords());

function collectLexiconWords(): Map<string, string[]> {
  const byId = new Map<string, string[]>();
  for (const entry of Object.values(LEXICON).flat() as readonly LexiconEntry[]) {
    if (entry.role !== 'noun' || entry.object === undefined || entry.place !== undefined) continue;
    const { object } = entry;
    // A row of the catalogue takes its names from the lexicon.
    const own = parsePhraseList(entry.words).filter((word) => (CATALOGUE_NOUNS.get(word)?.object ?? object) === object);
    byId.set(object, [...(byId.get(object) ?? []), ...own]);
  }
  return byId;
}

/** The words of a text, at most as many as a name can have. */
const keysOf = (text: string): string[] => toPromptKeys(text).slice(0, QUERY_WORDS_MAX);

const QUERY_WORDS_MAX = 8;

/** What a text may ask for: its words as they are, and with the last one in the singular. */
function readQueries(text: string): string[][] {
  const keys = keysOf(text);
  const last = keys.at(-1);
  if (last === undefined) return [];
  const singulars = listBaseForms(last).filter(({ plural }) => plural);
  return [keys, ...singulars.map(({ word }) => [...keys.slice(0, -1), word])];
}

const NO_MATCH = 6;

function rankOf({ names: [main = '', ...others], text }: IndexEntry, query: readonly string[]): number {
  const phrase = query.join(' ');
  if (main === phrase) return 0;
  if (others.includes(phrase)) return 1;
  if (main.startsWith(phrase)) return 2;
  if (others.some((name) => name.startsWith(phrase))) return 3;
  if (query.every((word) => text.includes(` ${word} `))) return 4;
  return query.every((word) => text.includes(` ${word}`)) ? 5 : NO_MATCH;
}
