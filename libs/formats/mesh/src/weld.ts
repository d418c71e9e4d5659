import { MeshFormatError, validateMesh, countVertices } from './mesh.js';
import type { TriangleMesh } from './mesh.js';

/**
 * Merges vertices no farther apart than `tolerance` metres (0: at the same place) whose other attributes are the same,
 * keeping the first of each. Triangles that collapse stay, as degenerate ones: remove them afterwards.
 */
export function weldVertices(mesh: TriangleMesh, tolerance = 0): TriangleMesh {
  validateMesh(mesh);
  if (!(tolerance >= 0)) throw new MeshFormatError(`a tolerance of ${tolerance} m`);
  const count = countVertices(mesh);
  const table = new VertexTable(mesh, tolerance);
  const target = new Uint32Array(count);
  const kept = new Uint32Array(count);
  let length = 0;
  for (let vertex = 0; vertex < count; vertex++) {
    const twin = table.find(vertex);
    if (twin >= 0) target[vertex] = target[twin] as number;
    else {
      table.add(vertex);
      target[vertex] = length;
      kept[length++] = vertex;
    }
  }
  const vertices = kept.subarray(0, length);
  return {
    positions: pick(mesh.positions, 3, vertices),
    indices: mesh.indices.map((vertex) => target[vertex] as number),
    ...(mesh.normals && { normals: pick(mesh.normals, 3, vertices) }),
    ...(mesh.colors && { colors: pick(mesh.colors, 3, vertices) }),
    ...(mesh.uvs && { uvs: pick(mesh.uvs, 2, vertices) }),
  };
}

function pick(values: Float32Array, width: number, vertices: Uint32Array): Float32Array {
  const picked = new Float32Array(width * vertices.length);
  for (let i = 0; i < vertices.length; i++)
    for (let k = 0; k < width; k++) picked[i * width + k] = values[(vertices[i] as number) * width + k] as number;
  return picked;
}

/** Vertices by the cube they lie in; cubes are as large as the tolerance, so a twin lies in the same or the next one. */
class VertexTable {
  private readonly positions: Float32Array;
  private readonly extras: readonly (readonly [values: Float32Array, width: number])[];
  private readonly reach: number;
  private readonly cellSize: number;
  private readonly heads: Int32Array;
  private readonly next: Int32Array;

  constructor(
    mesh: TriangleMesh,
    private readonly tolerance: number,
  ) {
    this.positions = mesh.positions;
    this.extras = [[mesh.normals, 3] as const, [mesh.colors, 3] as const, [mesh.uvs, 2] as const].flatMap(([values, width]) =>
      values ? [[values, width] as const] : [],
    );
    this.reach = tolerance > 0 ? 1 : 0;
    this.cellSize = tolerance > 0 ? tolerance : 1e-3;
    this.heads = new Int32Array(2 ** Math.ceil(Math.log2(countVertices(mesh) + 1) + 1)).fill(-1);
    this.next = new Int32Array(countVertices(mesh));
  }

  add(vertex: number): void {
    const slot = this.slot(this.cell(vertex, 0), this.cell(vertex, 1), this.cell(vertex, 2));
    this.next[vertex] = this.heads[slot] as number;
    this.heads[slot] = vertex;
  }

  /** The earliest vertex added that this one is to be merged with, or -1. */
  find(vertex: number): number {
    const [cx, cy, cz] = [this.cell(vertex, 0), this.cell(vertex, 1), this.cell(vertex, 2)];
    let first = -1;
    for (let x = cx - this.reach; x <= cx + this.reach; x++)
      for (let y = cy - this.reach; y <= cy + this.reach; y++)
        for (let z = cz - this.reach; z <= cz + this.reach; z++) {
          const found = this.findIn(this.slot(x, y, z), vertex);
          if (found >= 0 && (first < 0 || found < first)) first = found;
        }
    return first;
  }

  private findIn(slot: number, vertex: number): number {
    let first = -1;
    for (let other = this.heads[slot] as number; other >= 0; other = this.next[other] as number)
      if (this.matches(other, vertex)) first = other;
    return first;
  }

  private matches(a: number, b: number): boolean {
    const dx = (this.positions[3 * a] as number) - (this.positions[3 * b] as number);
    const dy = (this.positions[3 * a + 1] as number) - (this.positions[3 * b + 1] as number);
    const dz = (this.positions[3 * a + 2] as number) - (this.positions[3 * b + 2] as number);
    if (dx * dx + dy * dy + dz * dz > this.tolerance * this.tolerance) return false;
    for (const [values, width] of this.extras)
      for (let k = 0; k < width; k++) if (values[a * width + k] !== values[b * width + k]) return false;
    return true;
  }

  private cell(vertex: number, axis: number): number {
    return Math.floor((this.positions[3 * vertex + axis] as number) / this.cellSize);
  }

  /** Teschner et al., "Optimized Spatial Hashing", 2003: three large primes. */
  private slot(x: number, y: number, z: number): number {
    return (Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) & (this.heads.length - 1);
  }
}
