import type { Accessor, Node, Primitive, Skin } from '@gltf-transform/core';
import { applyToPoint, clamp, composeTransforms, computeNormalTransform, determinant, dotProduct } from '@diorama/world-model';
import type { Rgb, Transform, Vec3 } from '@diorama/world-model';

import type { ReadMaterial } from '../material/material-reader.js';
import { ModelError } from '../model-error.js';

/** The vertices of a part in the frame of the scene. */
export interface Vertices {
  readonly pointOf: (vertex: number) => Vec3;
  readonly normalOf: ((vertex: number) => Vec3) | null;
  /** Moved as the material says. */
  readonly uvOf: (vertex: number) => readonly [number, number];
  readonly colorOf: ((vertex: number) => Rgb) | null;
  /** Whether the matrix of the part turns its triangles inside out (glTF 2.0, 3.7.4). */
  readonly isMirrored: boolean;
}

/** Reads the attributes of a part. */
export function readVertices(node: Node, primitive: Primitive, positions: Accessor, material: ReadMaterial): Vertices {
  const normals = primitive.getAttribute('NORMAL');
  const uvs = primitive.getAttribute(`TEXCOORD_${material.uvSet}`);
  const colors = primitive.getAttribute('COLOR_0');
  const frame = frameOf(node, primitive);
  const pointAt = elementReader(positions, 3);
  const normalAt = normals === null ? null : elementReader(normals, 3);
  const uvAt = uvs === null ? null : elementReader(uvs, 2);
  const colorAt = colors === null ? null : elementReader(colors, 3);
  return {
    pointOf: (vertex) => {
      const point = applyToPoint(frame(vertex), pointAt(vertex) as unknown as Vec3);
      if (!point.every(Number.isFinite)) throw new ModelError(`the position of vertex ${vertex} is not a finite number`);
      return point;
    },
    normalOf: normalAt === null ? null : (vertex) => moveNormal(frame(vertex), normalAt(vertex) as unknown as Vec3),
    uvOf: uvAt === null ? () => [0, 0] : (vertex) => finiteUv(material.moveUv(...(uvAt(vertex) as [number, number]))),
    colorOf: colorAt === null ? null : (vertex) => colorAt(vertex).map((value) => clamp(value || 0, 0, 1)) as unknown as Rgb,
    isMirrored: determinant(frame(0)) < 0,
  };
}

/** Not of unit length, so that a normal of zero length shows. */
function moveNormal(frame: Transform, normal: Vec3): Vec3 {
  const map = computeNormalTransform(frame);
  const row = (k: number): number => dotProduct([map[k] as number, map[k + 1] as number, map[k + 2] as number], normal);
  return [row(0), row(3), row(6)];
}

function elementReader(accessor: Accessor, size: number): (vertex: number) => number[] {
  const values: number[] = [];
  return (vertex) => accessor.getElement(vertex, values).slice(0, size);
}

const finiteUv = ([u, v]: readonly [number, number]): readonly [number, number] =>
  Number.isFinite(u) && Number.isFinite(v) ? [u, v] : [0, 0];

/** The matrix of each vertex: that of the node, or the blend of its joints (glTF 2.0, 3.7.3.3), which leaves the node's own aside. */
function frameOf(node: Node, primitive: Primitive): (vertex: number) => Transform {
  const skin = node.getSkin();
  const influences = listInfluences(primitive);
  if (skin === null || influences.length === 0) {
    const world = toTransform(node.getWorldMatrix());
    return () => world;
  }
  const matrices = jointMatrices(skin);
  const [joints, weights]: [number[], number[]] = [[], []];
  return (vertex) => {
    const blended = Array.from({ length: 12 }, () => 0);
    let total = 0;
    for (const influence of influences) {
      influence.joints.getElement(vertex, joints);
      influence.weights.getElement(vertex, weights);
      for (const [k, weight] of weights.entries()) {
        const matrix = matrices[joints[k] ?? 0];
        if (!(weight > 0)) continue;
        if (matrix === undefined) throw new ModelError(`vertex ${vertex} is bound to joint ${joints[k]}, which the skin does not have`);
        total += weight;
        for (let i = 0; i < 12; i++) blended[i] = (blended[i] ?? 0) + weight * (matrix[i] ?? 0);
      }
    }
    if (!(total > 0)) throw new ModelError(`vertex ${vertex} is bound to no joint`);
    return blended.map((value) => value / total);
  };
}

/** Pairs of joints and weights: four a vertex in each. */
function listInfluences(primitive: Primitive): { readonly joints: Accessor; readonly weights: Accessor }[] {
  const pairs: { joints: Accessor; weights: Accessor }[] = [];
  for (let set = 0; ; set++) {
    const [joints, weights] = [primitive.getAttribute(`JOINTS_${set}`), primitive.getAttribute(`WEIGHTS_${set}`)];
    if (joints === null || weights === null) return pairs;
    pairs.push({ joints, weights });
  }
}

/** The affine part of a column-major 4x4 matrix, as glTF has them (glTF 2.0, 3.5.3). */
const toTransform = (m: readonly number[]): Transform =>
  [0, 1, 2].flatMap((row) => [0, 4, 8, 12].map((column) => m[column + row] as number));

function jointMatrices(skin: Skin): Transform[] {
  const inverse = skin.getInverseBindMatrices();
  return skin.listJoints().map((joint, k) => {
    const world = toTransform(joint.getWorldMatrix());
    return inverse === null ? world : composeTransforms(world, toTransform(inverse.getElement(k, [])));
  });
}
