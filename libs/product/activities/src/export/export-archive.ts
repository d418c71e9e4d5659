import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { crc32 } from 'node:zlib';

import type { AssetRef, ExportRun } from '@diorama/contract';

import type { WorldClient } from '../ports.js';
import type { ActivityRunScope } from '../run/run-scope.js';
import type { ObjectTransfer } from '../transfer/object-transfer.js';
import { createZipStream } from './zip.js';
import type { ZipEntry } from './zip.js';

interface ArchiveDeps {
  readonly world: Pick<WorldClient, 'getRun'>;
  readonly transfer: ObjectTransfer;
}

/**
 * Everything that the world's manifest names, and the manifest, in one archive. What was exported later is not in it, so the
 * archive depends on the generation alone. Files wait on the disk: all of them together would be much for the memory.
 */
export async function exportArchive({ world, transfer }: ArchiveDeps, run: ExportRun, scope: ActivityRunScope): Promise<AssetRef[]> {
  const { assets } = await world.getRun({ operationId: run.operationId });
  const named = namesIn(await transfer.readJson(run.source.key, scope.signal));
  const wanted = assets.filter(({ name }) => name === MANIFEST || named.has(name)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const folder = await mkdtemp(join(tmpdir(), 'diorama-archive-'));
  try {
    const entries: ZipEntry[] = [];
    for (const [index, { name, key, bytes }] of wanted.entries()) {
      const path = join(folder, String(index));
      await transfer.saveFile(key, path, scope.signal);
      const pieces = (): AsyncIterable<Uint8Array> => createReadStream(path);
      entries.push({ name: pathOf(name, key), bytes, crc32: await checksum(pieces()), pieces });
      scope.report('export', entries.length / (wanted.length + 1));
    }
    const file = { pieces: () => createZipStream(entries), extension: 'zip', contentType: 'application/zip' };
    return [{ ...(await transfer.storePieces(run.worldId, file, scope.signal)), name: 'zip_url' }];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const MANIFEST = 'manifest_url';

function namesIn(manifest: unknown): ReadonlySet<string> {
  return new Set((manifest as { assets: readonly { name: string }[] }).assets.map(({ name }) => name));
}

/** `imagery.pano_url` is `imagery/pano.png`: its place in the World's `assets`, and the ending of its key. */
const pathOf = (name: string, key: string): string => name.replaceAll(/_urls?(?=\.|$)/g, '').replaceAll('.', '/') + extname(key);

async function checksum(pieces: AsyncIterable<Uint8Array>): Promise<number> {
  let sum = 0;
  for await (const piece of pieces) sum = crc32(piece, sum);
  return sum;
}
