import type { AssetRef, ExportRun } from '@diorama/contract';
import type { JobRunner } from '@diorama/engine';
import { encodePly } from '@diorama/splat';

import type { RunScope } from './run-scope.js';
import type { ObjectTransfer } from './transfer.js';

/** The world's finest splats as a PLY file. It is a quarter of a gigabyte at most, and never whole in memory. */
export async function exportSplats(
  { transfer, runner }: { readonly transfer: ObjectTransfer; readonly runner: JobRunner },
  { source, worldId }: ExportRun,
  scope: RunScope,
): Promise<AssetRef[]> {
  const bytes = await transfer.readBytes(source.key, scope.signal);
  const cloud = await runner.run('decode-splats', { bytes });
  scope.report('export', 1);
  const file = { pieces: () => encodePly(cloud), extension: 'ply', contentType: 'application/octet-stream' };
  return [{ ...(await transfer.storePieces(worldId, file, scope.signal)), name: 'splats.ply_url' }];
}
