import { createHash } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { buildBoxGlb, buildPlainPng } from '@diorama/object-packs/testing';

/** The objects of the pack that the shared stack has; each is a box with a texture of one colour of sRGB. */
export const PACK_OBJECTS = [
  { id: 'crate', name: 'frobnitz crate', size: [2, 2, 2], texture: [210, 30, 200], height: 2 },
  { id: 'pillar', name: 'frobnitz pillar', size: [1, 4, 1], texture: [20, 190, 60], height: 3 },
  { id: 'table', name: 'frobnitz table', size: [2, 1, 1], texture: [30, 60, 220], height: 0.8 },
] as const;

/** Writes a pack of the objects into a new folder and returns the folder. */
export async function writeObjectPack(folder: string): Promise<string> {
  await mkdir(folder);
  await chmod(folder, 0o755);
  for (const { id, size, texture } of PACK_OBJECTS) await writeFile(join(folder, `${id}.glb`), await buildFile(size, texture));
  const objects = PACK_OBJECTS.map(({ id, name, height }) => ({ id, name, height, file: `${id}.glb` }));
  await writeFile(join(folder, 'object-pack.json'), JSON.stringify({ name: 'test-pack', version: '1.0.0', license: 'CC0-1.0', objects }));
  return folder;
}

type Triple = readonly [number, number, number];

const buildFile = async (size: Triple, texture: Triple): Promise<Uint8Array> =>
  buildBoxGlb({ size, texture: await buildPlainPng(8, texture) });

/** SHA-256 of the file of an object, hexadecimal. */
export async function hashPackFile(id: (typeof PACK_OBJECTS)[number]['id']): Promise<string> {
  const object = PACK_OBJECTS.find((each) => each.id === id);
  if (object === undefined) throw new RangeError(`the pack has no object ${id}`);
  return createHash('sha256')
    .update(await buildFile(object.size, object.texture))
    .digest('hex');
}
