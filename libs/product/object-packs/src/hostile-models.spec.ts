import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readModels } from './confined/read-models.js';
import { ModelReaders } from './model-readers.js';
import type { ModelResponse } from './model/model-order.js';
import { buildBoxGlb, buildPlainPng } from './testing/build-glb.js';
import type { BoxParts } from './testing/build-glb.js';
import { editGlb, joinGlb, splitGlb } from './testing/edit-glb.js';

type Make = () => Uint8Array | Promise<Uint8Array>;

let folder: string;
let readers: ModelReaders;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diorama-hostile-'));
  readers = new ModelReaders();
});
afterAll(async () => {
  readers.close();
  await rm(folder, { recursive: true });
});

const box = (change?: (parts: BoxParts) => void): Promise<Uint8Array> => buildBoxGlb(change === undefined ? {} : { change });
const edited =
  (edit: Parameters<typeof editGlb>[1]): Make =>
  async () =>
    editGlb(await box(), edit);
const cut =
  (share: number): Make =>
  async () => {
    const whole = await box();
    return whole.subarray(0, Math.floor(whole.length * share));
  };
const withUint32 =
  (at: number, value: number): Make =>
  async () => {
    const bytes = Buffer.from(await box());
    bytes.writeUInt32LE(value, at);
    return bytes;
  };
const withPositions =
  (positions: number[]): Make =>
  () =>
    box(({ document, primitive }) => {
      const accessor = document.createAccessor().setType('VEC3').setArray(Float32Array.from(positions));
      primitive.setIndices(null).setAttribute('NORMAL', null).setAttribute('TEXCOORD_0', null).setAttribute('POSITION', accessor);
    });
const withTexture = (texture: Uint8Array): Promise<Uint8Array> => buildBoxGlb({ texture });
const chain = (nodes: number): Make =>
  edited((json) => {
    json['nodes'] = Array.from({ length: nodes }, (_, k) => (k === nodes - 1 ? { mesh: 0 } : { children: [k + 1] }));
  });

/** A black PNG of a bit a pixel: a square of any size in few bytes. */
function buildBlackPng(side: number): Uint8Array {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const chunk = (type: string, content: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(content.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const pixels = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const ROWS: readonly (readonly [name: string, reason: string | RegExp, make: Make])[] = [
  ['an empty file', 'it is empty', () => new Uint8Array(0)],
  ['text', 'it is not a GLB file', () => Buffer.from('a model\n')],
  ['a .gltf file', /^it is not a GLB file; "gltf-transform copy/, () => Buffer.from('{"asset":{"version":"2.0"}}')],
  ['a picture', 'it is not a GLB file', () => buildPlainPng(4, [1, 2, 3])],
  ['a header cut off', 'it is not a GLB file', async () => (await box()).subarray(0, 11)],
  ['only a header', 'it is cut off', async () => (await box()).subarray(0, 12)],
  ['a tenth of a file', 'it is cut off', cut(0.1)],
  ['half of a file', 'it is cut off', cut(0.5)],
  ['nearly all of a file', 'it is cut off', cut(0.999)],
  ['glTF 1.0', 'it is glTF 1, not 2.0', withUint32(4, 1)],
  ['JSON longer than the file', 'a chunk of it is longer than the file', withUint32(12, 0xffff_fff0)],
  ['a first chunk that is not JSON', 'its first chunk is not JSON', withUint32(16, 0x004e4942)],
  ['damaged JSON', 'its JSON is damaged', () => joinGlb(Buffer.from('{"asset":'), new Uint8Array(0))],
  ['JSON that is not UTF-8', 'its JSON is damaged', () => joinGlb(Buffer.from('{"asset":"\xe9"}', 'latin1'), new Uint8Array(0))],
  ['JSON of null', /^it is not valid glTF 2.0: JSON: /, () => joinGlb(Buffer.from('null'), new Uint8Array(0))],
  ['a version of the future', 'it is glTF 3.0, not 2.0', edited((json) => (json['asset'] = { version: '3.0' }))],
  ['no scene', 'it has no scene', edited((json) => (json['scenes'] = undefined))],
  ['a scale of words', /^it is not valid glTF 2.0: nodes.0.scale.1: /, edited((json) => (json['nodes'][0].scale = [1, 'x', 1]))],
  [
    'a count of 10^9',
    'its accessors hold 3000000156 numbers, more than 64000000',
    edited((json) => {
      json['accessors'][0].count = 1e9;
      json['accessors'][0].bufferView = undefined;
    }),
  ],
  ['a view beyond the end', /^it is not valid glTF 2.0 \(RangeError/, edited((json) => (json['bufferViews'][0].byteOffset = 1e6))],
  ['a mesh that does not exist', 'node 0 names mesh 9, which does not exist', edited((json) => (json['nodes'][0].mesh = 9))],
  [
    'an accessor that does not exist',
    'mesh 0 names accessor 99, which does not exist',
    edited((json) => (json['meshes'][0].primitives[0].attributes.POSITION = 99)),
  ],
  [
    'an index out of range',
    'index 600 names no vertex: there are 24',
    () => box(({ primitive }) => primitive.getIndices()?.setElement(7, [600])),
  ],
  ['a position that is not a number', 'the position of vertex 1 is not a finite number', withPositions([0, 0, 0, NaN, 0, 0, 0, 1, 0])],
  ['an infinite position', 'the position of vertex 2 is not a finite number', withPositions([0, 0, 0, 1, 0, 0, 0, Infinity, 0])],
  [
    'a model as wide as a planet',
    /^it measures 1\.28e\+7 x .* m; give its height in the manifest$/,
    withPositions([0, 0, 0, 1.28e7, 0, 0, 0, 1.28e7, 0]),
  ],
  [
    'a model as small as an atom',
    /^it measures 0\.00100 x .* m; give its height in the manifest$/,
    withPositions([0, 0, 0, 1e-10, 0, 0, 0, 1e-10, 0]),
  ],
  ['points alone', 'it has no triangles with an area that can be seen', () => box(({ primitive }) => primitive.setMode(0))],
  ['triangles without area', 'it has no triangles with an area that can be seen', withPositions([0, 0, 0, 1, 1, 1, 2, 2, 2])],
  [
    '200,001 triangles',
    'it has more than 200000 triangles',
    () => box(({ document, primitive }) => primitive.setIndices(document.createAccessor().setArray(new Uint16Array(3 * 200_001)))),
  ],
  ['nodes nested 10,000 deep', 'its nodes are nested more than 64 deep, or in a circle', chain(10_000)],
  [
    'nodes in a circle',
    'its nodes are nested more than 64 deep, or in a circle',
    edited((json) => (json['nodes'] = [{ mesh: 0, children: [1] }, { children: [0] }])),
  ],
  [
    'a node of two parents',
    'node 2 has two parents',
    edited((json) => (json['nodes'] = [{ children: [1, 2] }, { children: [2] }, { mesh: 0 }])),
  ],
  ['a child that does not exist', 'node 0 has a child 7, which does not exist', edited((json) => (json['nodes'][0].children = [7]))],
  [
    'a buffer on the web',
    /^it refers to another file \("http:\/\/127.0.0.1:9\/x.bin"\)/,
    edited((json) => (json['buffers'][0].uri = 'http://127.0.0.1:9/x.bin')),
  ],
  [
    'a buffer in another file',
    /^it refers to another file \("file:\/\/\/etc\/passwd"\)/,
    edited((json) => (json['buffers'][0].uri = 'file:///etc/passwd')),
  ],
  [
    'a picture in another file',
    /^it refers to another file \("\.\.\/skin.png"\); "gltf-transform copy/,
    edited((json) => (json['images'] = [{ uri: '../skin.png' }])),
  ],
  [
    'Draco',
    /^it requires KHR_draco_mesh_compression, which is not read; export without mesh compression/,
    edited((json) => (json['extensionsRequired'] = ['KHR_draco_mesh_compression'])),
  ],
  [
    'KTX2',
    /^it requires KHR_texture_basisu, which is not read; export with PNG, JPEG or WebP textures/,
    edited((json) => (json['extensionsRequired'] = ['KHR_texture_basisu'])),
  ],
  [
    'an unknown extension',
    'it requires ACME_cloth, which is not read; export it without this extension',
    edited((json) => (json['extensionsRequired'] = ['ACME_cloth'])),
  ],
  [
    'a texture of 30,000 x 30,000 pixels',
    'its texture picture: it has 30000 x 30000 pixels, more than 67108864 in all',
    () => withTexture(buildBlackPng(30_000)),
  ],
  [
    'a damaged texture',
    'its texture picture: the picture is damaged or incomplete',
    async () => withTexture((await buildPlainPng(64, [1, 2, 3])).subarray(0, 90)),
  ],
  [
    'a texture that is not a picture',
    'its texture picture: it is neither JPEG, PNG, WebP nor AVIF',
    () => withTexture(Buffer.from('not a picture at all')),
  ],
];

describe('a file that cannot be used', () => {
  let responses: ModelResponse[];
  beforeAll(async () => {
    const paths = await Promise.all(
      ROWS.map(async ([, , make], k) => {
        const path = join(folder, `${k}.glb`);
        await writeFile(path, await make());
        return path;
      }),
    );
    responses = await readers.read(paths.map((path) => ({ path, front: '+z' })));
  });

  it.each(ROWS.map(([name, reason], k) => [name, reason, k] as const))('is refused: %s', (_, reason, k) => {
    const pattern = typeof reason === 'string' ? new RegExp(`^${RegExp.escape(reason)}$`) : reason;
    expect(reasonOf(responses[k])).toMatch(pattern);
  });
});

const reasonOf = (response: ModelResponse | undefined): string => (response?.kind === 'unusable' ? response.reason : 'it is read');

describe('a file that ends its process', () => {
  it('is found among the files that the process reads, and the others are read', async () => {
    const [good, bad] = [join(folder, 'good.glb'), join(folder, 'bad.glb')];
    await writeFile(good, await box());
    // Parsing takes more memory than the process has for JavaScript.
    await writeFile(
      bad,
      joinGlb(Buffer.from(`{"asset":{"version":"2.0"},"extras":[${'{"a":[]},'.repeat(6_000_000)}0]}`), new Uint8Array(0)),
    );
    const order = (path: string) => ({ path, front: '+z' as const });
    const responses = await readers.read([order(good), order(bad), order(good)]);
    expect(responses.map((response) => (response.kind === 'read' ? response.model.surface.length : response.reason))).toEqual([
      12,
      'it makes the decoder fail',
      12,
    ]);
  });
});

describe('a model at the limit', () => {
  it('of 200,000 triangles is read', async () => {
    const path = join(folder, 'large.glb');
    const [columns, rows] = [401, 251];
    const positions = Float32Array.from({ length: 3 * columns * rows }, (_, k) => {
      const vertex = Math.floor(k / 3);
      const [x, z] = [vertex % columns, Math.floor(vertex / columns)];
      return [x, Math.sin(x) + Math.cos(z), z][k % 3];
    });
    const corners = (cell: number): number[] => {
      const at = Math.floor(cell / (columns - 1)) * columns + (cell % (columns - 1));
      return [at, at + columns, at + 1, at + 1, at + columns, at + columns + 1];
    };
    const indices = Uint32Array.from(Array.from({ length: (columns - 1) * (rows - 1) }, (_, cell) => corners(cell)).flat());
    await writeFile(
      path,
      await box(({ document, primitive }) => {
        for (const name of primitive.listSemantics()) primitive.setAttribute(name, null);
        primitive
          .setAttribute('POSITION', document.createAccessor().setType('VEC3').setArray(positions))
          .setIndices(document.createAccessor().setArray(indices));
      }),
    );
    const [response] = await readers.read([{ path, front: '+z' }]);
    expect(response).toMatchObject({ kind: 'read', model: { surface: { length: 200_000 } } });
  });
});

describe('a damaged file', () => {
  it('gives a sound model or a reason, 300 times', async () => {
    const whole = await buildBoxGlb({ texture: await buildPlainPng(16, [9, 200, 90]) });
    const { json, binary } = splitGlb(whole);
    let state = 7;
    const random = (below: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const damage = (bytes: Buffer): Buffer => {
      for (let k = 0; k <= random(4); k++) bytes[random(bytes.length)] = random(256);
      return bytes;
    };
    const kinds = { read: 0, unusable: 0 };
    for (let round = 0; round < 300; round++) {
      const text = Buffer.from(JSON.stringify(json));
      const bytes = round % 2 === 0 ? joinGlb(digits(text, random), binary) : joinGlb(text, damage(Buffer.from(binary)));
      const path = join(folder, 'damaged.glb');
      await writeFile(path, bytes);
      const [response] = await readModels([{ path, front: '+z' }]);
      expect(findDefect(response)).toBeNull();
      kinds[response.kind]++;
    }
    expect(Math.min(kinds.read, kinds.unusable)).toBeGreaterThan(20);
  });
});

/** Changes digits of JSON, which stays JSON. */
function digits(text: Buffer, random: (below: number) => number): Buffer {
  const places = [...text.keys()].filter((at) => /\d/.test(String.fromCharCode(text[at])));
  for (let k = 0; k <= random(3); k++) text[places[random(places.length)]] = 0x31 + random(9);
  return text;
}

/** What is unsound about a response; null for a model within the limits, or a reason. */
function findDefect(response: ModelResponse): string | null {
  if (response.kind === 'unusable') return response.reason.length > 8 ? null : `the reason ${response.reason}`;
  const { model, size } = response;
  if (!size.every((side) => side >= 0.001 && side <= 500)) return `the size ${size.join(' x ')}`;
  if (![model.positions, model.normals, model.uvs].every((values) => values.every(Number.isFinite))) return 'a number that is not finite';
  if (model.indices.some((vertex) => vertex >= model.positions.length / 3)) return 'an index of no vertex';
  if (model.surface.some((surface) => surface >= model.surfaces.length)) return 'a number of no surface';
  const lights = model.surfaces.flatMap(({ color, emission }) => [...color, ...emission]);
  return lights.every((value) => value >= 0 && value <= 10) ? null : 'a colour out of range';
}
