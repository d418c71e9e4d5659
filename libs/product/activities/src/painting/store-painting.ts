import type { PaintedFiles, PaintingRunInput, StageDuration } from '@diorama/contract';
import type { Raster } from '@diorama/raster';

import type { ObjectTransfer } from '../transfer/object-transfer.js';
import type { RunTracker } from './painting-input.js';
import { encodePaintingManifest } from './painting-manifest.js';
import type { PaintingProvenance } from './painting-manifest.js';

interface PaintingToStore extends RunTracker {
  readonly run: PaintingRunInput;
  readonly panorama: Raster;
  /** Stages that other activities have done. */
  readonly before?: readonly StageDuration[];
  readonly provenance: PaintingProvenance;
}

interface StoringParts {
  readonly transfer: ObjectTransfer;
  readonly encodePanorama: (panorama: Raster) => Promise<Uint8Array>;
}

/** Stores a panorama with its provenance, under the operation's id. */
export async function storePainting({ transfer, encodePanorama }: StoringParts, painting: PaintingToStore): Promise<PaintedFiles> {
  const { run, scope, watch, panorama, before = [], provenance } = painting;
  scope.report('save', 0);
  watch.note('save');
  const bytes = await encodePanorama(panorama);
  const picture = await transfer.send(run.operationId, { bytes, extension: 'png', contentType: 'image/png' }, scope.signal);
  watch.note('save');
  const stages = [...before, ...watch.stages()];
  const manifest = await transfer.store(
    run.operationId,
    {
      bytes: encodePaintingManifest({ run, ...provenance, panorama: picture, stages }),
      extension: 'json',
      contentType: 'application/json',
    },
    scope.signal,
  );
  await transfer.confirm([picture]);
  return {
    assets: [
      { ...manifest, name: 'manifest_url' },
      { ...picture, name: 'pano_url' },
    ],
    stages,
  };
}
