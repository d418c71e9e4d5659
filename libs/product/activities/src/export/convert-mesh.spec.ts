import { decodeGlb, encodeGlb } from '@diorama/mesh';
import type { GlbPrimitive } from '@diorama/mesh';
import { validateBytes } from 'gltf-validator';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import { describe, expect, it } from 'vitest';

// Built code: threads run files, and Node has no TypeScript there.
import { convertMesh } from '@diorama/activities';

const never = new AbortController().signal;
const COLUMNS = 60;
const ROWS = 40;

/** A hilly ground of 300 m with two pictures and colours; `bend` makes another one. */
function ground(bend: number): GlbPrimitive {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      positions.push(5 * column - 150, 3 * Math.sin(bend * column) * Math.cos(row) - 1.6, 5 * row - 100);
      if (row === 0 || column === 0) continue;
      const at = row * COLUMNS + column;
      indices.push(at - COLUMNS - 1, at - 1, at - COLUMNS, at - COLUMNS, at - 1, at);
    }
  const count = positions.length / 3;
  const share = (i: number, k: number): number => Math.abs(Math.sin(i * 1.7 + k));
  return {
    positions: Float32Array.from(positions),
    indices: Uint32Array.from(indices),
    uvs: Float32Array.from({ length: 2 * count }, (_, i) => share(i, 1)),
    colors: Float32Array.from({ length: 3 * count }, (_, i) => share(i, 2)),
    material: { unlit: true, doubleSided: bend > 1, texture: { mimeType: 'image/png', bytes: PICTURE } },
  };
}

/** One transparent pixel. */
const PICTURE = new Uint8Array(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64'),
);

const plain = (): Uint8Array<ArrayBuffer> => encodeGlb([ground(0.3), ground(1.1)], { compact: true, extras: { ground_plane_offset: 1.6 } });

interface View {
  readonly byteLength: number;
  readonly extensions?: { readonly EXT_meshopt_compression?: Packed };
}

interface Packed {
  readonly byteOffset: number;
  readonly byteLength: number;
  readonly byteStride: number;
  readonly count: number;
  readonly mode: string;
  readonly filter?: string;
}

interface Gltf {
  readonly asset: { readonly extras: object };
  readonly extensionsRequired?: readonly string[];
  readonly accessors: readonly { bufferView: number; componentType: number; type: string; count: number; min?: number[]; max?: number[] }[];
  readonly bufferViews: readonly View[];
  readonly meshes: readonly { readonly primitives: readonly { attributes: Record<string, number>; indices: number; material: number }[] }[];
}

/** Reads a packed file with meshoptimizer's own decoder. */
async function unpack(glb: Uint8Array): Promise<{ json: Gltf; read: (accessor: number) => Float32Array | Uint32Array | Uint16Array }> {
  await MeshoptDecoder.ready;
  const bytes = Buffer.from(glb);
  const length = bytes.readUInt32LE(12);
  const json = JSON.parse(bytes.subarray(20, 20 + length).toString()) as Gltf;
  const binary = bytes.subarray(28 + length);
  const read = (index: number): Float32Array | Uint32Array | Uint16Array => {
    const { bufferView, componentType } = json.accessors[index];
    const { byteLength, extensions } = json.bufferViews[bufferView];
    const packed = extensions?.EXT_meshopt_compression as Packed;
    const target = new Uint8Array(byteLength);
    const source = binary.subarray(packed.byteOffset, packed.byteOffset + packed.byteLength);
    MeshoptDecoder.decodeGltfBuffer(target, packed.count, packed.byteStride, source, packed.mode, packed.filter);
    if (componentType === 5126) return new Float32Array(target.buffer);
    return componentType === 5125 ? new Uint32Array(target.buffer) : new Uint16Array(target.buffer);
  };
  return { json, read };
}

/** Each triangle as one text of its corners, whatever the order of triangles. */
function triangles(positions: ArrayLike<number>, indices: ArrayLike<number>): string[] {
  const texts: string[] = [];
  for (let i = 0; i < indices.length; i += 3) {
    const corners = [0, 1, 2].map((k) => keyOf(positions, indices[i + k]));
    const first = corners.indexOf(corners.toSorted()[0] as string);
    texts.push([...corners.slice(first), ...corners.slice(0, first)].join(' | ')); // which side is the front stays
  }
  return texts.toSorted();
}

describe('a packed mesh', () => {
  it('is smaller, says what its readers must know, and is no error to the validator', async () => {
    const [file] = await convertMesh({ bytes: plain(), form: 'meshopt' }, never);
    const bytes = file?.bytes ?? new Uint8Array();
    expect(bytes.length).toBeLessThan(0.5 * plain().length);
    const { json } = await unpack(bytes);
    expect(json.extensionsRequired).toEqual(['EXT_meshopt_compression']);
    expect(json.asset.extras).toEqual({ ground_plane_offset: 1.6 });
    const { issues } = await validateBytes(bytes, { maxIssues: 50 });
    expect(issues).toMatchObject({ numErrors: 0, numWarnings: 0 });
  });

  it('unpacks to the same triangles, off by 2^-15 of the largest coordinate at most', async () => {
    const [file] = await convertMesh({ bytes: plain(), form: 'meshopt' }, never);
    const { json, read } = await unpack(file?.bytes ?? new Uint8Array());
    const primitives = json.meshes[0]?.primitives ?? [];
    const originals = decodeGlb(plain()).primitives;
    expect(primitives).toHaveLength(originals.length);
    for (const [i, { attributes, indices }] of primitives.entries()) {
      const original = originals[i];
      const positions = read(attributes['POSITION']);
      expect(triangles(positions, read(indices))).toEqual(triangles(original.positions, original.indices));
      const uvs = read(attributes['TEXCOORD_0']);
      const colors = read(attributes['COLOR_0']);
      const places = new Map(vertices(original.positions).map((vertex) => [keyOf(original.positions, vertex), vertex]));
      let [position, uv, color] = [0, 0, 0];
      for (const vertex of vertices(positions)) {
        const source = places.get(keyOf(positions, vertex)) ?? -1;
        const place = original.positions.subarray(3 * source, 3 * source + 3);
        const largest = Math.max(...place.map(Math.abs));
        for (let k = 0; k < 3; k++) position = Math.max(position, Math.abs(positions[3 * vertex + k] - place[k]) / largest);
        for (let k = 0; k < 2; k++) uv = Math.max(uv, Math.abs(uvs[2 * vertex + k] / 65_535 - (original.uvs?.[2 * source + k] ?? NaN)));
        for (let k = 0; k < 3; k++)
          color = Math.max(color, Math.abs(colors[4 * vertex + k] / 65_535 - (original.colors?.[3 * source + k] ?? NaN)));
      }
      expect(position).toBeLessThanOrEqual(2 ** -15);
      expect(uv).toBeLessThan(1 / 65_535);
      expect(color).toBeLessThan(1 / 4_000);
    }
  });

  it('tells the bounds of what is unpacked', async () => {
    const [file] = await convertMesh({ bytes: plain(), form: 'meshopt' }, never);
    const { json, read } = await unpack(file?.bytes ?? new Uint8Array());
    const index = json.meshes[0]?.primitives[0]?.attributes['POSITION'];
    const values = [...read(index)];
    const bounds = [Math.min, Math.max].map((pick) => [0, 1, 2].map((k) => pick(...values.filter((_, i) => i % 3 === k))));
    expect([json.accessors[index]?.min, json.accessors[index]?.max]).toEqual(bounds);
  });

  it('has the same bytes every time', async () => {
    const pack = async (): Promise<Uint8Array | undefined> => (await convertMesh({ bytes: plain(), form: 'meshopt' }, never))[0]?.bytes;
    expect(await pack()).toEqual(await pack());
  });
});

describe('the thread of a conversion', () => {
  it('gives the files of a USDZ package', async () => {
    const files = await convertMesh({ bytes: plain(), form: 'usd' }, never);
    expect(files.map(({ name }) => name)).toEqual(['world.usda', 'textures/0.png']);
    expect(files[1]?.bytes).toEqual(PICTURE);
  });

  it('gives a mesh whose nodes have levels of detail', async () => {
    const { positions, indices } = ground(0);
    const bytes = encodeGlb({ positions, indices }, { extras: { ground_plane_offset: 1.6 } });
    const [file] = await convertMesh({ bytes, form: 'levels' }, never);
    const { primitives, extras } = decodeGlb(file?.bytes ?? new Uint8Array());
    expect(extras).toEqual({ ground_plane_offset: 1.6 });
    const [finest, level] = primitives;
    expect([finest?.node?.name, level?.node?.name]).toEqual(['world', 'world_LOD1']);
    expect(level?.indices.length).toBeLessThan(0.6 * (finest?.indices.length ?? 0));
  });

  it('tells of bytes that are no mesh', async () => {
    await expect(convertMesh({ bytes: new Uint8Array(100), form: 'usd' }, never)).rejects.toThrow('not a GLB file');
  });

  it('ends at once when it is cancelled', async () => {
    const cancelled = new AbortController();
    const converting = convertMesh({ bytes: plain(), form: 'meshopt' }, cancelled.signal);
    cancelled.abort(new Error('cancelled'));
    await expect(converting).rejects.toThrow('cancelled');
    await expect(convertMesh({ bytes: plain(), form: 'meshopt' }, cancelled.signal)).rejects.toThrow('cancelled');
  });
});

const vertices = ({ length }: ArrayLike<number>): number[] => Array.from({ length: length / 3 }, (_, i) => i);

/** Places five metres apart are told apart by whole metres. */
const keyOf = (positions: ArrayLike<number>, vertex: number): string =>
  `${Math.round(positions[3 * vertex])} ${Math.round(positions[3 * vertex + 2])}`;
