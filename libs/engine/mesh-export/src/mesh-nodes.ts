import type { GlbNode } from '@diorama/mesh';
import { SEMANTICS } from '@diorama/world-model';
import type { Instance, Prototype, WorldModel } from '@diorama/world-model';

import type { UntexturedMesh } from './mesh-source.js';

/** The nodes of surfaces that do not belong to an instance. */
export const GROUND_NODE: GlbNode = { name: 'ground', extras: { id: 'ground', catalogue_id: null, class: 'ground' } };
export const WATER_NODE: GlbNode = { name: 'water', extras: { id: 'water', catalogue_id: null, class: 'water' } };

/**
 * The node of each instance of a model, in their order. Each object has a separate node, whose origin is the object's place. Ground
 * cover (objects that the scene does not list and that do not stop a walker, such as grass) shares one node per kind, and the bodies of the
 * place, such as walls, share one per class; a waterfall shares that of the water. Objects are numbered from 1 within their kind, in the order of the model.
 */
export function createInstanceNodes(model: WorldModel): readonly GlbNode[] {
  const counts = new Map<string, number>();
  const shared = new Map([GROUND_NODE, WATER_NODE].map((node) => [node.name, node]));
  return model.instances.map((instance) => {
    const prototype = model.prototypes[instance.prototype] as Prototype;
    const key = describeSharedNode(prototype, instance);
    if (key === null) return createObjectNode(prototype, instance, counts);
    const node = shared.get(key) ?? createSharedNode(key, prototype);
    shared.set(key, node);
    return node;
  });
}

/** Values by the node of their instance, in their given order; nodes in the order of their first values. */
export function groupByNode<Value>(values: readonly Value[], nodeOf: (value: Value) => GlbNode): ReadonlyMap<GlbNode, readonly Value[]> {
  const groups = new Map<GlbNode, Value[]>();
  for (const value of values) {
    const node = nodeOf(value);
    const group = groups.get(node) ?? [];
    group.push(value);
    groups.set(node, group);
  }
  return groups;
}

/** A mesh of the world's frame in the frame of its node. */
export function moveToNode<Mesh extends UntexturedMesh>(mesh: Mesh, node: GlbNode): Mesh {
  const { translation } = node;
  if (translation === undefined) return { ...mesh, node };
  return { ...mesh, node, positions: mesh.positions.map((value, i) => value - (translation[i % 3] as number)) };
}

/** Name of the node that an instance shares with others, or null for an object with its own node. */
function describeSharedNode({ kind, solid, semantic }: Prototype, { requested }: Instance): string | null {
  if (kind === undefined) return SEMANTICS[semantic] ?? 'object';
  return solid === null && requested === undefined ? kind : null;
}

const createSharedNode = (name: string, { kind, semantic }: Prototype): GlbNode => ({
  name,
  extras: { id: name, catalogue_id: kind ?? null, class: SEMANTICS[semantic] },
});

function createObjectNode(prototype: Prototype, instance: Instance, counts: Map<string, number>): GlbNode {
  const kind = prototype.kind as string;
  const number = (counts.get(kind) ?? 0) + 1;
  counts.set(kind, number);
  const id = `${kind}_${number}`;
  const { transform, requested } = instance;
  const position = [transform[3], transform[7], transform[11]] as [number, number, number];
  const extras = {
    id,
    catalogue_id: kind,
    class: SEMANTICS[prototype.semantic],
    size: measureSize(prototype, instance).map(roundMillimetres),
    position: position.map(roundMillimetres),
    ...(requested !== undefined && { scene_object: requested }),
  };
  return { name: id, translation: position, extras };
}

/** Extent of an instance along the axes of the world, metres. */
function measureSize({ positions }: Prototype, { transform }: Instance): number[] {
  return [0, 4, 8].map((row) => {
    const [a, b, c] = transform.subarray(row, row + 3) as unknown as [number, number, number];
    let [min, max] = [Infinity, -Infinity];
    for (let i = 0; i < positions.length; i += 3) {
      const value = a * (positions[i] as number) + b * (positions[i + 1] as number) + c * (positions[i + 2] as number);
      if (value < min) min = value;
      if (value > max) max = value;
    }
    return max - min;
  });
}

const roundMillimetres = (metres: number): number => Math.round(1000 * metres) / 1000;
