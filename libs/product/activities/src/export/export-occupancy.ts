import type { AssetRef, ExportRun } from '@diorama/contract';
import type { EngineRunner } from '@diorama/engine';

import type { ActivityRunScope } from '../run/run-scope.js';
import type { ObjectTransfer } from '../transfer/object-transfer.js';
import { createZipEntry, createZipStream } from './zip.js';

interface OccupancyDeps {
  readonly transfer: ObjectTransfer;
  readonly runner: EngineRunner;
}

/** The map of where a robot could stand, as `map_server` of ROS reads it: a PGM picture and the YAML file that places it. */
export async function exportOccupancy({ transfer, runner }: OccupancyDeps, run: ExportRun, scope: ActivityRunScope): Promise<AssetRef[]> {
  const bytes = await transfer.readBytes(run.source.key, scope.signal);
  const { width, height, cell, left, far, cells } = await runner.run('map-occupancy', { bytes });
  scope.report('export', 1);
  const picture = Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), cells]);
  const nearest = far + height * cell;
  const files = [
    ['map.yaml', Buffer.from(placement({ cell, left, nearest }))],
    ['map.pgm', picture],
  ] as const;
  const entries = files.map(([name, content]) => createZipEntry(name, content));
  const file = { pieces: () => createZipStream(entries), extension: 'zip', contentType: 'application/zip' };
  return [{ ...(await transfer.storePieces(run.worldId, file, scope.signal)), name: 'occupancy_url' }];
}

/** The map's x is the world's x, its y goes away from the viewer at the capture point (-z), up is up; the origin is the lower left corner. */
function placement({ cell, left, nearest }: { cell: number; left: number; nearest: number }): string {
  return [
    'image: map.pgm',
    'mode: trinary',
    `resolution: ${cell}`,
    `origin: [${left.toFixed(3)}, ${(-nearest).toFixed(3)}, 0.0]`,
    'negate: 0',
    'occupied_thresh: 0.65',
    'free_thresh: 0.196',
    '',
  ].join('\n');
}
