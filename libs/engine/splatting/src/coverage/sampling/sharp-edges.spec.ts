import type { Prototype } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { findSharpEdges } from './sharp-edges.js';

function meshOf(positions: readonly number[], indices: readonly number[]): Prototype {
  return {
    positions: Float32Array.from(positions),
    normals: new Float32Array(positions.length),
    indices: Uint32Array.from(indices),
    material: new Uint16Array(indices.length / 3),
    doubleSided: false,
    solid: null,
    semantic: 1,
  };
}

/** The sharp edges of a mesh by the places of their ends, each named once. */
function edgesOf(mesh: Prototype): string[] {
  const sharp = findSharpEdges(mesh);
  const named = new Set<string>();
  const placeOf = (index: number): string => [0, 1, 2].map((axis) => mesh.positions[3 * index + axis].toFixed(3)).join(',');
  sharp.forEach((bits, t) => {
    for (let k = 0; k < 3; k++)
      if ((bits & (1 << k)) !== 0)
        named.add([mesh.indices[3 * t + k], mesh.indices[3 * t + ((k + 1) % 3)]].map(placeOf).toSorted().join(' to '));
  });
  return [...named];
}

const CUBE = [0, 1].flatMap((y) => [0, 1].flatMap((z) => [0, 1].flatMap((x) => [x, y, z])));
const CUBE_FACES = [
  [0, 1, 3, 2],
  [4, 6, 7, 5],
  [0, 4, 5, 1],
  [2, 3, 7, 6],
  [0, 2, 6, 4],
  [1, 5, 7, 3],
];
const quad = ([a, b, c, d]: readonly number[]): number[] => [a, b, c, a, c, d];

/** Two squares that meet at the z axis; the second one rises by an angle in degrees. */
function fold(degrees: number): Prototype {
  const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return meshOf([-1, 0, 0, 0, 0, 0, 0, 0, 1, -1, 0, 1, x, y, 0, x, y, 1], [...quad([0, 3, 2, 1]), ...quad([1, 2, 5, 4])]);
}

describe('sharp edges', () => {
  it('are the twelve of a box, and none of its diagonals', () => {
    const box = meshOf(CUBE, CUBE_FACES.flatMap(quad));
    expect(edgesOf(box)).toHaveLength(12);
    // Each edge is one of both of its triangles.
    const bits = [...findSharpEdges(box)].reduce((sum, value) => sum + [0, 1, 2].filter((k) => (value & (1 << k)) !== 0).length, 0);
    expect(bits).toBe(24);
  });

  it('are the same where each face has corners of its own', () => {
    const corners = CUBE_FACES.flatMap(quad);
    const box = meshOf(
      corners.flatMap((corner) => CUBE.slice(3 * corner, 3 * corner + 3)),
      corners.map((_, i) => i),
    );
    expect(edgesOf(box)).toHaveLength(12);
  });

  it('are the outline of a flat quad, not its diagonal', () => {
    const flat = meshOf([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0], quad([0, 1, 2, 3]));
    expect([...findSharpEdges(flat)]).toEqual([0b011, 0b110]);
  });

  it('include a fold of 45 degrees and not one of 20', () => {
    expect(edgesOf(fold(45))).toHaveLength(7);
    expect(edgesOf(fold(20))).toHaveLength(6);
  });

  it('are all three of a lone triangle', () => {
    expect([...findSharpEdges(meshOf([0, 0, 0, 1, 0, 0, 0, 1, 0], [0, 1, 2]))]).toEqual([0b111]);
  });
});
