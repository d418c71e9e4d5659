import type { Instance, Prototype } from '@diorama/world-model';

import { isGlossy } from '../glossy-instances.js';
import { axisOfNormal } from '../patch-grid.js';
import { gapForCapture, solidSpacing } from '../sampling-rules.js';
import type { SurfacePart } from '../surface-part.js';
import type { SolidPiece } from '../surface-walk.js';
import { clipAtEdges } from './clip-at-edges.js';
import type { SamplePen } from './sample-pen.js';
import { findSharpEdges } from './sharp-edges.js';
import { TriangleLattice } from './triangle-lattice.js';

/** Samples closed surfaces on a lattice: cells end at the sharp edges of the surface. */
export class SolidSampler {
  private readonly lattice = new TriangleLattice();

  constructor(private readonly pen: SamplePen) {}

  sample(part: SurfacePart, solid: SolidPiece): void {
    const gap = this.pen.enter(part.patch);
    if (gap === 0) return;
    const spacing = solidSpacing(solid.height, gap);
    const sharp = this.sharpEdgesOf(solid.instance)[solid.triangle] as number;
    const { model, sight } = this.pen.input;
    const captureGap = gapForCapture(gap, isGlossy(model, solid.instance) && sight.isSlanted(part));
    this.cover(part, solid, { gap, captureGap, spacing, sharp });
  }

  private cover(
    part: SurfacePart,
    { instance, triangle, piece, whole }: SolidPiece,
    cover: { readonly gap: number; readonly captureGap: number; readonly spacing: number; readonly sharp: number },
  ): void {
    const { lattice, pen } = this;
    const { gap, captureGap, spacing, sharp } = cover;
    const { point } = pen;
    const axis = axisOfNormal(part.nx, part.ny, part.nz) >> 1;
    lattice.forEachPoint(piece, axis, spacing, (u, v) => {
      point.nx = part.nx;
      point.ny = part.ny;
      point.nz = part.nz;
      pen.moveTo(piece, u, v);
      if (pen.isCaptured(captureGap) || pen.isCovered(gap)) return;
      pen.setTangents(lattice.steps, 1);
      if (sharp !== 0) clipAtEdges(whole, sharp, point, pen.tangents);
      pen.addOnInstance({ instance, triangle, corners: whole }, spacing);
    });
  }

  private sharpEdgesOf(instance: number): Uint8Array {
    const { model } = this.pen.input;
    const { prototype } = model.instances[instance] as Instance;
    return findSharpEdges(model.prototypes[prototype] as Prototype);
  }
}
