import { validateMesh, countVertices } from './mesh.js';
import type { TriangleMesh } from './mesh.js';

/** What the edges of a mesh look like. A seam of doubled vertices counts as a boundary: weld first. */
export interface EdgeCounts {
  /** Whether the mesh bounds a solid: every edge is shared by exactly two triangles that run it in opposite directions. */
  readonly closed: boolean;
  /** Edges of one triangle only. */
  readonly boundaryEdges: number;
  /** Edges of three triangles or more. */
  readonly nonManifoldEdges: number;
  /** Edges that both their triangles run in the same direction: one of them faces the wrong way. */
  readonly flippedEdges: number;
  /** Triangles without area. Those that name a vertex twice have no say in the counts above. */
  readonly degenerate: number;
}

/** Counts the edges of each kind. Throws a MeshFormatError for a mesh that is not sound. */
export function inspectEdges(mesh: TriangleMesh): EdgeCounts {
  validateMesh(mesh);
  const sides = sortedSides(mesh);
  const counts = { boundaryEdges: 0, nonManifoldEdges: 0, flippedEdges: 0 };
  for (let start = 0; start < sides.length;) {
    const edge = Math.floor((sides[start] as number) / 2);
    let forward = 0;
    let end = start;
    for (; end < sides.length && Math.floor((sides[end] as number) / 2) === edge; end++) forward += (sides[end] as number) % 2;
    if (end - start === 1) counts.boundaryEdges++;
    else if (end - start > 2) counts.nonManifoldEdges++;
    else if (forward !== 1) counts.flippedEdges++;
    start = end;
  }
  const faulty = counts.boundaryEdges + counts.nonManifoldEdges + counts.flippedEdges;
  return { closed: sides.length > 0 && faulty === 0, ...counts, degenerate: countDegenerate(mesh) };
}

/** Whether a mesh bounds a solid; see `inspectEdges` for what is wrong when it does not. */
export function isClosed(mesh: TriangleMesh): boolean {
  return inspectEdges(mesh).closed;
}

/** Volume in cubic metres that a closed mesh bounds; negative when its triangles face inwards. */
export function computeSignedVolume({ positions, indices }: TriangleMesh): number {
  let sum = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const a = 3 * (indices[i] as number);
    const b = 3 * (indices[i + 1] as number);
    const c = 3 * (indices[i + 2] as number);
    const [ax, ay, az] = [positions[a] as number, positions[a + 1] as number, positions[a + 2] as number];
    const [bx, by, bz] = [positions[b] as number, positions[b + 1] as number, positions[b + 2] as number];
    const [cx, cy, cz] = [positions[c] as number, positions[c + 1] as number, positions[c + 2] as number];
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return sum / 6;
}

/** The mesh without triangles that name a vertex twice or have no area; vertices stay. */
export function removeDegenerateTriangles(mesh: TriangleMesh): TriangleMesh {
  const { positions, indices } = mesh;
  const kept = new Uint32Array(indices.length);
  let length = 0;
  for (let i = 0; i < indices.length; i += 3) {
    if (isDegenerate(positions, indices, i)) continue;
    kept.set(indices.subarray(i, i + 3), length);
    length += 3;
  }
  return { ...mesh, indices: kept.slice(0, length) };
}

function countDegenerate({ positions, indices }: TriangleMesh): number {
  let count = 0;
  for (let i = 0; i < indices.length; i += 3) if (isDegenerate(positions, indices, i)) count++;
  return count;
}

/** Area zero in double precision; exact for corners on a line in one axis, and for doubled corners. */
function isDegenerate(positions: Float32Array, indices: Uint32Array, at: number): boolean {
  const a = 3 * (indices[at] as number);
  const b = 3 * (indices[at + 1] as number);
  const c = 3 * (indices[at + 2] as number);
  if (a === b || b === c || c === a) return true;
  const ux = (positions[b] as number) - (positions[a] as number);
  const uy = (positions[b + 1] as number) - (positions[a + 1] as number);
  const uz = (positions[b + 2] as number) - (positions[a + 2] as number);
  const vx = (positions[c] as number) - (positions[a] as number);
  const vy = (positions[c + 1] as number) - (positions[a + 1] as number);
  const vz = (positions[c + 2] as number) - (positions[a + 2] as number);
  return uy * vz === uz * vy && uz * vx === ux * vz && ux * vy === uy * vx;
}

/** Each side of each triangle as one number: its edge, doubled, plus one when it runs to the higher vertex. */
function sortedSides(mesh: TriangleMesh): Float64Array {
  const { indices } = mesh;
  const count = countVertices(mesh);
  const sides = new Float64Array(indices.length);
  let length = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const a = indices[i] as number;
    const b = indices[i + 1] as number;
    const c = indices[i + 2] as number;
    if (a === b || b === c || c === a) continue;
    sides[length++] = sideKey(a, b, count);
    sides[length++] = sideKey(b, c, count);
    sides[length++] = sideKey(c, a, count);
  }
  return sides.subarray(0, length).sort();
}

function sideKey(from: number, to: number, count: number): number {
  return from < to ? 2 * (from * count + to) + 1 : 2 * (to * count + from);
}
