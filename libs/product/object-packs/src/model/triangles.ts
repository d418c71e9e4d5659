import type { ModelSurface } from '@diorama/catalogue';

/** Triangles that are gathered from the parts of a model; three corners each, not shared. */
export class TriangleList {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly uvs: number[] = [];
  /** Index into `surfaces`, one a triangle. */
  readonly surface: number[] = [];
  readonly surfaces: ModelSurface[] = [];
  private readonly numbers = new Map<string, number>();
  doubleSided = false;

  /** The number of a surface; equal keys give the same one. */
  surfaceNumber(key: string, make: () => ModelSurface): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.surfaces.length);
    this.surfaces.push(make());
    return this.surfaces.length - 1;
  }
}
