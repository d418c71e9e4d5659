import type { AssetRef, ExportRun } from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import type { EngineRunner } from '@diorama/engine';

import type { TexelEncoder, WorldClient } from '../ports.js';
import type { ActivityRunScope } from '../run/run-scope.js';
import type { ObjectTransfer } from '../transfer/object-transfer.js';
import { createZipEntry, createZipStream } from './zip.js';

export interface StreamedSogDeps {
  readonly world: Pick<WorldClient, 'getRun'>;
  readonly transfer: ObjectTransfer;
  readonly runner: EngineRunner;
  readonly encodeTexels: TexelEncoder;
}

/** The finest first. */
const LEVELS = ['splats.spz_urls.full_res', 'splats.spz_urls.500k', 'splats.spz_urls.100k'] as const;

/**
 * The three levels of splats of a world as streamed SOG, in one archive that is not compressed. Its index comes first, then the chunks, coarse
 * levels first, and the files of a chunk are in a row: a reader gets a chunk by one range of bytes, and a coarse world from the first ones.
 */
export async function exportStreamedSog(deps: StreamedSogDeps, run: ExportRun, scope: ActivityRunScope): Promise<AssetRef> {
  const { transfer, runner, encodeTexels } = deps;
  const { meta, chunks } = await runner.run('pack-streamed-sog', { levels: await readLevels(deps, run, scope.signal) });
  const entries = [createZipEntry('lod-meta.json', encodeJson(meta))];
  for (const [index, { folder, meta: chunkMeta, pictures }] of chunks.entries()) {
    scope.report('export', (1 + index) / (chunks.length + 2));
    entries.push(createZipEntry(`${folder}/meta.json`, encodeJson(chunkMeta)));
    for (const { name, ...raster } of pictures) {
      scope.signal.throwIfAborted();
      entries.push(createZipEntry(`${folder}/${name}`, await encodeTexels(raster)));
    }
  }
  const file = { pieces: () => createZipStream(entries), extension: 'zip', contentType: 'application/zip' };
  return { ...(await transfer.storePieces(run.worldId, file, scope.signal)), name: 'splats.sog_lod_url' };
}

/** A world with few splats has the same file for two levels; it is read once. */
async function readLevels({ world, transfer }: StreamedSogDeps, { operationId }: ExportRun, signal: AbortSignal): Promise<Uint8Array[]> {
  const { assets } = await world.getRun({ operationId });
  const keys = LEVELS.map((wanted) => {
    const asset = assets.find(({ name }) => name === wanted);
    if (asset === undefined) throw new DomainError('OBJECT_NOT_FOUND');
    return asset.key;
  });
  return Promise.all([...new Set(keys)].map((key) => transfer.readBytes(key, signal)));
}

const encodeJson = (value: object): Buffer => Buffer.from(JSON.stringify(value));
