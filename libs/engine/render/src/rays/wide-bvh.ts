import type { Bvh } from './bvh-build.js';

/** Children of a node. */
export const WIDTH = 4;

/** A tree of boxes with up to four children a node. */
export interface WideBvh {
  /** Twenty-four a node: the least x of all four children, their least y, least z, greatest x, greatest y and greatest z. */
  readonly bounds: Float32Array;
  /** Four a node: a node's index, or a leaf as in `Bvh.links`. A child that is missing has an empty box. */
  readonly links: Int32Array;
  /** Link of the root, which may itself be a leaf. */
  readonly root: number;
}

/**
 * The tree with every other level left out: a node takes the children of its child with the largest box until it has four (I. Wald,
 * C. Benthin and S. Boulos, "Getting Rid of Packets", 2008). Leaves and their order stay as they are.
 */
export function widenBvh({ bounds, links, root }: Bvh): WideBvh {
  const wide = { bounds: [] as number[], links: [] as number[] };
  const roots = root < 0 ? [] : [root];
  for (let node = 0; node < roots.length; node++) {
    const children = gatherChildren({ bounds, links }, roots[node] as number);
    for (let bound = 0; bound < 6; bound++)
      for (let child = 0; child < WIDTH; child++) {
        const at = children[child];
        wide.bounds.push(at === undefined ? (bound < 3 ? Infinity : -Infinity) : (bounds[6 * at + bound] as number));
      }
    for (let child = 0; child < WIDTH; child++) {
      const at = children[child];
      const link = at === undefined ? 0 : (links[at] as number);
      wide.links.push(at === undefined || link < 0 ? link : roots.push(link) - 1);
    }
  }
  return { bounds: Float32Array.from(wide.bounds), links: Int32Array.from(wide.links), root: root < 0 ? root : 0 };
}

type Nodes = Pick<Bvh, 'bounds' | 'links'>;

/** Two to four descendants that cover a node, as indices of links. */
function gatherChildren(nodes: Nodes, node: number): readonly number[] {
  const children = [2 * node, 2 * node + 1];
  while (children.length < WIDTH) {
    let widest = -1;
    let most = -Infinity;
    for (const [i, child] of children.entries()) {
      const area = (nodes.links[child] as number) < 0 ? -Infinity : halfArea(nodes.bounds, 6 * child);
      if (area > most) {
        most = area;
        widest = i;
      }
    }
    if (widest < 0) break;
    const inner = nodes.links[children[widest] as number] as number;
    children.splice(widest, 1, 2 * inner, 2 * inner + 1);
  }
  return children;
}

function halfArea(bounds: Float32Array, at: number): number {
  const x = (bounds[at + 3] as number) - (bounds[at] as number);
  const y = (bounds[at + 4] as number) - (bounds[at + 1] as number);
  const z = (bounds[at + 5] as number) - (bounds[at + 2] as number);
  return x * y + y * z + z * x;
}
