import type { NavmeshAgent } from '@diorama/domain';
import { computeBounds, decodeGlb, encodeGlb, removeDegenerateTriangles, weldVertices } from '@diorama/mesh';
import type { GlbPrimitive, TriangleMesh } from '@diorama/mesh';

import type { MeshFile } from './convert-mesh.js';
import { recast } from './recast.js';
import type { DetourNavmesh } from './recast.js';

/** Voxels of Recast in metres: half the agent's radius, as its author advises, between these widths and at most so many along the world. */
const FINEST_CELL = 0.08;
const COARSEST_CELL = 0.3;
const MOST_CELLS = 2_048;
/** Height of a voxel over its width. */
const CELL_FLATNESS = 0.5;
const TILE_CELLS = 96;
/** Square metres of the smallest patch of ground that is kept, and of the smallest that is not joined to a neighbour. */
const LEAST_REGION = 0.5;
const LEAST_UNMERGED_REGION = 4;
/** Metres of the longest edge. */
const LONGEST_EDGE = 12;
/** Cells that an edge may be off the outline, then cells between samples of the height and cell heights that it may be off. */
const EDGE_ERROR = 1.3;
const HEIGHT_SAMPLES = 16;
const HEIGHT_ERROR = 1;
/** Polygons that can be walked on carry this flag; those that the capture point cannot be reached from carry none. */
const WALKABLE = 1;

const MATERIAL = { unlit: true, doubleSided: true, baseColor: [0.05, 0.35, 0.8, 1] } as const;

/**
 * The navigation mesh of a collider by Recast (Mononen): `navmesh.glb`, its triangles, and `navmesh.bin`, its tiles for Detour in the format of
 * the RecastDemo (magic `MSET`). Both hold ground that the agent can walk on; `navmesh.bin` also holds, without a flag, ground that
 * cannot be reached from the capture point. No files where the agent fits nowhere. The same collider and agent give the same bytes.
 *
 * @throws MeshFormatError for bytes that are not a collider
 */
export async function buildNavmeshFiles(collider: Uint8Array, agent: NavmeshAgent): Promise<MeshFile[]> {
  const { primitives, extras } = decodeGlb(collider);
  const solid = joinMeshes(primitives);
  await recast.init();
  const cell = chooseCell(solid, agent);
  const navmesh = generateNavmesh(solid, cell, agent);
  if (navmesh === null) return [];
  const eyeHeight = Number(extras['ground_plane_offset'] ?? 0);
  pruneUnreachable(navmesh, -eyeHeight, agent);
  const [positions, indices] = recast.getNavMeshPositionsAndIndices(navmesh, WALKABLE);
  if (indices.length === 0) return [];
  const walkable = removeDegenerateTriangles(weldVertices({ positions: Float32Array.from(positions), indices: Uint32Array.from(indices) }));
  const node = { name: 'navmesh', extras: { agent, cell_size: cell } };
  const primitive: GlbPrimitive = { ...walkable, material: MATERIAL, node };
  const detour = recast.exportNavMesh(navmesh);
  navmesh.destroy();
  return [
    { name: 'navmesh.glb', bytes: encodeGlb(primitive, { extras: { ...extras, agent } }) },
    { name: 'navmesh.bin', bytes: new Uint8Array(detour) },
  ];
}

/** All primitives as one mesh: the barrier along deep water is a separate one, and agents do not swim. */
function joinMeshes(primitives: readonly TriangleMesh[]): TriangleMesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (const mesh of primitives) {
    const first = positions.length / 3;
    for (const value of mesh.positions) positions.push(value);
    for (const index of mesh.indices) indices.push(first + index);
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

/** Width of a voxel, metres. */
function chooseCell({ positions }: TriangleMesh, { radius }: NavmeshAgent): number {
  const { min, max } = computeBounds(positions) as { min: [number, number, number]; max: [number, number, number] };
  const extent = Math.max(max[0] - min[0], max[2] - min[2]);
  return Math.max(extent / MOST_CELLS, Math.min(COARSEST_CELL, Math.max(FINEST_CELL, radius / 2)));
}

function generateNavmesh(solid: TriangleMesh, cell: number, agent: NavmeshAgent): DetourNavmesh | null {
  const height = CELL_FLATNESS * cell;
  const area = (squareMetres: number): number => Math.round(squareMetres / (cell * cell));
  const made = recast.generateTiledNavMesh(solid.positions, solid.indices, {
    cs: cell,
    ch: height,
    tileSize: TILE_CELLS,
    walkableSlopeAngle: agent.max_slope,
    walkableHeight: Math.ceil(agent.height / height),
    walkableClimb: Math.floor(agent.max_step / height),
    walkableRadius: Math.ceil(agent.radius / cell),
    maxEdgeLen: Math.round(LONGEST_EDGE / cell),
    maxSimplificationError: EDGE_ERROR,
    minRegionArea: area(LEAST_REGION),
    mergeRegionArea: area(LEAST_UNMERGED_REGION),
    detailSampleDist: HEIGHT_SAMPLES,
    detailSampleMaxError: HEIGHT_ERROR,
  });
  return made.success ? (made.navMesh ?? null) : null;
}

/** Takes the flag from roofs, tables, the ground beyond the shore barrier and the like. Without ground near the capture point all stays. */
function pruneUnreachable(navmesh: DetourNavmesh, ground: number, { radius }: NavmeshAgent): void {
  const query = new recast.NavMeshQuery(navmesh);
  const halfExtents = { x: 1 + 2 * radius, y: 1, z: 1 + 2 * radius };
  const { success, nearestRef } = query.findNearestPoly({ x: 0, y: ground, z: 0 }, { halfExtents });
  if (success && nearestRef !== 0) recast.floodFillPruneNavMesh(navmesh, [nearestRef]);
  query.destroy();
}
