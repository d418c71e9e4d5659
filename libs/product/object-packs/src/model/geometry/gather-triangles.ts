import type { Document, Node, Primitive } from '@gltf-transform/core';
import { LIMITS } from '@diorama/domain';
import { crossProduct, subtractVectors } from '@diorama/world-model';
import type { Rgb, Vec3 } from '@diorama/world-model';

import type { MaterialReader, ReadMaterial } from '../material/material-reader.js';
import { ModelError } from '../model-error.js';
import { listCorners } from './list-corners.js';
import { TriangleList } from './triangle-list.js';
import { readVertices } from './vertices.js';
import type { Vertices } from './vertices.js';

/**
 * The triangles of the default scene in the frame of the scene; skinned parts in the pose of their nodes. Points and lines are left out.
 *
 * @throws ModelError for a model without triangles, or with too many, and for a texture that cannot be read
 */
export async function gatherTriangles(document: Document, materials: MaterialReader): Promise<TriangleList> {
  const root = document.getRoot();
  const scene = root.getDefaultScene() ?? root.listScenes()[0];
  if (scene === undefined) throw new ModelError('it has no scene');
  const list = new TriangleList();
  const pending = [...scene.listChildren()];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) await addPrimitive(list, node, primitive, materials);
    pending.push(...node.listChildren());
  }
  if (list.materials.length === 0) throw new ModelError('it has no triangles with an area that can be seen');
  return list;
}

// eslint-disable-next-line max-params -- once a part
async function addPrimitive(list: TriangleList, node: Node, primitive: Primitive, materials: MaterialReader): Promise<void> {
  const positions = primitive.getAttribute('POSITION');
  if (positions === null) return;
  const { triangles: most } = LIMITS.objectPack;
  const corners = listCorners(primitive, positions.getCount(), most - list.materials.length);
  if (corners.length === 0) return;
  const material = await materials.read(primitive.getMaterial());
  list.doubleSided ||= material.doubleSided;
  const vertices = readVertices(node, primitive, positions, material);
  for (let k = 0; k < corners.length; k += 3) {
    const [a, b, c] = [corners[k] as number, corners[k + 1] as number, corners[k + 2] as number];
    addTriangle(list, vertices, vertices.isMirrored ? [a, c, b] : [a, b, c], material);
  }
}

type Triple<Value> = readonly [Value, Value, Value];

const mapTriple = <From, To>([a, b, c]: Triple<From>, change: (value: From) => To): Triple<To> => [change(a), change(b), change(c)];

// eslint-disable-next-line max-params -- once a triangle
function addTriangle(list: TriangleList, vertices: Vertices, corners: Triple<number>, material: ReadMaterial): void {
  const points = mapTriple(corners, vertices.pointOf);
  const face = faceNormal(points);
  if (face === null) return;
  const uvs = mapTriple(corners, vertices.uvOf);
  if (!isVisible(material, uvs)) return;
  for (const [k, vertex] of corners.entries()) {
    list.positions.push(...(points[k] as Vec3));
    list.normals.push(...(unit(vertices.normalOf?.(vertex) ?? face) ?? face));
    list.uvs.push(...(uvs[k] as readonly [number, number]));
  }
  list.materials.push(material);
  list.colors.push(vertices.colorOf === null ? WHITE : meanOf(mapTriple(corners, vertices.colorOf)));
}

const WHITE: Rgb = [1, 1, 1];

const meanOf = ([a, b, c]: Triple<Rgb>): Rgb => [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3, (a[2] + b[2] + c[2]) / 3];

/** Points of a triangle, as shares of its corners, at which its opacity is looked at. */
const PROBES: readonly Triple<number>[] = [
  [1 / 3, 1 / 3, 1 / 3],
  [0.8, 0.1, 0.1],
  [0.1, 0.8, 0.1],
  [0.1, 0.1, 0.8],
  [0.45, 0.45, 0.1],
  [0.45, 0.1, 0.45],
  [0.1, 0.45, 0.45],
];

function isVisible({ isVisibleAt }: ReadMaterial, [a, b, c]: Triple<readonly [number, number]>): boolean {
  if (isVisibleAt === null) return true;
  return PROBES.some(([p, q, r]) => isVisibleAt(p * a[0] + q * b[0] + r * c[0], p * a[1] + q * b[1] + r * c[1]));
}

/** The unit normal of a triangle; null for one without area. */
const faceNormal = ([a, b, c]: Triple<Vec3>): Vec3 | null => unit(crossProduct(subtractVectors(b, a), subtractVectors(c, a)));

/** Null for a vector without a direction. */
function unit([x, y, z]: Vec3): Vec3 | null {
  const length = Math.hypot(x, y, z);
  return length > 0 && Number.isFinite(length) ? [x / length, y / length, z / length] : null;
}
