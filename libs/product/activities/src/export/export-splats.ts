import type { AssetRef, ExportRun } from '@diorama/contract';
import type { EngineRunner } from '@diorama/engine';
import { bakeHarmonics, encodePly, encodeSplatGlb } from '@diorama/splat';
import type { SplatCloud } from '@diorama/splat';

import type { TexelEncoder, WorldClient } from '../ports.js';
import type { ActivityRunScope } from '../run/run-scope.js';
import type { ObjectTransfer } from '../transfer/object-transfer.js';
import { exportStreamedSog } from './export-streamed-sog.js';
import { createZipEntry, createZipStream } from './zip.js';

interface SplatDeps {
  readonly world: Pick<WorldClient, 'getRun'>;
  readonly transfer: ObjectTransfer;
  readonly runner: EngineRunner;
  readonly encodeTexels: TexelEncoder;
}

/** Files that are a quarter of a gigabyte at most, and never whole in memory. */
const PLAIN = {
  ply: { encode: encodePly, extension: 'ply', contentType: 'application/octet-stream', name: 'splats.ply_url' },
  gltf: {
    encode: (cloud: SplatCloud) => encodeSplatGlb(bakeHarmonics(cloud)),
    extension: 'glb',
    contentType: 'model/gltf-binary',
    name: 'splats.gltf_url',
  },
} as const;

/** The world's splats as a file of another format: the finest ones, or for streaming all levels. */
export async function exportSplats(deps: SplatDeps, run: ExportRun, scope: ActivityRunScope): Promise<AssetRef[]> {
  const { transfer, runner } = deps;
  if (run.format === 'sog-lod') return [await exportStreamedSog(deps, run, scope)];
  const bytes = await transfer.readBytes(run.source.key, scope.signal);
  if (run.format === 'sog') return [await exportSog(deps, { bytes, run, scope })];
  const { encode, extension, contentType, name } = PLAIN[run.format === 'gltf' ? 'gltf' : 'ply'];
  const cloud = await runner.run('decode-splats', { bytes });
  scope.report('export', 1);
  const file = { pieces: () => encode(cloud), extension, contentType };
  return [{ ...(await transfer.storePieces(run.worldId, file, scope.signal)), name }];
}

interface SogOrder {
  readonly bytes: Uint8Array;
  readonly run: ExportRun;
  readonly scope: ActivityRunScope;
}

/** The bundled form: an archive of `meta.json` and its pictures. */
async function exportSog({ transfer, runner, encodeTexels }: SplatDeps, { bytes, run, scope }: SogOrder): Promise<AssetRef> {
  const { meta, pictures } = await runner.run('pack-sog', { bytes });
  const entries = [createZipEntry('meta.json', Buffer.from(JSON.stringify(meta)))];
  for (const { name, ...raster } of pictures) {
    scope.signal.throwIfAborted();
    scope.report('export', entries.length / (pictures.length + 1));
    entries.push(createZipEntry(name, await encodeTexels(raster)));
  }
  const file = { pieces: () => createZipStream(entries), extension: 'sog', contentType: 'application/octet-stream' };
  return { ...(await transfer.storePieces(run.worldId, file, scope.signal)), name: 'splats.sog_url' };
}
