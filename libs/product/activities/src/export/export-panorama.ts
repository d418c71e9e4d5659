import type { AssetRef, ExportRun } from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import { encodePictureLight, renderSceneLight } from '@diorama/engine';
import type { EngineRunner } from '@diorama/engine';
import type { Raster } from '@diorama/raster';

import { isPictureComposition, parseStoredScene, readComposition } from '../generation/composition.js';
import type { PictureReader, WorldClient } from '../ports.js';
import type { ActivityRunScope } from '../run/run-scope.js';
import type { ObjectTransfer } from '../transfer/object-transfer.js';

interface PanoramaDeps {
  readonly world: Pick<WorldClient, 'getRun'>;
  readonly transfer: ObjectTransfer;
  readonly runner: EngineRunner;
  readonly reader: PictureReader;
}

/** Width of the panorama in pixels; tools make their maps of light from this width or less. */
const WIDTH = 2_048;

/**
 * The light around the capture point as a Radiance HDR panorama: of a scene its radiance, of a world from pictures the colours of its panorama
 * as linear light, of which 1 is the brightest.
 */
export async function exportPanorama(deps: PanoramaDeps, run: ExportRun, scope: ActivityRunScope): Promise<AssetRef[]> {
  const { transfer, runner } = deps;
  const { signal } = scope;
  const composition = await readComposition(transfer, { scene: run.source }, signal);
  const onProgress = (fraction: number): void => scope.report('export', fraction);
  const pieces = isPictureComposition(composition)
    ? encodePictureLight(await readPanorama(deps, run, signal))
    : await renderSceneLight(parseStoredScene(composition), WIDTH, { runner, signal, onProgress });
  const file = { pieces: () => pieces, extension: 'hdr', contentType: 'image/vnd.radiance' };
  return [{ ...(await transfer.storePieces(run.worldId, file, signal)), name: 'imagery.pano_hdr_url' }];
}

async function readPanorama({ world, transfer, reader }: PanoramaDeps, { operationId }: ExportRun, signal: AbortSignal): Promise<Raster> {
  const { assets } = await world.getRun({ operationId });
  const asset = assets.find(({ name }) => name === 'imagery.pano_url');
  if (asset === undefined) throw new DomainError('OBJECT_NOT_FOUND');
  return (await reader.picture(await transfer.readBytes(asset.key, signal), { maxEdge: WIDTH })).raster;
}
