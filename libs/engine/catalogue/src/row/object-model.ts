import type { Rgb, Texture } from '@diorama/world-model';

/** A model of an object pack: triangles with textures, fitted to its row: standing on y = 0 around the y axis, its front towards +z, metres. */
export interface ObjectModel {
  readonly positions: Float32Array;
  /** Unit vectors, one a vertex. */
  readonly normals: Float32Array;
  /** Two a vertex, (0, 0) at the upper left. */
  readonly uvs: Float32Array;
  /** Three a triangle, counter-clockwise seen from outside. */
  readonly indices: Uint32Array;
  /** Index into `surfaces`, one a triangle. */
  readonly surface: Uint16Array;
  /** The surface with the largest area first. */
  readonly surfaces: readonly ModelSurface[];
  /** Whether both sides of its triangles are visible. */
  readonly doubleSided: boolean;
}

/** What a part of a model looks like. */
export interface ModelSurface {
  /** Linear RGB, 0 to 1; multiplies the texture. */
  readonly color: Rgb;
  /** Linear RGB radiance that it gives off. */
  readonly emission: Rgb;
  readonly texture: Texture | null;
}

/** Where an object of a pack comes from. */
export interface ObjectSource {
  readonly pack: string;
  readonly version: string;
  /** Of its file, hexadecimal. */
  readonly sha256: string;
}
