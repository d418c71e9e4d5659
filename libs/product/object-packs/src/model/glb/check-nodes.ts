import { ModelError } from '../model-error.js';
import type { GltfJson } from './gltf-schema.js';

/** Longest chain of nodes. */
const DEPTH_MAX = 64;

/** @throws ModelError for nodes that are not strict trees (glTF 2.0, 3.5.2) or too deep ones */
export function checkNodes({ nodes = [] }: GltfJson): void {
  const parents = new Map<number, number>();
  for (const [parent, { children = [] }] of nodes.entries())
    for (const child of children) {
      if (child >= nodes.length) throw new ModelError(`node ${parent} has a child ${child}, which does not exist`);
      if (parents.has(child)) throw new ModelError(`node ${child} has two parents`);
      parents.set(child, parent);
    }
  for (let node = 0; node < nodes.length; node++) {
    let depth = 1;
    for (let at = parents.get(node); at !== undefined; at = parents.get(at))
      if (++depth > DEPTH_MAX) throw new ModelError(`its nodes are nested more than ${DEPTH_MAX} deep, or in a circle`);
  }
}
