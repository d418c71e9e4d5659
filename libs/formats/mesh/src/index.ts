/**
 * Triangle meshes. In: vertices and indices in metres, or the bytes of a GLB file. Out: GLB files (plain or compressed), USD files, welded
 * meshes, edge counts and occupancy grids. Invalid meshes throw `MeshFormatError`.
 */
export { computeBounds } from './bounds.js';
export type { MeshCodec } from './compress-stream.js';
export { encodeGlb } from './glb.js';
export type { GlbOptions } from './glb.js';
export type { GlbMaterial, GlbNode, GlbPrimitive } from './glb-primitive.js';
export { MeshFormatError, validateMesh, countVertices } from './mesh.js';
export type { TriangleMesh } from './mesh.js';
export { decodeGlb } from './read-glb.js';
export type { GlbContent } from './read-glb.js';
export { inspectEdges, isClosed, removeDegenerateTriangles, computeSignedVolume } from './topology.js';
export type { EdgeCounts } from './topology.js';
export { weldVertices } from './weld.js';
export { createOccupancyGrid } from './occupancy-grid.js';
export type { OccupancyGrid, OccupancyOptions } from './occupancy-grid.js';
export { encodeUsdFiles } from './usd-files.js';
export type { UsdFile } from './usd-files.js';
