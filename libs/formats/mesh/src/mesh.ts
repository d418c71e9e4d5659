/**
 * Triangles with shared vertices. Frame of glTF: x right, y up, z back; metres; the front of a triangle is the side from
 * which its corners run counter-clockwise. Attributes are interleaved per vertex.
 */
export interface TriangleMesh {
  /** x y z of each vertex. */
  readonly positions: Float32Array;
  /** Three vertex numbers for each triangle. */
  readonly indices: Uint32Array;
  /** Unit vectors. */
  readonly normals?: Float32Array;
  /** Linear (not sRGB) red, green, blue in [0, 1]. */
  readonly colors?: Float32Array;
  /** Texture coordinates, (0, 0) at the upper left of the picture. */
  readonly uvs?: Float32Array;
}

/** A mesh that is not sound, or bytes that are not a mesh. */
export class MeshFormatError extends Error {
  override readonly name = 'MeshFormatError';
}

/** How many vertices a mesh has. */
export function countVertices(mesh: TriangleMesh): number {
  return mesh.positions.length / 3;
}

/** Throws a MeshFormatError unless every array has its length, every number is finite and every index names a vertex. */
export function validateMesh(mesh: TriangleMesh): void {
  const { positions, indices, normals, colors, uvs } = mesh;
  if (positions.length === 0 || positions.length % 3 !== 0)
    throw new MeshFormatError(`${positions.length} numbers are not a list of positions`);
  if (indices.length === 0 || indices.length % 3 !== 0) throw new MeshFormatError(`${indices.length} indices are not a list of triangles`);
  const count = countVertices(mesh);
  checkNumbers('positions', positions, 3 * count);
  if (normals) checkNormals(normals, count);
  if (colors) checkNumbers('colors', colors, 3 * count);
  if (uvs) checkNumbers('uvs', uvs, 2 * count);
  const stray = indices.find((index) => index >= count);
  if (stray !== undefined) throw new MeshFormatError(`index ${stray} of ${count} vertices`);
}

function checkNumbers(name: string, values: Float32Array, length: number): void {
  if (values.length !== length) throw new MeshFormatError(`${name} holds ${values.length} numbers instead of ${length}`);
  const at = values.findIndex((value) => !Number.isFinite(value));
  if (at >= 0) throw new MeshFormatError(`${name}[${at}] is ${values[at]}`);
}

function checkNormals(normals: Float32Array, count: number): void {
  checkNumbers('normals', normals, 3 * count);
  for (let i = 0; i < normals.length; i += 3) {
    const length = Math.hypot(normals[i] as number, normals[i + 1] as number, normals[i + 2] as number);
    if (Math.abs(length - 1) > 5e-4) throw new MeshFormatError(`the normal of vertex ${i / 3} has length ${length}`);
  }
}
