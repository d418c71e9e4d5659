import type { Bvh } from '../rays/bvh-build.js';
import { SURFACE_INSTANCE } from '../rays/ray.js';
import type { Hit, Ray } from '../rays/ray.js';
import { widenBvh, WIDTH } from '../rays/wide-bvh.js';
import type { WideBvh } from '../rays/wide-bvh.js';
import * as place from './layout.js';
import { writeTraceModule } from './trace-module.js';
import { compileModule, linkModule, createWasmMemory } from './web-assembly.js';
import type { WasmModule } from './web-assembly.js';

/** A tree over the triangles of a mesh. */
export interface TriangleTree {
  readonly bvh: Bvh;
  /** Nine a triangle in the order of the leaves: first corner, then the edges to the second and third. */
  readonly triangles: Float32Array;
}

/** Trees over instances of meshes, one a leaf. */
interface InstanceTrees {
  /** Over all of them. */
  readonly bvh: Bvh;
  /** Over those that are not low plants. */
  readonly tall: Bvh;
  /** Index of each instance's mesh. */
  readonly meshes: Uint32Array;
  /** Twelve an instance: row-major 3x4 from the world to the mesh. */
  readonly inverses: Float64Array;
}

let module: WasmModule | undefined;

/**
 * Traces rays through trees in WebAssembly, which tests the boxes of four children at once. Boxes are tested in 32 bits and count as met
 * in doubt; triangles are tested in 64 bits, so that hits are those of the same in JavaScript.
 */
export class TraceKernel {
  private readonly functions: TraceFunctions;
  private readonly floats: Float64Array;
  private readonly ints: Int32Array;
  /** Links of the roots of the meshes, and of the trees over instances. */
  private readonly roots: readonly number[];
  private readonly whole: number = 0;
  private readonly tall: number = 0;

  constructor(meshes: readonly TriangleTree[], instances: InstanceTrees | null) {
    const trees = [...meshes.map(({ bvh }) => bvh), ...(instances ? [instances.bvh, instances.tall] : [])].map(widenBvh);
    const nodes = trees.reduce((sum, { links }) => sum + links.length / WIDTH, 0);
    const triangles = meshes.reduce((sum, { bvh }) => sum + bvh.order.length, 0);
    const instancesAt = place.NODES + nodes * place.NODE_BYTES;
    const tallAt = instancesAt + (instances?.bvh.order.length ?? 0) * place.INSTANCE_BYTES;
    const trianglesAt = tallAt + (instances?.tall.order.length ?? 0) * place.INSTANCE_BYTES;
    const memory = createWasmMemory(trianglesAt + triangles * place.TRIANGLE_BYTES);
    const writer = new TreeWriter(memory.buffer);
    let at = trianglesAt;
    this.roots = meshes.map((mesh, i) => {
      const root = writer.addTree(trees[i] as WideBvh, at, place.TRIANGLE_BYTES);
      at = writer.addTriangles(mesh, at);
      return root;
    });
    this.floats = new Float64Array(memory.buffer, 0, place.STACK / 8);
    this.ints = new Int32Array(memory.buffer, 0, place.STACK / 4);
    if (instances) {
      this.whole = writer.addTree(trees.at(-2) as WideBvh, instancesAt, place.INSTANCE_BYTES);
      this.tall = writer.addTree(trees.at(-1) as WideBvh, tallAt, place.INSTANCE_BYTES);
      writer.addInstances(instances.bvh, instances, this.roots, instancesAt);
      writer.addInstances(instances.tall, instances, this.roots, tallAt);
      this.ints[place.ROOT / 4] = this.whole;
    }
    module ??= compileModule(writeTraceModule());
    this.functions = linkModule(module, memory) as unknown as TraceFunctions;
  }

  /** Finds the nearest triangle of an instance before `hit.t`: t, u, v, triangle and surface go into `hit`. */
  trace(ray: Ray, hit: Hit): boolean {
    if (
      this.functions.trace(
        ray[0] as number,
        ray[1] as number,
        ray[2] as number,
        ray[3] as number,
        ray[4] as number,
        ray[5] as number,
        hit.t,
      ) === 0
    )
      return false;
    this.read(hit);
    hit.surface = SURFACE_INSTANCE + (this.ints[place.HIT_INSTANCE / 4] as number);
    return true;
  }

  /** The instance that blocked the last ray: one of those that do. */
  get blocker(): number {
    return this.ints[place.HIT_INSTANCE / 4] as number;
  }

  /** Whether any triangle of an instance that is no low plant lies before `limit`. */
  blocksTall(ray: Ray, limit: number): boolean {
    this.ints[place.ROOT / 4] = this.tall;
    this.ints[place.LAST_BLOCKER / 4] = 0;
    const isBlocked = this.blocks(ray, limit);
    this.ints[place.ROOT / 4] = this.whole;
    return isBlocked;
  }

  /** Whether any triangle of an instance lies before `limit`. */
  blocks(ray: Ray, limit: number): boolean {
    return (
      this.functions.blocks(
        ray[0] as number,
        ray[1] as number,
        ray[2] as number,
        ray[3] as number,
        ray[4] as number,
        ray[5] as number,
        limit,
      ) !== 0
    );
  }

  /** Finds the nearest triangle of one mesh in its own frame before `hit.t`, or any: t, u, v and the triangle go into `hit`. */
  traceMesh(mesh: number, ray: Ray, hit: Hit, any: boolean): boolean {
    if (
      this.functions.mesh(
        this.roots[mesh] as number,
        ray[0] as number,
        ray[1] as number,
        ray[2] as number,
        ray[3] as number,
        ray[4] as number,
        ray[5] as number,
        hit.t,
        any ? 1 : 0,
      ) === 0
    )
      return false;
    this.read(hit);
    return true;
  }

  private read(hit: Hit): void {
    hit.t = this.floats[place.HIT_T / 8] as number;
    hit.u = this.floats[place.HIT_U / 8] as number;
    hit.v = this.floats[place.HIT_V / 8] as number;
    hit.triangle = this.ints[place.HIT_TRIANGLE / 4] as number;
  }
}

/** Origin and direction of a ray as numbers, and how far it goes: a call with nothing else costs next to nothing. */
type RayNumbers = [x: number, y: number, z: number, dx: number, dy: number, dz: number, limit: number];

/** As the module exports them. */
interface TraceFunctions {
  readonly trace: (...ray: RayNumbers) => number;
  readonly blocks: (...ray: RayNumbers) => number;
  readonly mesh: (...rootRayAndAny: [root: number, ...ray: RayNumbers, any: number]) => number;
}

/** Writes trees and what their leaves hold into a kernel's memory. */
class TreeWriter {
  private readonly singles: Float32Array;
  private readonly ints: Int32Array;
  private nodesAt = place.NODES;

  constructor(private readonly buffer: ArrayBuffer) {
    this.singles = new Float32Array(buffer);
    this.ints = new Int32Array(buffer);
  }

  /** Adds the nodes of a tree whose items begin at a place; answers the link of its root. */
  addTree({ bounds, links, root }: WideBvh, itemsAt: number, itemBytes: number): number {
    const first = this.nodesAt;
    const linkOf = (link: number): number =>
      link < 0 ? ~((itemsAt + (~link >> 3) * itemBytes) | (~link & 7)) : first + link * place.NODE_BYTES;
    for (let node = 0; WIDTH * node < links.length; node++, this.nodesAt += place.NODE_BYTES) {
      this.singles.set(bounds.subarray(6 * WIDTH * node, 6 * WIDTH * (node + 1)), this.nodesAt / 4);
      for (let child = 0; child < WIDTH; child++)
        this.ints[(this.nodesAt + place.LINKS) / 4 + child] = linkOf(links[WIDTH * node + child] as number);
    }
    return linkOf(root);
  }

  /** Answers where they end. */
  addTriangles({ bvh: { order }, triangles }: TriangleTree, at: number): number {
    for (let i = 0; i < order.length; i++) {
      const first = (at + i * place.TRIANGLE_BYTES) / 4;
      for (let k = 0; k < 9; k++) this.singles[first + k] = triangles[9 * i + k] as number;
      this.ints[first + place.TRIANGLE_NUMBER / 4] = order[i] as number;
    }
    return at + order.length * place.TRIANGLE_BYTES;
  }

  // eslint-disable-next-line max-params -- a tree, what it is over, and where both lie
  addInstances({ order }: Bvh, { meshes, inverses }: InstanceTrees, roots: readonly number[], at: number): void {
    const doubles = new Float64Array(this.buffer);
    for (let i = 0; i < order.length; i++) {
      const instance = order[i] as number;
      const record = at + i * place.INSTANCE_BYTES;
      for (let k = 0; k < 12; k++) doubles[record / 8 + k] = inverses[12 * instance + k] as number;
      this.ints[(record + place.INSTANCE_MESH) / 4] = roots[meshes[instance] as number] as number;
      this.ints[(record + place.INSTANCE_NUMBER) / 4] = instance;
    }
  }
}
