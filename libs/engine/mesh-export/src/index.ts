/**
 * Mesh export. In: an opened scene. Out: its surfaces as GLB files for other tools, one with textures and one with vertex colours, and the
 * occupancy map of a collider.
 */
export { encodeColoredMesh, encodeTexturedMesh } from './encode-mesh.js';
export { exportMesh, chooseMeshDetail } from './export-mesh.js';
export type { ExportedMesh, MeshExportRequest } from './export-mesh.js';
export { MESH_JOBS } from './jobs.js';
export type { MeshJobs } from './jobs.js';
export { createMeshContext } from './mesh-context.js';
export type { MeshContext } from './mesh-context.js';
export type { MeshDetail, MeshSource } from './mesh-source.js';
