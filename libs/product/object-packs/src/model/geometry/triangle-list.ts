import type { Rgb } from '@diorama/world-model';

import type { ReadMaterial } from '../material/material-reader.js';

/** Triangles that are gathered from the parts of a model; three corners each, not shared. */
export class TriangleList {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly uvs: number[] = [];
  /** One a triangle. */
  readonly materials: ReadMaterial[] = [];
  /** Mean colour of the corners, linear RGB, 0 to 1; one a triangle. */
  readonly colors: Rgb[] = [];
  doubleSided = false;
}
