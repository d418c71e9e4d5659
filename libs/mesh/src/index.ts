export { encodeGlb } from './glb.js';
export type { GlbMaterial, GlbOptions, GlbPrimitive } from './glb.js';
export { MeshFormatError, checkMesh, vertexCount } from './mesh.js';
export type { TriangleMesh } from './mesh.js';
export { decodeGlb } from './read-glb.js';
export type { GlbContent } from './read-glb.js';
export { inspectEdges, isClosed, removeDegenerate, signedVolume } from './topology.js';
export type { EdgeReport } from './topology.js';
export { weld } from './weld.js';
