import { SplatFileType, SplatMesh } from '@sparkjsdev/spark';

import type { DetailLevel } from '../api/world.js';
import type { SplatDetailStep } from './detail-steps.js';
import { download } from '../api/download.js';
import type { DownloadProgressHandler } from '../api/download.js';
import type { RenderStage } from './render-stage.js';

/**
 * The splats of a world, one level of detail at a time. A finer level takes the place of the coarser one within a frame: Spark keeps
 * drawing the old picture until the new splats are sorted.
 */
export class SplatLayer {
  level: DetailLevel | null = null;
  private shown: SplatMesh | null = null;

  constructor(private readonly stage: RenderStage) {}

  /** Loads a level and resolves once it is on the screen. Throws `DioramaError`, or what Spark says of a broken file. */
  async show({ level, url }: SplatDetailStep, signal: AbortSignal, onBytes: DownloadProgressHandler): Promise<void> {
    const fileBytes = await download(url, signal, onBytes);
    const mesh = new SplatMesh({ fileBytes, fileType: SplatFileType.SPZ, editable: false, raycastable: false });
    await mesh.initialized;
    signal.throwIfAborted();
    // Spark never draws an empty mesh, so waiting for it would not end.
    if (mesh.packedSplats?.numSplats === 0) throw new Error('The file contains no splats.');
    const old = this.shown;
    this.stage.scene.add(mesh);
    if (old) this.stage.scene.remove(old);
    this.shown = mesh;
    await this.drawn(mesh, signal);
    old?.dispose();
    this.level = level;
  }

  private async drawn(mesh: SplatMesh, signal: AbortSignal): Promise<void> {
    do {
      this.stage.invalidate();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      signal.throwIfAborted();
    } while (!this.stage.isShown(mesh));
  }
}
