import { describe, expect, it } from 'vitest';

import type { TriangleMesh } from './mesh.js';
import { inspectEdges, isClosed, removeDegenerateTriangles, computeSignedVolume } from './topology.js';
import { weldVertices } from './weld.js';

const corner = (i: number): number[] => [i & 1 ? 2 : 0, i & 2 ? 3 : 0, i & 4 ? 4 : 0];
const FACES = [
  [0, 2, 3, 1],
  [4, 5, 7, 6],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 4, 6, 2],
  [1, 3, 7, 5],
];

/** A box of 2 x 3 x 4 m, facing outwards. */
const box: TriangleMesh = {
  positions: Float32Array.from([0, 1, 2, 3, 4, 5, 6, 7].flatMap(corner)),
  indices: Uint32Array.from(FACES.flatMap(([a = 0, b = 0, c = 0, d = 0]) => [a, b, c, a, c, d])),
};

/** The same box with vertices of its own for every triangle, moved by up to `shift` metres. */
function shattered(shift = 0): TriangleMesh {
  const positions = [...box.indices].flatMap((index, i) => corner(index).map((value, axis) => value + shift * Math.sin(7 * i + axis)));
  return { positions: Float32Array.from(positions), indices: box.indices.map((_, i) => i) };
}

describe('closedness', () => {
  it('is found in a box, with its volume', () => {
    expect(inspectEdges(box)).toEqual({ closed: true, boundaryEdges: 0, nonManifoldEdges: 0, flippedEdges: 0, degenerate: 0 });
    expect(isClosed(box)).toBe(true);
    expect(computeSignedVolume(box)).toBeCloseTo(24, 9);
    expect(computeSignedVolume({ ...box, indices: box.indices.toReversed() })).toBeCloseTo(-24, 9);
  });

  it('is lost with a triangle', () => {
    expect(inspectEdges({ ...box, indices: box.indices.slice(3) })).toMatchObject({ closed: false, boundaryEdges: 3 });
  });

  it('is lost when one triangle faces inwards', () => {
    const indices = box.indices.slice();
    indices.set([box.indices[1], box.indices[0]], 0);
    expect(inspectEdges({ ...box, indices })).toMatchObject({ closed: false, boundaryEdges: 0, flippedEdges: 3 });
  });

  it('is lost when a triangle is stuck to two edges', () => {
    const indices = Uint32Array.from([...box.indices, 0, 7, 2]);
    expect(inspectEdges({ ...box, indices })).toMatchObject({ closed: false, nonManifoldEdges: 2, boundaryEdges: 1 });
  });

  it('is not disturbed by triangles without area, which are counted and can be removed', () => {
    const positions = Float32Array.from([...box.positions, 1, 0, 0]);
    const littered = { positions, indices: Uint32Array.from([...box.indices, 3, 3, 5]) };
    expect(inspectEdges(littered)).toMatchObject({ closed: true, degenerate: 1 });
    expect(removeDegenerateTriangles(littered).indices).toEqual(box.indices);
    expect(removeDegenerateTriangles({ positions, indices: Uint32Array.of(0, 8, 1, 0, 1, 3) }).indices).toEqual(Uint32Array.of(0, 1, 3));
  });
});

describe('welding', () => {
  it('joins vertices at the same place', () => {
    expect(isClosed(shattered())).toBe(false);
    const welded = weldVertices(shattered());
    expect(welded.positions.length).toBe(24);
    expect(isClosed(welded)).toBe(true);
    expect(computeSignedVolume(welded)).toBeCloseTo(24, 9);
  });

  it('joins vertices within a tolerance, across the borders of its grid', () => {
    expect(weldVertices(shattered(0.001)).positions.length).toBeGreaterThan(24);
    const welded = weldVertices(shattered(0.001), 0.004);
    expect(welded.positions.length).toBe(24);
    expect(isClosed(welded)).toBe(true);
  });

  it('takes zero and minus zero for the same place', () => {
    const mesh = { positions: Float32Array.of(0, 0, 0, -0, 0, -0, 1, 0, 0, 0, 1, 0), indices: Uint32Array.of(0, 2, 3, 1, 3, 2) };
    expect(weldVertices(mesh).positions.length).toBe(9);
  });

  it('keeps vertices apart that look different', () => {
    const mesh = { ...shattered(), colors: new Float32Array(108).map((_, i) => (i < 54 ? 0.25 : 0.75)) };
    const welded = weldVertices(mesh);
    expect(welded.positions.length).toBeGreaterThan(24);
    expect(welded.colors?.length).toBe(welded.positions.length);
    expect([...welded.indices].map((vertex) => welded.colors?.[3 * vertex])).toEqual(
      [...mesh.indices].map((vertex) => mesh.colors[3 * vertex]),
    );
  });
});
