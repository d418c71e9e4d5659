import type { GlbNode } from '@diorama/mesh';

/**
 * The surfaces of a world, ready to be written as meshes: textured ones, whose pictures are painted band by band, and others
 * with a colour at each vertex. A source is a pure function of what it was made from, so each thread may have its own.
 */
export interface MeshSource {
  /** The textures, in the order in which `textured` counts them. */
  readonly pictures: readonly PictureLayout[];
  /** One band of a texture: RGB, eight bits a channel, row by row. */
  paint(picture: number, band: number): Uint8Array;
  /** The meshes with textures. */
  textured(): readonly TexturedMesh[];
  /** Vertices of the coloured meshes, all together. */
  readonly coloredVertices: number;
  /** Linear RGB of the coloured meshes' vertices `[start, end)`, 0 to 1. */
  color(start: number, end: number): Float32Array;
  /** The coloured meshes without their colours; their vertices follow one another. */
  colored(): readonly UntexturedMesh[];
}

/** A texture and the rows at which its bands begin; the last band ends with the picture. */
export interface PictureLayout {
  readonly width: number;
  readonly height: number;
  readonly bands: readonly number[];
}

/** Frame of glTF, metres; from the origin of its node where it has one. */
export interface UntexturedMesh {
  /** Meshes with the same object share the node. */
  readonly node?: GlbNode;
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
}

export interface TexturedMesh extends UntexturedMesh {
  /** (0, 0) at the upper left of the picture. */
  readonly uvs: Float32Array;
  readonly picture: number;
  readonly doubleSided: boolean;
}

/** How much goes into an export. */
export interface MeshDetail {
  /** Width and height of the texture of all things, in texels. */
  readonly thingTexels: number;
  /** Width of the ground's texture, which is half as high. */
  readonly groundTexels: number;
  /** Triangles of the textured meshes at most, about. */
  readonly texturedTriangles: number;
  /** Triangles of the coloured meshes at most, about. */
  readonly coloredTriangles: number;
}

/** The rows of a band. */
export function computeBandRows({ bands, height }: PictureLayout, band: number): { readonly start: number; readonly end: number } {
  const start = bands[band];
  if (start === undefined) throw new RangeError(`a picture of ${bands.length} bands has no band ${band}`);
  return { start, end: bands[band + 1] ?? height };
}
