import { Box3, BufferAttribute, BufferGeometry, DoubleSide, Line3, Mesh, Ray, Vector3 } from 'three';
import type { Object3D } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { MeshBVH } from 'three-mesh-bvh';
import type { ExtendedTriangle } from 'three-mesh-bvh';

import type { CollisionCapsule, Collider, CollisionContact, Ground } from '../motion/collider.js';
import type { Vector } from '../motion/pose.js';

/** A contact within this angle of straight up or down is a floor or a ceiling, not a wall: sine of 53 degrees. */
const LEVEL_CONTACT = 0.8;
const DOWN = new Vector3(0, -1, 0);

/**
 * Reads a GLB and returns its triangles as a collider. Its first mesh is what stands in the world; others only hold walkers back. Throws
 * where the file is broken or holds no mesh.
 */
export async function readCollider(glb: Uint8Array): Promise<Collider> {
  const { buffer, byteOffset, byteLength } = glb;
  const { scene } = await new GLTFLoader().parseAsync(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer, '');
  const [solids, ...barriers] = placedMeshes(scene);
  if (!solids) throw new Error('The collider contains no mesh.');
  return new MeshCollider(solids, barriers.length > 0 ? mergeGeometries(barriers) : null);
}

/**
 * Triangles in world coordinates, found through bounding volume hierarchies; both sides of each are solid. A barrier stops walkers, but is
 * no surface to stand on or to measure.
 */
export class MeshCollider implements Collider {
  private readonly tree: MeshBVH;
  private readonly barrier: MeshBVH | null;
  private readonly ray = new Ray(new Vector3(), DOWN.clone());
  private readonly axis = new Line3();
  private readonly bounds = new Box3();
  private readonly onTriangle = new Vector3();
  private readonly onAxis = new Vector3();

  constructor(geometry: BufferGeometry, barrier: BufferGeometry | null = null) {
    this.tree = new MeshBVH(geometry);
    this.barrier = barrier && new MeshBVH(barrier);
  }

  groundBelow(from: Vector, reach: number): Ground | null {
    this.ray.origin.set(from.x, from.y, from.z);
    const hit = this.tree.raycastFirst(this.ray, DoubleSide, 0, reach);
    if (!hit?.face) return null;
    const { x, y, z } = hit.face.normal;
    const sign = y < 0 ? -1 : 1;
    return { y: hit.point.y, normal: { x: x * sign, y: y * sign, z: z * sign } };
  }

  surfaceAlong(from: Vector, direction: Vector, reach: number): Vector | null {
    const ray = new Ray(new Vector3(from.x, from.y, from.z), new Vector3(direction.x, direction.y, direction.z));
    const hit = this.tree.raycastFirst(ray, DoubleSide, 0, reach);
    return hit && { x: hit.point.x, y: hit.point.y, z: hit.point.z };
  }

  separate(capsule: CollisionCapsule): CollisionContact {
    const { x, z, low, high, radius } = capsule;
    this.axis.start.set(x, low, z);
    this.axis.end.set(x, high, z);
    this.bounds.min.set(x - radius, low - radius, z - radius);
    this.bounds.max.set(x + radius, high + radius, z + radius);
    let ceiling = false;
    for (const tree of [this.tree, this.barrier])
      tree?.shapecast({
        intersectsBounds: (box) => box.intersectsBox(this.bounds),
        intersectsTriangle: (triangle) => {
          if (this.pushAway(triangle, radius)) ceiling = true;
        },
      });
    return { x: this.axis.start.x - x, z: this.axis.start.z - z, ceiling };
  }

  /** Shifts the axis sideways out of a wall's reach; answers true where the triangle is a ceiling instead. */
  private pushAway(triangle: ExtendedTriangle, radius: number): boolean {
    const distance = triangle.closestPointToSegment(this.axis, this.onTriangle, this.onAxis);
    const depth = radius - distance;
    if (depth <= 0) return false;
    const away = this.onAxis.sub(this.onTriangle);
    if (distance < 1e-6) triangle.getNormal(away);
    else away.divideScalar(distance);
    if (Math.abs(away.y) > LEVEL_CONTACT) return away.y < 0 && depth > 0.02;
    const level = Math.hypot(away.x, away.z);
    // A hair more than needed, so that the next look finds no contact; rounding would else make it come and go.
    const shift = (depth + 1e-4) / level;
    this.axis.start.x += away.x * shift;
    this.axis.start.z += away.z * shift;
    this.axis.end.x = this.axis.start.x;
    this.axis.end.z = this.axis.start.z;
    return false;
  }
}

/** The meshes below a node as indexed geometries in world coordinates. */
function placedMeshes(root: Object3D): BufferGeometry[] {
  root.updateMatrixWorld(true);
  const parts: BufferGeometry[] = [];
  root.traverse((node) => {
    if (node instanceof Mesh) parts.push(placedTriangles(node));
  });
  return parts;
}

/** Positions and index alone, as floats whatever the file's own number type is. */
function placedTriangles(mesh: Mesh): BufferGeometry {
  const source = mesh.geometry.getAttribute('position');
  const positions = new Float32Array(source.count * 3);
  const vertex = new Vector3();
  for (let i = 0; i < source.count; i += 1)
    vertex
      .fromBufferAttribute(source, i)
      .applyMatrix4(mesh.matrixWorld)
      .toArray(positions, 3 * i);
  const placed = new BufferGeometry();
  placed.setAttribute('position', new BufferAttribute(positions, 3));
  placed.setIndex(mesh.geometry.index ?? Array.from({ length: source.count }, (_, i) => i));
  return placed;
}
