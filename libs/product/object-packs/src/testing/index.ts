/** GLB files for tests: boxes with textures. */
export { buildBoxGlb, buildPlainPng } from './build-glb.js';
export type { BoxOptions, BoxParts } from './build-glb.js';
