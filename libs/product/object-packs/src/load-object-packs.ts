import type { ObjectPack } from '@diorama/catalogue';
import { installObjectPacks } from '@diorama/scene';
import type { Logger } from '@diorama/telemetry';

import { openObjectPacks } from './open-object-packs.js';

/**
 * Opens packs and adds them to the catalogue and the prompt language of this thread, when a service starts.
 *
 * @throws ObjectPackError for the first pack that is not valid
 */
export async function loadObjectPacks(folders: readonly string[], logger: Pick<Logger, 'info'>): Promise<ObjectPack[]> {
  const packs = await openObjectPacks(folders);
  installObjectPacks(packs);
  for (const { name, version, rows } of packs) logger.info({ pack: `${name}@${version}`, objects: rows.length }, 'object pack added');
  return packs;
}
