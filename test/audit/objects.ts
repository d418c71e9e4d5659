import { createHash } from 'node:crypto';
import { createReadStream, existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { Evidence } from './audit.ts';

interface Named {
  readonly by: string;
  readonly key: string;
  readonly sha256: string;
  readonly bytes: string;
}

const LIST = 'list of stored files';

/** Whatever names an object: worlds, exports and paintings by their operations, uploads; and the list that `media` keeps. */
const NAMED = `
  SELECT '${LIST}' AS by, key, sha256, bytes FROM media.stored_file
  UNION ALL
  SELECT 'world ' || world_id, key, sha256, bytes FROM world.world_asset
  UNION ALL
  SELECT 'operation ' || o.id, file ->> 'key', file ->> 'sha256', (file ->> 'bytes')::bigint
  FROM world.operation o CROSS JOIN LATERAL jsonb_array_elements(
    CASE jsonb_typeof(o.result) WHEN 'array' THEN o.result ELSE coalesce(o.result -> 'assets', '[]') END) AS file
  UNION ALL
  SELECT 'media asset ' || id, key, sha256, bytes FROM media.media_asset WHERE key IS NOT NULL`;

/** Each object that is named is there with its hash, each that is there is named, and none is left of what was deleted. */
export async function faultsInObjects({ database, objects, removed, uploads }: Evidence): Promise<string[]> {
  const { rows } = await database.query<Named>(NAMED);
  const listed = new Map(rows.map((row) => [row.key, row]));
  const wanted = new Set(rows.filter(({ by }) => by !== LIST).map(({ key }) => key));
  const faults: string[] = [];
  const root = join(objects, 'objects');
  for (const { by, key, sha256, bytes } of listed.values()) {
    const path = join(root, key);
    if (!existsSync(path)) faults.push(`objects: ${key} is missing, which ${by} names`);
    else if (statSync(path).size !== Number(bytes)) faults.push(`objects: ${key} has ${statSync(path).size} bytes instead of ${bytes}`);
    else if ((await sha256Of(path)) !== sha256) faults.push(`objects: ${key} is not what ${by} names`);
  }
  const stored = globSync('**/*', { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of stored) {
    const key = join(entry.parentPath, entry.name).slice(root.length + 1);
    const world = key.split('/')[0] ?? '';
    if (removed.includes(world)) faults.push(`objects: ${key} is left of a deleted world`);
    else if (!wanted.has(key)) faults.push(`objects: ${key} is an orphan`);
  }
  const { rows: ready } = await database.query<{ id: string }>(`SELECT id FROM media.media_asset WHERE state = 'READY'`);
  const isReady = new Set(ready.map(({ id }) => id));
  faults.push(...uploads.filter((id) => !isReady.has(id)).map((id) => `objects: the upload ${id} was answered and is not ready`));
  return faults;
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
