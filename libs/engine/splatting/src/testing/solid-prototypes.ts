import type { Prototype, Solid } from '@diorama/world-model';

/** Prototypes without triangles: what a walker meets of each is its solid. */
export const createSolidPrototypes = (solids: readonly (Solid | null)[]): Prototype[] =>
  solids.map((solid) => ({
    positions: new Float32Array(0),
    normals: new Float32Array(0),
    indices: new Uint32Array(0),
    material: new Uint16Array(0),
    doubleSided: false,
    solid,
    semantic: 1,
  }));
