import * as fc from 'fast-check';
import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';

import { encodeGlb } from './glb.js';
import type { GlbNode, GlbPrimitive } from './glb-primitive.js';
import { MeshFormatError } from './mesh.js';
import { decodeGlb } from './read-glb.js';

const square: GlbPrimitive = {
  positions: Float32Array.of(0, 0, 0, 1.1, 0, 0, 1.1, 0.3, -2, 0, 0.3, -2),
  indices: Uint32Array.of(0, 1, 2, 0, 2, 3),
};
const full: GlbPrimitive = {
  ...square,
  normals: Float32Array.of(0, 1, 0, 0, 1, 0, 0, 0, 1, 0.6, 0.8, 0),
  colors: Float32Array.of(0, 0.5, 1, 1, 0, 0, 0.2, 0.2, 0.2, 1, 1, 1),
  uvs: Float32Array.of(0, 0, 1, 0, 1, 1, 0, 1),
};
/** One transparent pixel. */
const png = Uint8Array.from(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64'),
);

async function problems(bytes: Uint8Array): Promise<{ errors: number; warnings: number }> {
  const { issues } = await validateBytes(bytes, { maxIssues: 20 });
  return { errors: issues.numErrors, warnings: issues.numWarnings };
}

describe('a GLB file', () => {
  it.each<[string, GlbPrimitive | GlbPrimitive[], object]>([
    ['positions alone', square, {}],
    ['all attributes', full, { extras: { metric_scale_factor: 1 }, generator: 'a test' }],
    ['an unlit material', { ...full, material: { unlit: true, doubleSided: true } }, {}],
    ['a lit material', { ...full, material: { baseColor: [0.5, 0.4, 0.3, 1], roughness: 0.8, metallic: 0.1 } }, {}],
    ['a texture', { ...full, material: { unlit: true, texture: { mimeType: 'image/png', bytes: png } } }, {}],
    ['compact attributes', full, { compact: true }],
    ['two primitives', [full, { ...square, material: { unlit: true } }], {}],
  ])('with %s has no error and no warning', async (_name, content, options) => {
    expect(await problems(encodeGlb(content, options))).toMatchObject({ errors: 0, warnings: 0 });
  });

  it('of a large sphere has no error and no warning', async () => {
    expect(await problems(encodeGlb(sphere(120)))).toMatchObject({ errors: 0, warnings: 0 });
  });

  it('comes back as it was', () => {
    const { primitives, extras } = decodeGlb(encodeGlb([full, square], { extras: { place: 'Zürich 🏔', n: [1, 2] } }));
    expect(primitives).toEqual([full, square]);
    expect(extras).toEqual({ place: 'Zürich 🏔', n: [1, 2] });
  });

  it('that is compact comes back within a 65535th', () => {
    const compact = encodeGlb(full, { compact: true });
    const [primitive] = decodeGlb(compact).primitives;
    for (const name of ['colors', 'uvs'] as const)
      for (const [i, value] of (full[name] ?? []).entries()) expect(primitive?.[name]?.[i]).toBeCloseTo(value, 4);
    expect(primitive?.positions).toEqual(full.positions);
    const repeating = { ...full, uvs: Float32Array.of(0, 0, 2, 0, 2, 1, 0, 1) };
    expect(decodeGlb(encodeGlb(repeating, { compact: true })).primitives[0]?.uvs).toEqual(repeating.uvs);
  });

  it('holds a texture once that two primitives share', async () => {
    const primitive: GlbPrimitive = { ...full, material: { texture: { mimeType: 'image/png', bytes: png } } };
    const bytes = encodeGlb([primitive, primitive]);
    expect(Buffer.from(bytes).indexOf(Buffer.from(png))).toBe(Buffer.from(bytes).lastIndexOf(Buffer.from(png)));
    expect(await problems(bytes)).toMatchObject({ errors: 0, warnings: 0 });
  });

  it('has a named node, its extras and a mesh for each node of its primitives', async () => {
    const bench: GlbNode = { name: 'bench_1', translation: [3, 0, -2], extras: { id: 'bench_1', size: [2, 1, 0.5] } };
    const material = { unlit: true, texture: { mimeType: 'image/png', bytes: png } } as const;
    const parts = [
      { ...full, material, node: bench },
      { ...full, material: { ...material, doubleSided: true }, node: bench },
      { ...full, material, node: { name: 'ground' } },
      square,
    ];
    const bytes = encodeGlb(parts);
    expect(await problems(bytes)).toMatchObject({ errors: 0, warnings: 0 });
    const { nodes, meshes, materials, scenes } = readJson(bytes);
    expect(nodes).toEqual([{ ...bench, mesh: 0 }, { name: 'ground', mesh: 1 }, { mesh: 2 }]);
    expect(meshes.map(({ name, primitives }) => [name, primitives.length])).toEqual([
      ['bench_1', 2],
      ['ground', 1],
      [undefined, 1],
    ]);
    expect([materials.length, scenes[0]?.nodes]).toEqual([2, [0, 1, 2]]);
    const again = decodeGlb(bytes).primitives;
    expect(again.map(({ node }) => node)).toEqual([bench, bench, { name: 'ground' }, undefined]);
    expect(encodeGlb(again)).toEqual(bytes);
  });

  it('uses no extension unless asked to', () => {
    expect(Buffer.from(encodeGlb({ ...full, material: { roughness: 0.5 } })).toString('latin1')).not.toContain('extensions');
  });

  it('clamps colours', () => {
    const [primitive] = decodeGlb(
      encodeGlb({ ...full, colors: full.colors?.map((value) => 3 * value - 1) ?? new Float32Array() }),
    ).primitives;
    expect(Math.min(...(primitive.colors ?? []))).toBe(0);
    expect(Math.max(...(primitive.colors ?? []))).toBe(1);
  });

  it('has the same bytes every time', () => {
    expect(encodeGlb(sphere(8))).toEqual(encodeGlb(sphere(8)));
  });

  it.each<[string, GlbPrimitive | GlbPrimitive[]]>([
    ['nothing', []],
    ['no triangle', { ...square, indices: new Uint32Array(0) }],
    ['half a triangle', { ...square, indices: Uint32Array.of(0, 1, 2, 0) }],
    ['an index beyond the vertices', { ...square, indices: Uint32Array.of(0, 1, 4) }],
    ['a position that is not a number', { ...square, positions: square.positions.map((value, i) => (i === 5 ? NaN : value)) }],
    ['too few normals', { ...square, normals: Float32Array.of(0, 1, 0) }],
    ['a normal that is not a unit vector', { ...full, normals: new Float32Array(12) }],
    ['a node that is nowhere', { ...square, node: { name: 'a', translation: [0, NaN, 0] } }],
    ['a texture without coordinates', { ...square, material: { texture: { mimeType: 'image/png', bytes: png } } }],
  ])('is refused for %s', (_name, content) => {
    expect(() => encodeGlb(content)).toThrow(MeshFormatError);
  });

  it('is read or refused with a typed error, whatever the damage', () => {
    const good = encodeGlb(full);
    const damage = fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 5 });
    const answers = (changes: [number, number][], length: number): boolean => {
      const bytes = good.slice(0, length);
      for (const [at, value] of changes) bytes[at] = value;
      try {
        return decodeGlb(bytes).primitives.every(({ positions }) => positions.every(Number.isFinite));
      } catch (error) {
        return error instanceof MeshFormatError;
      }
    };
    fc.assert(
      fc.property(damage, fc.integer({ min: 0, max: 2 * good.length }), (changes, length) => {
        expect(answers(changes, length)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

interface GltfNodes {
  readonly nodes: readonly object[];
  readonly meshes: readonly { readonly name?: string; readonly primitives: readonly object[] }[];
  readonly materials: readonly object[];
  readonly scenes: readonly { readonly nodes: readonly number[] }[];
}

function readJson(glb: Uint8Array): GltfNodes {
  const bytes = Buffer.from(glb);
  return JSON.parse(bytes.subarray(20, 20 + bytes.readUInt32LE(12)).toString()) as GltfNodes;
}

function sphere(rings: number): GlbPrimitive {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let ring = 0; ring <= rings; ring++)
    for (let i = 0; i < 2 * rings; i++) {
      const [polar, turn] = [(Math.PI * (ring + 0.5)) / (rings + 1), (Math.PI * i) / rings];
      positions.push(9 * Math.sin(polar) * Math.cos(turn), 9 * Math.cos(polar), 9 * Math.sin(polar) * Math.sin(turn));
      if (ring === rings) continue;
      const [a, b] = [ring * 2 * rings + i, ring * 2 * rings + ((i + 1) % (2 * rings))];
      indices.push(a, b, a + 2 * rings, b, b + 2 * rings, a + 2 * rings);
    }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}
