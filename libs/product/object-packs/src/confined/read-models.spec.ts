import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { EXTMeshoptCompression, KHRMeshQuantization, KHRTextureTransform } from '@gltf-transform/extensions';
import { encodeTexels } from '@diorama/images';
import type { Vec3 } from '@diorama/world-model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ModelOrder, ReadModel } from '../model/model-order.js';
import { buildBoxGlb, buildPlainPng } from '../testing/build-glb.js';
import type { BoxOptions, BoxParts } from '../testing/build-glb.js';
import { readModels } from './read-models.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diorama-models-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function store(bytes: Uint8Array): Promise<string> {
  const path = join(folder, `${files++}.glb`);
  await writeFile(path, bytes);
  return path;
}

async function read(bytes: Uint8Array, order: Partial<ModelOrder> = {}): Promise<ReadModel> {
  const [response] = await readModels([{ path: await store(bytes), front: '+z', ...order }]);
  if (response?.kind !== 'read') throw new Error(response?.reason);
  return response;
}

const readBox = async (options: BoxOptions = {}, order: Partial<ModelOrder> = {}): Promise<ReadModel> =>
  read(await buildBoxGlb(options), order);

const vectorAt = (values: Float32Array, at: number): Vec3 => [values[3 * at], values[3 * at + 1], values[3 * at + 2]];
const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vec3, b: Vec3): Vec3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/** The volume that the triangles enclose: positive where they face outwards. */
function volumeOf({ model: { positions, indices } }: ReadModel): number {
  let sum = 0;
  for (let k = 0; k < indices.length; k += 3) {
    const [a, b, c] = [0, 1, 2].map((n) => vectorAt(positions, indices[k + n])) as [Vec3, Vec3, Vec3];
    sum += dot(a, cross(b, c)) / 6;
  }
  return sum;
}

/** How far each shading normal agrees with its face, at worst. */
function worstNormal({ model: { positions, normals, indices } }: ReadModel): number {
  let worst = 1;
  for (let k = 0; k < indices.length; k += 3) {
    const corners = [0, 1, 2].map((n) => indices[k + n]);
    const [a, b, c] = corners.map((corner) => vectorAt(positions, corner)) as [Vec3, Vec3, Vec3];
    const face = cross(subtract(b, a), subtract(c, a));
    for (const corner of corners) worst = Math.min(worst, dot(face, vectorAt(normals, corner)) / Math.sqrt(dot(face, face)));
  }
  return worst;
}

const setColors = (primitive: BoxParts['primitive'], document: BoxParts['document'], color: (vertex: number) => number[]): void => {
  const values = Float32Array.from(Array.from({ length: 24 }, (_, vertex) => color(vertex)).flat());
  primitive.setAttribute('COLOR_0', document.createAccessor().setType('VEC3').setArray(values));
};

describe('a textured box', () => {
  it('keeps its triangles, its texture and its size', async () => {
    const { model, size } = await readBox({ size: [2, 1, 0.5], texture: await buildPlainPng(8, [200, 40, 90]), color: [0.5, 1, 1] });
    expect(size).toEqual([2, 1, 0.5]);
    expect([model.indices.length, model.positions.length]).toEqual([36, 72]);
    expect(model.surfaces).toMatchObject([{ color: [0.5, 1, 1], emission: [0, 0, 0], texture: { size: 8 } }]);
    expect([...(model.surfaces[0]?.texture?.pixels.subarray(0, 3) ?? [])]).toEqual([200, 40, 90]);
    expect([...model.uvs.subarray(0, 8)]).toEqual([0, 1, 1, 1, 1, 0, 0, 0]);
  });

  it('gives the same model each time', async () => {
    const bytes = await buildBoxGlb({ texture: await buildPlainPng(8, [200, 40, 90]) });
    expect(await read(bytes)).toEqual(await read(bytes));
  });

  it('stands on the ground around the axis', async () => {
    const { model, size } = await readBox({ change: ({ node }) => node.setTranslation([7, -3, 2]) });
    const heights = [0, 1, 2].map((axis) => model.positions.filter((_, k) => k % 3 === axis));
    expect(heights.map((values) => [Math.min(...values), Math.max(...values)])).toEqual([
      [-0.5, 0.5],
      [0, 1],
      [-0.5, 0.5],
    ]);
    expect(size).toEqual([1, 1, 1]);
  });

  it.each([
    [{ height: 3 }, [6, 3, 1.5]],
    [{ width: 1 }, [1, 0.5, 0.25]],
    [{ depth: 1 }, [4, 2, 1]],
    [{}, [2, 1, 0.5]],
  ])('keeps its proportions with %o', async (measure, size) => {
    expect((await readBox({ size: [2, 1, 0.5] }, measure)).size).toEqual(size);
  });

  it.each([
    ['+z', [0, 0, 1]],
    ['-z', [0, 0, -1]],
    ['+x', [1, 0, 0]],
    ['-x', [-1, 0, 0]],
  ] as const)('turns a front of %s towards +z', async (front, axis) => {
    const read = await readBox({ change: ({ primitive, document }) => setColors(primitive, document, markSide(axis)) }, { front });
    const marked = read.model.surfaces.findIndex(({ color }) => color[0] > 0.9 && color[1] < 0.1);
    const triangle = read.model.surface.indexOf(marked);
    expect(vectorAt(read.model.normals, read.model.indices[3 * triangle])).toEqual([expect.closeTo(0), 0, expect.closeTo(1)]);
    expect(volumeOf(read)).toBeCloseTo(1);
  });
});

/** Red for the vertices of the side with a normal, white for the others; the sides are in the order of the fixture. */
function markSide(normal: readonly number[]): (vertex: number) => number[] {
  const sides = ['1,0,0', '-1,0,0', '0,1,0', '0,-1,0', '0,0,1', '0,0,-1'];
  const side = sides.indexOf(normal.join(','));
  return (vertex) => (Math.floor(vertex / 4) === side ? [1, 0, 0] : [1, 1, 1]);
}

describe('nodes', () => {
  it('move their children', async () => {
    const moved = await readBox({
      change: ({ document, node }) => {
        const parent = document
          .createNode()
          .setScale([1, 2, 1])
          .setRotation([0, 0, Math.SQRT1_2, Math.SQRT1_2])
          .addChild(node.setScale([1, 3, 1]));
        document.getRoot().getDefaultScene()?.addChild(parent);
      },
    });
    expect(moved.size.map((side) => Number(side.toFixed(5)))).toEqual([6, 1, 1]);
    expect([volumeOf(moved), worstNormal(moved)]).toEqual([expect.closeTo(6), expect.closeTo(1)]);
  });

  it.each([
    ['an axis', [-1, 1, 1]],
    ['three axes and sides of unequal length', [-1, -2, -3]],
  ] as const)('that mirror %s keep faces and normals outwards', async (_, scale) => {
    const mirrored = await readBox({ change: ({ node }) => node.setScale([...scale]) });
    expect(volumeOf(mirrored)).toBeCloseTo(Math.abs(scale[0] * scale[1] * scale[2]));
    expect(worstNormal(mirrored)).toBeCloseTo(1);
  });

  it('of another scene than the default one are left out', async () => {
    const { model } = await readBox({
      change: ({ document, node }) => {
        const far = document.createNode().setTranslation([10, 0, 0]).setMesh(node.getMesh());
        document.createScene().addChild(far);
      },
    });
    expect(model.indices.length).toBe(36);
  });
});

describe('skins', () => {
  const bend = ({ document, node, primitive }: BoxParts, weights: (vertex: number) => number[]): void => {
    const buffer = document.getRoot().listBuffers()[0] ?? null;
    const list = Array.from({ length: 24 }, (_, vertex) => vertex);
    primitive
      .setAttribute(
        'JOINTS_0',
        document
          .createAccessor()
          .setType('VEC4')
          .setArray(Uint8Array.from(list.flatMap(() => [0, 1, 0, 0])))
          .setBuffer(buffer),
      )
      .setAttribute(
        'WEIGHTS_0',
        document
          .createAccessor()
          .setType('VEC4')
          .setArray(Float32Array.from(list.flatMap(weights)))
          .setBuffer(buffer),
      );
    const root = document.createNode('root').setTranslation([0, 5, 0]);
    const tip = document.createNode('tip').setTranslation([0, 1, 0]);
    document.getRoot().getDefaultScene()?.addChild(root.addChild(tip));
    const inverse = document
      .createAccessor()
      .setType('MAT4')
      .setArray(Float32Array.from([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -5, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -5, 0, 1]))
      .setBuffer(buffer);
    node.setTranslation([50, 0, 0]).setSkin(document.createSkin().addJoint(root).addJoint(tip).setInverseBindMatrices(inverse));
  };
  /** Whether a vertex of the box is at its top. */
  const isTop = ({ primitive }: BoxParts, vertex: number): boolean =>
    (primitive.getAttribute('POSITION')?.getElement(vertex, [])[1] ?? 0) > 0.5;

  it('put vertices where their joints are, and leave the node aside', async () => {
    const stretched = await readBox({ change: (parts) => bend(parts, (vertex) => (isTop(parts, vertex) ? [0, 1, 0, 0] : [1, 0, 0, 0])) });
    expect(stretched.size).toEqual([1, 2, 1]);
  });

  it('blend joints by weights that need not add up to one', async () => {
    const half = await readBox({ change: (parts) => bend(parts, (vertex) => (isTop(parts, vertex) ? [0.2, 0.2, 0, 0] : [0.4, 0, 0, 0])) });
    expect(half.size[1]).toBeCloseTo(1.5);
  });
});

describe('parts', () => {
  it.each([
    ['list', 4, [0, 1, 2, 2, 1, 3], 2],
    ['strip', 5, [0, 1, 2, 3], 2],
    ['fan', 6, [0, 1, 3, 2], 2],
  ] as const)('are a %s of triangles that face one way', async (_, mode, indices, triangles) => {
    const corners = [-1, 0, 0, 1, 0, 0, -1, 2, 0, 1, 2, 0];
    const { model } = await readBox({
      change: ({ document, primitive }) => {
        for (const name of primitive.listSemantics()) primitive.setAttribute(name, null);
        primitive.setAttribute('POSITION', document.createAccessor().setType('VEC3').setArray(Float32Array.from(corners)));
        primitive.setMode(mode).setIndices(document.createAccessor().setType('SCALAR').setArray(Uint16Array.from(indices)));
      },
    });
    expect(model.surface.length).toBe(triangles);
    for (let k = 0; k < model.normals.length; k += 3) expect([...model.normals.subarray(k, k + 3)]).toEqual([0, 0, 1]);
  });

  it('of points and lines are left out', async () => {
    const { model } = await readBox({
      change: ({ document, node, primitive }) => {
        for (const mode of [0, 1, 2, 3] as const)
          node
            .getMesh()
            ?.addPrimitive(document.createPrimitive().setMode(mode).setAttribute('POSITION', primitive.getAttribute('POSITION')));
      },
    });
    expect(model.surface.length).toBe(12);
  });

  it('without area are left out', async () => {
    const { model } = await readBox({ change: ({ primitive }) => primitive.getIndices()?.setElement(0, [1]) });
    expect(model.surface.length).toBe(11);
  });
});

describe('materials', () => {
  it('take the colours of vertices, the largest part first', async () => {
    const { model } = await readBox({
      color: [0.5, 0.5, 0.5],
      change: ({ document, primitive }) => setColors(primitive, document, (vertex) => (vertex < 4 ? [0, 0, 1] : [1, 0.25, 0])),
    });
    expect(model.surfaces.map(({ color }) => color.map((value) => Number(value.toFixed(2))))).toEqual([
      [0.5, 0.13, 0],
      [0, 0, 0.5],
    ]);
    expect([...model.surface].filter((own) => own === 1)).toHaveLength(2);
  });

  it('round the colours of vertices until the surfaces are few enough', async () => {
    const { model } = await readBox({
      change: ({ document, node, primitive }) => {
        const [mesh, positions] = [node.getMesh(), primitive.getAttribute('POSITION')];
        for (let k = 0; k < 600; k++) {
          const part = document.createPrimitive().setAttribute('POSITION', positions).setMaterial(primitive.getMaterial());
          setColors(part, document, () => [(k % 9) / 9, (Math.floor(k / 9) % 9) / 9, Math.floor(k / 81) / 9]);
          mesh?.addPrimitive(part.setIndices(primitive.getIndices()));
        }
      },
    });
    expect(model.surfaces.length).toBeGreaterThan(64);
    expect(model.surfaces.length).toBeLessThanOrEqual(256);
    expect(model.surface.length).toBe(12 * 601);
  });

  it('move texture coordinates as KHR_texture_transform says', async () => {
    const { model } = await readBox({
      texture: await buildPlainPng(4, [1, 2, 3]),
      change: ({ document, primitive, material }) => {
        const second = document
          .createAccessor()
          .setType('VEC2')
          .setArray(Float32Array.from({ length: 48 }, (_, k) => [1, 0.5][k % 2]));
        primitive.setAttribute('TEXCOORD_1', second);
        const extension = document.createExtension(KHRTextureTransform);
        const transform = extension
          .createTransform()
          .setOffset([0, 1])
          .setRotation(Math.PI / 2)
          .setScale([0.5, 0.5])
          .setTexCoord(1);
        material.getBaseColorTextureInfo()?.setExtension('KHR_texture_transform', transform);
      },
    });
    // The example of the specification: the lower left quarter of the picture. (1, 0.5) is halved, turned and moved.
    expect([...model.uvs.subarray(0, 2)]).toEqual([expect.closeTo(0.25), expect.closeTo(0.5)]);
  });

  it.each([
    ['OPAQUE', { kind: 'read', model: { surface: { length: 12 } } }],
    ['MASK', { kind: 'unusable', reason: 'it has no triangles with an area that can be seen' }],
    ['BLEND', { kind: 'unusable', reason: 'it has no triangles with an area that can be seen' }],
  ] as const)('of the mode %s draw a transparent texture as that mode says', async (mode, expected) => {
    const texture = await encodeTexels({ width: 1, height: 1, data: Uint8Array.of(90, 160, 30, 10) });
    const bytes = await buildBoxGlb({ texture, change: ({ material }) => material.setAlphaMode(mode) });
    expect(await readModels([{ path: await store(bytes), front: '+z' }])).toMatchObject([expected]);
  });

  it('that are opaque keep the colours under the alpha', async () => {
    const { model } = await readBox({ texture: await encodeTexels({ width: 1, height: 1, data: Uint8Array.of(90, 160, 30, 10) }) });
    expect([...(model.surfaces[0]?.texture?.pixels ?? [])]).toEqual([90, 160, 30]);
  });

  it('give off the light of a factor, not that of a picture', async () => {
    const emission = async (texture: boolean) => {
      const picture = await buildPlainPng(2, [255, 255, 255]);
      const { model } = await readBox({
        change: ({ document, material }) => {
          material.setEmissiveFactor([1, 0.5, 0]);
          if (texture) material.setEmissiveTexture(document.createTexture().setImage(Uint8Array.from(picture)).setMimeType('image/png'));
        },
      });
      return model.surfaces[0]?.emission;
    };
    expect([await emission(false), await emission(true)]).toEqual([
      [1, 0.5, 0],
      [0, 0, 0],
    ]);
  });
});

describe('compact files', () => {
  it('with quantized positions have the same shape', async () => {
    const { model, size } = await readBox({
      change: ({ document, node, primitive }) => {
        document.createExtension(KHRMeshQuantization).setRequired(true);
        const positions = primitive.getAttribute('POSITION');
        positions?.setArray(Int16Array.from(positions.getArray() ?? [], (value) => Math.round(value * 32_767))).setNormalized(true);
        node.setScale([2, 2, 2]);
      },
    });
    expect(size.map((side) => Number(side.toFixed(3)))).toEqual([2, 2, 2]);
    expect(model.surface.length).toBe(12);
  });

  it('of meshopt have the same shape', async () => {
    const plain = await readBox({ size: [3, 2, 1] });
    const packed = await readBox({
      size: [3, 2, 1],
      change: ({ document }) =>
        document
          .createExtension(EXTMeshoptCompression)
          .setRequired(true)
          .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.QUANTIZE }),
    });
    expect(packed.size).toEqual(plain.size);
    expect(volumeOf(packed)).toBeCloseTo(6);
  });
});
