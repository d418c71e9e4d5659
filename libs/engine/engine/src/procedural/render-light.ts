import type { Scene } from '@diorama/domain';
import { JobGate, splitIntoRowBands } from '@diorama/jobs';
import type { BuildRequest } from '@diorama/jobs';
import { encodeHdrHeader, encodeHdrRows } from '@diorama/raster';
import type { Raster } from '@diorama/raster';
import { decodeSrgbByte } from '@diorama/world-model';

import type { SceneJobs } from './scene-jobs.js';

/** Rows of one job. */
const BAND_ROWS = 32;

type LightRequest = Pick<BuildRequest<SceneJobs>, 'runner' | 'signal'> & {
  /** Called often with the fraction 0 to 1 that is done. */
  readonly onProgress: (fraction: number) => void;
};

/**
 * Renders the light that reaches the capture point of a scene as a Radiance HDR panorama, `width` x `width / 2`: linear radiance of the sky with
 * the whole sun and of all surfaces, times the exposure of the scene's pictures, which the header states. The same scene gives the same bytes.
 *
 * @returns the file in pieces
 */
export async function renderSceneLight(scene: Scene, width: number, { runner, signal, onProgress }: LightRequest): Promise<Uint8Array[]> {
  const gate = new JobGate(runner, signal);
  const bands = splitIntoRowBands(width / 2, BAND_ROWS);
  let done = 0;
  try {
    const lit = await Promise.all(
      bands.map(async (rows) => {
        const band = await gate.run('render-light', { scene, view: { origin: [0, 0, 0], width }, rows });
        onProgress(++done / bands.length);
        return band;
      }),
    );
    const exposure = lit[0]?.exposure ?? 1;
    return [encodeHdrHeader({ width, height: width / 2, exposure }), ...lit.map(({ rows }) => rows)];
  } finally {
    await gate.settled();
  }
}

/** A panorama of sRGB colours as a Radiance HDR file in pieces: the linear light of a screen that shows them, 0 to 1. */
export function encodePictureLight({ width, height, data }: Raster): Uint8Array[] {
  return [encodeHdrHeader({ width, height, exposure: 1 }), encodeHdrRows(Float32Array.from(data, decodeSrgbByte), width)];
}
