import { SplatFileType, SplatMesh } from '@sparkjsdev/spark';

import type { SplatDetailStep } from './detail-steps.js';
import { download } from '../api/download.js';
import type { DownloadProgressHandler } from '../api/download.js';
import type { RenderStage } from './render-stage.js';

/**
 * The splats of a world, one level of detail at a time. Another level takes the place of the present one within a frame: Spark keeps
 * drawing the old picture until the new splats are sorted.
 */
export class SplatLayer {
  /** Splats on the screen. */
  count = 0;
  private shown: SplatMesh | null = null;

  /** `visit` ends the waiting for a file that is already being drawn. */
  constructor(
    private readonly stage: RenderStage,
    private readonly visit: AbortSignal,
  ) {}

  /**
   * Loads a level and resolves once it is on the screen. The signal stops the download; once the file is being drawn, it is too late.
   *
   * @throws DioramaError, or Spark's error for a damaged file
   */
  async show({ url }: SplatDetailStep, signal: AbortSignal, onBytes: DownloadProgressHandler): Promise<void> {
    const mesh = await loadMesh(await download(url, signal, onBytes));
    if (signal.aborted) mesh.dispose();
    signal.throwIfAborted();
    const old = this.shown;
    this.stage.scene.add(mesh);
    if (old) this.stage.scene.remove(old);
    this.shown = mesh;
    await this.drawn(mesh);
    old?.dispose();
    this.count = mesh.packedSplats?.numSplats ?? 0;
  }

  private async drawn(mesh: SplatMesh): Promise<void> {
    do {
      this.stage.invalidate();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      this.visit.throwIfAborted();
    } while (!this.stage.isShown(mesh));
  }
}

async function loadMesh(fileBytes: Uint8Array): Promise<SplatMesh> {
  const mesh = new SplatMesh({ fileBytes, fileType: SplatFileType.SPZ, editable: false, raycastable: false });
  await mesh.initialized;
  // Spark never draws an empty mesh, so waiting for it would not end.
  if (mesh.packedSplats?.numSplats === 0) throw new Error('The file contains no splats.');
  return mesh;
}
