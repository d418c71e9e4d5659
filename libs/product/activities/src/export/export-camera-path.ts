import { CAMERA_RESOLUTIONS, countFrames } from '@diorama/camera-paths';
import type { CameraPath } from '@diorama/camera-paths';
import type { AssetRef, ExportRun } from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import { renderCameraPath } from '@diorama/engine';
import type { EngineRunner, SplatViewPicture } from '@diorama/engine';
import type { Raster } from '@diorama/raster';

import type { FrameEncoder, VideoEncoder, WorldClient } from '../ports.js';
import type { ActivityRunScope } from '../run/run-scope.js';
import type { ObjectTransfer } from '../transfer/object-transfer.js';
import { withStoredFrames } from './stored-frames.js';
import { createZipStream } from './zip.js';

interface CameraPathDeps {
  readonly world: Pick<WorldClient, 'getRun'>;
  readonly transfer: ObjectTransfer;
  readonly runner: EngineRunner;
  readonly encodeVideo: VideoEncoder;
  readonly frames: FrameEncoder;
}

/** Where the world has no splat: the colour of the viewer's page. */
const DARK = [11, 14, 20] as const;

/** The world's finest splats as a camera on the path sees them: a film, or single frames with the matrices of the camera. */
export async function exportCameraPath(deps: CameraPathDeps, run: ExportRun, scope: ActivityRunScope): Promise<AssetRef[]> {
  const { transfer, runner, encodeVideo } = deps;
  const { signal } = scope;
  const { worldPromptJson, assets } = await deps.world.getRun({ operationId: run.operationId });
  const path = JSON.parse(worldPromptJson) as CameraPath;
  if (run.assetName === undefined) throw new DomainError('INTERNAL');
  const background = await readBackground(transfer, assets.find(({ name }) => name === 'manifest_url')?.key, signal);
  const splats = await transfer.readBytes(run.source.key, signal);
  const count = countFrames(path);
  const pictures = renderCameraPath(path, { splats, background, runner, signal });
  const counted = reportEach(pictures, (frame) => scope.report('export', frame / count));
  if (run.format === 'mp4') {
    const settings = { ...CAMERA_RESOLUTIONS[path.resolution], framesPerSecond: path.frames_per_second, signal };
    const bytes = await encodeVideo(toRasters(counted), settings);
    const ref = await transfer.store(run.worldId, { bytes, extension: 'mp4', contentType: 'video/mp4' }, signal);
    return [{ ...ref, name: run.assetName }];
  }
  return withStoredFrames(counted, path, deps.frames, async (entries) => {
    const file = { pieces: () => createZipStream(entries), extension: 'zip', contentType: 'application/zip' };
    return [{ ...(await transfer.storePieces(run.worldId, file, signal)), name: run.assetName as string }];
  });
}

/** What far things of the world fade to, as its manifest states it. */
async function readBackground(
  transfer: ObjectTransfer,
  manifestKey: string | undefined,
  signal: AbortSignal,
): Promise<readonly [number, number, number]> {
  const manifest = manifestKey === undefined ? {} : ((await transfer.readJson(manifestKey, signal)) as { horizon_color?: unknown });
  const [, red = '', green = '', blue = ''] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(String(manifest.horizon_color)) ?? [];
  return red === '' ? DARK : [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

async function* reportEach(pictures: AsyncIterable<SplatViewPicture>, report: (frame: number) => void): AsyncGenerator<SplatViewPicture> {
  let frame = 0;
  for await (const picture of pictures) {
    yield picture;
    report(++frame);
  }
}

async function* toRasters(pictures: AsyncIterable<SplatViewPicture>): AsyncGenerator<Raster> {
  for await (const { width, height, color } of pictures) yield { width, height, data: color };
}
