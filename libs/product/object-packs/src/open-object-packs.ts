import { CATALOGUE } from '@diorama/catalogue';
import type { CatalogueRow, ObjectPack } from '@diorama/catalogue';
import { LIMITS } from '@diorama/domain';

import type { ObjectPackManifest, PackObject } from './manifest.js';
import { ModelReaders } from './model-readers.js';
import type { ReadModel } from './model/model-order.js';
import { ObjectPackError } from './object-pack-error.js';
import { readPack } from './read-pack.js';
import type { ReadPack } from './read-pack.js';
import { SharedModels } from './shared-memory.js';

/** Files that an error names. */
const NAMED_FILES = 5;

/**
 * Opens packs: reads their files in processes that are bounded in time and memory, and moves the models to shared memory.
 *
 * @throws ObjectPackError for the first pack that is not valid
 */
export async function openObjectPacks(folders: readonly string[]): Promise<ObjectPack[]> {
  const { packs: most, memoryBytes } = LIMITS.objectPack;
  if (folders.length > most) throw new ObjectPackError(`${folders.length} object packs are more than ${most}`);
  const readers = new ModelReaders();
  const models = new SharedModels();
  const packs: ObjectPack[] = [];
  try {
    for (const folder of folders) {
      const pack = toPack(await readPack(folder, readers), models);
      if (packs.some(({ name }) => name === pack.name)) throw new ObjectPackError(`two object packs have the name ${pack.name}`);
      if (models.bytes > memoryBytes)
        throw new ObjectPackError(`object pack ${pack.name}: the models take ${models.bytes} bytes of memory, more than ${memoryBytes}`);
      checkIds(pack, packs);
      packs.push(pack);
    }
  } finally {
    readers.close();
  }
  return packs;
}

/** An object of a pack with its row, or with the reason why its file cannot be used. */
export type InspectedObject = { readonly row: CatalogueRow } | { readonly id: string; readonly file: string; readonly reason: string };

/**
 * Reads one pack and describes every object of it, those that cannot be used included.
 *
 * @throws ObjectPackError for a folder or a manifest that is not valid
 */
export async function inspectObjectPack(folder: string): Promise<InspectedObject[]> {
  const readers = new ModelReaders();
  try {
    const { manifest, results } = await readPack(folder, readers);
    return results.map((result, k) => {
      const object = manifest.objects[k] as PackObject;
      return result.kind === 'read'
        ? { row: toRow(manifest, object, result) }
        : { id: object.id, file: object.file, reason: result.reason };
    });
  } finally {
    readers.close();
  }
}

function toPack({ manifest, sha256, results }: ReadPack, models: SharedModels): ObjectPack {
  const reasons = results.flatMap((result, k) => (result.kind === 'unusable' ? `${manifest.objects[k]?.file}: ${result.reason}` : []));
  if (reasons.length > 0) throw new ObjectPackError(`object pack ${manifest.name}: ${joinReasons(reasons)}`);
  const rows = results.flatMap((result, k) => {
    if (result.kind === 'unusable') return [];
    return toRow(manifest, manifest.objects[k] as PackObject, { ...result, model: models.add(result.model) });
  });
  const { name, version, license } = manifest;
  return { name, version, license, sha256, rows };
}

function checkIds(pack: ObjectPack, others: readonly ObjectPack[]): void {
  const taken = new Set(others.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const row = pack.rows.find(({ id }) => CATALOGUE.has(id) || taken.has(id));
  if (row !== undefined)
    throw new ObjectPackError(`object pack ${pack.name}: the catalogue has an object ${row.id} already; rename the pack or the object`);
}

const joinReasons = (reasons: readonly string[]): string =>
  [...reasons.slice(0, NAMED_FILES), ...(reasons.length > NAMED_FILES ? [`and ${reasons.length - NAMED_FILES} more files`] : [])].join(
    '; ',
  );

function toRow(pack: ObjectPackManifest, object: PackObject, { model, size, sha256 }: ReadModel): CatalogueRow {
  const { id, name = id.replaceAll('-', ' '), words, theme, stand, lift, solid, side, places, usual } = object;
  return {
    id: `${pack.name}-${id}`,
    theme,
    size,
    form: { generator: 'model', model },
    name,
    words: words.join(', '),
    stand,
    solid,
    places,
    source: { pack: pack.name, version: pack.version, sha256 },
    ...(lift === undefined ? {} : { lift }),
    ...(side === undefined ? {} : { side }),
    ...(usual === undefined ? {} : { usual }),
  };
}
