import type { Accessor, Document, Node, Primitive, Skin } from '@gltf-transform/core';
import { LIMITS } from '@diorama/domain';
import type { Rgb, Vec3 } from '@diorama/world-model';

import { isMirrored, moveNormal, movePoint, multiply } from './matrices.js';
import type { Matrix } from './matrices.js';
import { ModelError } from './model-error.js';
import type { MaterialReader, ReadMaterial } from './read-materials.js';
import { TriangleList } from './triangles.js';

/** Steps of a channel to which colours of vertices are rounded: a model has few surfaces. */
const COLOR_STEPS = 16;
/** Longest chain of nodes. */
const DEPTH_MAX = 64;

/**
 * The triangles of the default scene in the frame of the scene; skinned parts in the pose of their nodes. Points and lines are left out.
 *
 * @throws ModelError for a model without triangles, or with too many; PictureError for a texture that cannot be read
 */
export async function gatherTriangles(document: Document, materials: MaterialReader): Promise<TriangleList> {
  const root = document.getRoot();
  const scene = root.getDefaultScene() ?? root.listScenes()[0];
  if (scene === undefined) throw new ModelError('it has no scene');
  const list = new TriangleList();
  const pending = scene.listChildren().map((node) => ({ node, depth: 1 }));
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node, depth } = next;
    if (depth > DEPTH_MAX) throw new ModelError(`its nodes are nested more than ${DEPTH_MAX} deep`);
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) await addPrimitive(list, { node, primitive, materials });
    pending.push(...node.listChildren().map((child) => ({ node: child, depth: depth + 1 })));
  }
  if (list.surface.length === 0) throw new ModelError('it has no triangles');
  return list;
}

interface Part {
  readonly node: Node;
  readonly primitive: Primitive;
  readonly materials: MaterialReader;
}

async function addPrimitive(list: TriangleList, { node, primitive, materials }: Part): Promise<void> {
  const positions = primitive.getAttribute('POSITION');
  const corners = positions === null ? [] : listCorners(primitive, positions.getCount());
  if (positions === null || corners.length === 0) return;
  if (list.surface.length + corners.length / 3 > LIMITS.objectPack.triangles)
    throw new ModelError(`it has more than ${LIMITS.objectPack.triangles} triangles`);
  const material = await materials.read(primitive.getMaterial());
  if (material.isInvisible) return;
  list.doubleSided ||= material.doubleSided;
  const vertices = readVertices({ node, primitive, positions, material });
  for (let k = 0; k < corners.length; k += 3) {
    const [a, b, c] = [corners[k] as number, corners[k + 1] as number, corners[k + 2] as number];
    addTriangle(list, vertices, vertices.isMirrored ? [a, c, b] : [a, b, c], material);
  }
}

interface Vertices {
  readonly pointOf: (vertex: number) => Vec3;
  readonly normalOf: ((vertex: number) => Vec3) | null;
  readonly uvOf: (vertex: number) => readonly [number, number];
  readonly colorOf: ((vertex: number) => Rgb) | null;
  readonly isMirrored: boolean;
}

// eslint-disable-next-line max-params -- once a triangle
function addTriangle(list: TriangleList, vertices: Vertices, corners: readonly [number, number, number], material: ReadMaterial): void {
  const points = corners.map(vertices.pointOf);
  const face = faceNormal(points as [Vec3, Vec3, Vec3]);
  if (face === null) return;
  for (const [k, vertex] of corners.entries()) {
    list.positions.push(...(points[k] as Vec3));
    list.normals.push(...(unit(vertices.normalOf?.(vertex) ?? face) ?? face));
    list.uvs.push(...vertices.uvOf(vertex));
  }
  list.surface.push(surfaceNumber(list, vertices, corners, material));
}

// eslint-disable-next-line max-params -- once a triangle
function surfaceNumber(list: TriangleList, { colorOf }: Vertices, corners: readonly number[], material: ReadMaterial): number {
  const { key, color, emission, texture } = material;
  if (colorOf === null) return list.surfaceNumber(key, () => ({ color, emission, texture }));
  const mean = [0, 1, 2].map((channel) => corners.reduce((sum, vertex) => sum + (colorOf(vertex)[channel] ?? 0) / 3, 0));
  const rounded = mean.map((value) => Math.round(COLOR_STEPS * Math.min(1, Math.max(0, value))) / COLOR_STEPS);
  return list.surfaceNumber(`${key} ${rounded.join(' ')}`, () => ({
    color: color.map((value, channel) => value * (rounded[channel] ?? 1)) as unknown as Rgb,
    emission,
    texture,
  }));
}

function readVertices({
  node,
  primitive,
  positions,
  material,
}: Omit<Part, 'materials'> & { positions: Accessor; material: ReadMaterial }): Vertices {
  const element = (accessor: Accessor, size: number): ((vertex: number) => number[]) => {
    const values: number[] = [];
    return (vertex) => accessor.getElement(vertex, values).slice(0, size);
  };
  const normals = primitive.getAttribute('NORMAL');
  const uvs = primitive.getAttribute(`TEXCOORD_${material.uvSet}`);
  const colors = primitive.getAttribute('COLOR_0');
  const pointAt = element(positions, 3);
  const frame = frameOf(node, primitive);
  const uvAt = uvs === null ? null : element(uvs, 2);
  return {
    pointOf: (vertex) => movePoint(frame.at(vertex), pointAt(vertex) as unknown as Vec3),
    normalOf: normals === null ? null : (vertex) => moveNormal(frame.at(vertex), element(normals, 3)(vertex) as unknown as Vec3),
    uvOf: uvAt === null ? () => [0, 0] : (vertex) => material.moveUv(...(uvAt(vertex) as [number, number])),
    colorOf: colors === null ? null : (element(colors, 3) as unknown as (vertex: number) => Rgb),
    isMirrored: isMirrored(frame.at(0)),
  };
}

/** The matrix of each vertex: that of the node, or the blend of its joints (glTF 2.0, 3.7.3.3). */
function frameOf(node: Node, primitive: Primitive): { at: (vertex: number) => Matrix } {
  const skin = node.getSkin();
  const [joints, weights] = [primitive.getAttribute('JOINTS_0'), primitive.getAttribute('WEIGHTS_0')];
  if (skin === null || joints === null || weights === null) {
    const world = node.getWorldMatrix();
    return { at: () => world };
  }
  const matrices = jointMatrices(skin);
  const [jointsAt, weightsAt]: [number[], number[]] = [[], []];
  return {
    at: (vertex) => {
      joints.getElement(vertex, jointsAt);
      weights.getElement(vertex, weightsAt);
      const blended = Array.from({ length: 16 }, () => 0);
      for (const [k, weight] of weightsAt.entries()) {
        const matrix = matrices[jointsAt[k] ?? 0];
        if (weight > 0 && matrix !== undefined) for (let i = 0; i < 16; i++) blended[i] = (blended[i] ?? 0) + weight * (matrix[i] ?? 0);
      }
      return blended;
    },
  };
}

function jointMatrices(skin: Skin): Matrix[] {
  const inverse = skin.getInverseBindMatrices();
  return skin.listJoints().map((joint, k) => {
    const world = joint.getWorldMatrix();
    return inverse === null ? world : multiply(world, inverse.getElement(k, []));
  });
}

/** Three vertices a triangle, of lists, strips and fans. */
function listCorners(primitive: Primitive, count: number): number[] {
  const indices = primitive.getIndices()?.getArray();
  const order = indices === null || indices === undefined ? Array.from({ length: count }, (_, k) => k) : Array.from(indices);
  if (order.some((vertex) => vertex >= count)) throw new ModelError('an index names no vertex');
  const triangles = (make: (k: number) => readonly number[]): number[] =>
    Array.from({ length: Math.max(0, order.length - 2) }, (_, k) => make(k).map((at) => order[at] as number)).flat();
  switch (primitive.getMode()) {
    case 4:
      return order.slice(0, order.length - (order.length % 3));
    case 5:
      return triangles((k) => (k % 2 === 0 ? [k, k + 1, k + 2] : [k + 1, k, k + 2]));
    case 6:
      return triangles((k) => [0, k + 1, k + 2]);
    default:
      return [];
  }
}

/** The unit normal of a triangle; null for one without area, or with a corner that is not finite. */
function faceNormal([a, b, c]: readonly [Vec3, Vec3, Vec3]): Vec3 | null {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  return unit([uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]);
}

function unit([x, y, z]: Vec3): Vec3 | null {
  const length = Math.hypot(x, y, z);
  return length > 0 && Number.isFinite(length) ? [x / length, y / length, z / length] : null;
}
