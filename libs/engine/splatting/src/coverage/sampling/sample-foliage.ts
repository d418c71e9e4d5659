import { hashInteger, hashToUnitInterval } from '@diorama/random';
import type { Instance, Prototype } from '@diorama/world-model';

import { axisOfNormal } from '../patch-grid.js';
import { writePlaced } from '../placed-mesh.js';
import { coversLeaves, leafSplatSize, LONE_EXTENT } from '../sampling-rules.js';
import type { SurfacePart } from '../surface-part.js';
import type { PlacedCluster } from '../surface-walk.js';
import { longestSide, shortestHeight, writeTriangleNormal } from '../triangle-measures.js';
import type { SamplePen } from './sample-pen.js';
import { TriangleLattice } from './triangle-lattice.js';

/** Leaves higher than this many spacings have samples with neighbours on all sides. */
const LARGE_LEAF = 2;
/** Halvings of a splat that reaches beyond what hides its leaf from the first capture. */
const HALVINGS = 2;

/** Samples leaves, blades and other surfaces that are seen from both sides. */
export class FoliageSampler {
  private readonly lattice = new TriangleLattice();
  private readonly corners = new Float64Array(9);

  constructor(private readonly pen: SamplePen) {}

  sample(part: SurfacePart, placed: PlacedCluster): void {
    const gap = this.pen.enter(part.patch);
    if (gap === 0 || part.area === 0) return;
    const { cluster, scale } = placed;
    if (coversLeaves((cluster.length * cluster.breadth * scale * scale) / 2, gap)) this.coverLeaves(placed, gap);
    else this.scatterOnLeaves(part, placed, gap);
  }

  /** Leaves that are larger than samples: each gets a lattice of its own. */
  private coverLeaves({ instance, cluster }: PlacedCluster, gap: number): void {
    const { lattice, corners, pen } = this;
    const { point } = pen;
    for (const triangle of cluster.triangles) {
      const area = this.readTriangle(instance, triangle);
      const extent = shortestHeight(corners, area) > LARGE_LEAF * gap ? 1 : LONE_EXTENT;
      lattice.forEachPoint(corners, axisOfNormal(point.nx, point.ny, point.nz) >> 1, gap, (u, v) => {
        pen.moveTo(corners, u, v);
        if (pen.isLeafCaptured(gap)) return;
        pen.setTangents(lattice.steps, extent);
        pen.addOnInstance({ instance, triangle, corners }, gap);
      });
    }
  }

  /**
   * Leaves that are smaller than samples: some of them, drawn by area, represent all. Their splats are as long and broad as leaves are, up to
   * a sample's own size, and the more of them the smaller they are.
   */
  private scatterOnLeaves(part: SurfacePart, { instance, cluster, scale }: PlacedCluster, gap: number): void {
    const { length, breadth, area: share } = leafSplatSize({ length: cluster.length * scale, breadth: cluster.breadth * scale }, gap);
    const seed = hashInteger(this.pen.input.model.seed, instance, cluster.triangles[0]);
    const step = (cluster.area * share) / part.area;
    let t = 0;
    let drawn = 0;
    for (let area = hashToUnitInterval(seed, 0) * step; area < cluster.area; area += step) {
      while ((cluster.ends[t] as number) <= area && t < cluster.ends.length - 1) t++;
      const triangle = cluster.triangles[t] as number;
      this.moveToLeaf(instance, triangle, { seed, draw: ++drawn });
      if (this.pen.isLeafCaptured(gap)) continue;
      this.layAlongLeaf(length, breadth);
      this.shrinkIntoView();
      this.pen.addOnInstance({ instance, triangle, corners: this.corners }, gap);
    }
  }

  /** Moves the point to a random place on a leaf. */
  private moveToLeaf(instance: number, triangle: number, { seed, draw }: { readonly seed: number; readonly draw: number }): void {
    this.readTriangle(instance, triangle);
    const u = hashToUnitInterval(seed, 2 * draw);
    const v = hashToUnitInterval(seed, 2 * draw + 1);
    if (u + v > 1) this.pen.moveTo(this.corners, 1 - u, 1 - v);
    else this.pen.moveTo(this.corners, u, v);
  }

  /** Lays the cell at the point along the longest side of its leaf. */
  private layAlongLeaf(length: number, breadth: number): void {
    const { point, tangents: t } = this.pen;
    const [ex, ey, ez] = longestSide(this.corners);
    const scale = length / (Math.hypot(ex, ey, ez) || 1);
    t.ux = ex * scale;
    t.uy = ey * scale;
    t.uz = ez * scale;
    const ratio = breadth / length;
    t.vx = ratio * (point.ny * t.uz - point.nz * t.uy);
    t.vy = ratio * (point.nz * t.ux - point.nx * t.uz);
    t.vz = ratio * (point.nx * t.uy - point.ny * t.ux);
  }

  /** Shrinks the cell until it lies behind what the first capture sees, as its leaf does: a larger one would blur the outline of a crown. */
  private shrinkIntoView(): void {
    const { point, tangents: t, input } = this.pen;
    const { sight } = input;
    const isHidden = (side: number): boolean =>
      sight.isCovered(point.x + side * t.ux, point.y + side * t.uy, point.z + side * t.uz) &&
      sight.isCovered(point.x + side * t.vx, point.y + side * t.vy, point.z + side * t.vz);
    for (let halvings = 0; halvings < HALVINGS && !(isHidden(1) && isHidden(-1)); halvings++) {
      t.ux /= 2;
      t.uy /= 2;
      t.uz /= 2;
      t.vx /= 2;
      t.vy /= 2;
      t.vz /= 2;
    }
  }

  /** Reads the corners and the normal of a triangle and returns its area, square metres. */
  private readTriangle(index: number, triangle: number): number {
    const { model } = this.pen.input;
    const instance = model.instances[index] as Instance;
    const { positions, indices } = model.prototypes[instance.prototype] as Prototype;
    for (let k = 0; k < 3; k++) writePlaced(instance, positions, 3 * (indices[3 * triangle + k] as number), this.corners, 3 * k);
    return writeTriangleNormal(this.corners, this.pen.point);
  }
}
