import { PackedSplats, SplatMesh } from '@sparkjsdev/spark';
import { Group } from 'three';

import type { RenderStage } from '../scene/render-stage.js';
import type { SplatPart } from './splat-part.js';

/**
 * The cells of a streamed world on the screen. Other splats take the place of those of a cell within a frame: Spark keeps drawing the old
 * picture until the new splats are sorted.
 */
export class CellLayer {
  private readonly root = new Group();
  private readonly meshes = new Map<number, SplatMesh>();
  /** Splats that are gone, and those that must be drawn before Spark lets go of them. */
  private retired: { readonly old: SplatMesh | null; readonly cell: number; readonly mesh: SplatMesh }[] = [];
  private readonly counts = new Map<number, number>();

  constructor(
    private readonly stage: RenderStage,
    private readonly visit: AbortSignal,
  ) {
    // The frame of SOG has y down and z forward.
    this.root.rotation.x = Math.PI;
    this.root.updateMatrixWorld();
    stage.scene.add(this.root);
  }

  /** Splats on the screen, or about to be. */
  get count(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Shows parts in place of what their cells show, all in the same frame. */
  async show(parts: readonly (readonly [cell: number, part: SplatPart])[]): Promise<void> {
    const made = await Promise.all(parts.map(async ([cell, part]) => [cell, part.count, await createMesh(part)] as const));
    if (this.visit.aborted) for (const [, , mesh] of made) mesh.dispose();
    this.visit.throwIfAborted();
    for (const [cell, count, mesh] of made) {
      const old = this.meshes.get(cell) ?? null;
      this.root.add(mesh);
      if (old) this.root.remove(old);
      this.meshes.set(cell, mesh);
      this.counts.set(cell, count);
      this.retired.push({ old, cell, mesh });
    }
    await this.drawn();
  }

  /** Resolves once what was shown is on the screen, and frees what it replaced. */
  private async drawn(): Promise<void> {
    while (this.retired.some((each) => this.isPending(each))) {
      this.stage.invalidate();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      this.visit.throwIfAborted();
    }
    for (const { old } of this.retired) old?.dispose();
    this.retired = [];
  }

  private isPending({ cell, mesh }: { readonly cell: number; readonly mesh: SplatMesh }): boolean {
    return this.meshes.get(cell) === mesh && !this.stage.isShown(mesh);
  }
}

async function createMesh({ packed, count, encoding }: SplatPart): Promise<SplatMesh> {
  const packedSplats = new PackedSplats({ packedArray: packed, numSplats: count, ...(encoding && { splatEncoding: encoding }) });
  const mesh = new SplatMesh({ packedSplats, editable: false, raycastable: false });
  await mesh.initialized;
  return mesh;
}
