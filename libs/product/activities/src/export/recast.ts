import * as core from 'recast-navigation';
import * as generators from 'recast-navigation/generators';

interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Tiles of Detour, in the memory of the WebAssembly module. */
export interface DetourNavmesh {
  destroy(): void;
}

interface DetourQuery {
  findNearestPoly(position: Point, options: { halfExtents: Point }): { readonly success: boolean; readonly nearestRef: number };
  destroy(): void;
}

/** The calls of the package `recast-navigation` that the export needs. The package's own types have imports that Node's rules do not resolve. */
interface Recast {
  /** Loads the WebAssembly module, once. */
  init(): Promise<void>;
  generateTiledNavMesh(
    positions: Float32Array,
    indices: Uint32Array,
    settings: Readonly<Record<string, number>>,
  ): { readonly success: boolean; readonly navMesh?: DetourNavmesh };
  getNavMeshPositionsAndIndices(navmesh: DetourNavmesh, flags: number): [positions: number[], indices: number[]];
  floodFillPruneNavMesh(navmesh: DetourNavmesh, starts: readonly number[]): void;
  exportNavMesh(navmesh: DetourNavmesh): Uint8Array;
  readonly NavMeshQuery: new (navmesh: DetourNavmesh) => DetourQuery;
}

export const recast = { ...core, ...generators } as unknown as Recast;
