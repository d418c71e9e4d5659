/**
 * Shapes. In: a `MeshBuilder` and measures in metres, or a `Shape` of the shape language. Out: triangles with normals and materials in the
 * builder: boxes, rounds, lofts, tubes, slabs, leaves, crowns and flames, of which things and places are made.
 */
export { addBlob } from './blob.js';
export { addBlock, addBox } from './box.js';
export { addBroadLeaf } from './broad-leaf.js';
export { breakMesh } from './break-mesh.js';
export { addCrown } from './crown.js';
export { addDripstone } from './dripstone.js';
export { addFlame } from './flame.js';
export { addGrassBlade, addLeaf } from './leaf.js';
export { addLoft } from './loft.js';
export { drawShape } from './interpreter/draw-shape.js';
export { drawFittedShape, measureShape } from './interpreter/fitted-shape.js';
export type { ShapeBounds } from './interpreter/fitted-shape.js';
export type { SlotSurfaces } from './interpreter/slot-surfaces.js';
export type { LoftSection } from './loft.js';
export { MeshBuilder } from './mesh-builder.js';
export type { TriangleMesh } from './mesh-builder.js';
export { addPrism } from './prism.js';
export type { OutlinePoint } from './prism.js';
export { addCylinder, addLathe } from './lathe.js';
export type { Lathe, LatheRing } from './lathe.js';
export { addSlab } from './slab.js';
export type { PointGrid } from './slab.js';
export { addTube } from './tube.js';
export type { TubePoint } from './tube.js';
