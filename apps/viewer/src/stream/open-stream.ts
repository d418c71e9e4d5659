import { loadWithRetries } from '../scene/load-with-retries.js';
import type { SupplyContext } from '../scene/level-supply.js';
import type { SplatSupplyObserver } from '../scene/splat-supply.js';
import { CellLayer } from './cell-layer.js';
import { cutPart, decodeChunk } from './splat-part.js';
import type { SplatPart } from './splat-part.js';
import { StreamArchive } from './stream-archive.js';
import type { ArchiveLoader } from './stream-archive.js';
import { StreamSupply } from './stream-supply.js';

/**
 * Opens the streamed splats of a world.
 *
 * @throws DioramaError when they cannot be downloaded; or ArchiveFormatError, TypeError or SyntaxError when they are not what the viewer reads
 */
export async function openStream(context: SupplyContext, observer: SplatSupplyObserver): Promise<StreamSupply<SplatPart>> {
  const { stage, assets, renew, signal } = context;
  const load: ArchiveLoader = async (read) => {
    let result: Awaited<ReturnType<typeof read>> | undefined;
    await loadWithRetries(assets, (given) => given?.splats?.sog_lod_url, {
      load: async (url) => {
        result = await read(url);
      },
      renew,
      signal,
    });
    if (result === undefined) throw new TypeError('The world has no streamed splats.');
    return result;
  };
  const archive = await StreamArchive.open(load, signal);
  const layer = new CellLayer(stage, signal);
  return new StreamSupply({
    ...observer,
    index: archive.index,
    chunkBytes: (chunk) => archive.chunkBytes(chunk),
    read: async (chunk, cells, stop, onBytes) => {
      const decoded = await decodeChunk(await archive.readChunk(chunk, stop, onBytes));
      const parts = cells.flatMap(({ cell, level }) => {
        const run = archive.index.cells[cell]?.runs[level];
        return run ? [cutPart(decoded, run)] : [];
      });
      decoded.dispose();
      return parts;
    },
    show: (parts) => layer.show(parts.map(({ cell, part }) => [cell, part])),
    count: () => layer.count,
    signal,
  });
}
