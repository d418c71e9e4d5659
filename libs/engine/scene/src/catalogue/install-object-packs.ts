import { addRows, CATALOGUE } from '@diorama/catalogue';
import type { CatalogueRow, ObjectPack } from '@diorama/catalogue';
import type { Scene } from '@diorama/domain';
import { addNouns, parsePhraseList } from '@diorama/lexicon';

import { toPromptKeys } from './prompt-keys.js';

/**
 * Adds the objects of packs to the catalogue and their names to the prompt language, in this thread. Every thread that reads prompts or opens scenes
 * calls it once, before its first work.
 *
 * @throws RangeError for an object that exists
 */
export function installObjectPacks(packs: readonly ObjectPack[]): void {
  const rows = packs.flatMap((pack) => pack.rows);
  addRows(rows);
  addNouns(new Map(rows.flatMap((row) => namesOf(row).map((name) => [name, row.id]))));
}

/** The names of a row, spelled as the words of prompts are. */
const namesOf = ({ id, name = id, words }: CatalogueRow): string[] =>
  [id, name, ...parsePhraseList(words)].map((phrase) => toPromptKeys(phrase).join(' '));

/** A file of an object pack, as manifests of worlds name it. */
export interface PackFile {
  /** `object_packs/NAME@VERSION/OBJECT`. */
  readonly name: string;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** The files of object packs that a scene shows, each once. */
export function listPackFiles({ objects }: Pick<Scene, 'objects'>): PackFile[] {
  const files = objects.flatMap(({ kind }): [string, PackFile][] => {
    const source = CATALOGUE.get(kind)?.source;
    if (source === undefined) return [];
    const name = `object_packs/${source.pack}@${source.version}/${kind}`;
    return [[name, { name, sha256: source.sha256 }]];
  });
  return [...new Map(files).values()];
}
