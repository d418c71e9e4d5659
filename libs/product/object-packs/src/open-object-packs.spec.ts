import { mkdir, mkdtemp, open, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import type { ObjectModel, ObjectPack } from '@diorama/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ObjectPackError } from './object-pack-error.js';
import { openObjectPacks } from './open-object-packs.js';
import { buildBoxGlb, buildPlainPng } from './testing/build-glb.js';

let root: string;
let redBox: Uint8Array;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'diorama-packs-'));
  redBox = await buildBoxGlb({ size: [2, 1, 1], texture: await buildPlainPng(8, [200, 30, 20]) });
});
afterAll(() => rm(root, { recursive: true }));

const OBJECT = { id: 'crate', file: 'crate.glb' };
const MANIFEST = { name: 'shop', version: '1.2.3', license: 'CC0-1.0', objects: [OBJECT] };

let folders = 0;
/** A folder with a manifest and files by their paths. */
async function storePack(manifest: unknown, files: Readonly<Record<string, Uint8Array>> = { 'crate.glb': redBox }): Promise<string> {
  const folder = join(root, `pack-${folders++}`);
  const text = typeof manifest === 'string' ? manifest : JSON.stringify(manifest);
  for (const [path, bytes] of Object.entries({ ...files, 'object-pack.json': Buffer.from(text) })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  return folder;
}

/** What one line of a log says of packs that cannot be opened. */
async function refusalOf(...paths: string[]): Promise<string> {
  const error: unknown = await openObjectPacks(paths).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ObjectPackError);
  const { message } = error as ObjectPackError;
  expect(message).not.toContain('\n');
  return message;
}

const modelsOf = (packs: readonly ObjectPack[]): ObjectModel[] =>
  packs.flatMap(({ rows }) => rows.flatMap(({ form }) => (form.generator === 'model' ? form.model : [])));

describe('a pack', () => {
  it('becomes rows of the catalogue', async () => {
    const object = {
      ...OBJECT,
      words: ['fruit crate'],
      height: 0.5,
      theme: 'interior',
      stand: 'surface',
      side: 'indoors',
      places: ['kitchen'],
      usual: 3,
    };
    const [pack] = await openObjectPacks([await storePack({ ...MANIFEST, $schema: 'x', source: 'a shop', objects: [object] })]);
    expect(pack).toMatchObject({ name: 'shop', version: '1.2.3', license: 'CC0-1.0', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(pack?.rows).toMatchObject([
      {
        id: 'shop-crate',
        name: 'crate',
        words: 'fruit crate',
        theme: 'interior',
        size: [1, 0.5, 0.5],
        stand: 'surface',
        solid: 'box',
        side: 'indoors',
        places: ['kitchen'],
        usual: 3,
        form: { generator: 'model', model: { doubleSided: false } },
        source: { pack: 'shop', version: '1.2.3', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      },
    ]);
  });

  it('has its models in memory that threads share', async () => {
    const [model] = modelsOf(await openObjectPacks([await storePack(MANIFEST)]));
    for (const { buffer } of [
      model?.positions,
      model?.normals,
      model?.uvs,
      model?.indices,
      model?.surface,
      model?.surfaces[0]?.texture?.pixels,
    ] as Uint8Array[])
      expect(buffer).toBeInstanceOf(SharedArrayBuffer);
  });

  it('keeps one copy of textures that are equal, in all packs', async () => {
    const other = await buildBoxGlb({ size: [1, 3, 1], texture: await buildPlainPng(8, [200, 30, 20]) });
    const blue = await buildBoxGlb({ texture: await buildPlainPng(8, [20, 30, 200]) });
    const objects = [OBJECT, { id: 'post', file: 'post.glb' }, { id: 'blue', file: 'blue.glb' }];
    const first = await storePack({ ...MANIFEST, objects }, { 'crate.glb': redBox, 'post.glb': other, 'blue.glb': blue });
    const textures = modelsOf(await openObjectPacks([first, await storePack({ ...MANIFEST, name: 'store' })])).map(
      ({ surfaces }) => surfaces[0]?.texture,
    );
    expect(textures[1]).toBe(textures[0]);
    expect(textures[3]).toBe(textures[0]);
    expect(textures[2]).not.toBe(textures[0]);
  });

  it('of many files is read in batches, in the order of the manifest', async () => {
    const sides = Array.from({ length: 60 }, (_, k) => k + 1);
    const files = await Promise.all(sides.map(async (side) => [`${side}.glb`, await buildBoxGlb({ size: [1, side, 1] })] as const));
    const objects = sides.map((side) => ({ id: `box-${side}`, file: `${side}.glb` }));
    const [pack] = await openObjectPacks([await storePack({ ...MANIFEST, objects }, Object.fromEntries(files))]);
    expect(pack?.rows.map(({ size }) => size[1])).toEqual(sides);
  });

  it('is the same each time', async () => {
    const folder = await storePack(MANIFEST);
    expect(await openObjectPacks([folder])).toEqual(await openObjectPacks([folder]));
  });
});

describe('packs', () => {
  it('may be left out', async () => expect(await openObjectPacks([])).toEqual([]));

  it('are refused when two have one name', async () => {
    const [first, second] = [await storePack(MANIFEST), await storePack(MANIFEST)];
    expect(await refusalOf(first, second)).toBe('two object packs have the name shop');
  });

  it('are refused when they give one id to two objects', async () => {
    const first = await storePack({ ...MANIFEST, objects: [{ ...OBJECT, id: 'old-crate' }] });
    const second = await storePack({ ...MANIFEST, name: 'shop-old' });
    expect(await refusalOf(first, second)).toBe(
      'object pack shop-old: the catalogue has an object shop-old-crate already; rename the pack or the object',
    );
  });

  it('are refused for an id of the catalogue', async () => {
    const folder = await storePack({ ...MANIFEST, name: 'oak', objects: [{ ...OBJECT, id: 'tree' }] });
    expect(await refusalOf(folder)).toContain('the catalogue has an object oak-tree already');
  });

  it('are refused when there are too many', async () =>
    expect(await refusalOf(...Array.from({ length: 17 }, () => root))).toBe('17 object packs are more than 16'));

  it('are refused for a folder that cannot be opened', async () =>
    expect(await refusalOf(join(root, 'missing'))).toBe(`object pack ${join(root, 'missing')}: the folder cannot be opened`));
});

describe('a manifest', () => {
  const object = (fields: object) => ({ ...MANIFEST, objects: [{ ...OBJECT, ...fields }] });
  it.each([
    ['no JSON', '{"name":', /^it is not JSON: /],
    ['an array', [], /^the manifest: /],
    ['an unknown field', { ...MANIFEST, colour: 'red' }, 'the manifest: Unrecognized key: "colour"'],
    ['an unknown field of an object', object({ heigth: 2 }), 'objects.0: Unrecognized key: "heigth"'],
    ['no version', { ...MANIFEST, version: undefined }, /^version: /],
    ['a version that is not semantic', { ...MANIFEST, version: 'v1' }, 'version: must be a semantic version'],
    ['a name with capitals', { ...MANIFEST, name: 'Shop' }, 'name: must consist of small letters, digits and single hyphens'],
    ['no objects', { ...MANIFEST, objects: [] }, /^objects: /],
    ['too many objects', { ...MANIFEST, objects: Array.from({ length: 501 }, (_, k) => ({ ...OBJECT, id: `n${k}` })) }, /^objects: /],
    ['an id that occurs twice', { ...MANIFEST, objects: [OBJECT, OBJECT] }, 'objects.1.id: crate occurs twice'],
    ['a word with a comma', object({ words: ['box, crate'] }), /^objects.0.words.0: must consist of letters/],
    ['a word of one line too many', object({ name: 'crate\nbox' }), /^objects.0.name: must consist of letters/],
    ['an empty word', object({ words: [' '] }), /^objects.0.words.0: /],
    ['two measures', object({ height: 1, width: 2 }), 'objects.0: give one of height, width and depth: models keep their proportions'],
    ['a height of nothing', object({ height: 0 }), /^objects.0.height: /],
    ['a height beyond the horizon', object({ height: 501 }), /^objects.0.height: /],
    ['a front that is not an axis', object({ front: 'z' }), /^objects.0.front: /],
    ['an unknown place', object({ places: ['moon base'] }), /^objects.0.places.0: /],
  ])('is refused: %s', async (_, manifest, reason) => {
    const folder = await storePack(manifest);
    const start = `object pack ${folder}: object-pack.json: `;
    const message = await refusalOf(folder);
    expect(message.slice(0, start.length)).toBe(start);
    expect(message.slice(start.length)).toMatch(reason instanceof RegExp ? reason : new RegExp(`^${RegExp.escape(reason)}$`));
  });

  it('is refused when it is missing, too large, a folder, or not UTF-8', async () => {
    const folder = join(root, 'odd');
    await mkdir(folder);
    const path = join(folder, 'object-pack.json');
    expect(await refusalOf(folder)).toBe(`object pack ${folder}: object-pack.json: the file is missing`);
    await writeFile(path, Buffer.alloc(1_048_577, ' '));
    expect(await refusalOf(folder)).toBe(`object pack ${folder}: object-pack.json: it has 1048577 bytes, more than 1048576`);
    await writeFile(path, Buffer.from('{"name":"caf\xe9"}', 'latin1'));
    expect(await refusalOf(folder)).toMatch(/object-pack.json: it is not JSON: /);
    await rm(path);
    await mkdir(path);
    expect(await refusalOf(folder)).toBe(`object pack ${folder}: object-pack.json: it is not a file`);
  });
});

describe('the path of a file', () => {
  it.each([
    ['absolute', '/etc/passwd', 'the path must be relative to the folder of the pack'],
    ['with NUL', 'crate\0.glb', 'the path must be relative to the folder of the pack'],
    ['to a parent folder', '../pack-0/crate.glb', 'the file lies outside the folder of the pack'],
    ['to nothing', 'crate.gltf', 'the file is missing'],
    ['through a file', 'crate.glb/x.glb', 'the file is missing'],
    ['of the folder itself', '.', 'the file lies outside the folder of the pack'],
    ['of a folder', 'models', 'it is not a file'],
    ['of a link that leads outside', 'link.glb', 'the file lies outside the folder of the pack'],
    ['of a link to itself', 'circle.glb', 'the file is missing'],
    ['of a file that is too large', 'large.glb', 'it has 67108865 bytes, more than 67108864'],
    ['of a text', 'models/note.txt', 'it is not a GLB file'],
  ])('is refused: %s', async (_, file, reason) => {
    const folder = await storePack(
      { ...MANIFEST, objects: [{ ...OBJECT, file }] },
      { 'crate.glb': redBox, 'models/note.txt': Buffer.from('note') },
    );
    await symlink(join(root, 'pack-0', 'crate.glb'), join(folder, 'link.glb'));
    await symlink('circle.glb', join(folder, 'circle.glb'));
    const large = await open(join(folder, 'large.glb'), 'w');
    await large.truncate(67_108_865);
    await large.close();
    expect(await refusalOf(folder)).toBe(`object pack shop: ${file}: ${reason}`);
  });

  it('may lead into folders of the pack and through links inside it', async () => {
    const objects = [
      { ...OBJECT, file: 'models/crate.glb' },
      { id: 'link', file: 'link.glb' },
    ];
    const folder = await storePack({ ...MANIFEST, objects }, { 'models/crate.glb': redBox });
    await symlink('models/crate.glb', join(folder, 'link.glb'));
    const [pack] = await openObjectPacks([folder]);
    expect(pack?.rows[0]?.source?.sha256).toBe(pack?.rows[1]?.source?.sha256);
  });
});

describe('a pack with several bad files', () => {
  it('names the first five and counts the others', async () => {
    const objects = Array.from({ length: 8 }, (_, k) => ({ id: `n${k}`, file: `${k}.glb` }));
    const folder = await storePack({ ...MANIFEST, objects }, { '7.glb': Buffer.alloc(0) });
    const missing = [0, 1, 2, 3, 4].map((k) => `${k}.glb: the file is missing`).join('; ');
    expect(await refusalOf(folder)).toBe(`object pack shop: ${missing}; and 3 more files`);
  });
});
