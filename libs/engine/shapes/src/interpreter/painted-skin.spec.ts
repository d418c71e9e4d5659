import { inspectEdges, weldVertices } from '@diorama/mesh';
import { implicit } from '@diorama/shape-language';
import { describe, expect, it } from 'vitest';

import { recordMesh } from './recorded-mesh.js';
import { drawShape } from './draw-shape.js';

const ball = { from: [0, 0.5, 0], to: [0, 0.5, 0.6], radii: [0.4, 0.3] } as const;
const finishes: Readonly<Record<string, 'finish plastic' | 'finish wood'>> = { body: 'finish plastic', coat: 'finish wood' };

describe('the skin of an implicit body', () => {
  it('stays closed where a pattern cuts its triangles', () => {
    const shape = implicit('body', [ball], { blend: 0.1, cell: 0.08, coat: { pattern: 'spots', slot: 'coat', scale: 0.3, share: 0.4 } });
    const mesh = recordMesh((inner) => drawShape(inner, shape, (slot) => finishes[slot] ?? 'finish plastic'));
    const { boundaryEdges, flippedEdges } = inspectEdges(weldVertices({ positions: mesh.positions, indices: mesh.indices }));
    expect([boundaryEdges, flippedEdges]).toEqual([0, 0]);
  });

  it('has a straight border where a belly is level', () => {
    const shape = implicit('body', [{ ...ball, slot: 'body' }], {
      blend: 0.1,
      cell: 0.12,
      coat: { pattern: 'belly', slot: 'coat', scale: 1, share: 0.5 },
    });
    const mesh = recordMesh((inner) => drawShape(inner, shape, (slot) => finishes[slot] ?? 'finish plastic'));
    const heights: number[] = [];
    for (let t = 0; t < mesh.indices.length / 3; t++)
      if (mesh.surfaceOf(t) === 'finish wood')
        for (const k of [0, 1, 2]) heights.push(mesh.positions[3 * (mesh.indices[3 * t + k] ?? 0) + 1] ?? 0);
    expect(Math.max(...heights)).toBeLessThan(0.52);
  });

  it('has the slot of a mark inside its ellipsoid only', () => {
    const marks = [{ slot: 'coat', at: [0, 0.9, 0.3], radii: [0.1, 0.3, 0.2] }] as const;
    const mesh = recordMesh((inner) =>
      drawShape(inner, implicit('body', [ball], { blend: 0.1, cell: 0.06, marks }), (slot) => finishes[slot] ?? 'finish plastic'),
    );
    const aside: number[] = [];
    for (let t = 0; t < mesh.indices.length / 3; t++)
      if (mesh.surfaceOf(t) === 'finish wood')
        for (const k of [0, 1, 2]) aside.push(Math.abs(mesh.positions[3 * (mesh.indices[3 * t + k] ?? 0)] ?? 0));
    expect(Math.max(...aside)).toBeGreaterThan(0.06);
    expect(Math.max(...aside)).toBeLessThan(0.11);
  });
});
