import { CAMERA_RESOLUTIONS, interpolateCameraPath } from '@diorama/camera-paths';
import type { CameraPath } from '@diorama/camera-paths';
import { JobGate } from '@diorama/jobs';
import type { JobRunner } from '@diorama/jobs';

import type { SplatViewJobs } from './jobs.js';
import type { SplatViewOrder, SplatViewPicture } from './render-splat-view.js';

/** Where the frames of a path are rendered, and of what. */
export interface CameraPathRequest {
  /** The world's splats, SPZ. Moves to a thread. */
  readonly splats: Uint8Array;
  /** Red, green and blue of sRGB where no splat is, 0 to 255. */
  readonly background: SplatViewOrder['background'];
  readonly runner: JobRunner<SplatViewJobs>;
  /** Asked before each frame; what it throws ends the frames. */
  readonly signal: { throwIfAborted(): void };
}

/**
 * The frames of a path in their order. As many are rendered at a time as the runner has threads, and one more waits for its reader: the
 * memory does not depend on the length of the path.
 *
 * @throws SplatFormatError for a damaged file, and what `signal` throws
 */
export async function* renderCameraPath(path: CameraPath, request: CameraPathRequest): AsyncGenerator<SplatViewPicture> {
  const { runner, signal, background } = request;
  const scene = await runner.run('open-splats', { bytes: request.splats });
  const gate = new JobGate<SplatViewJobs>(runner, signal);
  const size = CAMERA_RESOLUTIONS[path.resolution];
  const poses = interpolateCameraPath(path);
  const pending: Promise<SplatViewPicture>[] = [];
  try {
    for (const pose of poses) {
      const order = { ...size, pose, background, depth: path.depth };
      const frame = gate.run('render-splats', { scene, order });
      frame.catch(() => undefined); // thrown when its turn comes
      pending.push(frame);
      if (pending.length > runner.width) yield await (pending.shift() as Promise<SplatViewPicture>);
    }
    for (const frame of pending.splice(0)) yield await frame;
  } finally {
    await gate.settled(); // a frame that was begun must not outlive the reader
  }
}
